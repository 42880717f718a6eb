"""Whether a match that was played again stands where its save stood: what happened, and how all lies."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.events import Event, OnlyChoice, OrderFollowed, TakenBack
from horda.engine.history import History
from horda.engine.saves.fingerprint import canonical
from horda.engine.saves.save_format import BY_NUMBER, WRONG, Save, event_from, faces_of
from horda.engine.state import State

STEADY = ("chance", "round", "turn")
"""Parts of a position that mean the same whatever steps and fields the rules have."""
DECIDED = 3
"""The parts of a result that decide a match: who won, the scores, and why."""


def leads_to(again: State, save: Save) -> bool:
    """Whether a match played again stands where the save stood: the same happened, all lies the same."""
    return told_alike(told_in(save), told_by(again)) and lies_alike(again, save)


def lies_alike(again: State, save: Save) -> bool:
    """Whether all lies where it lay in a save, and chance will bring the same.

    Steps and fields may be called otherwise by other rules; who knows what may have been mended.
    """
    again = again.clone()
    again.game.restate(again, save.save, back=True)
    now = again.plain()
    then: dict[str, object] = msgspec.to_builtins(save.position)
    return (
        all(canonical(now[part]) == canonical(then[part]) for part in STEADY)
        and ended_alike(again, save)
        and fields_alike(again, save)
        and save.faces in ("", faces_of(again))
        and (save.faces != "" or again.cards.piles == save.position.cards.get("piles"))
    )


def fields_alike(state: State, save: Save) -> bool:
    """Whether the fields that a save has too are as it has them.

    Those it has by names are read before they are compared, since an earlier form may write them otherwise.
    """
    names, saved = state.names(), save.position.fields
    for field in type(state).FIELDS:
        if field.name not in saved:
            continue
        now: object = getattr(state, field.name)
        then = saved[field.name]
        if save.save > BY_NUMBER:
            try:
                then = field.encode(field.decode(then, names, now), names)
            except WRONG:
                return False
            now = field.encode(now, names)
        if canonical(now) != canonical(then):
            return False
    return True


def ended_alike(again: State, save: Save) -> bool:
    """Whether a match played again has come to the end that the save has, or has not ended either."""
    then, now = save.position.result, again.result
    if then is None or now is None:
        return then is None and now is None
    return then.result().plain()[:DECIDED] == now.plain()[:DECIDED]


def told_in(save: Save) -> list[list[object]]:
    """What the log of a save tells, without the lines about what was undone."""
    return [_as_of_old(event) for _, event in save.events if not _is_taken_back(event)]


def told_by(state: State, since: int = 0) -> list[list[object]]:
    """What the log of a match tells from a line on, in the form that compares with a save's."""
    return [_as_of_old([*event.plain()]) for event in state.log.since(since)]


def told_alike(then: list[list[object]], now: list[list[object]]) -> bool:
    """Whether two logs tell the same, line by line, in all that the older one says.

    A later version may tell more of the same thing: what it adds stands at the end of a line.
    """
    return len(then) == len(now) and all(
        canonical(old) == canonical(new[: len(old)]) for old, new in zip(then, now, strict=True)
    )


def _as_of_old(event: list[object]) -> list[object]:
    """A line of the log as earlier versions wrote it: a standing order was told like a single option."""
    return [OnlyChoice.__name__, *event[1:3]] if event[:1] == [OrderFollowed.__name__] else event


def _is_taken_back(event: list[object]) -> bool:
    """Whether a line of the log only tells that something was undone: playing again does not make it."""
    return bool(event) and event[0] == TakenBack.__name__


def put_back(again: State, save: Save) -> None:
    """Put the lines about what was undone back into the log, each where it stood."""
    past = again.history
    happened = zip(past.events().since(0), past.knowledge().since(0), strict=True)
    kinds = again.game.event_kinds()
    log: list[Event] = []
    known: list[int] = []
    for known_to, plain in save.events:
        event, mask = (event_from(kinds, plain), known_to) if _is_taken_back(plain) else next(happened)
        log.append(event)
        known.append(mask)
    again.history = History(past.moves().since(0), log, known, past.checkpoints())
