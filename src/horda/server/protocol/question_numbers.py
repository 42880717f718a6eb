"""The numbers of questions: what a seat is asked has one, and never the same for another question.

The number is the `seq` at which the seat was asked. A decision of somebody else leaves it as it is where that
seat saw nothing of it and is still asked the same, as in a vote that all cast at once.
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
    """Which question a message answers, and the id by which it is known when it comes again."""

    question: int
    id: str


def numbers_after(
    numbers: Numbers, before: State, after: State, *, choice: Choice | None, seq: int
) -> Numbers:
    """The numbers of the questions after a decision, the `seq`-th; after taking back all are asked anew."""
    if choice is None:
        return (seq,) * len(numbers)
    decided = None if choice.verb == REVOKE else choice.seat
    asked = frozenset(after.deciders)
    return tuple(
        seq if seat == decided or (seat in asked and not _is_same(before, after, seat)) else number
        for seat, number in enumerate(numbers)
    )


def _is_same(before: State, after: State, seat: int) -> bool:
    """Whether a seat is still asked what it was asked before, and nothing happened meanwhile."""
    then, now = before.question(), after.question()
    if then is None or now is None or type(then) is not type(now) or len(before.log) != len(after.log):
        return False
    prompts = [one.prompt(state, seat).as_json() for one, state in ((then, before), (now, after))]
    return prompts[0] == prompts[1] and before.choices(seat) == after.choices(seat)


def numbered(entry: Entry, request: Request | None, numbers: Numbers) -> Entry:
    """An entry with the question it answers, and the numbers of those that are asked after it."""
    question, id = (None, "") if request is None else request
    return msgspec.structs.replace(entry, question=question, request=id, numbers=numbers)


def acknowledged(before: Entry, request: Request, choice: Choice | None, take_backs: list[Entry]) -> int:
    """The acknowledgement that a message got when it first came; `ProblemError` when it is another one."""
    then = None if before.choice is None else choice_in(before)
    if (before.question, before.request, then) != (request.question, request.id, choice):
        raise ProblemError("other-question", status=409)
    if is_taken_back(before, take_backs):
        raise ProblemError("taken-back", status=409)
    return before.seq


def is_taken_back(entry: Entry, take_backs: list[Entry]) -> bool:
    """Whether a decision was undone by one of the entries that took something back."""
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
