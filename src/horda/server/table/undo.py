"""Undo: at once if nobody learnt anything since, otherwise by a vote of the table.

Somebody who plays alone may also undo the choice that ended the match, which reopens it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from horda.server.http.errors import ProblemError
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import votes
from horda.server.table.question_numbers import Request

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.sockets.subscriber import Subscriber

MAX_MOVES_SEARCHED = 300
"""Number of choices among which a seat's last one is searched."""


class UndoPlan(NamedTuple):
    """The number of choices that an undo takes back, and whether it needs no vote."""

    moves: int
    is_free: bool


def undo_plan(live: LiveMatch, seat: int) -> UndoPlan | None:
    """Return the plan for undoing a seat's last choice; None if there is none, or a match with others is over."""
    state = live.state
    if state.over and not _plays_alone(live.sitting, seat):
        return None
    count = len(state.moves)
    recent = state.moves.since(count - MAX_MOVES_SEARCHED)
    for moves, choice in enumerate(reversed(recent), 1):
        if choice.seat == seat:
            return _plan_for(live, seat, moves, [one.seat for one in recent[len(recent) - moves :]])
    return None


def _plays_alone(sitting: Sitting, seat: int) -> bool:
    """Whether nobody plays at another screen, and nobody who left may come back."""
    return not votes.other_people(sitting, seat) and not votes.absent_people(sitting, seat)


def _plan_for(live: LiveMatch, seat: int, moves: int, deciders: list[int]) -> UndoPlan:
    others = votes.other_people(live.sitting, seat)
    learnt = len(live.state.moves) - moves < live.state.barrier
    return UndoPlan(moves, not learnt and not any(other in others for other in deciders))


def undo_permission(live: LiveMatch, seat: int | None) -> Literal["no", "free", "ask"]:
    """Return whether a seat may undo its last choice."""
    back = None if seat is None else undo_plan(live, seat)
    if back is None or (live.sitting.undo == "free" and not back.is_free):
        return "no"
    return "free" if back.is_free else "ask"


async def request_undo(
    live: LiveMatch, subscriber: Subscriber, seat: int, request: Request, patience: float
) -> int:
    """Undo a seat's last choice, or propose it for `patience` seconds; return the current `seq`."""

    def moves() -> int:
        subscriber.check_open()
        return _moves_without_vote(live, seat)

    if _needs_no_vote(live, seat):
        return await live.take_back(seat, moves, request=request)
    until = live.store.now() + patience
    await live.change_sitting(
        subscriber.while_open(lambda now: _propose_undo(live, now, seat, request, until=until))
    )
    return live.seq


def _require_plan(live: LiveMatch, seat: int) -> UndoPlan:
    back = undo_plan(live, seat)
    if back is None:
        raise ProblemError("match-over" if live.state.over else "nothing-to-undo", status=409)
    return back


def _needs_no_vote(live: LiveMatch, seat: int) -> bool:
    """Whether nobody must agree: nothing was learnt, or only the seat's own people and bots are affected."""
    back = _require_plan(live, seat)
    if back.is_free:
        return True
    if live.sitting.undo == "free":
        raise ProblemError("learnt-from", status=409)
    _check_refusals(live, live.sitting, seat, back)
    if votes.other_people(live.sitting, seat):
        return False
    if votes.absent_people(live.sitting, seat):
        raise ProblemError("nobody-to-agree", status=409)
    return True


def _check_refusals(live: LiveMatch, sitting: Sitting, seat: int, back: UndoPlan) -> None:
    """Raise `ProblemError` if somebody refused this undo before and a bot now plays their seat."""
    kept = len(live.state.moves) - back.moves
    for other, limit in sitting.refused:
        gone = bool(sitting.seats[other].bot) and other not in votes.seats_at_screen_of(sitting, seat)
        if gone and kept <= limit:
            raise ProblemError("refused-before", status=409)


def _moves_without_vote(live: LiveMatch, seat: int) -> int:
    """Return the number of choices to undo without a vote; raise `ProblemError` if a vote has become necessary."""
    if not _needs_no_vote(live, seat):
        raise ProblemError("behind", status=409)
    return _require_plan(live, seat).moves


def _propose_undo(live: LiveMatch, now: Sitting, seat: int, request: Request, *, until: float) -> Sitting:
    """Return the sitting with the proposal; the same sitting if this request has already made it."""
    if request.id in (now.settled, None if now.wish is None else now.wish.request):
        return now
    back = _require_plan(live, seat)
    _check_refusals(live, now, seat, back)
    asked = votes.other_people(now, seat)
    if not asked:
        raise ProblemError("behind", status=409)
    holds = now.held != live.seq
    row = ProposalRow(
        number=0,
        kind="undo",
        by=seat,
        agreed=(),
        waiting=asked,
        until=until,
        seq=live.seq,
        moves=back.moves,
        question=request.question,
        request=request.id,
        holds=holds,
    )
    return votes.replace(votes.propose(now, row, live), held=live.seq)


async def apply_agreed_undo(live: LiveMatch, proposal: ProposalRow) -> None:
    """Undo what the whole table has agreed to."""
    assert proposal.by is not None
    request = Request(proposal.question, proposal.request)
    await live.take_back(proposal.by, lambda: _agreed_moves(live, proposal), request=request)

    def end_vote(now: Sitting) -> Sitting:
        same = now.wish is not None and now.wish.number == proposal.number
        return votes.end_proposal(now, "agreed") if same else now

    await live.change_sitting(end_vote)


def _agreed_moves(live: LiveMatch, proposal: ProposalRow) -> int:
    """Return the number of choices that the table agreed to undo; raise `ProblemError` if another was made since."""
    if live.seq != proposal.seq:
        raise ProblemError("behind", status=409)
    return proposal.moves
