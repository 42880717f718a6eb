"""Seats that change hands: substitute bots, returning people, and new links that the others agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import SEAT, create_link
from horda.server.match.registry import MatchRegistry
from horda.server.store.rows import DeedRow, ProposalRow, SeatRow, Sitting
from horda.server.table import seating, votes
from horda.server.table.removal import close_seat_connections
from horda.server.table.timing import clocks

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.sockets.subscriber import Subscriber


# --- bots ----------------------------------------------------------------------------------------


async def set_seat_player(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, seat: int, bot: str | None
) -> None:
    """Let a bot play a seat (an empty name means the best one), or with None its own person again.

    Seats of other people need the agreement of those present. Raise `ProblemError` if it is not allowed.
    """
    if not subscriber.seats and not subscriber.host:
        raise ProblemError("only-players", status=403)
    mine = subscriber.can_play(seat)
    if bot is None:
        if not mine:
            raise ProblemError("not-your-seat", status=403, seat=seat)
        await live.change_sitting(subscriber.while_open(lambda now: _return_seat(now, seat)))
        return
    name = seating.resolve_bot(bot, live.header.game, registry.pool.settings.players_of(live.header.game))

    def change(now: Sitting) -> Sitting:
        row = now.seats[seat]
        if not mine:
            check_absent(registry, live, subscriber, seat, bot=bool(row.bot))
        if mine or row.bot:
            return seating.with_bot(now, seat, name, away=row.away)
        by = proposing_seat(now, subscriber)
        voters = people_to_ask(live, now, by, seat)
        if voters:
            until = clocks.vote_deadline(now, registry.vote_timeout_s, live.store.now())
            proposal = ProposalRow(0, "stand_in", by, (), voters, until=until, seat=seat, bot=name)
            return votes.propose(now, proposal, live)
        by = min(subscriber.seats, default=None)
        return seating.put_in_bot(now, seat, name, by=by, events=len(live.state.log))

    await live.change_sitting(subscriber.while_open(change))


def _return_seat(now: Sitting, seat: int) -> Sitting:
    """Return the sitting with a seat's own person in place of its bot; only somebody who has sat there may return.

    A seat that waits for its new link belongs to nobody, so that a page with the old link cannot take it back.
    """
    if not now.seats[seat].claimed:
        raise ProblemError("not-your-seat", status=403, seat=seat)
    return seating.with_person(now, seat)


def people_to_ask(live: LiveMatch, now: Sitting, by: int | None, seat: int) -> tuple[int, ...]:
    """Return the seats that must agree to an action for somebody absent: those present, or with a clock all people."""
    people = [other for other in votes.other_people(now, by) if other != seat]
    return tuple(other for other in people if now.clock is not None or live.attendance.is_online(other))


def check_absent(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, seat: int, *, bot: bool
) -> None:
    """Raise `ProblemError` unless the person of a seat has been away long enough for others to act for them.

    The host need not wait, and may replace a bot at any time.
    """
    if subscriber.host and bot:
        return
    if bot:
        raise ProblemError("not-your-seat", status=403, seat=seat)
    if live.attendance.is_online(seat):
        raise ProblemError("seat-is-person", status=409)
    now = live.sitting
    if now.leaving == "wait" and now.begun and now.seats[seat].claimed:
        raise ProblemError("table-waits", status=409)
    if live.sitting.clock is not None:
        # With a clock nobody has to be connected; the others vote, and the clock has its own timeout.
        return
    left = registry.absence_s - live.attendance.seconds_away(seat)
    if not subscriber.host and left > 0:
        raise ProblemError("seat-not-gone", status=409, seconds=int(left) + 1)


# --- links ---------------------------------------------------------------------------------------


async def issue_new_link(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, seat: int
) -> str | None:
    """Return a new link for a seat and void the old one; return None if the others must agree first.

    Clients with the old link are disconnected before the seat changes, so that they cannot change it afterwards.
    """
    if subscriber.can_play(seat):
        raise ProblemError("seat-is-person", status=409)
    given = False

    def propose_new_link(now: Sitting) -> Sitting:
        nonlocal given
        given = _can_have_link(now, seat, live.store.now())
        if given:
            return votes.replace(now, granted=None)
        people = tuple(other for other in votes.other_people(now, None) if other != seat)
        if not people:
            raise ProblemError("nobody-to-agree", status=409)
        until = live.store.now() + registry.vote_timeout_s
        proposal = ProposalRow(
            0, "new_link", proposing_seat(now, subscriber), (), people, until=until, seat=seat
        )
        return votes.propose(now, proposal, live)

    await live.change_sitting(subscriber.while_open(propose_new_link))
    if not given:
        return None
    close_seat_connections(live, seat)
    link, (hash, row) = create_link(live.header.id, SEAT, seat)
    await live.store.replace_link(hash, row)
    # Somebody may have connected by the old link while it was being replaced.
    close_seat_connections(live, seat)
    await live.change_sitting(lambda now: _hand_over_seat(live, now, subscriber, seat))
    return link


def _can_have_link(now: Sitting, seat: int, at: float) -> bool:
    """Whether the host may fetch a seat's link: it was granted, the seat is open, or nobody must agree."""
    if now.seats[seat].opened:
        return True
    if now.granted is not None and now.granted[0] == seat and at < now.granted[1]:
        return True
    host = votes.seats_at_screen_of(now, None)
    return not any(row.claimed for other, row in enumerate(now.seats) if other not in host)


def _hand_over_seat(live: LiveMatch, now: Sitting, subscriber: Subscriber, seat: int) -> Sitting:
    """Return the sitting with a seat that waits for the owner of its new link; a bot plays it until then.
    The name of the previous person is removed from the seat.
    """
    bot = now.seats[seat].bot or seating.resolve_bot("", live.header.game)
    waiting = SeatRow("", bot, away=True, claimed=False, relinked=True)
    return seating.add_deed(seating.set_seat(now, seat, waiting), _new_link_deed(live, subscriber, seat))


def proposing_seat(now: Sitting, subscriber: Subscriber) -> int | None:
    """Return the first seat that a person plays at this client; None for a host without a seat."""
    return min((seat for seat in subscriber.seats if not now.seats[seat].bot), default=None)


def _new_link_deed(live: LiveMatch, subscriber: Subscriber, seat: int) -> DeedRow:
    by = min(subscriber.seats, default=None)
    return DeedRow("new_link", by, seat, len(live.state.log), at=live.store.now())
