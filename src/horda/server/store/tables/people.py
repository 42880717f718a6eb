"""Tables of people with a personal link."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from horda.server.store.tables.matches import metadata

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("invites", Boolean, nullable=False),
)
"""A person: the hash of their link, and whether co-players may invite them."""

person_kept = Table(
    "person_kept",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("revision", Integer, nullable=False),
)
"""Texts that a person's devices share, by name: settings, lesson progress. The server never reads them."""


def _places(name: str) -> Table:
    """Return a table of people's places at matches, by role and seat."""
    return Table(
        name,
        metadata,
        Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
        Column("match", String(32), ForeignKey("matches.id"), primary_key=True, index=True),
        Column("role", String(16), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("added", Float, nullable=False),
    )


person_matches = _places("person_matches")
"""A person's matches, from links they added. `seat` is -1 for hosts and spectators."""

person_left = _places("person_left")
"""Matches taken off a person's list; the person's name and chat there are erased with the person."""

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("sender", String(40), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "seat"),
)
"""Seats kept for a person until they accept or decline."""
