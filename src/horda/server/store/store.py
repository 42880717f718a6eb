"""All that the server asks of its database."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from horda.engine.saves.save import BadSave
from horda.server.store.authorship import attribute_words, speaker_of
from horda.server.store.batch_writers import Unreachable
from horda.server.store.corruption import Damaged, is_damage
from horda.server.store.database import Database
from horda.server.store.postgres import LOST
from horda.server.store.rows import (
    ChatRow,
    Conflict,
    Entry,
    Header,
    Linked,
    NewMatch,
    Reel,
    Sitting,
    Snapshot,
)
from horda.server.store.tables.club import club_seats, club_tables
from horda.server.store.tables.matches import chat, entries, films, links, matches, snapshots
from horda.server.store.tables.people import invitations, person_left, person_matches
from horda.server.store.tables.push import push_quiet, push_sent

AWAY: tuple[type[Exception], ...] = (Unreachable, Damaged, DBAPIError, PoolTimeout, *LOST)
"""How it shows that the database does not answer."""
BY_MATCH = (club_seats, club_tables, person_matches, person_left, invitations, push_quiet, push_sent)
"""What others note about a match, and goes with it."""
CHAT_SHOWN = 100
TRIES = 5


class Store(Database):
    """Matches, their decisions, links and chat."""

    # --- matches ---------------------------------------------------------------------------------

    async def create(self, new: NewMatch) -> None:
        """Store a new match with its links."""
        header = new.header
        row = msgspec.structs.asdict(header) | {
            "options": _json(header.options),
            "revision": 0,
            "sitting": _json(new.sitting),
            "played": header.created,
            "due": _due(new.sitting),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(matches), row)
            await connection.execute(
                insert(links),
                [
                    {"hash": hash, "match": link.match, "role": link.role, "seat": link.seat}
                    for hash, link in new.links
                ],
            )
            if new.film is not None:
                row = {"match": header.id, **msgspec.structs.asdict(new.film)}
                await connection.execute(insert(films), row)

    async def header(self, match: str) -> tuple[Header, Sitting, int] | None:
        """A match's header, who sits at it, and how often that changed."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
        if row is None:
            return None
        kept = row._mapping
        header = Header(
            id=kept["id"],
            game=kept["game"],
            rules=kept["rules"],
            seats=kept["seats"],
            options=msgspec.json.decode(kept["options"]),
            seed=kept["seed"],
            seed_given=kept["seed_given"],
            created=kept["created"],
            position=kept["position"],
        )
        return header, msgspec.json.decode(kept["sitting"], type=Sitting), kept["revision"]

    async def seat(self, match: str, sitting: Sitting, revision: int) -> None:
        """Store who sits where, if nobody did since `revision`; else `Conflict`."""
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.revision == revision)
                .values(sitting=_json(sitting), revision=revision + 1, due=_due(sitting))
            )
            if changed.rowcount != 1:
                raise Conflict(match, revision)
            await self.notifier.ring(connection, [f"s:{match}:{revision + 1}"])

    async def carry_over(self, match: str, then: int, now: int) -> None:
        """Note that a match goes on by a later version of its rules."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(matches).where(matches.c.id == match, matches.c.rules == then).values(rules=now)
            )

    async def played(self, match: str, at: float) -> None:
        """Note when the last decision was made."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(matches).where(matches.c.id == match, matches.c.played < at).values(played=at)
            )

    async def delete(self, match: str, *, unplayed_since: float | None = None) -> bool:
        """Delete a match with all that belongs to it; False when it is not there, or was played since."""
        async with self.engine.begin() as connection:
            wanted = select(matches.c.id).where(matches.c.id == match).with_for_update()
            if unplayed_since is not None:
                wanted = wanted.where(matches.c.played < unplayed_since)
            if (await connection.execute(wanted)).first() is None:
                return False
            for table in (*BY_MATCH, chat, films, snapshots, links, entries):
                await connection.execute(delete(table).where(table.c.match == match))
            await connection.execute(delete(matches).where(matches.c.id == match))
            await self.notifier.ring(connection, [f"d:{match}:0"])
        return True

    async def unplayed(self, since: float, most: int) -> list[str]:
        """Some of the matches in which nothing was decided since a moment, the oldest first."""
        wanted = select(matches.c.id).where(matches.c.played < since).order_by(matches.c.played).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # --- clocks ----------------------------------------------------------------------------------

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """Some of the matches whose clock wants to be looked at, with when it wanted, the longest first."""
        wanted = select(matches.c.id, matches.c.due).where(matches.c.due <= now).order_by(matches.c.due)
        async with self.engine.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(wanted.limit(most))]

    async def claim_due(self, match: str, due: float, later: float) -> bool:
        """Take a clock that is due for this process; False when another one has."""
        return await self._due(later, matches.c.id == match, matches.c.due == due)

    async def set_due(self, match: str, due: float | None) -> None:
        """Note when a match's clock wants to be looked at again."""
        await self._due(due, matches.c.id == match)

    async def _due(self, due: float | None, *where: ColumnElement[bool]) -> bool:
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(matches).where(*where).values(due=due))
        return changed.rowcount == 1

    # --- decisions -------------------------------------------------------------------------------

    async def append(self, match: str, entry: Entry) -> None:
        """Store a decision under its number for good; `Conflict` when that is taken."""
        try:
            await self.writer.append(match, entry)
        except Unreachable as problem:
            self.damaged = self.damaged or is_damage(problem)
            raise

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The decisions after a number, in order."""
        wanted = (
            select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_entry(row) for row in rows]

    async def answered(self, match: str, seat: int, question: int) -> Entry | None:
        """What a seat answered to the question of a number, or else to the first one after it."""
        return await self._one(
            select(entries)
            .where(entries.c.match == match, entries.c.seat == seat, entries.c.question >= question)
            .order_by(entries.c.question)
            .limit(1)
        )

    async def entry(self, match: str, seq: int) -> Entry | None:
        """The decision of a number."""
        return await self._one(select(entries).where(entries.c.match == match, entries.c.seq == seq))

    async def _one(self, wanted: Select[Any]) -> Entry | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else _entry(row)

    async def take_backs(self, match: str, before: int) -> list[Entry]:
        """The rows up to a number that took something back."""
        wanted = (
            select(entries)
            .where(entries.c.match == match, entries.c.undone > 0, entries.c.seq <= before)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_entry(row) for row in rows]

    async def snapshot(self, match: str) -> Snapshot | None:
        """The newest snapshot; `BadSave` when it cannot be read."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(snapshots.c.seq, snapshots.c.save).where(snapshots.c.match == match)
                )
            ).first()
        if row is None:
            return None
        try:
            return Snapshot(row[0], zlib.decompress(row[1]).decode())
        except (zlib.error, UnicodeDecodeError) as problem:
            raise BadSave(f"the snapshot at {row[0]} cannot be unpacked") from problem

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Replace the snapshot by one that is newer, or better at the same moment."""
        packed = zlib.compress(snapshot.save.encode(), 1)
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(snapshots).where(snapshots.c.match == match, snapshots.c.seq <= snapshot.seq)
            )
            try:
                async with connection.begin_nested():
                    await connection.execute(
                        insert(snapshots), {"match": match, "seq": snapshot.seq, "save": packed}
                    )
            except IntegrityError:
                return

    # --- films -----------------------------------------------------------------------------------

    async def film_end(self, match: str) -> int:
        """The last entry that was filmed; -1 when none was."""
        async with self.engine.connect() as connection:
            last = await connection.scalar(select(func.max(films.c.last)).where(films.c.match == match))
        return -1 if last is None else last

    async def keep_film(self, match: str, reel: Reel, *, after: int) -> bool:
        """Add what follows the entry `after` of a film, as the next piece or as its last piece made longer.

        False when another process did, so that this one does not fit.
        """
        try:
            async with self.engine.begin() as connection:
                last = await connection.scalar(select(func.max(films.c.last)).where(films.c.match == match))
                if (-1 if last is None else last) != after:
                    return False
                if reel.first > after:
                    await connection.execute(insert(films), {"match": match, **msgspec.structs.asdict(reel)})
                    return True
                same = (films.c.match == match, films.c.first == reel.first, films.c.last == after)
                longer = update(films).where(*same).values(last=reel.last, frames=reel.frames)
                return (await connection.execute(longer)).rowcount == 1
        except IntegrityError:
            return False

    async def last_reel(self, match: str) -> Reel | None:
        """Return the last piece of a film."""
        wanted = select(films).where(films.c.match == match).order_by(films.c.first.desc()).limit(1)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Reel(row.first, row.last, row.frames)

    async def film(self, match: str) -> list[Reel]:
        """The whole film, in order."""
        wanted = select(films).where(films.c.match == match).order_by(films.c.first)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Reel(row.first, row.last, row.frames) for row in rows]

    # --- links -----------------------------------------------------------------------------------

    async def linked(self, hash: str) -> Linked | None:
        """What a link opens."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(links.c.match, links.c.role, links.c.seat).where(links.c.hash == hash)
                )
            ).first()
        return None if row is None else Linked(row[0], row[1], row[2])

    async def note_seen(self, hash: str, events: int, at: float) -> None:
        """Note how many events had been told when a window of a link was closed, and when that was."""
        async with self.engine.begin() as connection:
            await connection.execute(update(links).where(links.c.hash == hash).values(seen=events, away=at))

    async def add_link(self, hash: str, link: Linked) -> None:
        """One more link beside those that are there; one that is there already stays as it is."""
        async with self.engine.begin() as connection:
            known = select(links.c.hash).where(links.c.hash == hash)
            if (await connection.execute(known)).first() is None:
                values = {"hash": hash, "match": link.match, "role": link.role, "seat": link.seat}
                await connection.execute(insert(links), values)

    async def replace_link(self, hash: str, link: Linked, *, by_club: bool = False) -> None:
        """A new link for a seat; all older ones of that seat are void, and nobody has it on their list.

        The club forgets the name of who took the seat, unless the link is for who has just taken it there.
        """
        async with self.engine.begin() as connection:
            await attribute_words(connection, link.match, link.seat)
            if not by_club:
                taken = (club_seats.c.match == link.match, club_seats.c.seat == link.seat)
                await connection.execute(update(club_seats).where(*taken).values(name=""))
            for table in (person_matches, person_left, invitations):
                await connection.execute(
                    delete(table).where(table.c.match == link.match, table.c.seat == link.seat)
                )
            await connection.execute(
                delete(links).where(
                    links.c.match == link.match, links.c.role == link.role, links.c.seat == link.seat
                )
            )
            await connection.execute(
                insert(links),
                {"hash": hash, "match": link.match, "role": link.role, "seat": link.seat},
            )
            await self.notifier.ring(connection, [f"k:{link.match}:{link.seat}"])
        self.voided_links += 1

    # --- chat ------------------------------------------------------------------------------------

    async def say(
        self, match: str, *, seat: int | None, said: str, phrase: bool, at: float, link: str = ""
    ) -> ChatRow:
        """Add a line to the chat; `link` is the hash of the link by which it was said, empty for a bot."""
        for _ in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    last = await connection.scalar(
                        select(func.max(chat.c.number)).where(chat.c.match == match)
                    )
                    line = ChatRow((last or 0) + 1, seat, said, phrase, at)
                    row = {"match": match, **msgspec.structs.asdict(line)}
                    row["person"] = await speaker_of(connection, link) if link else None
                    await connection.execute(insert(chat), row)
                    await self.notifier.ring(connection, [f"c:{match}:{line.number}"])
                    return line
            except IntegrityError:
                continue
        raise Conflict(match, "chat")

    async def said(self, match: str, after: int = 0) -> list[ChatRow]:
        """The newest lines of the chat, oldest first."""
        wanted = (
            select(chat)
            .where(chat.c.match == match, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(CHAT_SHOWN)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatRow(row.number, row.seat, row.text, row.phrase, row.at) for row in reversed(rows)]


def _entry(row: Row[Any]) -> Entry:
    numbers = tuple(int(number) for number in row.numbers.split())
    return Entry(
        row.seq,
        row.choice,
        row.undone,
        row.kept,
        seat=row.seat,
        question=row.question,
        request=row.request,
        numbers=numbers,
        at=row.at,
        asked=None if row.asked is None else tuple(int(seat) for seat in row.asked.split()),
    )


def _due(sitting: Sitting) -> float | None:
    return None if sitting.clock is None else sitting.clock.due()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
