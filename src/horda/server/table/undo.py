"""Taking back: at once where nobody learnt anything, else by consent of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from horda.server.http.errors import ProblemError
from horda.server.protocol.question_numbers import Request
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import votes

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.subscriber import Viewer

LOOKS_BACK = 300
"""So far back one's last choice is looked for."""


class Back(NamedTuple):
    """What taking back would mean: how many decisions, and whether nobody has to agree."""

    moves: int
    free: bool


def back_of(live: LiveMatch, seat: int) -> Back | None:
    """What it would mean for a seat to take back its last choice; None when it has none."""
    state = live.state
    if state.over:
        return None
    count = len(state.moves)
    recent = state.moves.since(count - LOOKS_BACK)
    for moves, choice in enumerate(reversed(recent), 1):
        if choice.seat == seat:
            return _back(live, seat, moves, [one.seat for one in recent[len(recent) - moves :]])
    return None


def _back(live: LiveMatch, seat: int, moves: int, deciders: list[int]) -> Back:
    others = votes.others(live.sitting, seat)
    learnt = len(live.state.moves) - moves < live.state.barrier
    return Back(moves, not learnt and not any(other in others for other in deciders))


def possible(live: LiveMatch, seat: int | None) -> Literal["no", "free", "ask"]:
    """Whether a seat may take back its last choice."""
    back = None if seat is None else back_of(live, seat)
    if back is None or (live.sitting.undo == "free" and not back.free):
        return "no"
    return "free" if back.free else "ask"


async def wish(live: LiveMatch, viewer: Viewer, seat: int, request: Request, patience: float) -> int:
    """Take back a seat's last choice, or ask the table and wait so long; the `seq` it led to."""

    def moves() -> int:
        viewer.check_open()
        return _moves_at_once(live, seat)

    if _needs_nobody(live, seat):
        return await live.take_back(seat, moves, request=request)
    until = live.store.now() + patience
    await live.reseat(viewer.while_open(lambda now: _asked(live, now, seat, request, until=until)))
    return live.seq


def _wanted(live: LiveMatch, seat: int) -> Back:
    back = back_of(live, seat)
    if back is None:
        raise ProblemError("match-over" if live.state.over else "nothing-to-undo", status=409)
    return back


def _needs_nobody(live: LiveMatch, seat: int) -> bool:
    """Whether nobody has to agree: nothing was learnt, or it is one's own people and bots alone."""
    back = _wanted(live, seat)
    if back.free:
        return True
    if live.sitting.undo == "free":
        raise ProblemError("learnt-from", status=409)
    _heed_refusals(live, live.sitting, seat, back)
    if votes.others(live.sitting, seat):
        return False
    if votes.absent(live.sitting, seat):
        raise ProblemError("nobody-to-agree", status=409)
    return True


def _heed_refusals(live: LiveMatch, sitting: Sitting, seat: int, back: Back) -> None:
    """Who would not have this taken back is not got round by a bot in their seat."""
    kept = len(live.state.moves) - back.moves
    for other, limit in sitting.refused:
        gone = bool(sitting.seats[other].bot) and other not in votes.side_of(sitting, seat)
        if gone and kept <= limit:
            raise ProblemError("refused-before", status=409)


def _moves_at_once(live: LiveMatch, seat: int) -> int:
    """How much to take back when nobody has to agree; somebody may have decided while one waited."""
    if not _needs_nobody(live, seat):
        raise ProblemError("behind", status=409)
    return _wanted(live, seat).moves


def _asked(live: LiveMatch, now: Sitting, seat: int, request: Request, *, until: float) -> Sitting:
    """The sitting with the wish; the same when this very wish was made before."""
    if request.id in (now.settled, None if now.wish is None else now.wish.request):
        return now
    back = _wanted(live, seat)
    _heed_refusals(live, now, seat, back)
    asked = votes.others(now, seat)
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
    return votes.replace(votes.wished(now, row, live), held=live.seq)


async def carry_out(live: LiveMatch, wish: ProposalRow) -> None:
    """Take back what the whole table has agreed to."""
    assert wish.by is not None
    request = Request(wish.question, wish.request)
    await live.take_back(wish.by, lambda: _moves_agreed(live, wish), request=request)

    def done(now: Sitting) -> Sitting:
        same = now.wish is not None and now.wish.number == wish.number
        return votes.ended(now, "agreed") if same else now

    await live.reseat(done)


def _moves_agreed(live: LiveMatch, wish: ProposalRow) -> int:
    """What the table agreed to take back, if nothing was decided meanwhile."""
    if live.seq != wish.seq:
        raise ProblemError("behind", status=409)
    return wish.moves
