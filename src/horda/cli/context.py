"""The context of every command: the language, and the consoles for results and for messages."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from horda.locale import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from horda.engine.choices import Plain
    from horda.engine.game import Game
    from horda.locale import Words


class BadLanguage(ValueError):
    """A language that Horda does not support."""


class CliContext:
    """The language and the consoles of one run of `horda`; loaded when first used, so that help starts fast."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words: Words | None = None
        self._out: Console | None = None
        self._aside: Console | None = None

    @property
    def words(self) -> Words:
        """The texts of the command line in the user's language."""
        if self._words is None:
            from horda.locale import Words

            self._words = Words(self.lang)
        return self._words

    @property
    def out(self) -> Console:
        """The console for results (stdout)."""
        if self._out is None:
            from rich.console import Console

            self._out = Console(highlight=False, markup=False, emoji=False)
        return self._out

    @property
    def aside(self) -> Console:
        """The console for progress and errors (stderr)."""
        if self._aside is None:
            from rich.console import Console

            self._aside = Console(stderr=True, highlight=False, markup=False, emoji=False)
        return self._aside

    def words_of(
        self, game: Game, names: tuple[str, ...] = (), options: Mapping[str, Plain] | None = None
    ) -> Words:
        """Return the texts of a game in the user's language, with those of a match with these options."""
        from horda.locale import Words

        return Words.of(game, self.lang, names=names, options=options)

    def print_message(self, message: str, style: str | None = None, /, **args: str | int | float) -> None:
        """Print a message of the catalogue; a message with a file name is not wrapped, so that it can be copied."""
        self.out.print(self.words.say(message, **args), style=style, soft_wrap="file" in args)

    def write_json(self, value: object) -> None:
        """Print a value as JSON."""
        import msgspec

        encoded = msgspec.json.format(msgspec.json.encode(value), indent=2)
        sys.stdout.write(encoded.decode() + "\n")

    def print_check_results(
        self, message: str, results: Sequence[Mapping[str, object]], *, as_json: bool
    ) -> int:
        """Print a summary of checks, or all of them as JSON, and return the number of failed ones."""
        failed = sum(result["problem"] is not None for result in results)
        if as_json:
            self.write_json(results)
        else:
            self.print_message(message, "bold", count=len(results), failed=failed)
        return failed


def split_language(args: list[str]) -> tuple[str, list[str]]:
    """Return the language of `--lang`, given anywhere in a command line, and the line without it."""
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
