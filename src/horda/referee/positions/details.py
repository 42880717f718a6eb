"""Details of a match's position beyond the keys that people write, as the difference from these.

They use the names of saves, so that every position of a match can be set up: `fields` of the
state, the open `stack`, `cards` of piles, and the counters `round` and `turn`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, cast

import msgspec

from horda.engine.fields import CARD, Composite, CompositeTuple, Vocabulary, encode_fields
from horda.engine.saves.save import restore_state
from horda.engine.saves.save_format import (
    FORMAT,
    IMPOSSIBLE_MATCH_ERRORS,
    SAVE_VERSION,
    Position,
    Save,
)
from horda.engine.state import State
from horda.engine.views.position import BadPosition
from horda.referee.positions.cards import (
    compact_labels,
    deal_piles,
    note_knowledge,
    pile_labels,
    renumbering,
    unusual_knowledge,
)

DETAILS = "details"
"""The key of a position that contains the details."""
EVERYBODY = -1
"""The mask of all seats and spectators."""


class DetailRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The details of a position in the form of its text."""

    fields: dict[str, object] = {}
    stack: list[list[object]] | None = None
    cards: dict[str, list[str]] = {}
    known: dict[str, list[tuple[str, int]]] = {}
    """Cards with unusual knowledge: the face and a mask of seats."""
    round: int | None = None
    turn: int | None = None


def differing_details(state: State, base: State, mask: int) -> dict[str, object]:
    """Return the details of `state` that are missing in `base`, a state set up by the keys that people write.

    Faces that no seat in `mask` knows are left out. `base` is modified: it gets the cards of `state`.
    """
    found = DetailRecord()
    found.cards = _differing_piles(state, base, mask)
    deal_piles(base.cards, found.cards)
    found.known = unusual_knowledge(state.cards, mask)
    note_knowledge(base.cards, found.known)
    same = state.clone()
    _renumber_cards(same, base, mask)
    before, after = base.plain(), same.plain()
    values, values_before = (
        cast("dict[str, object]", after["fields"]),
        cast("dict[str, object]", before["fields"]),
    )
    found.fields = {name: value for name, value in values.items() if value != values_before[name]}
    if after["stack"] != before["stack"]:
        found.stack = cast("list[list[object]]", after["stack"])
    for name in ("round", "turn"):
        if after[name] != before[name]:
            setattr(found, name, after[name])
    return cast("dict[str, object]", msgspec.to_builtins(found))


def _differing_piles(state: State, base: State, mask: int) -> dict[str, list[str]]:
    now = {pile: pile_labels(state.cards, pile, mask) for pile in state.cards.piles}
    # A card that people wrote is known, one that they did not is not.
    before = {pile: pile_labels(base.cards, pile, EVERYBODY) for pile in base.cards.piles}
    return {pile: compact_labels(labels) for pile, labels in now.items() if labels != before[pile]}


def _renumber_cards(state: State, base: State, mask: int) -> None:
    """Renumber the cards of a state to match `base`, whose piles have equal cards in the same places."""
    pairs: list[tuple[int, int]] = []
    for field in type(state).FIELDS:
        if field.is_a is CARD and field.by:
            numbers, others = getattr(state, field.name), getattr(base, field.name)
            pairs.extend(
                (one, other) for one, other in zip(numbers, others, strict=False) if min(one, other) >= 0
            )
    now = renumbering(state.cards, base.cards, pairs, mask)
    cards = state.cards
    cards.piles = {pile: [now[card] for card in numbers] for pile, numbers in cards.piles.items()}
    known = cards.known.copy()
    for card, mark in enumerate(cards.known):
        known[now[card]] = mark
    cards.known = known
    has_numbers = False
    for field in type(state).FIELDS:
        if field.is_a is CARD:
            setattr(state, field.name, _renumber(getattr(state, field.name), now))
            has_numbers = True
    if not has_numbers:
        state.replace_cards(now)
    vocabulary = type(state).VOCABULARY
    state.stack = [_renumber_parts(frame, vocabulary, now) for frame in state.stack]
    records = getattr(state, "records", None)
    if isinstance(records, dict):
        cast("Any", state).records = {
            name: _renumber_parts(record, vocabulary, now) for name, record in records.items()
        }


