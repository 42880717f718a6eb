"""Rematches: the same people and the same box, with everybody moved one seat."""

from __future__ import annotations

from typing import cast

import msgspec

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, link_hash, rematch_link
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.people.people_records import LinkMade, Role
from horda.server.people.repository import PeopleRepository, VoidLink
from horda.server.protocol.match_records import ClockRequest, MatchRequest, SeatRequest
from horda.server.store import LinkTarget
from horda.server.store.rows import SeatRow, Sitting
from horda.server.table import seating


async def join_rematch(registry: MatchRegistry, live: LiveMatch, link: LinkTarget, shown: str) -> LinkMade:
    """Return the link to a player's seat at the rematch; it is always the same for the same link.

    Create the rematch if there is none yet, and take back an earlier refusal. Raise `ProblemError` if the seat
    was given to somebody else meanwhile.
    """
    _check_allowed(live, link)
    people = PeopleRepository(registry.store)
    if not live.sitting.successor:
        await _create_rematch(registry, live, people)
    to = rematch_place(link, live.sitting.successor, live.header.seats)
    if to.seat is not None and (await registry.live_match(to.match)).sitting.seats[to.seat].relinked:
        raise ProblemError("bad-link", status=403)
    await _record_answer(registry, live, link, no=False)
    secret = rematch_link(shown)
    owner = await people.owner_of(link_hash(shown))
    await people.add_link(owner, link_hash(secret), to, registry.store.now())
    return LinkMade(to.match, secret, cast("Role", to.role), to.seat)


async def decline_rematch(registry: MatchRegistry, live: LiveMatch, link: LinkTarget) -> list[VoidLink]:
    """Decline the rematch: tell everybody, and take it off the person's list; return the revoked links."""
    _check_allowed(live, link)
    id = live.sitting.successor
    if not id or (await registry.live_match(id)).sitting.begun:
        raise ProblemError("no-rematch", status=409)
    await _record_answer(registry, live, link, no=True)
    people = PeopleRepository(registry.store)
    void: list[VoidLink] = []
    for person, place in await people.players_of(live.header.id):
        if (place.role, place.seat) == (link.role, link.seat):
            void += await people.remove_match(person, id) or []
    return void


def _check_allowed(live: LiveMatch, link: LinkTarget) -> None:
    """Raise `ProblemError` unless the link is a player's and the match is over."""
    if link.role not in (HOST, SEAT):
        raise ProblemError("only-players", status=403)
    if not live.state.over:
        raise ProblemError("rematch-not-over", status=409)


async def _record_answer(registry: MatchRegistry, live: LiveMatch, link: LinkTarget, *, no: bool) -> None:
    """Store the answer to a rematch at the old table and the new one, visible to all."""
    old = seating.seats_of_role(live.sitting, link.role, link.seat)
    new = frozenset((seat + 1) % live.header.seats for seat in old)
    again = await registry.live_match(live.sitting.successor)
    await live.change_sitting(lambda now: seating.set_declined(now, old, no=no))
    await again.change_sitting(lambda now: seating.set_declined(now, new, no=no))


def rematch_place(link: LinkTarget, match: str, seats: int) -> LinkTarget:
    """Return a link's place at the rematch, moved by one seat."""
    return LinkTarget(match, link.role, None if link.seat is None else (link.seat + 1) % seats)


async def _create_rematch(registry: MatchRegistry, live: LiveMatch, people: PeopleRepository) -> None:
    """Create the rematch; of two created at the same moment, the second is deleted."""
    made = await registry.create(rematch_request(live))
    id = made.match.id

    def set_successor(now: Sitting) -> Sitting:
        return now if now.successor else msgspec.structs.replace(now, successor=id)

    await live.change_sitting(set_successor)
    if live.sitting.successor != id:
        await registry.delete(id)
        return
    for person, place in await people.players_of(live.header.id):
        await people.add_place(person, rematch_place(place, id, live.header.seats), registry.store.now())
    for person, place in await people.players_of(live.header.id, left=True):
        await people.add_left_place(person, rematch_place(place, id, live.header.seats), registry.store.now())


def rematch_request(live: LiveMatch) -> MatchRequest:
    """Return the request for the same match with everybody moved one seat.

    The new match waits for people who have to come by link.
    """
    rows = live.sitting.seats
    clock = live.sitting.clock
    seats = tuple(_same_seat(row) for row in (*rows[-1:], *rows[:-1]))
    return MatchRequest(
        game=live.header.game,
        seats=seats,
        waits=any(seat.who == "link" for seat in seats),
        options=dict(live.header.options),
        clock=None if clock is None else ClockRequest(int(clock.seconds), clock.out),
        advice=live.sitting.advice,
        undo=live.sitting.undo,
        leaving=live.sitting.leaving,
        show_wait=live.sitting.show_wait,
    )


def _same_seat(row: SeatRow) -> SeatRequest:
    """Return the seat request for the same player; if a bot had replaced a person, the person is seated again."""
    if row.here:
        return SeatRequest("here", row.name)
    if row.bot and not row.claimed and not row.away:
        return SeatRequest("bot", row.name, row.bot)
    return SeatRequest("link", row.name)
