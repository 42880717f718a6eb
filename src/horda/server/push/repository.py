"""What the database keeps of notices: the server's key, devices, quiet matches, and what was sent."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from horda.server.match.access_links import HOST, SEAT
from horda.server.match.notifications import Notification
from horda.server.push.endpoints import parted
from horda.server.push.push_records import Device
from horda.server.store import Store
from horda.server.store.tables.people import person_matches
from horda.server.store.tables.push import push_devices, push_keys, push_quiet, push_sent
from horda.server.table.seating import iso_time

MOST_DEVICES = 8
"""So many devices of a person are told; the oldest makes room."""
MOST_FAILED = 10
"""So many notices in a row may fail before a device is forgotten."""
VAPID = "vapid"


class DeviceRow(NamedTuple):
    """A device: where it is told, and the keys that it alone can read by."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    name: str
    made: float
    failed: int = 0


def device_id(endpoint: str) -> str:
    """What a device is called here: the same for the same address."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class PushBook:
    """The devices of a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    async def secret(self, made: str) -> str:
        """The server's private key: the one that is kept, else the one just made, from now on."""
        wanted = select(push_keys.c.secret).where(push_keys.c.name == VAPID)
        async with self.engine.begin() as connection:
            kept = await connection.scalar(wanted)
            if kept is not None:
                return str(kept)
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(push_keys), {"name": VAPID, "secret": made})
            except IntegrityError:
                # Another process was first.
                return str(await connection.scalar(wanted))
        return made

    # --- devices ---------------------------------------------------------------------------------

    async def add(self, device: DeviceRow) -> None:
        """Tell a device from now on; it is one person's, and of too many of theirs the oldest makes room."""
        mine = select(push_devices.c.id).where(push_devices.c.person == device.person)
        async with self.engine.begin() as connection:
            await connection.execute(delete(push_devices).where(push_devices.c.id == device.id))
            await connection.execute(insert(push_devices), device._asdict())
            newest = mine.order_by(push_devices.c.made.desc(), push_devices.c.id)
            extra = (await connection.execute(newest.offset(MOST_DEVICES))).scalars().all()
            if extra:
                await connection.execute(delete(push_devices).where(push_devices.c.id.in_(extra)))

    async def devices(self, person: str) -> list[DeviceRow]:
        """A person's devices, the newest first."""
        wanted = select(push_devices).where(push_devices.c.person == person)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(push_devices.c.made.desc(), push_devices.c.id))
            return [DeviceRow(*row) for row in rows]

    async def remove(self, person: str, id: str | None = None) -> int:
        """Forget one of a person's devices, or all of them; how many there were."""
        which = [push_devices.c.person == person]
        if id is not None:
            which.append(push_devices.c.id == id)
        return await self._forget(*which)

    async def gone(self, id: str) -> None:
        """The push service knows a device no more."""
        await self._forget(push_devices.c.id == id)

    async def _forget(self, *which: ColumnElement[bool]) -> int:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(push_devices).where(*which))).rowcount

    async def note(self, device: DeviceRow, *, failed: bool) -> None:
        """Note whether a device could be reached; one that never can is forgotten."""
        if failed and device.failed + 1 >= MOST_FAILED:
            await self.gone(device.id)
        elif failed or device.failed:
            count = device.failed + 1 if failed else 0
            async with self.engine.begin() as connection:
                await connection.execute(
                    update(push_devices).where(push_devices.c.id == device.id).values(failed=count)
                )

    # --- quiet matches ---------------------------------------------------------------------------

    async def quiet(self, person: str) -> tuple[str, ...]:
        """The matches of which a person does not want to be told."""
        wanted = select(push_quiet.c.match).where(push_quiet.c.person == person).order_by(push_quiet.c.match)
        async with self.engine.connect() as connection:
            return tuple((await connection.execute(wanted)).scalars())

    async def set_quiet(self, person: str, match: str, *, on: bool) -> None:
        """Tell a person of a match no more, or again."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(push_quiet).where(push_quiet.c.person == person, push_quiet.c.match == match)
            )
            if on:
                await connection.execute(insert(push_quiet), {"person": person, "match": match})

    # --- whom to tell ----------------------------------------------------------------------------

    async def to_tell(self, match: str, seat: int, *, here: bool) -> list[DeviceRow]:
        """The devices of whoever plays a seat and wants to be told; `here`: the host's screen plays it."""
        plays = and_(person_matches.c.role == SEAT, person_matches.c.seat == seat)
        return await self._told(
            person_matches.c.match == match, or_(plays, person_matches.c.role == HOST) if here else plays
        )

    async def still(self, device: DeviceRow, match: str) -> DeviceRow | None:
        """A device as it is now; None when it, or the match, was switched off meanwhile."""
        found = await self._told(person_matches.c.match == match, push_devices.c.id == device.id)
        return next((one for one in found if one.person == device.person), None)

    async def _told(self, *which: ColumnElement[bool]) -> list[DeviceRow]:
        same = and_(
            push_quiet.c.person == person_matches.c.person, push_quiet.c.match == person_matches.c.match
        )
        wanted = (
            select(push_devices)
            .distinct()
            .join(person_matches, person_matches.c.person == push_devices.c.person)
            .outerjoin(push_quiet, same)
            .where(push_quiet.c.person.is_(None), *which)
        )
        async with self.engine.connect() as connection:
            return [DeviceRow(*row) for row in await connection.execute(wanted)]

    async def claim(self, person: str, notice: Notification) -> bool:
        """Take it upon oneself to tell a person something; False when they were told, whoever did it."""
        one = {"person": person, "match": notice.match, "kind": notice.kind}
        same = [push_sent.c[name] == value for name, value in one.items()]
        async with self.engine.begin() as connection:
            later = (
                update(push_sent)
                .where(*same, push_sent.c.number < notice.number)
                .values(number=notice.number)
            )
            if (await connection.execute(later)).rowcount:
                return True
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(push_sent), one | {"number": notice.number})
            except IntegrityError:
                return False
        return True


async def devices_of(book: PushBook, person: str) -> tuple[Device, ...]:
    """A person's devices as they are shown and exported: nothing by which one could send to them."""
    return tuple(shown(one) for one in await book.devices(person))


def shown(row: DeviceRow) -> Device:
    """A device as it is shown: whose push service it is told by, never where."""
    parts = parted(row.endpoint)
    return Device(row.id, row.name, row.lang, "" if parts is None else parts.netloc, iso_time(row.made))
