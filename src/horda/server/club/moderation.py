"""Moderation of the club: close a table, ban a visitor, remove a name from the waiting list.

The moderator can see and change only tables that were opened to the club, no private ones.
"""

from __future__ import annotations

import secrets
import time

from horda.server.club.club_records import (
    BanRecord,
    BanRequest,
    ModeratedSeat,
    ModeratedTable,
    ModeratedVisitor,
    ModerationOverview,
)
from horda.server.club.rows import Ban, SeatClaim, address_ban_key, visitor_ban_key
from horda.server.club.service import MINUTE_S, ClubService, waiting_record
from horda.server.config.limits import TokenBuckets
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import SEAT, create_link, new_id
from horda.server.store.rows import DeedRow, SeatRow, Sitting
from horda.server.table import seating
from horda.server.table.removal import close_seat_connections


def check_key(club: ClubService, key: str, address: str) -> None:
    """Raise `ProblemError` if the moderator's key is wrong; attempts are limited."""
    if not club.settings.key:
        raise ProblemError("club-no-desk", status=403)
    if _is_same_key(key, club.settings.key):
        return
    _limit_attempts(club.key_attempts, address)
    raise ProblemError("club-wrong-key", status=401)


def _is_same_key(key: str, wanted: str) -> bool:
    return secrets.compare_digest(key.encode(), wanted.encode())


def _limit_attempts(keys: TokenBuckets, address: str) -> None:
    if wait := keys.take(address):
        raise ProblemError("club-keys", status=429, minutes=int(wait / MINUTE_S) + 1)


async def moderation_overview(club: ClubService) -> ModerationOverview:
    """Return all tables (also full ones), everybody who waits, and all bans."""
    now = time.time()
    listed = await club.repository.tables(club.oldest_listed)
    rooms = {entry.table.match: entry.table.room for entry in listed}
    seats: dict[str, list[ModeratedSeat]] = {}
    for claim in await club.repository.claims(rooms):
        seats.setdefault(claim.match, []).append(ModeratedSeat(claim.seat, claim.name))
    tables = tuple(
        ModeratedTable(table, bool(rooms[table.match]), tuple(seats.get(table.match, ())))
        for table in await club.table_records(listed)
    )
    waiting = tuple(
        ModeratedVisitor(waiting_record(seeker), bool(seeker.room))
        for seeker in await club.repository.waiting_seekers(now - club.settings.waiting_seconds)
    )
    bans = tuple(
        BanRecord(ban.id, ban.name, ban.is_address, seating.iso_time(ban.until))
        for ban in await club.repository.bans(now)
    )
    return ModerationOverview(tables, waiting, bans)


async def close_table(club: ClubService, match: str, *, erase: bool) -> None:
    """Take a table off the list; with `erase`, delete its match."""
    if not await club.repository.close_table(match):
        raise ProblemError("club-no-such-table", status=404)
    if erase:
        await club.registry.delete(match)


async def remove_waiting(club: ClubService, id: str) -> None:
    """Take a name off the waiting list."""
    seeker = next((seeker for seeker in await club.repository.waiting_seekers(0) if seeker.id == id), None)
    if seeker is None:
        raise ProblemError("club-nobody", status=404)
    await club.repository.stop_waiting(seeker.visitor)


async def ban_visitor(club: ClubService, request: BanRequest) -> None:
    """Ban somebody for a while, and remove their tables, claimed seats and waiting-list entry."""
    repository, now = club.repository, time.time()
    await repository.delete_expired_bans(now)
    if await repository.count_bans() >= club.settings.bans:
        raise ProblemError("club-bans-full", status=409, most=club.settings.bans)
    name, visitor, address = await _find_banned(club, request)
    until = now + request.minutes * MINUTE_S
    await repository.add_ban(Ban(new_id(), visitor_ban_key(visitor), name, until))
    if request.address:
        await repository.add_ban(Ban(new_id(), address_ban_key(address), name, until))
    await repository.stop_waiting(visitor)
    if request.match is not None and request.seat is None:
        await repository.close_table(request.match)
    elif request.match is not None and request.seat is not None:
        await _free_seat(club, request.match, request.seat)


async def _find_banned(club: ClubService, request: BanRequest) -> tuple[str, str, str]:
    """Return the name, visitor and address of the person to ban."""
    if request.waiting is not None:
        waits = next(
            (seeker for seeker in await club.repository.waiting_seekers(0) if seeker.id == request.waiting),
            None,
        )
        if waits is not None:
            return waits.name, waits.visitor, waits.address
    elif request.match is not None and request.seat is None:
        opened = await club.repository.table(request.match, club.oldest_listed)
        if opened is not None:
            return opened.table.name, opened.table.visitor, opened.table.address
    elif request.match is not None:
        took = await _find_claim(club, request.match, request.seat)
        if took is not None:
            return took.name, took.visitor, took.address
    raise ProblemError("club-nobody", status=404)


async def _find_claim(club: ClubService, match: str, seat: int | None) -> SeatClaim | None:
    return next((claim for claim in await club.repository.claims([match]) if claim.seat == seat), None)


async def _free_seat(club: ClubService, match: str, seat: int) -> None:
    """Revoke a seat's link, let a bot play the seat and offer it to others; the match log reports this."""
    live = await club.registry.live_match(match)
    _, (hash, row) = create_link(match, SEAT, seat)
    await club.registry.store.replace_link(hash, row)
    close_seat_connections(live, seat)
    bot = seating.resolve_bot("", live.header.game)
    deed = DeedRow("new_link", None, seat, len(live.state.log), at=time.time())

    def free_row(now: Sitting) -> Sitting:
        waiting = SeatRow("", bot, away=True, claimed=False, relinked=True)
        return seating.add_deed(seating.set_seat(now, seat, waiting), deed)

    await live.change_sitting(free_row)
    await club.repository.release_claim(match, seat)
