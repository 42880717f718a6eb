"""Taking back: at once where nobody learnt anything, else by consent of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from horda.server.problems import Trouble
from horda.server.protocol import Proposed
from horda.server.store.rows import ProposalRow, Sitting

if TYPE_CHECKING:
    from horda.server.live import Live

LOOKS_BACK = 300
"""So far back one's last choice is looked for."""


class Back(NamedTuple):
    """What taking back would mean: how many decisions, whether nobody has to agree, who else would."""

    moves: int
    free: bool
    others: tuple[int, ...]


def back_of(live: Live, seat: int) -> Back | None:
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


def _back(live: Live, seat: int, moves: int, deciders: list[int]) -> Back:
    others = tuple(other for other in _people(live.sitting) if not _together(live.sitting, seat, other))
    learnt = len(live.state.moves) - moves < live.state.barrier
    crossed = any(other in others for other in deciders)
    return Back(moves, not learnt and not crossed, others)


def _people(sitting: Sitting) -> list[int]:
    return [seat for seat, row in enumerate(sitting.seats) if not row.bot]


def _together(sitting: Sitting, seat: int, other: int) -> bool:
    """Whether both sit at one screen, so that asking the one is asking the other."""
    return seat == other or (sitting.seats[seat].here and sitting.seats[other].here)


def possible(live: Live, seat: int | None) -> Literal["no", "free", "ask"]:
    """Whether a seat may take back its last choice."""
    back = None if seat is None else back_of(live, seat)
    return "no" if back is None else "free" if back.free else "ask"


async def wish(live: Live, seat: int) -> None:
    """Take back a seat's last choice, or ask the table."""
    if live.proposal() is not None:
        raise Trouble("already-asked", status=409)
    back = _wanted(live, seat)
    if back.free or not back.others:
        await live.take_back(lambda: _moves_at_once(live, seat))
        return
    row = ProposalRow(seat, live.seq, back.moves, (), back.others)
    await live.reseat(lambda sitting: msgspec.structs.replace(sitting, proposal=row))


def tell(live: Live, before: Sitting) -> None:
    """Tell everybody what became of a wish, here or in another process."""
    if live.sitting.proposal != before.proposal:
        proposal = live.proposal()
        live.tell(Proposed(proposal, live.sitting.verdict if proposal is None else "asked"))


def _wanted(live: Live, seat: int) -> Back:
    back = back_of(live, seat)
    if back is None:
        raise Trouble("match-over" if live.state.over else "nothing-to-undo", status=409)
    return back


def _moves_at_once(live: Live, seat: int) -> int:
    """How much to take back when nobody has to agree; somebody may have decided while one waited."""
    back = _wanted(live, seat)
    if back.others and not back.free:
        raise Trouble("behind", status=409)
    return back.moves


async def answer(live: Live, seats: frozenset[int], *, agree: bool) -> None:
    """A seat (or all at one screen) agrees to a wish, or not; when all have, it is done."""
    row = live.sitting.proposal
    answering = frozenset() if row is None or row.seq != live.seq else seats & set(row.waiting)
    if row is None or not answering:
        raise Trouble("nothing-asked", status=409)
    waiting = tuple(seat for seat in row.waiting if seat not in answering)
    settled = not agree or not waiting
    agreed = (*row.agreed, *sorted(answering))
    after = None if settled else ProposalRow(row.by, row.seq, row.moves, agreed, waiting)
    verdict = "agreed" if agree else "refused"
    await live.reseat(lambda sitting: msgspec.structs.replace(sitting, proposal=after, verdict=verdict))
    if settled and agree:
        await live.take_back(lambda: _moves_agreed(live, row))


def _moves_agreed(live: Live, row: ProposalRow) -> int:
    """What the table agreed to take back, if nothing was decided meanwhile."""
    if live.seq != row.seq:
        raise Trouble("behind", status=409)
    return row.moves
