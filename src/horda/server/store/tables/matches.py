"""Tables of matches. Migrations upgrade older databases to these definitions; a test compares both."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_given", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("sitting", Text, nullable=False),
    Column("played", Float, nullable=False, server_default="0", index=True),
    Column("position", Text, nullable=False, server_default=""),
    Column("due", Float, index=True),
)
"""A match: its header, sitting (`revision` counts its changes) and when it was last played.

`position` is the start position of a forked match. `due` is the time of the next check of its clock; null
without a clock.

Of the header only `rules` may change: to a later version under which the match is the same.
"""

entries = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("choice", Text),
    Column("undone", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("seat", Integer),
    Column("question", Integer),
    Column("request", String(40), nullable=False, server_default=""),
    Column("numbers", Text, nullable=False, server_default=""),
    Column("at", Float, nullable=False, server_default="0"),
    Column("asked", Text),
    Index("ix_entries_answer", "match", "seat", "question", unique=True),
)
"""The decisions in order. A row is a choice, or undoes `undone` of them and keeps `kept` events.

A seat answers a question once (`question` is null if none was answered); `request` is the client's id of
the message, and `numbers` are the seats' next question numbers. `at` is its time (0: unknown),
`asked` are the seats that must decide after it (null: unknown).
"""

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False, index=True),
    Column("role", String(16), nullable=False),
    Column("seat", Integer),
    Column("person", String(32), index=True),
    Column("made", Float, nullable=False, server_default="0"),
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("away", Float, nullable=False, server_default="0"),
)
"""Hashes of secret links: `host`, `seat` or `spectator`.

A link made for a device of a `person` is deleted with their personal link. `seen` is the number of events that
the link's page had shown when it was last closed, `away` the time.
"""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("save", LargeBinary, nullable=False),
)
"""The newest snapshot of each match, so that a long match opens quickly."""

films = Table(
    "films",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("frames", LargeBinary, nullable=False),
)
"""Recorded public views after each entry from `first` to `last`; they remain when the rules change."""

chat = Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("phrase", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(32), index=True),
)
"""Chat lines with their `seat` (null for spectators and a host without one) and their author if known."""
