"""All queries of matches, decisions, recordings, links and chat."""

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
from horda.server.store.authorship import attribute_chat, speaker_of
from horda.server.store.batch_writers import Unreachable
from horda.server.store.corruption import DamagedDatabase, is_corruption
from horda.server.store.database import Database
from horda.server.store.postgres import CONNECTION_ERRORS
from horda.server.store.rows import (
    ChatRow,
    Conflict,
    Entry,
    Header,
    LinkTarget,
    NewMatch,
    RecordingSegment,
    Sitting,
    Snapshot,
)
from horda.server.store.tables.club import club_seats, club_tables
from horda.server.store.tables.matches import chat, entries, films, links, matches, snapshots
from horda.server.store.tables.people import invitations, person_left, person_matches
from horda.server.store.tables.push import push_quiet, push_sent

DATABASE_ERRORS: tuple[type[Exception], ...] = (
    Unreachable,
    DamagedDatabase,
    DBAPIError,
    PoolTimeout,
    *CONNECTION_ERRORS,
)
"""Errors that mean that the database does not answer."""
TABLES_BY_MATCH = (club_seats, club_tables, person_matches, person_left, invitations, push_quiet, push_sent)
"""Tables of other packages whose rows are deleted with a match."""
MAX_CHAT_LINES = 100
MAX_CHAT_TRIES = 5


