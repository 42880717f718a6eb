"""Tables of passkeys: public keys, open challenges, and sign-ins."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, String, Table, Text

from horda.server.store.tables.matches import metadata

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
"""A person's passkeys: the credential id with its hash, and the public key."""

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), index=True),
    Column("made", Float, nullable=False, index=True),
)
"""Open challenges; those for signing in belong to no person."""

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id"), nullable=False, index=True),
    Column("passkey", String(32), ForeignKey("passkeys.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)
"""Personal links, by hash, of devices that signed in by passkey; each has the rights of the first link."""
