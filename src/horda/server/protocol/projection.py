"""Projection of a state to one seat's view as protocol records, and the changes between two views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Literal, cast

import msgspec

from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.state import Result, State
from horda.engine.views.losses import Loss, losses_of
from horda.server.protocol.match_records import (
    Change,
    ChoiceRecord,
    EventRecord,
    LossRecord,
    OfferedChoice,
    OrderRecord,
    Plain,
    PromptRecord,
    RefusalRecord,
    ResultRecord,
)
from horda.server.protocol.server_messages import SeatQuestion

View = dict[str, Any]
MAX_CHANGES = 150
"""Most changes in an update; beyond that, sending the whole view is shorter."""


def choice_record(choice: Choice) -> ChoiceRecord:
    """Return a choice as a protocol record."""
    return ChoiceRecord(**cast("dict[str, Any]", choice.as_json()))


def offered_choices(state: State, seat: int, choices: Sequence[Choice]) -> tuple[OfferedChoice, ...]:
    """Return the open choices of a seat, each with its price and consequences."""
    losses = losses_of(state, seat, choices)
    return tuple(_offered_choice(state, choice, loss) for choice, loss in zip(choices, losses, strict=True))


def _offered_choice(state: State, choice: Choice, loss: Loss | None) -> OfferedChoice:
    return OfferedChoice(
        choice_record(choice),
        price=state.game.price(state, choice),
        noisy=state.game.is_noisy(state, choice),
        lasting=state.takes_order(choice),
        vain=state.game.is_futile(state, choice),
        loss=None if loss is None else LossRecord(result_record(loss.result) if loss.is_certain else None),
    )


def refusal_record(refusal: Refusal) -> RefusalRecord:
    """Return a refused choice as a protocol record."""
    about = cast("dict[str, Plain]", dict(refusal.about))
    return RefusalRecord(choice_record(refusal.choice), refusal.rule, about)


def choice_from(record: ChoiceRecord) -> Choice:
    """Return the choice in a message; raise `BadChoice` if an argument is not valid."""
    return Choice.from_json(msgspec.structs.asdict(record))


_FIELD_NAMES: dict[type, tuple[str, ...]] = {}
"""The field names of each event class, cached."""


def _field_names(kind: type) -> tuple[str, ...]:
    if kind not in _FIELD_NAMES:
        _FIELD_NAMES[kind] = tuple(field.name for field in fields(kind))
    return _FIELD_NAMES[kind]


def event_record(event: Event) -> EventRecord:
    """Return an event as a protocol record, with its fields by name."""
    kind = type(event)
    return EventRecord(kind.__name__, {name: getattr(event, name) for name in _field_names(kind)})


def visible_events(state: State, seat: int | None, since: int) -> tuple[EventRecord, ...]:
    """Return the events from number `since` on, as a seat may know them."""
    return tuple(event_record(event) for event in state.events_for(seat, since))


def result_of(state: State) -> ResultRecord | None:
    """Return the result of a match; None while it runs."""
    return None if state.result is None else result_record(state.result)


def result_record(result: Result) -> ResultRecord:
    """Return a result as a protocol record."""
    about = cast("dict[str, Plain]", dict(result.about))
    return ResultRecord(result.winners, result.scores, result.why, about, result.together)


def view_of(state: State, seat: int | None) -> View:
    """Return what a seat may know, as plain data."""
    return cast("View", msgspec.to_builtins(state.view(seat)))


def asked_record(
    state: State,
    seat: int | None,
    *,
    undo: Literal["no", "free", "ask"],
    question: int,
    choices: Sequence[Choice] | None = None,
) -> SeatQuestion:
    """Return a seat's question and its options: all open choices, or only the given `choices`."""
    prompt = state.prompt(seat)
    prompt_record = None
    if prompt is not None:
        prompt_record = PromptRecord(prompt.name, cast("dict[str, Plain]", dict(prompt.about)))
    if seat is None:
        return SeatQuestion(
            question, tuple(state.deciders), prompt_record, (), (), (), "no", result_of(state)
        )
    if choices is None:
        choices = state.choices(seat)
    return SeatQuestion(
        question=question,
        deciders=tuple(state.deciders),
        prompt=prompt_record,
        choices=offered_choices(state, seat, choices),
        refusals=tuple(refusal_record(one) for one in state.refusals(seat)),
        orders=tuple(OrderRecord(ask, choice_record(one)) for ask, one in state.standing_orders(seat)),
        undo=undo,
        result=result_of(state),
    )


def changes_between(old: View, new: View) -> tuple[Change, ...] | None:
    """Return the changes that turn one view into another; None if sending the whole view is shorter."""
    found = all_changes(old, new)
    return found if len(found) <= MAX_CHANGES else None


def all_changes(old: View, new: View) -> tuple[Change, ...]:
    """Return all changes that turn one view, or a part of it, into another."""
    found: list[Change] = []
    _collect_changes(old, new, (), found)
    return tuple(found)


def _collect_changes(old: Any, new: Any, at: tuple[str | int, ...], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend(Change((*at, key), drop=True) for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append(Change((*at, key), put=value))
            elif old[key] != value:
                _collect_changes(old[key], value, (*at, key), found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for number, value in enumerate(new):
            if old[number] != value:
                _collect_changes(old[number], value, (*at, number), found)
    else:
        found.append(Change(at, put=new))


def common_event_count(old: State, new: State) -> int:
    """Return how many events two histories of a match have in common from the start."""
    before, after = old.log.since(0), new.log.since(0)
    for number, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and one.as_json() != other.as_json():
            return number
    return min(len(before), len(after))
