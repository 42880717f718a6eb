"""What people ask for who want to be told: devices, quiet matches, and whether this server does that."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from horda.server.http.errors import ProblemError
from horda.server.match.registry import MatchRegistry
from horda.server.people.repository import PersonRow
from horda.server.push.endpoints import is_allowed
from horda.server.push.push_records import Device, DeviceWish, NoticesTold, PushInfo
from horda.server.push.repository import DeviceRow, PushBook, device_id, devices_of, shown
from horda.server.push.settings import PushSettings

if TYPE_CHECKING:
    from horda.server.push.sender import Postman

log = logging.getLogger("horda.server")
LIBRARY = "pywebpush"


class PushDesk:
    """Notices of one server; it has a postman where it can send them."""

    def __init__(self, registry: MatchRegistry, settings: PushSettings) -> None:
        self.registry = registry
        self.settings = settings
        self.book = PushBook(registry.store)
        self.postman: Postman | None = None
        self.why: Literal["", "off", "no-library"] = (
            "off" if not settings.on else "no-library" if find_spec(LIBRARY) is None else ""
        )

    async def start(self) -> None:
        """Take up the server's key, a new one at the first start, and listen to notices."""
        if self.why:
            log.info("no notices are sent to devices", extra={"why": self.why})
            return
        # Imported here because `pywebpush` is an extra.
        from horda.server.push.encryption import Sealer, new_secret
        from horda.server.push.sender import Postman

        sealer = Sealer(await self.book.secret(new_secret()), self.settings.contact)
        self.postman = Postman(self.registry, self.book, sealer, self.settings)
        self.postman.start()

    async def close(self) -> None:
        """End what is on its way."""
        if self.postman is not None:
            await self.postman.close()

    def info(self) -> PushInfo:
        """Whether notices are sent from here, and by which key."""
        if self.postman is None:
            return PushInfo(on=False, key="", why=self.why)
        return PushInfo(on=True, key=self.postman.sealer.public_key, why="")

    async def add(self, who: PersonRow, wish: DeviceWish) -> Device:
        """Tell a person's device from now on."""
        if self.postman is None:
            raise ProblemError("no-push", status=404)
        if not is_allowed(wish.endpoint, self.settings.private):
            raise ProblemError("push-address", status=422)
        from horda.server.push.encryption import is_device_key

        if not is_device_key(wish.p256dh, wish.auth):
            raise ProblemError("push-key", status=422)
        row = DeviceRow(
            device_id(wish.endpoint),
            who.id,
            wish.endpoint,
            wish.p256dh,
            wish.auth,
            wish.lang,
            wish.name.strip(),
            self.registry.store.now(),
        )
        await self.book.add(row)
        return shown(row)

    async def told(self, who: PersonRow) -> NoticesTold:
        """Where a person is told, and of what they are not."""
        return NoticesTold(await devices_of(self.book, who.id), await self.book.quiet(who.id))

    async def remove(self, who: PersonRow, id: str) -> None:
        """Tell one device no more."""
        if not await self.book.remove(who.id, id):
            raise ProblemError("no-such-device", status=404)
