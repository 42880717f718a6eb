"""The messages of one game in one language: looked up in its catalogues and formatted."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from fluent.runtime import FluentBundle

from horda.locale.catalogue import CLI, COMMON, kebab
from horda.locale.parsed import bundle, messages_without_text

Word = str | int | float
"""The value of a variable in a Fluent message."""
Figures = Callable[[str, str], Mapping[str, Word]]
"""A function that returns the numbers printed on a thing, by its kind and name (`Game.figures`)."""

UNCONTRACTED = re.compile(r"\b([Dd]e|[Aa]) el\b")
"""Matches *de el* and *a el*, which Spanish contracts to *del* and *al*, unless *El* begins a name."""


COMMAND = "`horda "
"""The beginning of a command quoted in a message."""


def with_command_name(text: str) -> str:
    """Return a text with its commands in the form that starts this Horda: `./horda play` in a clone."""
    name = os.environ.get("HORDA_COMMAND") if COMMAND in text else None
    return text.replace(COMMAND, f"`{name} ") if name else text


class MissingWords(LookupError):
    """Raised for a message that no catalogue has, or that lacks the value of a variable."""


class Messages:
    """A lookup of messages by id: first those of the match, then of the game, its family and the common catalogue.

    A missing message raises `MissingWords` if `strict`; otherwise its id is used instead, since a match
    should not stop because of a missing text.
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
        """The match's own texts, with priority over the catalogues, by message id without the game's name (tail)."""
        self._figures = figures
        self.names = tuple(names)
        self.strict = strict
        self.catalogues = tuple(name for name in (game_id, *families, COMMON, *also) if name)
        """The names of the catalogues: the game's own, its family's, the common one, and the requested extra ones."""
        self._prefixes = [kebab(name) for name in self.catalogues]
        self._may_be_silent: dict[str, bool] = {}
        """Whether the sentence of an event may be empty, by the name of the event; cached."""

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Return the parsed messages of the catalogues and of the command line."""
        return bundle(self.lang, (*self.catalogues, CLI))

    def has(self, message: str) -> bool:
        """Return whether a message exists, or, for `id.attribute`, an attribute of a message."""
        if message in self._own:
            return True
        key, _, attribute = message.partition(".")
        if not self._bundle.has_message(key):
            return False
        found = self._bundle.get_message(key)
        return attribute in found.attributes if attribute else found.value is not None

    def knows(self, tail: str) -> bool:
        """Return whether the game, its family or the common catalogue has a message with this tail: `event-died`."""
        return self.has(self._first(tail))

    def may_be_empty(self, message: str) -> bool:
        """Return whether a message has no text, at least for some values of its variables."""
        if message in self._own:
            return not self._own[message].strip()
        return any(message in messages_without_text(self.lang, name) for name in self.catalogues)

    def say(self, message: str, /, **args: Word) -> str:
        """Return a message, or, for `id.attribute`, an attribute of a message, with its variables filled in."""
        return (
            self._own[message]
            if message in self._own
            else with_command_name(self._format_message(message, args))
        )

    def _format_message(self, message: str, args: Mapping[str, Word]) -> str:
        """Return a message of the catalogues with its variables filled in."""
        if not self.has(message):
            if self.strict:
                raise MissingWords(f"no words for `{message}` in {self.lang}")
            return self._fallback_text(message)
        key, _, attribute = message.partition(".")
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        formatted, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingWords(f"`{message}` in {self.lang}: {errors[0]}")
        return self._contract(str(formatted))

    def _contract(self, text: str) -> str:
        """Contract an article from a variable with the preposition before it, if the language does so."""
        return UNCONTRACTED.sub(r"\1l", text) if self.lang == "es" and " el" in text else text

    def _fallback_text(self, message: str) -> str:
        """Return the replacement for a missing message: its id without the game and the kind."""
        for prefix in self._prefixes:
            if message.startswith(f"{prefix}-"):
                message = message.removeprefix(f"{prefix}-").partition("-")[2] or message
                break
        return message.replace("-", " ")

    def _first(self, tail: str) -> str:
        """Return the id of the first message with this tail: of the match, the game, its family or the common ones."""
        if tail in self._own:
            return tail
        for prefix in self._prefixes:
            if self.has(f"{prefix}-{tail}"):
                return f"{prefix}-{tail}"
        return f"{self._prefixes[0]}-{tail}"

    def tail(self, tail: str, /, **args: Word) -> str:
        """Return the first message with this tail, of the game, its family or the common ones; empty if none."""
        return self.say(self._first(tail), **args) if self.knows(tail) else ""

    def title(self) -> str:
        """Return the title of the game."""
        return self.say(self._first("title"))
