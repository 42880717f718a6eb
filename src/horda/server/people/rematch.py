"""A rematch: the same people and the same box, with the sides turned; who sits down at it has said yes."""

from __future__ import annotations

from typing import cast

import msgspec

from horda.server.links import HOST, SEAT, link_hash, new_link
from horda.server.live_match import LiveMatch
from horda.server.people.book import People
from horda.server.people.records import LinkMade, Role
from horda.server.problems import ProblemError
from horda.server.records import ClockWish, MatchWish, SeatWish
from horda.server.registry import MatchRegistry
from horda.server.store import Linked
from horda.server.store.rows import SeatRow, Sitting


async def rematch(registry: MatchRegistry, live: LiveMatch, link: Linked) -> LinkMade:
    """A link to one's seat at the rematch, which is begun where it is not yet."""
    if link.role not in (HOST, SEAT):
        raise ProblemError("only-players", status=403)
    if not live.state.over:
        raise ProblemError("rematch-not-over", status=409)
    people = People(registry.store)
    if not live.sitting.successor:
        await _begin(registry, live, people)
    to = turned(link, live.sitting.successor, live.header.seats)
    secret = new_link()
    await people.add_link(None, link_hash(secret), to, registry.store.now())
    return LinkMade(to.match, secret, cast("Role", to.role), to.seat)


def turned(link: Linked, match: str, seats: int) -> Linked:
    """What a link is worth at the rematch: everybody sits one place further on."""
    return Linked(match, link.role, None if link.seat is None else (link.seat + 1) % seats)


async def _begin(registry: MatchRegistry, live: LiveMatch, people: People) -> None:
    """Begin the rematch; of two who ask at the same moment one is first, and the other's is forgotten."""
    made = await registry.create(wish_for(live))
    id = made.match.id

    def followed(now: Sitting) -> Sitting:
        return now if now.successor else msgspec.structs.replace(now, successor=id)

    await live.reseat(followed)
    if live.sitting.successor != id:
        await registry.delete(id)
        return
    for person, place in await people.seated_at(live.header.id):
        await people.sit(person, turned(place, id, live.header.seats), registry.store.now())


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
