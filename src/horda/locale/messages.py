"""The messages of one game in one language: found in its catalogues and filled in."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from horda.locale.catalogue import CLI, COMMON, kebab
from horda.locale.plain import fill_plain, plain_messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Word = str | int | float
"""What a Fluent message is given for a variable."""
Figures = Callable[[str, str], Mapping[str, Word]]
"""What is printed on a thing, by its kind and name (`Game.figures`)."""

UNCONTRACTED = re.compile(r"\b([Dd]e|[Aa]) el\b")
"""The article after *de* or *a*, which Spanish joins to it: *del*, *al*; not the first word of a name."""


COMMAND = "`horda "
"""How a message begins a command that it advises."""


def with_command_name(text: str) -> str:
    """Return a text whose commands are named as this Horda was started: `./horda play` from a clone."""
    name = os.environ.get("HORDA_COMMAND") if COMMAND in text else None
    return text.replace(COMMAND, f"`{name} ") if name else text


class MissingWords(LookupError):
    """A message that no catalogue has, or one that asks for a variable it was not given."""


class Messages:
    """Says messages by their ids: the match's own first, then the game's, its family's and the common ones.

    A missing message raises `MissingWords` when `strict`; otherwise its id is said in its place, for no match
    should stop for want of a word.
    """

    def __init__(
        self,
        lang: str,
        game_id: str = "",
        *,
        families: Sequence[str] = (),
        names: Sequence[str] = (),
        strict: bool = False,
        figures: Figures | None = None,
        own: Mapping[str, str] | None = None,
        also: Sequence[str] = (),
    ) -> None:
        self.lang = lang
        self.game_id = game_id
        self._own = dict(own or {})
        """What a match says itself, by the tails of messages: plain text that comes before the catalogues."""
        self._figures = figures
        self.names = tuple(names)
        self.strict = strict
        self.catalogues = tuple(name for name in (game_id, *families, COMMON, *also) if name)
        """The files it speaks from: the game's own, its family's, the common one, and what else is wanted."""
        self._prefixes = [kebab(name) for name in self.catalogues]
        self._files = (*self.catalogues, CLI)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What says the messages that are not plain; loaded with the first of them."""
        # Imported here because simple messages are read without Fluent, which takes long to load.
        from fluent.runtime import FluentBundle

        from horda.locale.parsed import resource

        bundle = FluentBundle([self.lang], use_isolating=False)
        for name in self._files:
            bundle.add_resource(resource(self.lang, name))
        return bundle

    def has(self, message: str) -> bool:
        """Whether there is such a message; `id.attribute` asks for an attribute."""
        if message in self._own or self._plain(message) is not None:
            return True
        if message not in self._attributes_of(message):
            return False
        key, _, attribute = message.partition(".")
        if not self._bundle.has_message(key):
            return False
        found = self._bundle.get_message(key)
        return attribute in found.attributes if attribute else found.value is not None

    def knows(self, tail: str) -> bool:
        """Whether the game, its family or the common words have a message with this tail: `event-died`."""
        return self.has(self._first(tail))

    def say(self, message: str, /, **args: Word) -> str:
        """A message with its variables filled in; `id.attribute` says an attribute."""
        return self._own[message] if message in self._own else with_command_name(self._filled(message, args))

    def _filled(self, message: str, args: Mapping[str, Word]) -> str:
        """Return a message of the catalogues with its variables filled in."""
        plain = self._plain(message)
        if plain is not None and (told := fill_plain(plain, args)) is not None:
            return self._contract(told)
        if not self.has(message):
            if self.strict:
                raise MissingWords(f"no words for `{message}` in {self.lang}")
            return self._fallback_text(message)
        key, _, attribute = message.partition(".")
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems and self.strict:
            raise MissingWords(f"`{message}` in {self.lang}: {problems[0]}")
        return self._contract(str(said))

    def _contract(self, text: str) -> str:
        """Join an article that came with a variable to the preposition before it, where the language does."""
        return UNCONTRACTED.sub(r"\1l", text) if self.lang == "es" and " el" in text else text

    def _plain(self, message: str) -> str | None:
        """The text of a message with nothing for Fluent in it, from the first file that has the message."""
        return self._attributes_of(message).get(message)

    def _attributes_of(self, message: str) -> Mapping[str, str | None]:
        """What the first file that has the message says in all; nothing where none has it."""
        key = message.partition(".")[0]
        files = (plain_messages(self.lang, name) for name in self._files)
        return next((known for known in files if key in known), {})

    def _fallback_text(self, message: str) -> str:
        """What stands in for a message that is missing: what its id says beyond the game and the kind."""
        for prefix in self._prefixes:
            if message.startswith(f"{prefix}-"):
                message = message.removeprefix(f"{prefix}-").partition("-")[2] or message
                break
        return message.replace("-", " ")

    def _first(self, tail: str) -> str:
        """The id of the nearest message with this tail: the match's, the game's, its family's or common."""
        if tail in self._own:
            return tail
        for prefix in self._prefixes:
            if self.has(f"{prefix}-{tail}"):
                return f"{prefix}-{tail}"
        return f"{self._prefixes[0]}-{tail}"

    def tail(self, tail: str, /, **args: Word) -> str:
        """The nearest message with this tail, the game's or its family's; empty where there is none."""
        return self.say(self._first(tail), **args) if self.knows(tail) else ""

    def title(self) -> str:
        """What the game is called."""
        return self.say(self._first("title"))
