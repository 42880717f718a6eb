"""Tables of push notices: the server's key, devices, muted matches and sent notices."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from horda.server.store.tables.matches import metadata

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
)
"""The private VAPID key; created once, since devices subscribe to it."""

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("failed", Integer, nullable=False, server_default="0"),
)
"""A person's subscribed devices; `id` is derived from the endpoint, so that each device has one row.

`failed` counts notices in a row that could not be delivered.
"""

push_quiet = Table(
    "push_quiet",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True, index=True),
)
"""Matches that a person has muted."""

push_sent = Table(
    "push_sent",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last notice of each kind sent to a person about a match; later notices have higher numbers."""
