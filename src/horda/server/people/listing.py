"""A person's matches: whose turn it is and since when, whom they played with, what happened meanwhile."""

from __future__ import annotations

from typing import cast

from sqlalchemy import func, select

from horda.server.analysis.summary import telling_events
from horda.server.match.access_links import SEAT
from horda.server.match.live_match import LiveMatch
from horda.server.people.people_records import Friend, Friends, MyMatch, MyMatches, News, Role
from horda.server.people.repository import HeldSeat, Latest, PersonRow
from horda.server.people.service import PeopleDesk, mine, mission_of, name_of
from horda.server.protocol.projection import events_seen
from horda.server.replay.read_only_matches import Retired
from horda.server.store import Linked
from horda.server.store.tables.matches import links
from horda.server.table.seating import moment

TOLD = 4
"""So many events tell what happened meanwhile."""


async def matches_of(desk: PeopleDesk, who: PersonRow) -> MyMatches:
    """A person's list: where they are asked first, the longest waiting first; then the last played."""
    places = await desk.book.places(who.id)
    latest = await desk.book.latest([one.match for one in places])
    for place in places:
        known = latest.get(place.match)
        if known is None or known.asked is None:
            latest[place.match] = await _looked_at(desk, place, known)
    asked = [(one.match, _question(one, latest[one.match])) for one in places]
    moments = await desk.book.moments_of([(match, seq) for match, seq in asked if seq])
    listed = [_listed(place, latest[place.match], moments.get(place.match, 0.0)) for place in places]
    listed.sort(key=lambda one: (one.since,) if is_asked(one) else ("~",))
    return MyMatches(tuple(listed), await desk.invitations(who))


def is_asked(one: MyMatch) -> bool:
    """Whether a match waits for the person on whose list it is."""
    playing = [seat for seat in one.mine if not one.bots[seat]]
    return not one.paused and any(seat in one.asked for seat in playing)


async def _looked_at(desk: PeopleDesk, place: HeldSeat, known: Latest | None) -> Latest:
    """How a match stands of which no decision says it: nothing was decided yet, or by an older Horda."""
    at = place.created if known is None or not known.at else known.at
    try:
        live = await desk.registry.live(place.match)
    except Retired:
        return Latest(at, (), ())
    return Latest(at, tuple(live.state.deciders), live.numbers)


def _question(place: HeldSeat, latest: Latest) -> int:
    """The number of the decision at which a person was asked; 0 where they are not."""
    asked = [latest.numbers[seat] for seat in mine(place) if seat in (latest.asked or ()) and latest.numbers]
    return min(asked, default=0)


def _listed(place: HeldSeat, latest: Latest, since: float) -> MyMatch:
    sitting = place.sitting
    clock = sitting.clock
    due = [one.until for one in clock.turns if one.left is None and not one.out] if clock else []
    return MyMatch(
        match=place.match,
        game=place.game,
        mission=mission_of(place.options),
        role=cast("Role", place.role),
        seat=place.seat,
        names=tuple(row.name for row in sitting.seats),
        bots=tuple(bool(row.bot) for row in sitting.seats),
        mine=tuple(sorted(mine(place))),
        asked=latest.asked or (),
        since=moment(since or latest.at or place.created),
        over=not latest.asked,
        paused=sitting.paused,
        begun=sitting.begun,
        due=moment(min(due)) if due else None,
        successor=sitting.successor,
    )


async def friends_of(desk: PeopleDesk, who: PersonRow) -> Friends:
    """Those one has played with and who may be invited, each once, the last met first."""
    found: dict[str, Friend] = {}
    for person, place in await desk.played_with(who):
        if person not in found:
            found[person] = Friend(person, name_of(place), place.game, moment(place.added))
    return Friends(tuple(found.values()))


# --- while one was away --------------------------------------------------------------------------


async def news_for(live: LiveMatch, link: Linked, seat: int | None) -> News:
    """What happened since a seat's last window was closed, in the events that tell most."""
    same = [links.c.match == link.match, links.c.role == link.role]
    if link.role == SEAT:
        same.append(links.c.seat == link.seat)
    wanted = select(func.max(links.c.seen), func.max(links.c.away)).where(*same)
    async with live.store.engine.connect() as connection:
        seen, away = (await connection.execute(wanted)).one()
    state = live.state
    first = min(seen or 0, len(state.log))
    events = events_seen(state, seat, first)
    return News(
        table=await _table(live, link),
        since=moment(away) if away else None,
        count=len(events),
        moments=telling_events(events, state.game.summary_weights, TOLD) if away else (),
        seat=seat,
        prompt=live.asked(seat).prompt if seat in state.deciders else None,
    )


async def _table(live: LiveMatch, link: Linked) -> MyMatch:
    """A match as a list shows it to whoever has one of its links."""
    header, sitting = live.header, live.sitting
    place = HeldSeat(
        header.id, link.role, link.seat, 0.0, header.game, dict(header.options), sitting, header.created
    )
    latest = Latest(0.0, tuple(live.state.deciders), live.numbers)
    wanted = {live.seq, _question(place, latest)} - {0}
    found = [await live.store.entry(header.id, seq) for seq in sorted(wanted)]
    since = [one.at for one in found if one is not None and one.at]
    return _listed(place, latest, min(since, default=0.0))
