"""Database queries of passkeys, challenges and sign-ins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.match.access_links import link_hash
from horda.server.store import Store
from horda.server.store.tables.passkeys import passkey_challenges, passkeys, sign_ins

MAX_SIGN_INS = 8
"""Devices signed in by passkey per person; the oldest is dropped."""
CHALLENGE_SECONDS = 300
"""Seconds for which a challenge may be answered."""


class PasskeyRow(NamedTuple):
    """The row of a passkey: its person, credential id and public key."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    name: str
    created: float


ROW_COLUMNS = tuple(passkeys.c[name] for name in PasskeyRow._fields)


class PasskeyRepository:
    """The passkeys in a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.now = store.now

    # --- challenges ----------------------------------------------------------------------------------

    async def add_challenge(self, challenge: str, person: str | None) -> None:
        """Store a challenge, and delete expired ones."""
        now = self.now()
        row = {"hash": link_hash(challenge), "person": person, "made": now}
        async with self.engine.begin() as connection:
            late = passkey_challenges.c.made <= now - CHALLENGE_SECONDS
            await connection.execute(delete(passkey_challenges).where(late))
            await connection.execute(insert(passkey_challenges), row)

    async def consume_challenge(self, challenge: str, person: str | None) -> bool:
        """Delete a challenge and return whether it was valid for this person and in time."""
        whose = passkey_challenges.c.person
        async with self.engine.begin() as connection:
            gone = await connection.execute(
                delete(passkey_challenges).where(
                    passkey_challenges.c.hash == link_hash(challenge),
                    whose.is_(None) if person is None else whose == person,
                    passkey_challenges.c.made > self.now() - CHALLENGE_SECONDS,
                )
            )
        return gone.rowcount == 1

    # --- passkeys ------------------------------------------------------------------------------------

    async def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """Return a person's passkeys, the oldest first."""
        wanted = select(*ROW_COLUMNS).where(passkeys.c.person == person)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(passkeys.c.created, passkeys.c.id))).all()
        return [PasskeyRow(*row) for row in rows]

    async def find_by_credential(self, credential: str) -> PasskeyRow | None:
        """Return the passkey of a credential id, or None."""
        wanted = select(*ROW_COLUMNS).where(passkeys.c.hash == link_hash(credential))
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else PasskeyRow(*row)

    async def add(self, new: PasskeyRow) -> bool:
        """Store a passkey; return whether its credential is new, whoever owns it."""
        row = {**new._asdict(), "hash": link_hash(new.credential)}
        async with self.engine.begin() as connection:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(passkeys), row)
            except IntegrityError:
                return False
        return True

    async def count(self, person: str) -> int:
        """Return how many passkeys a person has."""
        wanted = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted) or 0

    async def remove(self, person: str, id: str) -> bool:
        """Delete one of a person's passkeys with its sign-ins; return whether there was one."""
        async with self.engine.begin() as connection:
            same = and_(passkeys.c.id == id, passkeys.c.person == person)
            await connection.execute(
                delete(sign_ins).where(sign_ins.c.passkey.in_(select(passkeys.c.id).where(same)))
            )
            gone = await connection.execute(delete(passkeys).where(same))
        return gone.rowcount == 1

    async def record_sign_in(self, key: PasskeyRow, counter: int, hash: str) -> bool:
        """Store a sign-in and the new counter; return False if the counter did not rise.

        A counter that does not rise shows that the key was copied; a counter that is always 0 belongs to a device
        that does not count.
        """
        rises = passkeys.c.counter < counter if counter else passkeys.c.counter == 0
        row = {"hash": hash, "person": key.person, "passkey": key.id, "made": self.now()}
        async with self.engine.begin() as connection:
            counted = await connection.execute(
                update(passkeys).where(passkeys.c.id == key.id, rises).values(counter=counter)
            )
            if counted.rowcount != 1:
                return False
            await connection.execute(insert(sign_ins), row)
            mine = select(sign_ins.c.hash).where(sign_ins.c.person == key.person)
            older = mine.order_by(sign_ins.c.made.desc(), sign_ins.c.hash).offset(MAX_SIGN_INS)
            extra = (await connection.execute(older)).scalars().all()
            if extra:
                await connection.execute(delete(sign_ins).where(sign_ins.c.hash.in_(extra)))
        return True


async def delete_passkeys(connection: AsyncConnection, person: str, but: Sequence[str] = ()) -> None:
    """Delete a person's passkeys, except `but`, and all their sign-ins and challenges."""
    for table in (sign_ins, passkey_challenges):
        await connection.execute(delete(table).where(table.c.person == person))
    gone = and_(passkeys.c.person == person, passkeys.c.id.not_in(but))
    await connection.execute(delete(passkeys).where(gone))
