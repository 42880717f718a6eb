"""The players of the seats (people, bots and substitutes), and the public record of a match."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import cast

import msgspec

from horda.bots import UnknownBot, best_bot, bots
from horda.games.zombicide.missions.custom import MAP
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, seed_commitment
from horda.server.protocol.match_records import ClockInfo, DeedRecord, MatchInfo, Plain, SeatInfo
from horda.server.store.rows import DeedRow, Header, SeatRow, Sitting
from horda.server.table.presence import Presence


def iso_time(at: float) -> str:
    """Return a time as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def match_info(
    header: Header,
    sitting: Sitting,
    *,
    over: bool,
    present: Iterable[Presence],
    read_only: bool = False,
    clock: ClockInfo | None = None,
    away_for: Callable[[int], float] = lambda _: 0.0,
) -> MatchInfo:
    """Return a match as everybody at the table may know it; `present` has one item for each process.

    `away_for` returns for how many seconds the person of a seat has been disconnected.
    """
    presences = list(present)
    online = frozenset[int]().union(*(one.seats for one in presences))
    not_seated = frozenset[int]().union(*(one.not_seated for one in presences)) - online
    return MatchInfo(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options={name: cast("Plain", value) for name, value in header.options.items() if name != MAP},
        seats=tuple(
            SeatInfo(
                seat,
                row.name,
                row.bot,
                row.away,
                row.here,
                online=seat in online,
                came=row.claimed,
                gone=int(away_for(seat)) if row.claimed and seat not in online else 0,
                opened=row.opened,
                declined=row.declined,
                door=seat in not_seated,
            )
            for seat, row in enumerate(sitting.seats)
        ),
        paused=sitting.paused,
        created=iso_time(header.created),
        commitment=seed_commitment(header.seed),
        seed=header.seed if over or header.seed_given else None,
        seed_given=header.seed_given,
        over=over,
        spectators=sum(one.spectators for one in presences),
        deeds=tuple(
            DeedRecord(one.kind, one.by, one.seat, one.events, at=iso_time(one.at)) for one in sitting.deeds
        ),
        read_only=read_only,
        begun=sitting.begun,
        clock=clock,
        successor=sitting.successor,
        advice=sitting.advice,
        undo=sitting.undo,
        leaving=sitting.leaving,
        show_wait=sitting.show_wait,
    )


MAX_DEEDS = 40
"""Most actions on other people's seats that are kept."""


def add_deed(sitting: Sitting, deed: DeedRow) -> Sitting:
    """Return the sitting with one more action on somebody's seat."""
    return msgspec.structs.replace(sitting, deeds=(*sitting.deeds, deed)[-MAX_DEEDS:])


def resolve_bot(name: str, game_id: str, offered: Iterable[str] = ()) -> str:
    """Return the name of a bot of the game or of an offered player; an empty name means the best bot.

    Raise `ProblemError` if there is no such bot.
    """
    if not name:
        return best_bot(game_id)
    known = [*bots(game_id), *offered]
    if name not in known:
        unknown = UnknownBot(name, game_id, known)
        raise ProblemError("no-such-bot", name=name, known=unknown.known)
    return name


def set_seat(sitting: Sitting, seat: int, row: SeatRow) -> Sitting:
    """Return the sitting with another row for a seat."""
    seats = tuple(row if number == seat else one for number, one in enumerate(sitting.seats))
    return msgspec.structs.replace(sitting, seats=seats)


def with_bot(sitting: Sitting, seat: int, bot: str, *, away: bool) -> Sitting:
    """Return the sitting with a bot at a seat; `away` means until its person is back."""
    row = msgspec.structs.replace(sitting.seats[seat], bot=bot, away=away, turn_only=False, declined=False)
    return set_seat(sitting, seat, row)


def put_in_bot(sitting: Sitting, seat: int, bot: str, *, by: int | None, events: int) -> Sitting:
    """Return the sitting with a bot for somebody who is absent; `by` is the acting seat for the log."""
    if sitting.seats[seat].bot:
        return sitting
    deed = DeedRow("bot_put_in", by, seat, events, at=time.time())
    return add_deed(with_bot(sitting, seat, bot, away=True), deed)


def with_person(sitting: Sitting, seat: int) -> Sitting:
    """Return the sitting with a person at a seat again."""
    row = msgspec.structs.replace(sitting.seats[seat], bot="", away=False, turn_only=False, opened=False)
    return set_seat(sitting, seat, row)


def seats_of_role(sitting: Sitting, role: str, seat: int | None) -> frozenset[int]:
    """Return the seats that a link of this role plays."""
    if role == HOST:
        return frozenset(number for number, row in enumerate(sitting.seats) if row.here)
    return frozenset() if role != SEAT or seat is None else frozenset((seat,))


def seat_arrivals(sitting: Sitting, seats: Iterable[int]) -> Sitting:
    """Return the sitting after people arrived, for the first time or again, and replaced their bots."""
    for seat in seats:
        if sitting.seats[seat].away:
            sitting = with_person(sitting, seat)
        if not sitting.seats[seat].claimed:
            sitting = set_seat(sitting, seat, msgspec.structs.replace(sitting.seats[seat], claimed=True))
    return sitting


def set_declined(sitting: Sitting, seats: Iterable[int], *, no: bool = True) -> Sitting:
    """Return the sitting in which the people invited to these seats have declined, or with `no` False have not."""
    for seat in seats:
        sitting = set_seat(sitting, seat, msgspec.structs.replace(sitting.seats[seat], declined=no))
    return sitting


def rename_seat(sitting: Sitting, seat: int, name: str) -> Sitting:
    """Return the sitting with another name for a seat's person."""
    return set_seat(sitting, seat, msgspec.structs.replace(sitting.seats[seat], name=name))


def join_by_new_link(sitting: Sitting, seat: int, name: str) -> Sitting:
    """Return the sitting after somebody joined at a seat by a new link, with their name."""
    return set_seat(sitting, seat, msgspec.structs.replace(sitting.seats[seat], name=name, relinked=True))


def set_paused(sitting: Sitting, *, on: bool) -> Sitting:
    """Return the sitting paused or resumed; resuming also begins a match."""
    return msgspec.structs.replace(sitting, paused=on, begun=sitting.begun or not on)
