"""Authorship of chat lines, as far as personal links and lists of matches reveal it."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.store.tables.matches import chat, links
from horda.server.store.tables.people import person_left, person_matches

NO_SEAT = -1
"""The value stored as the seat of a host or spectator in people's lists of matches."""
SEAT_ROLE, SPECTATOR_ROLE = "seat", "spectator"


async def speaker_of(connection: AsyncConnection, hash: str) -> str | None:
    """Return the person who writes with a link: its owner, else the person with its place on their list.

    Return None if nobody is known, and for the link that all spectators share.
    """
    wanted = select(links.c.match, links.c.role, links.c.seat, links.c.person).where(links.c.hash == hash)
    link = (await connection.execute(wanted)).first()
    if link is None or link.person is not None or link.role == SPECTATOR_ROLE:
        return None if link is None else link.person
    listed = (
        select(person_matches.c.person)
        .where(
            person_matches.c.match == link.match,
            person_matches.c.role == link.role,
            person_matches.c.seat == (NO_SEAT if link.seat is None else link.seat),
        )
        .order_by(person_matches.c.added)
        .limit(1)
    )
    speaker: str | None = await connection.scalar(listed)
    return speaker


async def attribute_chat(connection: AsyncConnection, match: str, seat: int | None) -> None:
    """Store who has written from a seat so far; called before the seat changes hands."""
    for table in (person_matches, person_left):
        here = (table.c.match == match, table.c.role == SEAT_ROLE, table.c.seat == seat)
        if (person := await connection.scalar(select(func.min(table.c.person)).where(*here))) is not None:
            unattributed = (chat.c.match == match, chat.c.seat == seat, chat.c.person.is_(None))
            await connection.execute(update(chat).where(*unattributed).values(person=person))
