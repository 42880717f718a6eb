"""A rematch: the same people and the same box, sides turned; who sits down has said yes, others say no."""

from __future__ import annotations

from typing import cast

import msgspec

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, link_hash, rematch_link
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.people.people_records import LinkMade, Role
from horda.server.people.repository import People, Void
from horda.server.protocol.match_records import ClockWish, MatchWish, SeatWish
from horda.server.store import Linked
from horda.server.store.rows import SeatRow, Sitting
from horda.server.table import seating


async def rematch(registry: MatchRegistry, live: LiveMatch, link: Linked, shown: str) -> LinkMade:
    """Return the link to one's seat at the rematch, always the same for the link that is shown.

    The rematch is begun where it is not yet; a no is taken back by asking. `ProblemError` where the seat was
    given to somebody else meanwhile.
    """
    _check(live, link)
    people = People(registry.store)
    if not live.sitting.successor:
        await _begin(registry, live, people)
    to = turned(link, live.sitting.successor, live.header.seats)
    if to.seat is not None and (await registry.live_match(to.match)).sitting.seats[to.seat].relinked:
        raise ProblemError("bad-link", status=403)
    await _answer(registry, live, link, no=False)
    secret = rematch_link(shown)
    owner = await people.owner_of(link_hash(shown))
    await people.add_link(owner, link_hash(secret), to, registry.store.now())
    return LinkMade(to.match, secret, cast("Role", to.role), to.seat)


async def decline(registry: MatchRegistry, live: LiveMatch, link: Linked) -> list[Void]:
    """Say no to the rematch: all are told, and it is off one's list; the links that are void now."""
    _check(live, link)
    id = live.sitting.successor
    if not id or (await registry.live_match(id)).sitting.begun:
        raise ProblemError("no-rematch", status=409)
    await _answer(registry, live, link, no=True)
    people = People(registry.store)
    void: list[Void] = []
    for person, place in await people.seated_at(live.header.id):
        if (place.role, place.seat) == (link.role, link.seat):
            void += await people.leave(person, id) or []
    return void


def _check(live: LiveMatch, link: Linked) -> None:
    """Only who has played is asked again, and only when it is over."""
    if link.role not in (HOST, SEAT):
        raise ProblemError("only-players", status=403)
    if not live.state.over:
        raise ProblemError("rematch-not-over", status=409)


async def _answer(registry: MatchRegistry, live: LiveMatch, link: Linked, *, no: bool) -> None:
    """Note a yes or a no at the old table and at the new one, for all to see."""
    old = seating.seats_of_role(live.sitting, link.role, link.seat)
    new = frozenset((seat + 1) % live.header.seats for seat in old)
    again = await registry.live_match(live.sitting.successor)
    await live.change_sitting(lambda now: seating.set_declined(now, old, no=no))
    await again.change_sitting(lambda now: seating.set_declined(now, new, no=no))


def turned(link: Linked, match: str, seats: int) -> Linked:
    """What a link is worth at the rematch: everybody sits one place further on."""
    return Linked(match, link.role, None if link.seat is None else (link.seat + 1) % seats)


async def _begin(registry: MatchRegistry, live: LiveMatch, people: People) -> None:
    """Begin the rematch; of two who ask at the same moment one is first, and the other's is forgotten."""
    made = await registry.create(wish_for(live))
    id = made.match.id

    def followed(now: Sitting) -> Sitting:
        return now if now.successor else msgspec.structs.replace(now, successor=id)

    await live.change_sitting(followed)
    if live.sitting.successor != id:
        await registry.delete(id)
        return
    for person, place in await people.seated_at(live.header.id):
        await people.sit(person, turned(place, id, live.header.seats), registry.store.now())
    for person, place in await people.seated_at(live.header.id, left=True):
        await people.leave_beforehand(person, turned(place, id, live.header.seats), registry.store.now())


def wish_for(live: LiveMatch) -> MatchWish:
    """The same match again, with the sides turned; where others have to come, it waits for them."""
    rows = live.sitting.seats
    clock = live.sitting.clock
    seats = tuple(_again(row) for row in (*rows[-1:], *rows[:-1]))
    return MatchWish(
        game=live.header.game,
        seats=seats,
        waits=any(one.who == "link" for one in seats),
        options=dict(live.header.options),
        clock=None if clock is None else ClockWish(int(clock.seconds), clock.out),
        advice=live.sitting.advice,
        undo=live.sitting.undo,
        leaving=live.sitting.leaving,
    )


def _again(row: SeatRow) -> SeatWish:
    """Who sat there, wished for again; a person for whom a bot stood in is expected back."""
    if row.here:
        return SeatWish("here", row.name)
    if row.bot and not row.claimed and not row.away:
        return SeatWish("bot", row.name, row.bot)
    return SeatWish("link", row.name)
