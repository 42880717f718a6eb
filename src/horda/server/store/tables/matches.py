"""The tables of the database. Migrations bring an older one here; a test holds them together."""

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
"""The header of a match, who sits at it (`revision` counts how often that changed), when it was last played.

`position` is what it began with, where that was a moment of another match. `due` is when its clock wants
to be looked at; null where it has none.

Of the header only `rules` may change: to a later version by which the match went the same way.
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
"""What was decided, in order. A row is a choice, or takes back `undone` of them and keeps `kept` events.

A seat answers a question once (`question` is null where none was answered); `request` is the client's id of
the message, and `numbers` are those of the questions that the seats are asked after it. `at` is when it was
made (0: before that was noted), `asked` are the seats that have to decide after it, null where nobody noted.
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
"""The hashes of secret links: `host`, `seat` or `spectator`.

One that was made for a device of a `person` goes with their personal link. `seen` is how many events had
been told when the last window of the link was closed, `away` when that was.
"""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("save", LargeBinary, nullable=False),
)
"""The newest snapshot of each match, so that a long one is opened at once."""

films = Table(
    "films",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("frames", LargeBinary, nullable=False),
)
"""What everybody saw after each entry from `first` to `last`, so that a match outlives its rules."""

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
"""What was said: from which `seat` (null for a host without one and for who watches), by whom if known."""
