"""What the database keeps of people: their personal links by hash, what they share, where they sit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.match.access_links import SPECTATOR
from horda.server.passkeys.repository import forget_passkeys
from horda.server.people.people_records import MOST_KEPT, Kept
from horda.server.store import Linked, Store
from horda.server.store.authorship import NO_SEAT
from horda.server.store.rows import Sitting
from horda.server.store.tables.matches import entries, links, matches
from horda.server.store.tables.passkeys import sign_ins
from horda.server.store.tables.people import invitations, person_kept, person_left, person_matches, persons
from horda.server.store.tables.push import push_devices

MOST_MATCHES = 200
"""So many matches are on a person's list; the longest there makes room."""
MOST_INVITATIONS = 50
MOST_DEVICES = 8
"""So many links a person has to one seat: one a device; the oldest makes room."""
Void = tuple[str, str]
"""A link that opens nothing any more: its match, and its hash."""
ABOUT = (matches.c.game, matches.c.options, matches.c.sitting, matches.c.created)
"""What a list says of a match."""


class PersonRow(NamedTuple):
    """What is stored of somebody who has a link of their own."""

    id: str
    created: float
    invites: bool


class HeldSeat(NamedTuple):
    """Where a person sits, with what the list says of the match."""

    match: str
    role: str
    seat: int | None
    added: float
    game: str
    options: dict[str, Any]
    sitting: Sitting
    created: float


class Latest(NamedTuple):
    """The last decision of a match: when, who is asked after it, and the numbers of their questions."""

    at: float
    asked: tuple[int, ...] | None
    numbers: tuple[int, ...]


class InvitationRow(NamedTuple):
    """A seat that is kept for a person."""

    id: str
    match: str
    game: str
    options: dict[str, Any]
    seat: int
    sender: str
    at: float


