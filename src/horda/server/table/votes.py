"""What the table has to agree to: who is asked, what their answers come to, how a wish ends.

What is decided here is a function of the sitting, so that an answer is judged by what is stored at that
moment and by nothing older (`Live.reseat`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from horda.server.http.errors import ProblemError
from horda.server.protocol.server_messages import Proposal, Proposed
from horda.server.store import Entry
from horda.server.store.rows import Outcome, ProposalRow, Sitting
from horda.server.table import seating

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.subscriber import Viewer

replace = msgspec.structs.replace


# --- who has a say -------------------------------------------------------------------------------


def side_of(sitting: Sitting, seat: int | None) -> frozenset[int]:
    """The seats of whoever plays one: all at the host's screen, or that one; None: the host's."""
    if seat is not None and not sitting.seats[seat].here:
        return frozenset((seat,))
    return frozenset(number for number, row in enumerate(sitting.seats) if row.here)


def others(sitting: Sitting, seat: int | None) -> tuple[int, ...]:
    """The seats that people play at other screens: they can be asked. A bot consents to nothing."""
    return tuple(other for other in _claimed(sitting, seat) if not sitting.seats[other].bot)


def absent(sitting: Sitting, seat: int | None) -> tuple[int, ...]:
    """The seats at other screens for whose people a bot stands in: they cannot be asked, and may be back."""
    return tuple(other for other in _claimed(sitting, seat) if sitting.seats[other].away)


def _claimed(sitting: Sitting, seat: int | None) -> list[int]:
    side = side_of(sitting, seat)
    return [other for other, row in enumerate(sitting.seats) if row.claimed and other not in side]


# --- a wish --------------------------------------------------------------------------------------


def open_wish(sitting: Sitting, seq: int, at: float) -> ProposalRow | None:
    """The wish that waits for an answer; none when its time is over or the table has moved on."""
    wish = sitting.wish
    if wish is None or at >= wish.until or (wish.kind == "undo" and wish.seq != seq):
        return None
    return wish


def told(wish: ProposalRow, at: float) -> Proposal:
    """A wish as it travels."""
    return Proposal(
        number=wish.number,
        kind=wish.kind,
        by=wish.by,
        agreed=wish.agreed,
        waiting=wish.waiting,
        moves=wish.moves,
        seat=wish.seat,
        seconds=max(0, round(wish.until - at)),
    )


def wished(sitting: Sitting, wish: ProposalRow, live: LiveMatch) -> Sitting:
    """The sitting with a wish that the table is asked about; one at a time."""
    if open_wish(sitting, live.seq, live.store.now()) is not None:
        raise ProblemError("already-asked", status=409)
    number = sitting.wishes + 1
    return replace(sitting, wish=replace(wish, number=number), wishes=number)


def ended(sitting: Sitting, outcome: Outcome) -> Sitting:
    """The sitting without its wish."""
    settled = "" if sitting.wish is None else sitting.wish.request
    return replace(sitting, wish=None, outcome=outcome, settled=settled)


def tended(before: Sitting, after: Sitting, live: LiveMatch) -> Sitting:
    """The sitting after seats changed hands: a wish ends with who is waited for, and asks who came."""
    wish = open_wish(after, live.seq, live.store.now())
    if wish is None or before.seats == after.seats:
        return after
    asking = () if wish.by is None else (wish.by,)
    if any(after.seats[seat].bot for seat in (*wish.waiting, *asking)):
        return ended(after, "left")
    came = tuple(
        seat
        for seat in others(after, wish.by)
        if before.seats[seat].bot and seat not in (*wish.waiting, *wish.agreed, wish.seat)
    )
    return replace(after, wish=replace(wish, waiting=(*wish.waiting, *came))) if came else after


async def answer(live: LiveMatch, viewer: Viewer, number: int, *, agree: bool) -> ProposalRow | None:
    """A seat (or all at one screen) agrees to a wish, or not; the wish, once all have agreed."""
    settled: ProposalRow | None = None

    def judged(now: Sitting) -> Sitting:
        nonlocal settled
        settled = None
        wish = open_wish(now, live.seq, live.store.now())
        answering = frozenset() if wish is None or wish.number != number else viewer.seats & set(wish.waiting)
        if wish is None or not answering:
            raise ProblemError("nothing-asked", status=409)
        if not agree:
            return ended(_remembered(live, now, wish, answering), "refused")
        wish = replace(
            wish,
            agreed=(*wish.agreed, *sorted(answering)),
            waiting=tuple(seat for seat in wish.waiting if seat not in answering),
        )
        if wish.waiting:
            return replace(now, wish=wish)
        settled = wish
        if wish.kind == "undo":
            # It stays until it is done: somebody may decide in between, and then it has lapsed instead.
            return replace(now, wish=wish)
        return _granted(live, ended(now, "agreed"), wish)

    await live.reseat(viewer.while_open(judged))
    return settled


def _granted(live: LiveMatch, now: Sitting, wish: ProposalRow) -> Sitting:
    """What the table has agreed to, done."""
    if wish.kind in ("pause", "go_on"):
        return seating.paused(now, on=wish.kind == "pause")
    if wish.kind == "no_advice":
        return without_advice(now)
    assert wish.seat is not None
    if wish.kind == "stand_in":
        return seating.stood_in(now, wish.seat, wish.bot, by=wish.by, events=len(live.state.log))
    return replace(now, granted=(wish.seat, live.store.now() + GRANTED))


def without_advice(now: Sitting) -> Sitting:
    """From now on nobody at the table asks for advice."""
    return replace(now, advice=False)


GRANTED = 3600.0
"""Seconds for which a host may fetch a link that the table has granted."""


def _remembered(live: LiveMatch, sitting: Sitting, wish: ProposalRow, seats: frozenset[int]) -> Sitting:
    """A refusal to take back is kept: it holds when its seat is given to a bot."""
    if wish.kind != "undo":
        return sitting
    limits = dict(sitting.refused)
    for seat in seats:
        limits[seat] = max(limits.get(seat, 0), len(live.state.moves) - wish.moves)
    return replace(sitting, refused=tuple(sorted(limits.items())))


async def withdraw(live: LiveMatch, viewer: Viewer, number: int) -> None:
    """Whoever made a wish takes it back."""

    def without(now: Sitting) -> Sitting:
        wish = open_wish(now, live.seq, live.store.now())
        if wish is None or wish.number != number:
            raise ProblemError("nothing-asked", status=409)
        if not (wish.by in viewer.seats or (viewer.host and wish.by is None)):
            raise ProblemError("not-your-wish", status=403)
        return ended(now, "withdrawn")

    await live.reseat(viewer.while_open(without))


# --- telling -------------------------------------------------------------------------------------


def tell(live: LiveMatch, before: Sitting) -> None:
    """Tell everybody what became of a wish, here or in another process."""
    now = live.sitting
    if now.wish == before.wish:
        return
    wish = open_wish(now, live.seq, live.store.now())
    if wish is not None:
        _tell_asked(live, wish)
    elif now.wish is None and before.wish is not None:
        live.tell(Proposed(None, before.wish.kind, now.outcome))


def _tell_asked(live: LiveMatch, wish: ProposalRow) -> None:
    live.tell(Proposed(told(wish, live.store.now()), wish.kind, "asked"))
    watch(live)


def watch(live: LiveMatch) -> None:
    """End a wish here when its time is over."""
    wish = open_wish(live.sitting, live.seq, live.store.now())
    if wish is not None and wish.number != live.watched:
        live.watched = wish.number
        live.store.tasks.run_once("waiting for consent", _wait(live, wish))


async def _wait(live: LiveMatch, wish: ProposalRow) -> None:
    while (left := wish.until - live.store.now()) > 0:
        # A clock that is set anew, as in a test, is seen within a second.
        await asyncio.sleep(min(left, 1.0))
    now = live.sitting.wish
    if now is not None and now.number == wish.number and (now.kind != "undo" or now.seq == live.seq):
        live.tell(Proposed(None, wish.kind, "late"))
        live.wake()


def tell_moved(live: LiveMatch, before: ProposalRow | None, entry: Entry) -> None:
    """The match has moved on: tell whose wish is gone with it, or has its moment now.

    The latter is another process's, whose decision is taken over later than its sitting.
    """
    wish = open_wish(live.sitting, live.seq, live.store.now())
    if before is None and wish is not None:
        _tell_asked(live, wish)
    elif before is not None and wish is None and not (entry.undone == before.moves and not before.waiting):
        live.tell(Proposed(None, before.kind, "lapsed"))
