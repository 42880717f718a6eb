"""A person's list of matches, their co-players, and the events since their last visit."""

from __future__ import annotations

from typing import cast

from sqlalchemy import func, select

from horda.server.analysis.summary import key_events
from horda.server.match.access_links import SEAT
from horda.server.match.live_match import LiveMatch
from horda.server.people.people_records import Friend, Friends, MyMatch, MyMatches, News, Role
from horda.server.people.repository import HeldSeat, LatestDecision, PersonRow
from horda.server.people.service import PeopleService, mission_of, name_of, seats_of
from horda.server.protocol.projection import visible_events
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.store import LinkTarget
from horda.server.store.tables.matches import links
from horda.server.table.seating import iso_time

MAX_NEWS_EVENTS = 4
"""Most events in the news of a match."""


async def matches_of(people: PeopleService, who: PersonRow) -> MyMatches:
    """Return a person's list: matches that wait for them (longest waiting first), then the last played."""
    places = await people.repository.places(who.id)
    latest = await people.repository.latest_decisions([place.match for place in places])
    for place in places:
        known = latest.get(place.match)
        if known is None or known.asked is None:
            latest[place.match] = await _read_latest(people, place, known)
    asked = [(place.match, _question_number(place, latest[place.match])) for place in places]
    moments = await people.repository.decision_times([(match, seq) for match, seq in asked if seq])
    listed = [
        _match_record(
            place,
            latest[place.match],
            moments.get(place.match, 0.0),
            round_now=_round_of(people.registry.open_matches.get(place.match)),
        )
        for place in places
    ]
    listed.sort(key=lambda match: (match.since,) if is_asked(match) else ("~",))
    return MyMatches(tuple(listed), await people.invitations(who))


def is_asked(match: MyMatch) -> bool:
    """Whether a match waits for the person on whose list it is."""
    playing = [seat for seat in match.mine if not match.bots[seat]]
    return not match.paused and any(seat in match.asked for seat in playing)


async def _read_latest(
    people: PeopleService, place: HeldSeat, known: LatestDecision | None
) -> LatestDecision:
    """Return the last decision by loading a match whose database row has none, or one of an older Horda."""
    at = place.created if known is None or not known.at else known.at
    try:
        live = await people.registry.live_match(place.match)
    except ReadOnlyMatchError:
        return LatestDecision(at, (), ())
    return LatestDecision(at, tuple(live.state.deciders), live.question_numbers)


def _question_number(place: HeldSeat, latest: LatestDecision) -> int:
    """Return the number of the decision after which a person was asked; 0 if they are not asked."""
    asked = [
        latest.numbers[seat] for seat in seats_of(place) if seat in (latest.asked or ()) and latest.numbers
    ]
    return min(asked, default=0)


def _round_of(live: LiveMatch | None) -> int | None:
    return None if live is None else live.state.round


def _match_record(place: HeldSeat, latest: LatestDecision, since: float, *, round_now: int | None) -> MyMatch:
    sitting = place.sitting
    clock = sitting.clock
    due = [turn.until for turn in clock.turns if turn.left is None and not turn.out] if clock else []
    return MyMatch(
        match=place.match,
        game=place.game,
        mission=mission_of(place.options),
        role=cast("Role", place.role),
        seat=place.seat,
        names=tuple(row.name for row in sitting.seats),
        bots=tuple(bool(row.bot) for row in sitting.seats),
        mine=tuple(sorted(seats_of(place))),
        asked=latest.asked or (),
        since=iso_time(since or latest.at or place.created),
        over=not latest.asked,
        paused=sitting.paused,
        begun=sitting.begun,
        due=iso_time(min(due)) if due else None,
        successor=sitting.successor,
        round=round_now,
    )


async def friends_of(people: PeopleService, who: PersonRow) -> Friends:
    """Return the people whom a person has played with and may invite, each once, the last met first."""
    found: dict[str, Friend] = {}
    for person, place in await people.co_players(who):
        if person not in found:
            found[person] = Friend(person, name_of(place), place.game, iso_time(place.added))
    return Friends(tuple(found.values()))


# --- news ----------------------------------------------------------------------------------------


async def news_for(live: LiveMatch, link: LinkTarget, seat: int | None) -> News:
    """Return what happened since a seat's last page was closed, as the most important events."""
    same = [links.c.match == link.match, links.c.role == link.role]
    if link.role == SEAT:
        same.append(links.c.seat == link.seat)
    wanted = select(func.max(links.c.seen), func.max(links.c.away)).where(*same)
    async with live.store.engine.connect() as connection:
        seen, away = (await connection.execute(wanted)).one()
    state = live.state
    first = min(seen or 0, len(state.log))
    events = visible_events(state, seat, first)
    return News(
        table=await _table_record(live, link),
        since=iso_time(away) if away else None,
        count=len(events),
        moments=key_events(events, state.game.summary_weights, MAX_NEWS_EVENTS) if away else (),
        seat=seat,
        prompt=live.question_for(seat).prompt if seat in state.deciders else None,
    )


async def _table_record(live: LiveMatch, link: LinkTarget) -> MyMatch:
    """Return a match as it appears in the list of a link's owner."""
    header, sitting = live.header, live.sitting
    place = HeldSeat(
        header.id, link.role, link.seat, 0.0, header.game, dict(header.options), sitting, header.created
    )
    latest = LatestDecision(0.0, tuple(live.state.deciders), live.question_numbers)
    wanted = {live.seq, _question_number(place, latest)} - {0}
    found = [await live.store.entry(header.id, seq) for seq in sorted(wanted)]
    since = [entry.at for entry in found if entry is not None and entry.at]
    return _match_record(place, latest, min(since, default=0.0), round_now=_round_of(live))
