"""Checks that a replayed match reaches the events and the position of its save."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.events import Event, OnlyChoice, OrderFollowed, TakenBack
from horda.engine.history import History
from horda.engine.saves.fingerprint import canonical
from horda.engine.saves.save_format import (
    IMPOSSIBLE_MATCH_ERRORS,
    LAST_FORMAT_BY_NUMBER,
    Save,
    faces_of,
)
from horda.engine.state import State

RULES_INDEPENDENT_PARTS = ("chance", "round", "turn")
"""The parts of a position that every rules version stores in the same way."""
DECISIVE_RESULT_PARTS = 3
"""The number of parts of a result that decide a match: winners, scores and reason."""


def matches_save(again: State, save: Save) -> bool:
    """Return whether a replayed match has the same events and the same position as the save."""
    return has_same_events(events_of_save(save), events_of_state(again)) and has_same_position(again, save)


def has_same_position(again: State, save: Save) -> bool:
    """Return whether cards, fields, random state and result agree with a save.

    Steps and fields may have other names in other rules versions, and who knows which card may have been
    corrected.
    """
    again = again.clone()
    again.game.update_state(again, save.save, back=True)
    now = again.plain()
    then: dict[str, object] = msgspec.to_builtins(save.position)
    return (
        all(canonical(now[part]) == canonical(then[part]) for part in RULES_INDEPENDENT_PARTS)
        and has_same_result(again, save)
        and has_same_fields(again, save)
        and save.faces in ("", faces_of(again))
        and (save.faces != "" or again.cards.piles == save.position.cards.get("piles"))
    )


def has_same_fields(state: State, save: Save) -> bool:
    """Return whether the fields of a state equal those of a save; fields that the save does not have are ignored.

    Fields saved by name are decoded before they are compared, since an earlier format may encode them
    differently.
    """
    names, saved = state.names(), save.position.fields
    for field in type(state).FIELDS:
        if field.name not in saved:
            continue
        now: object = getattr(state, field.name)
        then = saved[field.name]
        if save.save > LAST_FORMAT_BY_NUMBER:
            try:
                then = field.encode(field.decode(then, names, now), names)
            except IMPOSSIBLE_MATCH_ERRORS:
                return False
            now = field.encode(now, names)
        if canonical(now) != canonical(then):
            return False
    return True


def has_same_result(again: State, save: Save) -> bool:
    """Return whether a replayed match has the result of the save, or neither has ended."""
    then, now = save.position.result, again.result
    if then is None or now is None:
        return then is None and now is None
    return then.result().plain()[:DECISIVE_RESULT_PARTS] == now.plain()[:DECISIVE_RESULT_PARTS]


def events_of_save(save: Save) -> list[list[object]]:
    """Return the events of a save without those about undone decisions."""
    return [_legacy_event(event) for _, event in save.events if not _is_undo_event(event)]


def events_of_state(state: State, since: int = 0) -> list[list[object]]:
    """Return the events of a match from number `since` on, in the form of a save."""
    return [_legacy_event([*event.as_json()]) for event in state.log.since(since)]


def has_same_events(then: list[list[object]], now: list[list[object]]) -> bool:
    """Return whether two logs have the same events, and each event the same values in the fields of the older log.

    A later version may add fields to an event, after the others.
    """
    return len(then) == len(now) and all(
        canonical(old) == canonical(new[: len(old)]) for old, new in zip(then, now, strict=True)
    )


def _legacy_event(event: list[object]) -> list[object]:
    """Return an event in the form of earlier versions, which logged a standing order like an only choice."""
    return [OnlyChoice.__name__, *event[1:3]] if event[:1] == [OrderFollowed.__name__] else event


def _is_undo_event(event: list[object]) -> bool:
    """Return whether an event only records an undo, which a replay does not produce."""
    return bool(event) and event[0] == TakenBack.__name__


def restore_undo_events(again: State, save: Save) -> None:
    """Insert the events about undone decisions into the log at the places that they have in the save."""
    past = again.history
    happened = zip(past.events().since(0), past.knowledge().since(0), strict=True)
    log: list[Event] = []
    known: list[int] = []
    for known_to, plain in save.events:
        event, mask = (again.game.event_from(plain), known_to) if _is_undo_event(plain) else next(happened)
        log.append(event)
        known.append(mask)
    again.history = History(past.moves().since(0), log, known, past.checkpoints())