class People:
    """The people of a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # --- a person --------------------------------------------------------------------------------

    async def add(self, id: str, hash: str, at: float) -> None:
        """Somebody asked for a personal link."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(persons), {"id": id, "hash": hash, "created": at, "invites": False}
            )

    async def called(self, hash: str) -> PersonRow | None:
        """Whose personal link this is: the one they made, or that of a device that came back by a passkey."""
        by_passkey = select(sign_ins.c.person).where(sign_ins.c.hash == hash)
        wanted = select(persons.c.id, persons.c.created, persons.c.invites).where(
            or_(persons.c.hash == hash, persons.c.id.in_(by_passkey))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else PersonRow(*row)

    async def renew(self, person: str, hash: str, passkeys: Sequence[str] = ()) -> list[Void]:
        """Another personal link; void are the old one, the links made by it, and all other passkeys.

        Whoever had the old link could have made a passkey for themselves, or had a device told of matches.
        """
        async with self.engine.begin() as connection:
            await forget_passkeys(connection, person, passkeys)
            await connection.execute(delete(push_devices).where(push_devices.c.person == person))
            await connection.execute(update(persons).where(persons.c.id == person).values(hash=hash))
            return await void_links(connection, links.c.person == person)

    async def set_invites(self, person: str, *, on: bool) -> None:
        """Whether those one has played with may invite one; a no sends back what was sent."""
        async with self.engine.begin() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(invites=on))
            if not on:
                await connection.execute(delete(invitations).where(invitations.c.person == person))

    # --- what the devices share --------------------------------------------------------------------

    async def kept(self, person: str) -> tuple[Kept, ...]:
        """All that is kept for a person."""
        wanted = select(person_kept).where(person_kept.c.person == person).order_by(person_kept.c.name)
        async with self.engine.connect() as connection:
            return tuple(Kept(row.name, row.text, row.revision) for row in await connection.execute(wanted))

    async def keep(self, person: str, new: Kept) -> bool:
        """Keep a text if nobody did since the revision before; False when another device was first."""
        row = {"person": person, **msgspec.structs.asdict(new)}
        same = (person_kept.c.person == person, person_kept.c.name == new.name)
        async with self.engine.begin() as connection:
            if new.revision > 1:
                changed = await connection.execute(
                    update(person_kept)
                    .where(*same, person_kept.c.revision == new.revision - 1)
                    .values(text=new.text, revision=new.revision)
                )
                return changed.rowcount == 1
            count = select(func.count()).select_from(person_kept).where(person_kept.c.person == person)
            if (await connection.scalar(count) or 0) >= MOST_KEPT:
                return False
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(person_kept), row)
            except IntegrityError:
                return False
        return True

    # --- matches -----------------------------------------------------------------------------------

    async def sit(self, person: str, link: Linked, at: float) -> None:
        """Put a seat on a person's list; when that is full, the longest there makes room."""
        row = {"person": person, "match": link.match, "role": link.role, "seat": _stored(link), "added": at}
        async with self.engine.begin() as connection:
            same = [person_left.c[name] == row[name] for name in ("person", "match", "role", "seat")]
            await connection.execute(delete(person_left).where(*same))
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(person_matches), row)
            except IntegrityError:
                return
            mine = person_matches.c.person == person
            kept = (
                select(person_matches.c.added)
                .where(mine)
                .order_by(person_matches.c.added.desc())
                .offset(MOST_MATCHES)
                .limit(1)
            )
            oldest = await connection.scalar(kept)
            if oldest is not None:
                await _put_aside(connection, mine, person_matches.c.added <= oldest)

    async def leave(self, person: str, match: str) -> list[Void] | None:
        """Take a match off a person's list, with their devices' links to it; None when it is not there."""
        async with self.engine.begin() as connection:
            void = await void_links(connection, links.c.person == person, links.c.match == match)
            gone = await _put_aside(
                connection, person_matches.c.person == person, person_matches.c.match == match
            )
        return void if gone else None

    async def places(self, person: str, match: str | None = None, *, left: bool = False) -> list[HeldSeat]:
        """Where a person sits, or sat before they left the match; the last played first."""
        held = person_left if left else person_matches
        wanted = (
            select(held, *ABOUT)
            .join(matches, matches.c.id == held.c.match)
            .where(held.c.person == person)
            .order_by(matches.c.played.desc(), matches.c.id, held.c.role, held.c.seat)
        )
        if match is not None:
            wanted = wanted.where(held.c.match == match)
        async with self.engine.connect() as connection:
            return [_place(row) for row in await connection.execute(wanted)]

    async def add_link(self, person: str | None, hash: str, link: Linked, at: float) -> None:
        """Add a link to a seat, a person's or whoever's; of too many such the oldest is void.

        A link that is there already stays as it is.
        """
        same = (
            and_(links.c.person.is_(None), links.c.made > 0) if person is None else links.c.person == person,
            links.c.match == link.match,
            links.c.role == link.role,
            links.c.seat == link.seat if link.seat is not None else links.c.seat.is_(None),
        )
        row = {"hash": hash, "match": link.match, "role": link.role, "seat": link.seat}
        async with self.engine.begin() as connection:
            if await connection.scalar(select(links.c.hash).where(links.c.hash == hash)):
                return
            # A new device has seen what the person has.
            known = (
                await connection.execute(
                    select(func.max(links.c.seen), func.max(links.c.away)).where(*same[1:])
                )
            ).one()
            seen = {"seen": known[0] or 0, "away": known[1] or 0.0}
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(links), row | {"person": person, "made": at} | seen)
            except IntegrityError:
                return
            older = select(links.c.hash).where(*same).order_by(links.c.made.desc(), links.c.hash)
            extra = (await connection.execute(older.offset(MOST_DEVICES))).scalars().all()
            if extra:
                await connection.execute(delete(links).where(links.c.hash.in_(extra)))

    async def owner_of(self, hash: str) -> str | None:
        """Return the person for whose device a link was made; None for a link of the match itself."""
        async with self.engine.connect() as connection:
            owner: str | None = await connection.scalar(select(links.c.person).where(links.c.hash == hash))
        return owner

    async def leave_beforehand(self, person: str, link: Linked, at: float) -> None:
        """Note a seat that is named after a person and not put on their list."""
        row = {"person": person, "match": link.match, "role": link.role, "seat": _stored(link), "added": at}
        async with self.engine.begin() as connection:
            await connection.execute(insert(person_left), row)

    async def seated_at(self, match: str, *, left: bool = False) -> list[tuple[str, Linked]]:
        """Who has a match on their list and plays it, or has left it, each with their place."""
        held = person_left if left else person_matches
        wanted = select(held).where(held.c.match == match, held.c.role != SPECTATOR)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.person, Linked(match, row.role, _seat(row.seat))) for row in rows]

    async def latest(self, ids: Sequence[str]) -> dict[str, Latest]:
        """The last decision of each match that has one."""
        last = (
            select(entries.c.match, func.max(entries.c.seq).label("seq"))
            .where(entries.c.match.in_(ids))
            .group_by(entries.c.match)
            .subquery()
        )
        wanted = select(entries.c.match, entries.c.at, entries.c.asked, entries.c.numbers).join(
            last, and_(last.c.match == entries.c.match, last.c.seq == entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return {
            row.match: Latest(
                row.at,
                None if row.asked is None else tuple(int(one) for one in row.asked.split()),
                tuple(int(one) for one in row.numbers.split()),
            )
            for row in rows
        }

    async def moments_of(self, decisions: Sequence[tuple[str, int]]) -> dict[str, float]:
        """When some decisions were made, one a match."""
        if not decisions:
            return {}
        these = or_(*(and_(entries.c.match == match, entries.c.seq == seq) for match, seq in decisions))
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(entries.c.match, entries.c.at).where(these))
            return {row.match: row.at for row in rows}

    # --- invitations -------------------------------------------------------------------------------

    async def met(self, person: str) -> list[tuple[str, HeldSeat]]:
        """Those who have a match on their list that a person has, and may be invited, each with their place.

        Who only watches is not among them, nor is anybody met by watching.
        """
        mine = select(person_matches.c.match).where(
            person_matches.c.person == person, person_matches.c.role != SPECTATOR
        )
        wanted = (
            select(person_matches, *ABOUT)
            .join(matches, matches.c.id == person_matches.c.match)
            .join(persons, persons.c.id == person_matches.c.person)
            .where(
                person_matches.c.match.in_(mine),
                person_matches.c.person != person,
                person_matches.c.role != SPECTATOR,
                persons.c.invites,
            )
            .order_by(matches.c.played.desc())
            .limit(MOST_MATCHES)
        )
        async with self.engine.connect() as connection:
            return [(row.person, _place(row)) for row in await connection.execute(wanted)]

    async def played_seats(self, ids: Sequence[str]) -> set[tuple[str, int]]:
        """Return match and number of each seat for which a person, and not a bot, has decided something."""
        wanted = (
            select(entries.c.match, entries.c.seat)
            .where(entries.c.match.in_(ids), entries.c.seat.is_not(None), entries.c.request != "")
            .distinct()
        )
        async with self.engine.connect() as connection:
            return {(row.match, row.seat) for row in await connection.execute(wanted)}

    async def invite(self, row: dict[str, Any]) -> bool:
        """Keep a seat for a person; False when it is kept already, or they have too many to answer."""
        many = select(func.count()).select_from(invitations).where(invitations.c.person == row["person"])
        async with self.engine.begin() as connection:
            if (await connection.scalar(many) or 0) >= MOST_INVITATIONS:
                return False
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(invitations), row)
            except IntegrityError:
                return False
        return True

    async def invited(self, person: str) -> list[InvitationRow]:
        """The seats that are kept for a person, the newest first."""
        wanted = (
            select(invitations, matches.c.game, matches.c.options)
            .join(matches, matches.c.id == invitations.c.match)
            .where(invitations.c.person == person)
            .order_by(invitations.c.at.desc(), invitations.c.id)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            InvitationRow(
                row.id, row.match, row.game, msgspec.json.decode(row.options), row.seat, row.sender, row.at
            )
            for row in rows
        ]

    async def answered(self, person: str, id: str) -> bool:
        """An invitation has its answer: it is gone; False when it was already."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(
                delete(invitations).where(invitations.c.id == id, invitations.c.person == person)
            )
        return gone.rowcount > 0


async def void_links(connection: AsyncConnection, *which: ColumnElement[bool]) -> list[Void]:
    """Delete links and return which they were."""
    rows = (await connection.execute(select(links.c.match, links.c.hash).where(*which))).all()
    await connection.execute(delete(links).where(*which))
    return [(row.match, row.hash) for row in rows]


async def _put_aside(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Take matches off a list and note that they were on it; how many they were."""
    rows = (await connection.execute(select(person_matches).where(*which))).all()
    if rows:
        await connection.execute(insert(person_left), [dict(row._mapping) for row in rows])
        await connection.execute(delete(person_matches).where(*which))
    return len(rows)


def _stored(link: Linked) -> int:
    return NO_SEAT if link.seat is None else link.seat


def _seat(stored: int) -> int | None:
    return None if stored == NO_SEAT else stored


def _place(row: Row[Any]) -> HeldSeat:
    return HeldSeat(
        row.match,
        row.role,
        _seat(row.seat),
        row.added,
        row.game,
        msgspec.json.decode(row.options),
        msgspec.json.decode(row.sitting, type=Sitting),
        row.created,
    )
