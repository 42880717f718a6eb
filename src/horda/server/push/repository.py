"""Database queries of notices: the server's key, devices, muted matches, and sent notices."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from horda.server.match.access_links import HOST, SEAT
from horda.server.match.notifications import Notification
from horda.server.push.endpoints import split_endpoint
from horda.server.push.push_records import Device
from horda.server.store import Store
from horda.server.store.tables.people import person_matches
from horda.server.store.tables.push import push_devices, push_keys, push_quiet, push_sent
from horda.server.table.seating import iso_time

MAX_DEVICES = 8
"""Most devices of a person; the oldest is dropped."""
MAX_FAILURES = 10
"""Failures in a row after which a device is deleted."""
VAPID_KEY_NAME = "vapid"


class DeviceRow(NamedTuple):
    """The row of a device: its endpoint and its keys."""

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
    """Return the id of a device, derived from its endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class PushRepository:
    """The devices and notices in a database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    async def private_key(self, made: str) -> str:
        """Return the server's stored private key; store `made` if there is none."""
        wanted = select(push_keys.c.secret).where(push_keys.c.name == VAPID_KEY_NAME)
        async with self.engine.begin() as connection:
            kept = await connection.scalar(wanted)
            if kept is not None:
                return str(kept)
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(push_keys), {"name": VAPID_KEY_NAME, "secret": made})
            except IntegrityError:
                # Another process was first.
                return str(await connection.scalar(wanted))
        return made

    # --- devices ---------------------------------------------------------------------------------

    async def add_device(self, device: DeviceRow) -> None:
        """Add a device to a person, moving it if it was another's; drop the oldest of too many."""
        mine = select(push_devices.c.id).where(push_devices.c.person == device.person)
        async with self.engine.begin() as connection:
            await connection.execute(delete(push_devices).where(push_devices.c.id == device.id))
            await connection.execute(insert(push_devices), device._asdict())
            newest = mine.order_by(push_devices.c.made.desc(), push_devices.c.id)
            extra = (await connection.execute(newest.offset(MAX_DEVICES))).scalars().all()
            if extra:
                await connection.execute(delete(push_devices).where(push_devices.c.id.in_(extra)))

    async def devices(self, person: str) -> list[DeviceRow]:
        """Return a person's devices, the newest first."""
        wanted = select(push_devices).where(push_devices.c.person == person)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(push_devices.c.made.desc(), push_devices.c.id))
            return [DeviceRow(*row) for row in rows]

    async def remove_devices(self, person: str, id: str | None = None) -> int:
        """Delete one of a person's devices, or all of them; return how many."""
        which = [push_devices.c.person == person]
        if id is not None:
            which.append(push_devices.c.id == id)
        return await self._delete_devices(*which)

    async def delete_device(self, id: str) -> None:
        """Delete a device that its push service does not know any more."""
        await self._delete_devices(push_devices.c.id == id)

    async def _delete_devices(self, *which: ColumnElement[bool]) -> int:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(push_devices).where(*which))).rowcount

    async def record_delivery(self, device: DeviceRow, *, failed: bool) -> None:
        """Record whether a device could be reached; delete it after too many failures."""
        if failed and device.failed + 1 >= MAX_FAILURES:
            await self.delete_device(device.id)
        elif failed or device.failed:
            count = device.failed + 1 if failed else 0
            async with self.engine.begin() as connection:
                await connection.execute(
                    update(push_devices).where(push_devices.c.id == device.id).values(failed=count)
                )

    # --- muted matches ---------------------------------------------------------------------------

    async def quiet_matches(self, person: str) -> tuple[str, ...]:
        """Return the matches that a person has muted."""
        wanted = select(push_quiet.c.match).where(push_quiet.c.person == person).order_by(push_quiet.c.match)
        async with self.engine.connect() as connection:
            return tuple((await connection.execute(wanted)).scalars())

    async def set_quiet(self, person: str, match: str, *, on: bool) -> None:
        """Mute or unmute a match for a person."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(push_quiet).where(push_quiet.c.person == person, push_quiet.c.match == match)
            )
            if on:
                await connection.execute(insert(push_quiet), {"person": person, "match": match})

    # --- recipients ------------------------------------------------------------------------------

    async def devices_for_seat(self, match: str, seat: int, *, here: bool) -> list[DeviceRow]:
        """Return the devices to notify for a seat; with `here` also the host's, whose screen plays it."""
        plays = and_(person_matches.c.role == SEAT, person_matches.c.seat == seat)
        return await self._devices_where(
            person_matches.c.match == match, or_(plays, person_matches.c.role == HOST) if here else plays
        )

    async def current_device(self, device: DeviceRow, match: str) -> DeviceRow | None:
        """Return the stored device; None if it was deleted, or the match was muted."""
        found = await self._devices_where(person_matches.c.match == match, push_devices.c.id == device.id)
        return next((row for row in found if row.person == device.person), None)

    async def _devices_where(self, *which: ColumnElement[bool]) -> list[DeviceRow]:
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

    async def claim_notice(self, person: str, notice: Notification) -> bool:
        """Claim a notice for sending; return whether no process has sent it to the person yet."""
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


async def device_records(repository: PushRepository, person: str) -> tuple[Device, ...]:
    """Return a person's devices as shown and exported, without their secrets."""
    return tuple(device_record(row) for row in await repository.devices(person))


def device_record(row: DeviceRow) -> Device:
    """Return a device as shown: its push service, but not its endpoint."""
    parts = split_endpoint(row.endpoint)
    return Device(row.id, row.name, row.lang, "" if parts is None else parts.netloc, iso_time(row.made))