class Store(Database):
    """Matches, their decisions, recordings, links and chat."""

    # --- matches ---------------------------------------------------------------------------------

    async def create(self, new: NewMatch) -> None:
        """Store a new match with its links."""
        header = new.header
        row = msgspec.structs.asdict(header) | {
            "options": _json(header.options),
            "revision": 0,
            "sitting": _json(new.sitting),
            "played": header.created,
            "due": _due_time(new.sitting),
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
            if new.recording is not None:
                row = {"match": header.id, **msgspec.structs.asdict(new.recording)}
                await connection.execute(insert(films), row)

    async def header(self, match: str) -> tuple[Header, Sitting, int] | None:
        """Return a match's header, its sitting and the sitting's revision; None if there is no such match."""
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

    async def save_sitting(self, match: str, sitting: Sitting, revision: int) -> None:
        """Store the sitting of a match; raise `Conflict` if it changed since `revision`."""
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.revision == revision)
                .values(sitting=_json(sitting), revision=revision + 1, due=_due_time(sitting))
            )
            if changed.rowcount != 1:
                raise Conflict(match, revision)
            await self.notifier.publish(connection, [f"s:{match}:{revision + 1}"])

    async def set_rules_version(self, match: str, then: int, now: int) -> None:
        """Store that a match continues with a later version of its rules, if the stored version is `then`."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(matches).where(matches.c.id == match, matches.c.rules == then).values(rules=now)
            )

    async def set_last_played(self, match: str, at: float) -> None:
        """Store the time of a match's last decision."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(matches).where(matches.c.id == match, matches.c.played < at).values(played=at)
            )

    async def delete(self, match: str, *, unplayed_since: float | None = None) -> bool:
        """Delete a match with all its rows; return False if there is none, or it was played since `unplayed_since`."""
        async with self.engine.begin() as connection:
            wanted = select(matches.c.id).where(matches.c.id == match).with_for_update()
            if unplayed_since is not None:
                wanted = wanted.where(matches.c.played < unplayed_since)
            if (await connection.execute(wanted)).first() is None:
                return False
            for table in (*TABLES_BY_MATCH, chat, films, snapshots, links, entries):
                await connection.execute(delete(table).where(table.c.match == match))
            await connection.execute(delete(matches).where(matches.c.id == match))
            await self.notifier.publish(connection, [f"d:{match}:0"])
        return True

    async def unplayed_matches(self, since: float, most: int) -> list[str]:
        """Return up to `most` matches without a decision since a time, the oldest first."""
        wanted = select(matches.c.id).where(matches.c.played < since).order_by(matches.c.played).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # --- clocks ----------------------------------------------------------------------------------

    async def due_matches(self, now: float, most: int) -> list[tuple[str, float]]:
        """Return up to `most` matches whose clock must be checked, with the due time, the longest overdue first."""
        wanted = select(matches.c.id, matches.c.due).where(matches.c.due <= now).order_by(matches.c.due)
        async with self.engine.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(wanted.limit(most))]

    async def claim_due(self, match: str, due: float, later: float) -> bool:
        """Claim a due clock for this process; return whether no other process has claimed it."""
        return await self._update_due(later, matches.c.id == match, matches.c.due == due)

    async def set_due(self, match: str, due: float | None) -> None:
        """Store the time of the next check of a match's clock."""
        await self._update_due(due, matches.c.id == match)

    async def _update_due(self, due: float | None, *where: ColumnElement[bool]) -> bool:
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(matches).where(*where).values(due=due))
        return changed.rowcount == 1

    # --- decisions -------------------------------------------------------------------------------

    async def append_entry(self, match: str, entry: Entry) -> None:
        """Store a decision under its number durably; raise `Conflict` if the number is taken."""
        try:
            await self.writer.append(match, entry)
        except Unreachable as problem:
            self.damaged = self.damaged or is_corruption(problem)
            raise

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """Return the entries after a number, in order."""
        wanted = (
            select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_entry_from_row(row) for row in rows]

    async def find_answer(self, match: str, seat: int, question: int) -> Entry | None:
        """Return a seat's answer to a question, or to the first one after it."""
        return await self._find_entry(
            select(entries)
            .where(entries.c.match == match, entries.c.seat == seat, entries.c.question >= question)
            .order_by(entries.c.question)
            .limit(1)
        )

    async def entry(self, match: str, seq: int) -> Entry | None:
        """Return the entry of a number."""
        return await self._find_entry(select(entries).where(entries.c.match == match, entries.c.seq == seq))

    async def _find_entry(self, wanted: Select[Any]) -> Entry | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else _entry_from_row(row)

    async def undo_entries(self, match: str, before: int) -> list[Entry]:
        """Return the undo entries up to a number."""
        wanted = (
            select(entries)
            .where(entries.c.match == match, entries.c.undone > 0, entries.c.seq <= before)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_entry_from_row(row) for row in rows]

    async def snapshot(self, match: str) -> Snapshot | None:
        """Return the newest snapshot; raise `BadSave` if it cannot be read."""
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

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Replace the snapshot unless the stored one is newer."""
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

    # --- recordings ------------------------------------------------------------------------------

    async def last_recorded_entry(self, match: str) -> int:
        """Return the number of the last recorded entry; -1 if there is none."""
        async with self.engine.connect() as connection:
            last = await connection.scalar(select(func.max(films.c.last)).where(films.c.match == match))
        return -1 if last is None else last

    async def save_recording(self, match: str, reel: RecordingSegment, *, after: int) -> bool:
        """Add what follows the entry `after`, as a new segment or by extending the last one.

        Return False if another process was first, so that this segment does not fit.
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

    async def last_segment(self, match: str) -> RecordingSegment | None:
        """Return the last segment of a recording."""
        wanted = select(films).where(films.c.match == match).order_by(films.c.first.desc()).limit(1)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else RecordingSegment(row.first, row.last, row.frames)

    async def recording_segments(self, match: str) -> list[RecordingSegment]:
        """Return all segments of a recording, in order."""
        wanted = select(films).where(films.c.match == match).order_by(films.c.first)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [RecordingSegment(row.first, row.last, row.frames) for row in rows]

    # --- links -----------------------------------------------------------------------------------

    async def find_link(self, hash: str) -> LinkTarget | None:
        """Return what a link, given by its hash, gives access to; None if it is unknown."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(links.c.match, links.c.role, links.c.seat).where(links.c.hash == hash)
                )
            ).first()
        return None if row is None else LinkTarget(row[0], row[1], row[2])

    async def save_last_seen(self, hash: str, events: int, at: float) -> None:
        """Store the number of events that a link's page had shown when it was closed, and the time."""
        async with self.engine.begin() as connection:
            await connection.execute(update(links).where(links.c.hash == hash).values(seen=events, away=at))

    async def add_link(self, hash: str, link: LinkTarget) -> None:
        """Add a link and keep the others; an existing link is left unchanged."""
        async with self.engine.begin() as connection:
            known = select(links.c.hash).where(links.c.hash == hash)
            if (await connection.execute(known)).first() is None:
                values = {"hash": hash, "match": link.match, "role": link.role, "seat": link.seat}
                await connection.execute(insert(links), values)

    async def replace_link(self, hash: str, link: LinkTarget, *, by_club: bool = False) -> None:
        """Replace all links of a seat by a new one, and take the seat off people's lists.

        The club forgets who took the seat, unless the new link is for the visitor who has just taken it
        (`by_club`).
        """
        async with self.engine.begin() as connection:
            await attribute_chat(connection, link.match, link.seat)
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
            await self.notifier.publish(connection, [f"k:{link.match}:{link.seat}"])
        self.voided_links += 1

    # --- chat ------------------------------------------------------------------------------------

    async def add_chat_line(
        self, match: str, *, seat: int | None, said: str, phrase: bool, at: float, link: str = ""
    ) -> ChatRow:
        """Add a line to the chat; `link` is the hash of the writer's link, empty for a bot."""
        for _ in range(MAX_CHAT_TRIES):
            try:
                async with self.engine.begin() as connection:
                    last = await connection.scalar(
                        select(func.max(chat.c.number)).where(chat.c.match == match)
                    )
                    line = ChatRow((last or 0) + 1, seat, said, phrase, at)
                    row = {"match": match, **msgspec.structs.asdict(line)}
                    row["person"] = await speaker_of(connection, link) if link else None
                    await connection.execute(insert(chat), row)
                    await self.notifier.publish(connection, [f"c:{match}:{line.number}"])
                    return line
            except IntegrityError:
                continue
        raise Conflict(match, "chat")

    async def chat_lines(self, match: str, after: int = 0) -> list[ChatRow]:
        """Return the newest lines of the chat, oldest first."""
        wanted = (
            select(chat)
            .where(chat.c.match == match, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(MAX_CHAT_LINES)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatRow(row.number, row.seat, row.text, row.phrase, row.at) for row in reversed(rows)]


def _entry_from_row(row: Row[Any]) -> Entry:
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


def _due_time(sitting: Sitting) -> float | None:
    return None if sitting.clock is None else sitting.clock.due()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
