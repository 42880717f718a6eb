"""The club's book: open tables, seats taken, those who wait and those who are kept out, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from horda.server.club.rows import Ban, Listed, OpenTable, SeatClaim, Seeker
from horda.server.store import Store
from horda.server.store.rows import Sitting
from horda.server.store.tables.club import club_bans, club_seats, club_tables, club_waiting
from horda.server.store.tables.matches import matches

MOST_SHOWN = 200
"""So many tables and so many people are listed at once."""
Where = tuple[ColumnElement[bool], ...]


class Book:
    """What the club keeps."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # --- tables ------------------------------------------------------------------------------------

    async def add_table(self, table: OpenTable) -> bool:
        """Open a table; False when it is open already."""
        row = msgspec.structs.asdict(table) | {"seats": " ".join(map(str, table.seats))}
        return await self._insert(club_tables, row)

    async def tables(self, since: float, *where: ColumnElement[bool]) -> list[Listed]:
        """The tables opened since a moment, the newest first."""
        wanted = (
            select(club_tables, matches.c.game, matches.c.options, matches.c.sitting)
            .join(matches, matches.c.id == club_tables.c.match)
            .where(club_tables.c.opened > since, *where)
            .order_by(club_tables.c.opened.desc())
            .limit(MOST_SHOWN)
        )
        async with self.engine.connect() as connection:
            return [_listed(row) for row in await connection.execute(wanted)]

    async def tables_in(self, room: str, since: float) -> list[Listed]:
        """The tables of a room."""
        return await self.tables(since, club_tables.c.room == room)

    async def tables_of(self, visitor: str, since: float) -> list[Listed]:
        """The tables that somebody opened."""
        return await self.tables(since, club_tables.c.visitor == visitor)

    async def table(self, match: str, since: float) -> Listed | None:
        """One open table."""
        found = await self.tables(since, club_tables.c.match == match)
        return found[0] if found else None

    async def count_tables(self, since: float, address: str | None = None) -> int:
        """How many tables are open, in all or from one address."""
        where: Where = (club_tables.c.opened > since,)
        if address is not None:
            where = (*where, club_tables.c.address == address)
        return await self._count(club_tables, *where)

    async def close_table(self, match: str) -> bool:
        """Take a table off the list, with the seats taken at it; False when it is not there."""
        return bool(await self.close_tables(club_tables.c.match == match))

    async def close_tables(self, which: ColumnElement[bool]) -> int:
        """Take tables off the list; how many it were."""
        gone = select(club_tables.c.match).where(which)
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_seats).where(club_seats.c.match.in_(gone)))
            return (await connection.execute(delete(club_tables).where(which))).rowcount

    async def forget_tables(self, before: float) -> int:
        """Drop tables that are listed no longer."""
        return await self.close_tables(club_tables.c.opened <= before)

    # --- seats -------------------------------------------------------------------------------------

    async def taken(self, matches: Iterable[str]) -> list[SeatClaim]:
        """The seats taken at some tables."""
        wanted = select(club_seats).where(club_seats.c.match.in_(tuple(matches)))
        async with self.engine.connect() as connection:
            return [_taken(row) for row in await connection.execute(wanted)]

    async def take(self, seat: SeatClaim, now: float) -> bool:
        """Take a seat, if nobody has it or who had it never sat down; of two, one gets it."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(club_seats).where(
                    club_seats.c.match == seat.match,
                    club_seats.c.seat == seat.seat,
                    club_seats.c.until < now,
                )
            )
        return await self._insert(club_seats, msgspec.structs.asdict(seat))

    async def count_taken(self, now: float, *, visitor: str = "", address: str = "") -> int:
        """How many seats somebody has taken and may still sit down at."""
        whose = club_seats.c.visitor == visitor if visitor else club_seats.c.address == address
        return await self._count(club_seats, club_seats.c.until >= now, whose)

    async def give_back(self, match: str, seat: int) -> None:
        """Forget who took a seat."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(club_seats).where(club_seats.c.match == match, club_seats.c.seat == seat)
            )

    # --- those who wait ----------------------------------------------------------------------------

    async def wait(self, one: Seeker) -> None:
        """Put somebody on the list, or note that they are still there."""
        row = msgspec.structs.asdict(one) | {"games": " ".join(one.games)}
        again = {name: row[name] for name in ("room", "name", "games", "language", "address", "seen")}
        still = update(club_waiting).where(club_waiting.c.visitor == one.visitor).values(again)
        async with self.engine.begin() as connection:
            if (await connection.execute(still)).rowcount:
                return
        # Two windows of one person at the same moment: either has written the same.
        await self._insert(club_waiting, row)

    async def waiting(self, since: float, room: str | None = None) -> list[Seeker]:
        """Those heard of since a moment, the longest waiting first."""
        wanted = select(club_waiting).where(club_waiting.c.seen > since)
        if room is not None:
            wanted = wanted.where(club_waiting.c.room == room)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(club_waiting.c.since).limit(MOST_SHOWN))
            return [_waiting(row) for row in rows]

    async def count_waiting(self, since: float, but: str, address: str | None = None) -> int:
        """How many others wait, in all or at one address."""
        where: Where = (club_waiting.c.seen > since, club_waiting.c.visitor != but)
        if address is not None:
            where = (*where, club_waiting.c.address == address)
        return await self._count(club_waiting, *where)

    async def stop_waiting(self, visitor: str) -> None:
        """Take somebody off the list."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_waiting).where(club_waiting.c.visitor == visitor))

    async def forget_waiting(self, before: float) -> None:
        """Drop those whose page is closed."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_waiting).where(club_waiting.c.seen <= before))

    # --- bans --------------------------------------------------------------------------------------

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(club_bans), msgspec.structs.asdict(ban))

    async def bans(self, now: float, whom: Iterable[str] | None = None) -> list[Ban]:
        """Who is kept out, the longest first; of some people, or all."""
        wanted = select(club_bans).where(club_bans.c.until > now).order_by(club_bans.c.until.desc())
        if whom is not None:
            wanted = wanted.where(club_bans.c.whom.in_(tuple(whom)))
        async with self.engine.connect() as connection:
            return [Ban(*row) for row in await connection.execute(wanted.limit(MOST_SHOWN))]

    async def count_bans(self) -> int:
        """How many are kept out."""
        return await self._count(club_bans)

    async def lift(self, ban: str) -> bool:
        """Let somebody in again; False when nobody was kept out under this id."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(club_bans).where(club_bans.c.id == ban))
        return bool(gone.rowcount)

    async def forget_bans(self, before: float) -> None:
        """Drop bans that are over."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(club_bans).where(club_bans.c.until <= before))

    # --- both --------------------------------------------------------------------------------------

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


def _listed(row: Row[Any]) -> Listed:
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
    return Listed(table, row.game, str(mission or ""), msgspec.json.decode(row.sitting, type=Sitting))


def _taken(row: Row[Any]) -> SeatClaim:
    return SeatClaim(row.match, row.seat, row.name, row.visitor, row.address, row.until)


def _waiting(row: Row[Any]) -> Seeker:
    return Seeker(**{**row._mapping, "games": tuple(row.games.split())})
