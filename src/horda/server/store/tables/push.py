"""The tables of notices to devices: the server's own key, which devices, what is quiet, what was sent."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from horda.server.store.tables.matches import metadata

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
)
"""The private key by which push services know this server; made once, for devices are bound to it."""

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
"""Where a person is told of their matches; `id` is made from the address, so each device is there once.

`failed` is how many notices in a row could not be delivered.
"""

push_quiet = Table(
    "push_quiet",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True, index=True),
)
"""Matches of which a person does not want to be told."""

push_sent = Table(
    "push_sent",
    metadata,
    Column("person", String(32), ForeignKey("persons.id"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last thing of each kind that a person was told of a match; what follows has a higher number."""
