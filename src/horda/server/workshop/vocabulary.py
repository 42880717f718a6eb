"""The vocabulary of a game's missions as records for the client."""

from __future__ import annotations

from collections.abc import Iterable

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.introspection import Argument, WordInfo, vocabulary_of
from horda.server.workshop.workshop_records import EventForm, Slot, Vocabulary, WordForm


def vocabulary_record(game: Zombicide) -> Vocabulary:
    """Return the vocabulary of a game's missions as a record."""
    found = vocabulary_of(game.words)
    return Vocabulary(
        _forms(found.conditions),
        _forms(found.effects),
        tuple(EventForm(event.key, _slots(event.filters)) for event in found.events),
        found.values,
        _slots(found.token_fields),
    )


def _forms(words: Iterable[WordInfo]) -> tuple[WordForm, ...]:
    return tuple(
        WordForm(word.key, word.use, _slots(word.bare), _slots(word.fields), word.bare_fields)
        for word in words
    )


def _slots(arguments: Iterable[Argument]) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            one.name,
            one.kind,
            one.options,
            is_required=one.is_required,
            default=one.default,
            is_list=one.is_list,
        )
        for one in arguments
    )
