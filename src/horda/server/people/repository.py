"""Database queries of people: their personal links by hash, shared texts, places at tables and invitations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.match.access_links import SPECTATOR
from horda.server.passkeys.repository import delete_passkeys
from horda.server.people.people_records import MAX_KEPT_TEXTS, SavedText
from horda.server.store import LinkTarget, Store
from horda.server.store.authorship import NO_SEAT
from horda.server.store.rows import Sitting
from horda.server.store.tables.matches import entries, links, matches
from horda.server.store.tables.passkeys import sign_ins
from horda.server.store.tables.people import invitations, person_kept, person_left, person_matches, persons
from horda.server.store.tables.push import push_devices

MAX_LISTED_MATCHES = 200
"""Most matches on a person's list; the oldest is dropped."""
MAX_INVITATIONS = 50
MAX_LINKS_PER_SEAT = 8
"""Most links of a person to one seat, one per device; the oldest is dropped."""
VoidLink = tuple[str, str]
"""A revoked link: its match and its hash."""
MATCH_COLUMNS = (matches.c.game, matches.c.options, matches.c.sitting, matches.c.created)
"""Columns of a match that a list shows."""


class PersonRow(NamedTuple):
    """A person with a personal link."""

    id: str
    created: float
    invites: bool


class HeldSeat(NamedTuple):
    """A person's place at a match, with what the list shows of the match."""

    match: str
    role: str
    seat: int | None
    added: float
    game: str
    options: dict[str, Any]
    sitting: Sitting
    created: float


class LatestDecision(NamedTuple):
    """The last decision of a match: its time, the seats that must decide next, and their question numbers."""

    at: float
    asked: tuple[int, ...] | None
    numbers: tuple[int, ...]


class InvitationRow(NamedTuple):
    """The row of a seat that is kept for an invited person."""

    id: str
    match: str
    game: str
    options: dict[str, Any]
    seat: int
    sender: str
    at: float


