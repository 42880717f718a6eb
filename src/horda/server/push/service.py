"""Requests about notices: devices, muted matches, and whether this server sends any."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from horda.server.http.errors import ProblemError
from horda.server.match.registry import MatchRegistry
from horda.server.people.repository import PersonRow
from horda.server.push.endpoints import is_endpoint_allowed
from horda.server.push.push_records import Device, DeviceRequest, NoticeSettings, PushInfo
from horda.server.push.repository import DeviceRow, PushRepository, device_id, device_record, device_records
from horda.server.push.settings import PushSettings

if TYPE_CHECKING:
    from horda.server.push.sender import PushSender

log = logging.getLogger("horda.server")
LIBRARY = "pywebpush"


class PushService:
    """Requests about the notices of a server; `sender` is None if the server cannot send any."""

    def __init__(self, registry: MatchRegistry, settings: PushSettings) -> None:
        self.registry = registry
        self.settings = settings
        self.repository = PushRepository(registry.store)
        self.sender: PushSender | None = None
        self.why: Literal["", "off", "no-library"] = (
            "off" if not settings.on else "no-library" if find_spec(LIBRARY) is None else ""
        )

    async def start(self) -> None:
        """Load the server's key, creating it at the first start, and start the sender."""
        if self.why:
            log.info("no notices are sent to devices", extra={"why": self.why})
            return
        # The library that encrypts is an extra, so these modules are imported only where it is installed.
        from horda.server.push.encryption import PushEncryptor, new_private_key
        from horda.server.push.sender import PushSender

        encryptor = PushEncryptor(await self.repository.private_key(new_private_key()), self.settings.contact)
        self.sender = PushSender(self.registry, self.repository, encryptor, self.settings)
        self.sender.start()

    async def close(self) -> None:
        """Stop the sender."""
        if self.sender is not None:
            await self.sender.close()

    def info(self) -> PushInfo:
        """Return whether notices are sent, and the public key."""
        if self.sender is None:
            return PushInfo(on=False, key="", why=self.why)
        return PushInfo(on=True, key=self.sender.encryptor.public_key, why="")

    async def add_device(self, who: PersonRow, body: DeviceRequest) -> Device:
        """Notify a person's device from now on."""
        if self.sender is None:
            raise ProblemError("no-push", status=404)
        if not is_endpoint_allowed(body.endpoint, self.settings.private):
            raise ProblemError("push-address", status=422)
        from horda.server.push.encryption import is_device_key

        if not is_device_key(body.p256dh, body.auth):
            raise ProblemError("push-key", status=422)
        row = DeviceRow(
            device_id(body.endpoint),
            who.id,
            body.endpoint,
            body.p256dh,
            body.auth,
            body.lang,
            body.name.strip(),
            self.registry.store.now(),
        )
        await self.repository.add_device(row)
        return device_record(row)

    async def notice_settings(self, who: PersonRow) -> NoticeSettings:
        """Return a person's devices and muted matches."""
        return NoticeSettings(
            await device_records(self.repository, who.id), await self.repository.quiet_matches(who.id)
        )

    async def remove_device(self, who: PersonRow, id: str) -> None:
        """Stop notices to one device."""
        if not await self.repository.remove_devices(who.id, id):
            raise ProblemError("no-such-device", status=404)
