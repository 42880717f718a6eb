"""What the database keeps of passkeys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from horda.server.match.access_links import link_hash
from horda.server.store import Store
from horda.server.store.tables.passkeys import passkey_challenges, passkeys, sign_ins

MOST_PASSKEYS = 8
"""So many passkeys a person may have."""
MOST_SIGN_INS = 8
"""So many devices are a person's by a passkey; the first of them makes room."""
CHALLENGE_SECONDS = 300
"""How long a challenge may be answered."""


class PasskeyRow(NamedTuple):
    """A passkey: whose it is, what the device calls it, and its public half."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    name: str
    created: float


COLUMNS = tuple(passkeys.c[name] for name in PasskeyRow._fields)


class PasskeyBook:
    """The passkeys of a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.now = store.now

    # --- challenges ----------------------------------------------------------------------------------

    async def challenged(self, challenge: str, person: str | None) -> None:
        """A challenge is out; those that nobody answered in time are forgotten."""
        now = self.now()
        row = {"hash": link_hash(challenge), "person": person, "made": now}
        async with self.engine.begin() as connection:
            late = passkey_challenges.c.made <= now - CHALLENGE_SECONDS
            await connection.execute(delete(passkey_challenges).where(late))
            await connection.execute(insert(passkey_challenges), row)

    async def answered(self, challenge: str, person: str | None) -> bool:
        """Whether a challenge was out for this, and in time; it is not any more, whatever comes of it."""
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

    async def of(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, the oldest first."""
        wanted = select(*COLUMNS).where(passkeys.c.person == person)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(passkeys.c.created, passkeys.c.id))).all()
        return [PasskeyRow(*row) for row in rows]

    async def called(self, credential: str) -> PasskeyRow | None:
        """The passkey that a device calls so."""
        wanted = select(*COLUMNS).where(passkeys.c.hash == link_hash(credential))
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else PasskeyRow(*row)

    async def add(self, new: PasskeyRow) -> bool:
        """Keep a passkey; False when it is kept already, whosever it is."""
        row = {**new._asdict(), "hash": link_hash(new.credential)}
        async with self.engine.begin() as connection:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(passkeys), row)
            except IntegrityError:
                return False
        return True

    async def count(self, person: str) -> int:
        """How many passkeys a person has."""
        wanted = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted) or 0

    async def remove(self, person: str, id: str) -> bool:
        """Forget one of a person's passkeys, with the links of devices that came back by it."""
        async with self.engine.begin() as connection:
            same = and_(passkeys.c.id == id, passkeys.c.person == person)
            await connection.execute(
                delete(sign_ins).where(sign_ins.c.passkey.in_(select(passkeys.c.id).where(same)))
            )
            gone = await connection.execute(delete(passkeys).where(same))
        return gone.rowcount == 1

    async def used(self, key: PasskeyRow, counter: int, hash: str) -> bool:
        """Somebody came back by a passkey, and has a link by this hash; False when its counter went back.

        A counter that does not rise is that of a copy; one that is always 0 belongs to a device without.
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
            older = mine.order_by(sign_ins.c.made.desc(), sign_ins.c.hash).offset(MOST_SIGN_INS)
            extra = (await connection.execute(older)).scalars().all()
            if extra:
                await connection.execute(delete(sign_ins).where(sign_ins.c.hash.in_(extra)))
        return True


async def forget_passkeys(connection: AsyncConnection, person: str, but: Sequence[str] = ()) -> None:
    """Forget the passkeys of a person, but for some, and every link that was got by any."""
    for table in (sign_ins, passkey_challenges):
        await connection.execute(delete(table).where(table.c.person == person))
    gone = and_(passkeys.c.person == person, passkeys.c.id.not_in(but))
    await connection.execute(delete(passkeys).where(gone))
