"""Tables of a club: open tables, claimed seats, people who wait and bans. Empty without a club."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from horda.server.store.tables.matches import metadata

club_tables = Table(
    "club_tables",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("room", String(64), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("visitor", String(64), nullable=False, index=True),
    Column("address", String(64), nullable=False),
    Column("opened", Float, nullable=False, index=True),
)
"""Matches with `seats` that are open to a room. Rooms, visitors and addresses are hashes."""

club_seats = Table(
    "club_seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("visitor", String(64), nullable=False, index=True),
    Column("address", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
"""Claims of seats by visitors; a claim expires at `until` unless the visitor has sat down."""

club_waiting = Table(
    "club_waiting",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("room", String(64), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("games", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("address", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
)
"""Visitors who look for a game; in the database, so that all processes show the same list."""

club_bans = Table(
    "club_bans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("whom", String(80), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
"""Temporary bans: `v:` and a visitor's hash, or `a:` and an address's."""
