"""Votes of the table: proposals, their voters, and how they end.

All functions compute a new sitting from the stored one, so that a vote always applies to the newest state
(`LiveMatch.change_sitting`).
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
    from horda.server.match.sockets.subscriber import Subscriber

replace = msgspec.structs.replace


# --- who votes -----------------------------------------------------------------------------------


def seats_at_screen_of(sitting: Sitting, seat: int | None) -> frozenset[int]:
    """Return the seats at the same screen as `seat`: all of the host's, or only that seat; None means the host's."""
    if seat is not None and not sitting.seats[seat].here:
        return frozenset((seat,))
    return frozenset(number for number, row in enumerate(sitting.seats) if row.here)


def other_people(sitting: Sitting, seat: int | None) -> tuple[int, ...]:
    """Return the seats of people at other screens, who have a vote."""
    return tuple(other for other in _claimed_seats(sitting, seat) if not sitting.seats[other].bot)


def absent_people(sitting: Sitting, seat: int | None) -> tuple[int, ...]:
    """Return the seats at other screens whose people are replaced by a bot and may return."""
    return tuple(other for other in _claimed_seats(sitting, seat) if sitting.seats[other].away)


def _claimed_seats(sitting: Sitting, seat: int | None) -> list[int]:
    side = seats_at_screen_of(sitting, seat)
    return [other for other, row in enumerate(sitting.seats) if row.claimed and other not in side]


# --- proposals -----------------------------------------------------------------------------------


def open_proposal(sitting: Sitting, seq: int, at: float) -> ProposalRow | None:
    """Return the open proposal; None if there is none, it is late or the match has moved on."""
    proposal = sitting.wish
    if (
        proposal is None
        or at >= proposal.until
        or (proposal.kind in ("undo", "answer") and proposal.seq != seq)
    ):
        return None
    return proposal


def proposal_record(proposal: ProposalRow, at: float) -> Proposal:
    """Return a proposal as a protocol record."""
    return Proposal(
        number=proposal.number,
        kind=proposal.kind,
        by=proposal.by,
        agreed=proposal.agreed,
        waiting=proposal.waiting,
        moves=proposal.moves,
        seat=proposal.seat,
        seconds=max(0, round(proposal.until - at)),
    )


def propose(sitting: Sitting, proposal: ProposalRow, live: LiveMatch) -> Sitting:
    """Return the sitting with a new proposal; raise `ProblemError` if another one is open."""
    if open_proposal(sitting, live.seq, live.store.now()) is not None:
        raise ProblemError("already-asked", status=409)
    number = sitting.wishes + 1
    return replace(sitting, wish=replace(proposal, number=number), wishes=number)


def end_proposal(sitting: Sitting, outcome: Outcome) -> Sitting:
    """Return the sitting without its proposal."""
    settled = "" if sitting.wish is None else sitting.wish.request
    return replace(sitting, wish=None, outcome=outcome, settled=settled)


def update_voters(before: Sitting, after: Sitting, live: LiveMatch) -> Sitting:
    """Return the sitting with its open proposal updated after seats changed hands.

    The proposal ends if its proposer or a voter is gone; people who arrived become voters.
    """
    proposal = open_proposal(after, live.seq, live.store.now())
    if proposal is None or before.seats == after.seats:
        return after
    asking = () if proposal.by is None else (proposal.by,)
    if any(after.seats[seat].bot for seat in (*proposal.waiting, *asking)):
        return end_proposal(after, "left")
    came = tuple(
        seat
        for seat in other_people(after, proposal.by)
        if before.seats[seat].bot and seat not in (*proposal.waiting, *proposal.agreed, proposal.seat)
    )
    return replace(after, wish=replace(proposal, waiting=(*proposal.waiting, *came))) if came else after


async def vote(live: LiveMatch, subscriber: Subscriber, number: int, *, agree: bool) -> ProposalRow | None:
    """Answer a proposal for all seats of a client; return the proposal once everybody has agreed."""
    settled: ProposalRow | None = None

    def count_vote(now: Sitting) -> Sitting:
        nonlocal settled
        settled = None
        proposal = open_proposal(now, live.seq, live.store.now())
        answering = (
            frozenset()
            if proposal is None or proposal.number != number
            else subscriber.seats & set(proposal.waiting)
        )
        if proposal is None or not answering:
            raise ProblemError("nothing-asked", status=409)
        if not agree:
            return end_proposal(_remember_refusal(live, now, proposal, answering), "refused")
        proposal = replace(
            proposal,
            agreed=(*proposal.agreed, *sorted(answering)),
            waiting=tuple(seat for seat in proposal.waiting if seat not in answering),
        )
        if proposal.waiting:
            return replace(now, wish=proposal)
        settled = proposal
        if proposal.kind == "undo":
            # It stays open until it is applied: if somebody decides in between, it lapses instead.
            return replace(now, wish=proposal)
        return _apply_proposal(live, end_proposal(now, "agreed"), proposal)

    await live.change_sitting(subscriber.while_open(count_vote))
    return settled


def _apply_proposal(live: LiveMatch, now: Sitting, proposal: ProposalRow) -> Sitting:
    """Return the sitting after what the table has agreed to."""
    if proposal.kind in ("pause", "go_on"):
        return seating.set_paused(now, on=proposal.kind == "pause")
    if proposal.kind == "no_advice":
        return disable_advice(now)
    if proposal.kind == "answer":
        return now
    assert proposal.seat is not None
    if proposal.kind == "stand_in":
        return seating.put_in_bot(
            now, proposal.seat, proposal.bot, by=proposal.by, events=len(live.state.log)
        )
    return replace(now, granted=(proposal.seat, live.store.now() + LINK_GRANT_S))


def disable_advice(now: Sitting) -> Sitting:
    """Return the sitting in which nobody may ask for advice."""
    return replace(now, advice=False)


LINK_GRANT_S = 3600.0
"""Seconds for which the host may fetch a link that the table has granted."""


def _remember_refusal(
    live: LiveMatch, sitting: Sitting, proposal: ProposalRow, seats: frozenset[int]
) -> Sitting:
    """Return the sitting with a refused undo stored, which counts even after a bot takes over the seat."""
    if proposal.kind != "undo":
        return sitting
    limits = dict(sitting.refused)
    for seat in seats:
        limits[seat] = max(limits.get(seat, 0), len(live.state.moves) - proposal.moves)
    return replace(sitting, refused=tuple(sorted(limits.items())))


async def withdraw_proposal(live: LiveMatch, subscriber: Subscriber, number: int) -> None:
    """Withdraw a proposal; raise `ProblemError` if the client did not make it."""

    def without(now: Sitting) -> Sitting:
        proposal = open_proposal(now, live.seq, live.store.now())
        if proposal is None or proposal.number != number:
            raise ProblemError("nothing-asked", status=409)
        if not (proposal.by in subscriber.seats or (subscriber.host and proposal.by is None)):
            raise ProblemError("not-your-wish", status=403)
        return end_proposal(now, "withdrawn")

    await live.change_sitting(subscriber.while_open(without))


# --- announcements -------------------------------------------------------------------------------


def announce_change(live: LiveMatch, before: Sitting) -> None:
    """Send everybody the changed proposal, whichever process changed it."""
    now = live.sitting
    if now.wish == before.wish:
        return
    proposal = open_proposal(now, live.seq, live.store.now())
    if proposal is not None:
        _announce_proposal(live, proposal)
    elif now.wish is None and before.wish is not None:
        live.send_to_all(Proposed(None, before.wish.kind, now.outcome))


def _announce_proposal(live: LiveMatch, proposal: ProposalRow) -> None:
    live.send_to_all(Proposed(proposal_record(proposal, live.store.now()), proposal.kind, "asked"))
    watch_deadline(live)


def watch_deadline(live: LiveMatch) -> None:
    """Announce the end of the open proposal when its time is over."""
    proposal = open_proposal(live.sitting, live.seq, live.store.now())
    if proposal is not None and proposal.number != live.watched_proposal:
        live.watched_proposal = proposal.number
        live.store.tasks.run_once("waiting for consent", _wait_for_deadline(live, proposal))


async def _wait_for_deadline(live: LiveMatch, proposal: ProposalRow) -> None:
    while (left := proposal.until - live.store.now()) > 0:
        # A clock that is changed, as in a test, is noticed within a second.
        await asyncio.sleep(min(left, 1.0))
    now = live.sitting.wish
    if now is not None and now.number == proposal.number and (now.kind != "undo" or now.seq == live.seq):
        live.send_to_all(Proposed(None, proposal.kind, "late"))
        live.wake()


def announce_after_decision(live: LiveMatch, before: ProposalRow | None, entry: Entry) -> None:
    """Tell everybody that a choice ended the proposal, or that a proposal now applies.

    The latter happens if another process's sitting arrived before the entry that it belongs to.
    """
    proposal = open_proposal(live.sitting, live.seq, live.store.now())
    if before is None and proposal is not None:
        _announce_proposal(live, proposal)
    elif (
        before is not None and proposal is None and not (entry.undone == before.moves and not before.waiting)
    ):
        live.send_to_all(Proposed(None, before.kind, "lapsed"))