class PeopleRepository:
    """The people in a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # --- a person --------------------------------------------------------------------------------

    async def add_person(self, id: str, hash: str, at: float) -> None:
        """Add a person with the hash of their personal link."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(persons), {"id": id, "hash": hash, "created": at, "invites": False}
            )

    async def find_by_link(self, hash: str) -> PersonRow | None:
        """Return the person of a personal link: the original one, or that of a device signed in by passkey."""
        by_passkey = select(sign_ins.c.person).where(sign_ins.c.hash == hash)
        wanted = select(persons.c.id, persons.c.created, persons.c.invites).where(
            or_(persons.c.hash == hash, persons.c.id.in_(by_passkey))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else PersonRow(*row)

    async def replace_key(self, person: str, hash: str, passkeys: Sequence[str] = ()) -> list[VoidLink]:
        """Replace a personal link; revoke links made with the old one, and all passkeys not in `passkeys`.
        Somebody else with the old link could have added a passkey or a device for themselves.
        """
        async with self.engine.begin() as connection:
            await delete_passkeys(connection, person, passkeys)
            await connection.execute(delete(push_devices).where(push_devices.c.person == person))
            await connection.execute(update(persons).where(persons.c.id == person).values(hash=hash))
            return await void_links(connection, links.c.person == person)

    async def set_invites(self, person: str, *, on: bool) -> None:
        """Set whether co-players may invite a person; if not, delete open invitations."""
        async with self.engine.begin() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(invites=on))
            if not on:
                await connection.execute(delete(invitations).where(invitations.c.person == person))

    # --- what the devices share --------------------------------------------------------------------

    async def kept_texts(self, person: str) -> tuple[SavedText, ...]:
        """Return all texts kept for a person."""
        wanted = select(person_kept).where(person_kept.c.person == person).order_by(person_kept.c.name)
        async with self.engine.connect() as connection:
            return tuple(
                SavedText(row.name, row.text, row.revision) for row in await connection.execute(wanted)
            )

    async def keep_text(self, person: str, new: SavedText) -> bool:
        """Store a text unless another device was first; return whether it was stored."""
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
            if (await connection.scalar(count) or 0) >= MAX_KEPT_TEXTS:
                return False
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(person_kept), row)
            except IntegrityError:
                return False
        return True

    # --- matches -----------------------------------------------------------------------------------

    async def add_place(self, person: str, link: LinkTarget, at: float) -> None:
        """Put a place on a person's list; drop the oldest if the list is full."""
        row = _place_row(person, link, at)
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
                .offset(MAX_LISTED_MATCHES)
                .limit(1)
            )
            oldest = await connection.scalar(kept)
            if oldest is not None:
                await _move_to_left(connection, mine, person_matches.c.added <= oldest)

    async def remove_match(self, person: str, match: str) -> list[VoidLink] | None:
        """Take a match off a person's list and revoke their links to it; None if it is not on the list."""
        async with self.engine.begin() as connection:
            void = await void_links(connection, links.c.person == person, links.c.match == match)
            gone = await _move_to_left(
                connection, person_matches.c.person == person, person_matches.c.match == match
            )
        return void if gone else None

    async def places(self, person: str, match: str | None = None, *, left: bool = False) -> list[HeldSeat]:
        """Return a person's places, or with `left` those taken off the list; the last played first."""
        held = person_left if left else person_matches
        wanted = (
            select(held, *MATCH_COLUMNS)
            .join(matches, matches.c.id == held.c.match)
            .where(held.c.person == person)
            .order_by(matches.c.played.desc(), matches.c.id, held.c.role, held.c.seat)
        )
        if match is not None:
            wanted = wanted.where(held.c.match == match)
        async with self.engine.connect() as connection:
            return [_held_seat(row) for row in await connection.execute(wanted)]

    async def add_link(self, person: str | None, hash: str, link: LinkTarget, at: float) -> None:
        """Add a link to a seat, a person's or anybody's; revoke the oldest of too many.

        An existing link is left unchanged.
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
            # A new device starts with what the person's other devices have shown.
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
            extra = (await connection.execute(older.offset(MAX_LINKS_PER_SEAT))).scalars().all()
            if extra:
                await connection.execute(delete(links).where(links.c.hash.in_(extra)))

    async def owner_of(self, hash: str) -> str | None:
        """Return the person for whose device a link was made; None for a link of the match itself."""
        async with self.engine.connect() as connection:
            owner: str | None = await connection.scalar(select(links.c.person).where(links.c.hash == hash))
        return owner

    async def add_left_place(self, person: str, link: LinkTarget, at: float) -> None:
        """Store a seat that has a person's name but is not on their list."""
        row = _place_row(person, link, at)
        async with self.engine.begin() as connection:
            await connection.execute(insert(person_left), row)

    async def players_of(self, match: str, *, left: bool = False) -> list[tuple[str, LinkTarget]]:
        """Return the people with a match on their list who play it (or left it), with their places."""
        held = person_left if left else person_matches
        wanted = select(held).where(held.c.match == match, held.c.role != SPECTATOR)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.person, LinkTarget(match, row.role, _seat_from_column(row.seat))) for row in rows]

    async def latest_decisions(self, ids: Sequence[str]) -> dict[str, LatestDecision]:
        """Return the last decision of each match that has one."""
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
            row.match: LatestDecision(
                row.at,
                None if row.asked is None else tuple(int(number) for number in row.asked.split()),
                tuple(int(number) for number in row.numbers.split()),
            )
            for row in rows
        }

    async def decision_times(self, decisions: Sequence[tuple[str, int]]) -> dict[str, float]:
        """Return the times of some decisions, one per match."""
        if not decisions:
            return {}
        these = or_(*(and_(entries.c.match == match, entries.c.seq == seq) for match, seq in decisions))
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(entries.c.match, entries.c.at).where(these))
            return {row.match: row.at for row in rows}

    # --- invitations -------------------------------------------------------------------------------

    async def co_players(self, person: str) -> list[tuple[str, HeldSeat]]:
        """Return the people who share a match with a person and may be invited, with their places.

        Spectators are left out on both sides.
        """
        mine = select(person_matches.c.match).where(
            person_matches.c.person == person, person_matches.c.role != SPECTATOR
        )
        wanted = (
            select(person_matches, *MATCH_COLUMNS)
            .join(matches, matches.c.id == person_matches.c.match)
            .join(persons, persons.c.id == person_matches.c.person)
            .where(
                person_matches.c.match.in_(mine),
                person_matches.c.person != person,
                person_matches.c.role != SPECTATOR,
                persons.c.invites,
            )
            .order_by(matches.c.played.desc())
            .limit(MAX_LISTED_MATCHES)
        )
        async with self.engine.connect() as connection:
            return [(row.person, _held_seat(row)) for row in await connection.execute(wanted)]

    async def played_seats(self, ids: Sequence[str]) -> set[tuple[str, int]]:
        """Return match and number of each seat for which a person (not a bot) has decided at least once."""
        wanted = (
            select(entries.c.match, entries.c.seat)
            .where(entries.c.match.in_(ids), entries.c.seat.is_not(None), entries.c.request != "")
            .distinct()
        )
        async with self.engine.connect() as connection:
            return {(row.match, row.seat) for row in await connection.execute(wanted)}

    async def add_invitation(self, row: dict[str, Any]) -> bool:
        """Keep a seat for a person; return whether it was free and they have not too many invitations."""
        many = select(func.count()).select_from(invitations).where(invitations.c.person == row["person"])
        async with self.engine.begin() as connection:
            if (await connection.scalar(many) or 0) >= MAX_INVITATIONS:
                return False
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(invitations), row)
            except IntegrityError:
                return False
        return True

    async def invitations_of(self, person: str) -> list[InvitationRow]:
        """Return the seats kept for a person, the newest first."""
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

    async def remove_invitation(self, person: str, id: str) -> bool:
        """Delete an answered invitation; return whether it still existed."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(
                delete(invitations).where(invitations.c.id == id, invitations.c.person == person)
            )
        return gone.rowcount > 0


async def void_links(connection: AsyncConnection, *which: ColumnElement[bool]) -> list[VoidLink]:
    """Delete links and return them."""
    rows = (await connection.execute(select(links.c.match, links.c.hash).where(*which))).all()
    await connection.execute(delete(links).where(*which))
    return [(row.match, row.hash) for row in rows]


async def _move_to_left(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Take matches off a list and store them as left; return how many."""
    rows = (await connection.execute(select(person_matches).where(*which))).all()
    if rows:
        await connection.execute(insert(person_left), [dict(row._mapping) for row in rows])
        await connection.execute(delete(person_matches).where(*which))
    return len(rows)


def _place_row(person: str, link: LinkTarget, at: float) -> dict[str, str | int | float]:
    """Return the row of a person's place at a match, for their list or for places that left it."""
    return {
        "person": person,
        "match": link.match,
        "role": link.role,
        "seat": _seat_column(link),
        "added": at,
    }


def _seat_column(link: LinkTarget) -> int:
    return NO_SEAT if link.seat is None else link.seat


def _seat_from_column(stored: int) -> int | None:
    return None if stored == NO_SEAT else stored


def _held_seat(row: Row[Any]) -> HeldSeat:
    return HeldSeat(
        row.match,
        row.role,
        _seat_from_column(row.seat),
        row.added,
        row.game,
        msgspec.json.decode(row.options),
        msgspec.json.decode(row.sitting, type=Sitting),
        row.created,
    )