def _renumber(value: object, now: list[int]) -> object:
    """Return the new number of a card, or of several cards; negative numbers mean none and are kept."""
    if isinstance(value, list):
        return [_renumber(part, now) for part in value]
    if isinstance(value, tuple):
        return tuple(_renumber(part, now) for part in value)
    return now[value] if isinstance(value, int) and value >= 0 else value


def _renumber_parts(instance: Any, vocabulary: Vocabulary, now: list[int]) -> Any:
    """Return a step, question or record with renumbered cards."""
    changes: dict[str, object] = {}
    for field in fields(instance):
        meaning, value = vocabulary.get(field.name), getattr(instance, field.name)
        if value is None or meaning is None:
            continue
        if meaning is CARD:
            changes[field.name] = _renumber(value, now)
        elif isinstance(meaning, Composite):
            changes[field.name] = _renumber_parts(value, meaning.parts, now)
        elif isinstance(meaning, CompositeTuple):
            changes[field.name] = tuple(_renumber_parts(part, meaning.of.parts, now) for part in value)
    return replace(instance, **changes) if changes else instance


MAX_NUMBER = 65_535
"""The largest number in details, which is limited because rules loop over counts."""


def _has_huge_numbers(value: object) -> bool:
    if isinstance(value, dict):
        return any(_has_huge_numbers(part) for part in value.values())
    if isinstance(value, list | tuple):
        return any(_has_huge_numbers(part) for part in value)
    return isinstance(value, int) and abs(value) > MAX_NUMBER


def add_details(base: State, given: object) -> State:
    """Return the state of a position with its details; raise `BadPosition` if they do not fit."""
    try:
        details = msgspec.convert(given, DetailRecord)
    except msgspec.ValidationError as error:
        raise BadPosition(f"`{DETAILS}`: {error}; leave `{DETAILS}` out to go on without them") from error
    if _has_huge_numbers([details.fields, details.stack, details.round, details.turn]):
        raise BadPosition(f"`{DETAILS}` holds a number beyond {MAX_NUMBER:,}")
    deal_piles(base.cards, details.cards)
    note_knowledge(base.cards, details.known)
    plain = base.plain()
    values = cast("dict[str, object]", plain["fields"])
    unknown = [name for name in details.fields if name not in values]
    if unknown:
        raise BadPosition(f"`{DETAILS}` has no `{unknown[0]:.40}`")
    plain["fields"] = {**values, **details.fields}
    if details.stack is not None:
        plain["stack"] = details.stack
    for name in ("round", "turn"):
        if (value := getattr(details, name)) is not None:
            plain[name] = value
    try:
        return _restore(base, plain)
    except IMPOSSIBLE_MATCH_ERRORS as error:
        raise BadPosition(
            f"`{DETAILS}` does not fit the rest of the position: {str(error)[:200]}; "
            f"leave `{DETAILS}` out to go on without them"
        ) from error


def _restore(base: State, plain: dict[str, object]) -> State:
    game = base.game
    save = Save(
        format=FORMAT,
        save=SAVE_VERSION,
        game=game.id,
        rules=game.version,
        seats=base.seats,
        options=dict(base.options),
        origin={},
        moves=[],
        position=msgspec.convert(msgspec.to_builtins(plain), Position),
        events=[],
    )
    return restore_state(game, save)


def frames_as_json(state: State) -> list[list[object]]:
    """Return the open steps and questions of a state in the form of details."""
    names, vocabulary = state.names(), type(state).VOCABULARY
    return [encode_fields(frame, vocabulary, names) for frame in state.stack]
