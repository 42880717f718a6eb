"""Chat lines of people with a personal link, and deletion of a person with all their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, or_, select, update

from horda.server.match.access_links import HOST
from horda.server.passkeys.repository import delete_passkeys
from horda.server.people.repository import HeldSeat, VoidLink, void_links
from horda.server.store import Store
from horda.server.store.tables.club import club_seats, club_tables
from horda.server.store.tables.matches import chat, links
from horda.server.store.tables.people import invitations, person_kept, person_left, person_matches, persons
from horda.server.store.tables.push import push_devices, push_quiet, push_sent

PERSON_TABLES = (invitations, person_matches, person_left, person_kept, push_devices, push_quiet, push_sent)
"""Tables whose rows are deleted with a person."""


async def chat_lines_of(
    store: Store, person: str, seats: Sequence[tuple[str, frozenset[int]]]
) -> list[Row[Any]]:
    """Return a person's chat lines (match, text, time): from their seats, or attributed to them."""
    there = [and_(chat.c.match == match, chat.c.seat.in_(own)) for match, own in seats]
    wanted = (
        select(chat.c.match, chat.c.text, chat.c.at)
        .where(or_(chat.c.person == person, *there))
        .order_by(chat.c.match, chat.c.number)
    )
    async with store.engine.connect() as connection:
        return list(await connection.execute(wanted))


async def erase_person(
    store: Store, person: str, places: Sequence[tuple[HeldSeat, frozenset[int]]]
) -> list[VoidLink]:
    """Delete a person with their chat, their names in the club and the invitations they sent.

    `places` are their present and past places at tables, each with its seats. Chat of spectators by a shared
    link is deleted where the person has watched, since it may be theirs. Return the revoked links.
    """
    async with store.engine.begin() as connection:
        for place, seats in places:
            spoken = chat.c.seat.in_(seats) if seats else and_(chat.c.seat.is_(None), chat.c.person.is_(None))
            await connection.execute(delete(chat).where(chat.c.match == place.match, spoken))
            taken = and_(club_seats.c.match == place.match, club_seats.c.seat.in_(seats))
            await connection.execute(update(club_seats).where(taken).values(name=""))
            if place.role == HOST:
                sent, opened = invitations.c.match == place.match, club_tables.c.match == place.match
                await connection.execute(delete(invitations).where(sent))
                await connection.execute(update(club_tables).where(opened).values(name=""))
        await connection.execute(delete(chat).where(chat.c.person == person))
        void = await void_links(connection, links.c.person == person)
        await delete_passkeys(connection, person)
        for table in PERSON_TABLES:
            await connection.execute(delete(table).where(table.c.person == person))
        await connection.execute(delete(persons).where(persons.c.id == person))
    return void
