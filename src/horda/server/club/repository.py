"""Database queries of the club: open tables, claimed seats, people who wait, and bans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from horda.server.club.rows import Ban, ListedTable, OpenTable, SeatClaim, Seeker
from horda.server.store import Store
from horda.server.store.rows import Sitting
from horda.server.store.tables.club import club_bans, club_seats, club_tables, club_waiting
from horda.server.store.tables.matches import matches

MAX_LISTED = 200
"""Most tables or people that a query returns."""
Conditions = tuple[ColumnElement[bool], ...]


class ClubRepository:
    """The club's rows in the database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # --- tables ------------------------------------------------------------------------------------

    async def add_table(self, table: OpenTable) -> bool:
        """Store an open table; return whether it is new."""
        row = msgspec.structs.asdict(table) | {"seats": " ".join(map(str, table.seats))}
        return await self._insert(club_tables, row)

    async def tables(self, since: float, *where: ColumnElement[bool]) -> list[ListedTable]:
        """Return the tables opened since a time, newest first."""
        wanted = (
            select(club_tables, matches.c.game, matches.c.options, matches.c.sitting)
            .join(matches, matches.c.id == club_tables.c.match)
            .where(club_tables.c.opened > since, *where)
            .order_by(club_tables.c.opened.desc())
            .limit(MAX_LISTED)
        )
        async with self.engine.connect() as connection:
            return [_listed_table(row) for row in await connection.execute(wanted)]

    async def tables_in(self, room: str, since: float) -> list[ListedTable]:
        """Return the tables of a room that were opened since a time."""
        return await self.tables(since, club_tables.c.room == room)

    async def tables_of(self, visitor: str, since: float) -> list[ListedTable]:
        """Return the tables that a visitor opened since a time."""
        return await self.tables(since, club_tables.c.visitor == visitor)

    async def table(self, match: str, since: float) -> ListedTable | None:
        """Return the open table of a match; None if there is none."""
        found = await self.tables(since, club_tables.c.match == match)
        return found[0] if found else None

    async def count_tables(self, since: float, address: str | None = None) -> int:
        """Return how many tables are open, in total or from one address."""
        where: Conditions = (club_tables.c.opened > since,)
        if address is not None:
            where = (*where, club_tables.c.address == address)
        return await self._count(club_tables, *where)

    async def close_table(self, match: str) -> bool:
        """Remove a table and its claims from the list; return whether it was there."""
        return bool(await self.close_tables(club_tables.c.match == match))

    async def close_tables(self, which: ColumnElement[bool]) -> int:
        """Remove tables and their claims from the list; return how many."""
        gone = select(club_tables.c.match).where(which)
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_seats).where(club_seats.c.match.in_(gone)))
            return (await connection.execute(delete(club_tables).where(which))).rowcount

    async def delete_old_tables(self, before: float) -> int:
        """Delete tables that are no longer listed."""
        return await self.close_tables(club_tables.c.opened <= before)

    # --- seats -------------------------------------------------------------------------------------

    async def claims(self, matches: Iterable[str]) -> list[SeatClaim]:
        """Return the seats claimed at some tables."""
        wanted = select(club_seats).where(club_seats.c.match.in_(tuple(matches)))
        async with self.engine.connect() as connection:
            return [_seat_claim(row) for row in await connection.execute(wanted)]

    async def claim_seat(self, seat: SeatClaim, now: float) -> bool:
        """Claim a seat that is free or whose claim has expired; return whether nobody else was first."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(club_seats).where(
                    club_seats.c.match == seat.match,
                    club_seats.c.seat == seat.seat,
                    club_seats.c.until < now,
                )
            )
        return await self._insert(club_seats, msgspec.structs.asdict(seat))

    async def count_claims(self, now: float, *, visitor: str = "", address: str = "") -> int:
        """Return how many valid claims a visitor or an address has."""
        whose = club_seats.c.visitor == visitor if visitor else club_seats.c.address == address
        return await self._count(club_seats, club_seats.c.until >= now, whose)

    async def release_claim(self, match: str, seat: int) -> None:
        """Delete the claim of a seat."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(club_seats).where(club_seats.c.match == match, club_seats.c.seat == seat)
            )

    # --- waiting list ------------------------------------------------------------------------------

    async def add_waiting(self, seeker: Seeker) -> None:
        """Put somebody on the waiting list, or update the time at which they were last seen."""
        row = msgspec.structs.asdict(seeker) | {"games": " ".join(seeker.games)}
        again = {name: row[name] for name in ("room", "name", "games", "language", "address", "seen")}
        still = update(club_waiting).where(club_waiting.c.visitor == seeker.visitor).values(again)
        async with self.engine.begin() as connection:
            if (await connection.execute(still)).rowcount:
                return
        # Two pages of one visitor at the same moment write the same row.
        await self._insert(club_waiting, row)

    async def waiting_seekers(self, since: float, room: str | None = None) -> list[Seeker]:
        """Return everybody seen since a time, the longest waiting first."""
        wanted = select(club_waiting).where(club_waiting.c.seen > since)
        if room is not None:
            wanted = wanted.where(club_waiting.c.room == room)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(club_waiting.c.since).limit(MAX_LISTED))
            return [_seeker(row) for row in rows]

    async def count_waiting(self, since: float, but: str, address: str | None = None) -> int:
        """Return how many others wait, in total or from one address."""
        where: Conditions = (club_waiting.c.seen > since, club_waiting.c.visitor != but)
        if address is not None:
            where = (*where, club_waiting.c.address == address)
        return await self._count(club_waiting, *where)

    async def stop_waiting(self, visitor: str) -> None:
        """Take a visitor off the waiting list."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_waiting).where(club_waiting.c.visitor == visitor))

    async def delete_absent(self, before: float) -> None:
        """Delete visitors who were last seen before a time."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_waiting).where(club_waiting.c.seen <= before))

    # --- bans --------------------------------------------------------------------------------------

    async def add_ban(self, ban: Ban) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(club_bans), msgspec.structs.asdict(ban))

    async def bans(self, now: float, whom: Iterable[str] | None = None) -> list[Ban]:
        """Return the current bans of some people or of all, the longest first."""
        wanted = select(club_bans).where(club_bans.c.until > now).order_by(club_bans.c.until.desc())
        if whom is not None:
            wanted = wanted.where(club_bans.c.whom.in_(tuple(whom)))
        async with self.engine.connect() as connection:
            return [Ban(*row) for row in await connection.execute(wanted.limit(MAX_LISTED))]

    async def count_bans(self) -> int:
        return await self._count(club_bans)

    async def remove_ban(self, ban: str) -> bool:
        """Remove a ban; return whether there was one with this id."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(club_bans).where(club_bans.c.id == ban))
        return bool(gone.rowcount)

    async def delete_expired_bans(self, before: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_bans).where(club_bans.c.until <= before))

    # --- helpers -----------------------------------------------------------------------------------

    async def _insert(self, table: Any, row: dict[str, Any]) -> bool:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(table), row)
        except IntegrityError:
            return False
        return True

    async def _count(self, table: Any, *where: ColumnElement[bool]) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(table).where(*where)) or 0


def _listed_table(row: Row[Any]) -> ListedTable:
    table = OpenTable(
        match=row.match,
        room=row.room,
        seats=tuple(int(seat) for seat in row.seats.split()),
        name=row.name,
        language=row.language,
        visitor=row.visitor,
        address=row.address,
        opened=row.opened,
    )
    mission = msgspec.json.decode(row.options, type=dict[str, Any]).get("mission", "")
    return ListedTable(table, row.game, str(mission or ""), msgspec.json.decode(row.sitting, type=Sitting))


def _seat_claim(row: Row[Any]) -> SeatClaim:
    return SeatClaim(row.match, row.seat, row.name, row.visitor, row.address, row.until)


def _seeker(row: Row[Any]) -> Seeker:
    return Seeker(**{**row._mapping, "games": tuple(row.games.split())})
