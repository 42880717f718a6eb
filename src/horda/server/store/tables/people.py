"""The tables of people who carry their matches from device to device; empty where nobody asked for that."""

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
"""Whoever asked for a personal link: its hash, and whether those one has played with may invite one."""

person_kept = Table(
    "person_kept",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("revision", Integer, nullable=False),
)
"""What a person's devices share, by name: settings, lessons learnt. Only the devices read it."""


def _places(name: str) -> Table:
    """Return a table of persons' places at matches: the role of the link that was shown, and its seat."""
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
"""Where a person sits: what the links are of that were shown. `seat` is -1 for a host and for who watches."""

person_left = _places("person_left")
"""What was on a person's list and no longer is: name and words are there still, and go with the person."""

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
"""Seats that are kept for a person until they have said yes or no."""
