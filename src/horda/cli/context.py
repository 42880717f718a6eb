"""What every command works with: a language, a place to write, a place to read from."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from horda.cli import late
from horda.locale import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from horda.engine.choices import Plain
    from horda.engine.game import Game
    from horda.locale import Words


class BadLanguage(ValueError):
    """A language that Horda does not speak."""


class Desk:
    """The person's language and terminal."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words: Words | None = None
        self._out: Console | None = None
        self._aside: Console | None = None

    @property
    def words(self) -> late.Words:
        """What Horda says of itself in the person's language."""
        if self._words is None:
            self._words = late.Words(self.lang)
        return self._words

    @property
    def out(self) -> late.Console:
        """Where results are written."""
        if self._out is None:
            self._out = late.Console(highlight=False, markup=False, emoji=False)
        return self._out

    @property
    def aside(self) -> late.Console:
        """Where progress and errors are written, beside the results."""
        if self._aside is None:
            self._aside = late.Console(stderr=True, highlight=False, markup=False, emoji=False)
        return self._aside

    def words_of(
        self, game: Game, names: tuple[str, ...] = (), options: Mapping[str, Plain] | None = None
    ) -> late.Words:
        """The words of a game in the person's language, with those of a match that has these options."""
        return late.Words.of(game, self.lang, names=names, options=options)

    def say(self, message: str, style: str | None = None, /, **args: str | int | float) -> None:
        """Write a message of the catalogue; a path in it stays in one piece, to be copied."""
        self.out.print(self.words.say(message, **args), style=style, soft_wrap="file" in args)

    def write_json(self, value: object) -> None:
        """Write something for a program to read."""
        encoded = late.msgspec.json.format(late.msgspec.json.encode(value), indent=2)
        sys.stdout.write(encoded.decode() + "\n")

    def tell_checked(self, message: str, told: Sequence[Mapping[str, object]], *, as_json: bool) -> int:
        """Close a list of what was checked: a line, or all of it for a program; how many have a problem."""
        failed = sum(one["problem"] is not None for one in told)
        if as_json:
            self.write_json(told)
        else:
            self.say(message, "bold", count=len(told), failed=failed)
        return failed


def language_asked(args: list[str]) -> tuple[str, list[str]]:
    """The language asked for with `--lang`, wherever it stands in a command line, and the line without it."""
    lang = language()
    rest: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            rest += [arg, *waiting]
        elif arg == "--lang":
            lang = next(waiting, "")
        elif arg.startswith("--lang="):
            lang = arg.removeprefix("--lang=")
        else:
            rest.append(arg)
    if lang not in LANGUAGES:
        raise BadLanguage(lang)
    return lang, rest
