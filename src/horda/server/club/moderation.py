"""The desk of whoever keeps order in the club: close a table, keep somebody out, take a name off the list.

It reaches what was opened to the club, and nothing else: a private table cannot be seen or touched from it.
"""

from __future__ import annotations

import secrets
import time

from horda.server.club.club_records import BanWish, DeskBan, DeskSeat, DeskTable, DeskWaiting, ModerationDesk
from horda.server.club.rows import Ban, SeatClaim, banned_address, banned_visitor
from horda.server.club.service import MINUTE, Club, shown_waiting
from horda.server.config.limits import Buckets
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import SEAT, create_link, new_id
from horda.server.store.rows import DeedRow, SeatRow, Sitting
from horda.server.table import seating
from horda.server.table.removal import close_seat_connections


def check_key(club: Club, key: str, address: str) -> None:
    """The key opens the desk; wrong ones cannot be tried without end."""
    if not club.house.key:
        raise ProblemError("club-no-desk", status=403)
    if _is_same(key, club.house.key):
        return
    _slow_down(club.keys, address)
    raise ProblemError("club-wrong-key", status=401)


def _is_same(key: str, wanted: str) -> bool:
    return secrets.compare_digest(key.encode(), wanted.encode())


def _slow_down(keys: Buckets, address: str) -> None:
    if wait := keys.take(address):
        raise ProblemError("club-keys", status=429, minutes=int(wait / MINUTE) + 1)


async def desk(club: Club) -> ModerationDesk:
    """All tables, full ones too, all who wait, and all who are kept out."""
    now = time.time()
    listed = await club.book.tables(club.since)
    rooms = {one.table.match: one.table.room for one in listed}
    seats: dict[str, list[DeskSeat]] = {}
    for one in await club.book.taken(rooms):
        seats.setdefault(one.match, []).append(DeskSeat(one.seat, one.name))
    tables = tuple(
        DeskTable(table, bool(rooms[table.match]), tuple(seats.get(table.match, ())))
        for table in await club.shown(listed)
    )
    waiting = tuple(
        DeskWaiting(shown_waiting(one), bool(one.room))
        for one in await club.book.waiting(now - club.house.waiting_seconds)
    )
    bans = tuple(
        DeskBan(ban.id, ban.name, ban.is_address, seating.iso_time(ban.until))
        for ban in await club.book.bans(now)
    )
    return ModerationDesk(tables, waiting, bans)


async def close_table(club: Club, match: str, *, erase: bool) -> None:
    """Take a table off the list, and delete its match for good where that is wanted."""
    if not await club.book.close_table(match):
        raise ProblemError("club-no-such-table", status=404)
    if erase:
        await club.registry.delete(match)


async def take_off(club: Club, id: str) -> None:
    """Take a name off the list of those who wait."""
    one = next((one for one in await club.book.waiting(0) if one.id == id), None)
    if one is None:
        raise ProblemError("club-nobody", status=404)
    await club.book.stop_waiting(one.visitor)


async def ban(club: Club, wish: BanWish) -> None:
    """Keep somebody out for a while; what they waited for, opened or took is theirs no longer."""
    book, now = club.book, time.time()
    await book.forget_bans(now)
    if await book.count_bans() >= club.house.bans:
        raise ProblemError("club-bans-full", status=409, most=club.house.bans)
    name, visitor, address = await _banned(club, wish)
    until = now + wish.minutes * MINUTE
    await book.ban(Ban(new_id(), banned_visitor(visitor), name, until))
    if wish.address:
        await book.ban(Ban(new_id(), banned_address(address), name, until))
    await book.stop_waiting(visitor)
    if wish.match is not None and wish.seat is None:
        await book.close_table(wish.match)
    elif wish.match is not None and wish.seat is not None:
        await _turn_out(club, wish.match, wish.seat)


async def _banned(club: Club, wish: BanWish) -> tuple[str, str, str]:
    """Name, visitor and address of who is meant."""
    if wish.waiting is not None:
        waits = next((one for one in await club.book.waiting(0) if one.id == wish.waiting), None)
        if waits is not None:
            return waits.name, waits.visitor, waits.address
    elif wish.match is not None and wish.seat is None:
        opened = await club.book.table(wish.match, club.since)
        if opened is not None:
            return opened.table.name, opened.table.visitor, opened.table.address
    elif wish.match is not None:
        took = await _taker(club, wish.match, wish.seat)
        if took is not None:
            return took.name, took.visitor, took.address
    raise ProblemError("club-nobody", status=404)


async def _taker(club: Club, match: str, seat: int | None) -> SeatClaim | None:
    return next((one for one in await club.book.taken([match]) if one.seat == seat), None)


async def _turn_out(club: Club, match: str, seat: int) -> None:
    """The link of a seat is void, a bot plays it, and it is free for others; the log says so."""
    live = await club.registry.live_match(match)
    _, (hash, row) = create_link(match, SEAT, seat)
    await club.registry.store.replace_link(hash, row)
    close_seat_connections(live, seat)
    bot = seating.resolve_bot("", live.header.game)
    deed = DeedRow("new_link", None, seat, len(live.state.log), at=time.time())

    def freed(now: Sitting) -> Sitting:
        waiting = SeatRow("", bot, away=True, claimed=False, relinked=True)
        return seating.add_deed(seating.set_seat(now, seat, waiting), deed)

    await live.change_sitting(freed)
    await club.book.give_back(match, seat)
