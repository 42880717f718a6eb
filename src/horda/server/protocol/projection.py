"""A state as one seat may see it, in the records of the protocol; and what changed between two views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Literal, cast

import msgspec

from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.state import Result, State
from horda.server.protocol.match_records import (
    Change,
    ChoiceRecord,
    EventRecord,
    OrderRecord,
    Plain,
    PromptRecord,
    RefusalRecord,
    ResultRecord,
)
from horda.server.protocol.server_messages import Asked

View = dict[str, Any]
MOST_CHANGES = 150
"""With more changes than that, the whole view is no longer to send."""


def choice_record(choice: Choice) -> ChoiceRecord:
    """A choice as it travels."""
    return ChoiceRecord(**cast("dict[str, Any]", choice.as_json()))


def refusal_record(refusal: Refusal) -> RefusalRecord:
    """Something that is not open now as it travels."""
    about = cast("dict[str, Plain]", dict(refusal.about))
    return RefusalRecord(choice_record(refusal.choice), refusal.rule, about)


def choice_from(record: ChoiceRecord) -> Choice:
    """The choice that a message holds; `BadChoice` when an argument is none."""
    return Choice.from_json(msgspec.structs.asdict(record))


_NAMES: dict[type, tuple[str, ...]] = {}
"""The fields of each kind of event met so far."""


def _fields(kind: type) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind))
    return _NAMES[kind]


def event_record(event: Event) -> EventRecord:
    """An event as it travels, its fields by name."""
    kind = type(event)
    return EventRecord(kind.__name__, {name: getattr(event, name) for name in _fields(kind)})


def events_seen(state: State, seat: int | None, since: int) -> tuple[EventRecord, ...]:
    """What happened from number `since` on, as a seat may know it."""
    return tuple(event_record(event) for event in state.events_for(seat, since))


def result_of(state: State) -> ResultRecord | None:
    """How the match ended, if it did."""
    return None if state.result is None else result_record(state.result)


def result_record(result: Result) -> ResultRecord:
    """How a match ended, as the client reads it."""
    about = cast("dict[str, Plain]", dict(result.about))
    return ResultRecord(result.winners, result.scores, result.why, about, result.together)


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know, as plain data."""
    return cast("View", msgspec.to_builtins(state.view(seat)))


def asked_of(
    state: State,
    seat: int | None,
    *,
    undo: Literal["no", "free", "ask"],
    question: int,
    choices: Sequence[Choice] | None = None,
) -> Asked:
    """What is asked, and what a seat may do about it: all that the rules allow, or these `choices` of it."""
    prompt = state.prompt(seat)
    told = None
    if prompt is not None:
        told = PromptRecord(prompt.name, cast("dict[str, Plain]", dict(prompt.about)))
    if seat is None:
        return Asked(question, tuple(state.deciders), told, (), (), (), "no", result_of(state))
    if choices is None:
        choices = state.choices(seat)
    prices = tuple(state.game.price(state, one) for one in choices)
    noisy = tuple(state.game.is_noisy(state, one) for one in choices)
    lasting = tuple(state.takes_order(one) for one in choices)
    vain = tuple(state.game.is_futile(state, one) for one in choices)
    return Asked(
        question=question,
        deciders=tuple(state.deciders),
        prompt=told,
        choices=tuple(choice_record(one) for one in choices),
        refusals=tuple(refusal_record(one) for one in state.refusals(seat)),
        orders=tuple(OrderRecord(ask, choice_record(one)) for ask, one in state.standing_orders(seat)),
        undo=undo,
        result=result_of(state),
        prices=prices if any(price is not None for price in prices) else (),
        noisy=noisy if any(noisy) else (),
        lasting=lasting if any(lasting) else (),
        vain=vain if any(vain) else (),
    )


def changes_between(old: View, new: View) -> tuple[Change, ...] | None:
    """The changes that turn one view into another; None when sending it whole is no longer."""
    found = all_changes(old, new)
    return found if len(found) <= MOST_CHANGES else None


def all_changes(old: View, new: View) -> tuple[Change, ...]:
    """The changes that turn one view, or a part of it, into another, however many they are."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return tuple(found)


def _compare(old: Any, new: Any, at: tuple[str | int, ...], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend(Change((*at, key), drop=True) for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append(Change((*at, key), put=value))
            elif old[key] != value:
                _compare(old[key], value, (*at, key), found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for number, value in enumerate(new):
            if old[number] != value:
                _compare(old[number], value, (*at, number), found)
    else:
        found.append(Change(at, put=new))


def shared_events(old: State, new: State) -> int:
    """How many events two histories of a match have in common from the beginning."""
    before, after = old.log.since(0), new.log.since(0)
    for number, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and one.as_json() != other.as_json():
            return number
    return min(len(before), len(after))
