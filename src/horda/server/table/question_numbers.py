"""Question numbers, which make a repeated choice idempotent: a number is never used for another question.

A question's number is the `seq` at which the seat was asked. Another seat's choice keeps it if this seat saw no event
and its question is the same, as in a simultaneous vote.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from horda.engine.choices import Choice
from horda.engine.state import REVOKE, State
from horda.server.http.errors import ProblemError
from horda.server.match.rebuild import choice_in
from horda.server.store import Entry

Numbers = tuple[int, ...]


class Request(NamedTuple):
    """The question that a message answers, and the id by which a repetition is recognised."""

    question: int
    id: str


def numbers_after(
    numbers: Numbers, before: State, after: State, *, choice: Choice | None, seq: int
) -> Numbers:
    """Return the question numbers after the choice with number `seq`; after an undo all are new."""
    if choice is None:
        return (seq,) * len(numbers)
    decided = None if choice.verb == REVOKE else choice.seat
    asked = frozenset(after.deciders)
    return tuple(
        seq if seat == decided or (seat in asked and not _is_same_question(before, after, seat)) else number
        for seat, number in enumerate(numbers)
    )


def _is_same_question(before: State, after: State, seat: int) -> bool:
    """Whether a seat has the same question after a choice and saw nothing of it."""
    then, now = before.question(), after.question()
    if then is None or now is None or type(then) is not type(now) or len(before.log) != len(after.log):
        return False
    prompts = [one.prompt(state, seat).as_json() for one, state in ((then, before), (now, after))]
    return prompts[0] == prompts[1] and before.choices(seat) == after.choices(seat)


def with_question(entry: Entry, request: Request | None, numbers: Numbers) -> Entry:
    """Return an entry with the question it answers and the question numbers after it."""
    question, id = (None, "") if request is None else request
    return msgspec.structs.replace(entry, question=question, request=id, numbers=numbers)


def repeated_seq(before: Entry, request: Request, choice: Choice | None, take_backs: list[Entry]) -> int:
    """Return the `seq` of a message that was carried out before; raise `ProblemError` if the earlier answer differs."""
    then = None if before.choice is None else choice_in(before)
    if (before.question, before.request, then) != (request.question, request.id, choice):
        raise ProblemError("other-question", status=409)
    if is_taken_back(before, take_backs):
        raise ProblemError("taken-back", status=409)
    return before.seq


def is_taken_back(entry: Entry, take_backs: list[Entry]) -> bool:
    """Whether a choice was undone by one of the undo entries."""
    if entry.undone:
        return False
    since, last = 0, entry.seq
    for one in take_backs:
        if one.seq > entry.seq:
            since += one.seq - last - 1 - one.undone
            last = one.seq
            if since < 0:
                return True
    return False
