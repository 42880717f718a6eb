"""Takes notices to devices, beside the matches: nobody at a table waits for a push service."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import NamedTuple

import aiohttp

from horda.server.config.limits import Buckets
from horda.server.match.notifications import Notification
from horda.server.match.registry import MatchRegistry
from horda.server.ops.metrics import METRICS
from horda.server.push.encryption import Sealer
from horda.server.push.endpoints import is_allowed, parted
from horda.server.push.messages import is_true, message_of
from horda.server.push.repository import DeviceRow, PushBook
from horda.server.push.resolver import OpenResolver
from horda.server.push.settings import PushSettings
from horda.server.store import Header
from horda.server.store.rows import Sitting

log = logging.getLogger("horda.server")
CARRIERS = 6
"""So many notices are on their way at once; one slow service holds up no others."""
TRIES = 4
LONGEST_PAUSE = 900.0
"""Seconds that a service may ask to be left alone before a notice is given up."""
SECONDS = 10.0
"""Seconds that a service has to answer."""
GONE = (404, 410)
LATER = (408, 425, 429, 500, 502, 503, 504)


class Delivery(NamedTuple):
    """A notice for one device, and how often it was tried."""

    notice: Notification
    header: Header
    device: DeviceRow
    tries: int = 0


class Postman:
    """Hears notices, and takes each to the devices of whoever it concerns, once."""

    def __init__(
        self, registry: MatchRegistry, book: PushBook, sealer: Sealer, settings: PushSettings
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.book = book
        self.sealer = sealer
        self.settings = settings
        bounds = registry.bounds
        self.most = bounds.notices_waiting
        self.waiting = 0
        """Notices and errands that wait for their moment, or are on their way."""
        self._people = Buckets(bounds.notices_an_hour / 3600, bounds.notices_at_once)
        self._queue: asyncio.Queue[Notification | Delivery] = asyncio.Queue()
        self._session: aiohttp.ClientSession | None = None

    def start(self) -> None:
        """Listen from now on."""
        connector = aiohttp.TCPConnector(
            resolver=OpenResolver(self.settings.private), use_dns_cache=False, limit=CARRIERS
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
        )
        for number in range(CARRIERS):
            self.registry.tasks.keep(f"sending notices ({number + 1})", partial(self._carry, self._session))
        self.registry.notifications.subscribe(self.hear)

    async def close(self) -> None:
        """End what is on its way."""
        if self._session is not None:
            await self._session.close()

    def hear(self, notice: Notification) -> None:
        """Something may have to be told; in a moment, for whoever is only loading the page anew."""
        live = self.registry.open_matches.get(notice.match)
        if live is not None and live.is_visible_to(notice.seat):
            return
        self._later(notice, self.settings.after)

    def _later(self, what: Notification | Delivery, seconds: float, *, instead: bool = False) -> None:
        """Put something among those that wait; `instead` of what is just done, whose place is free then."""
        if self.waiting - instead >= self.most:
            METRICS.add("horda_notices_dropped_total")
            log.warning("too many notices wait, so one was dropped", extra={"most": self.most})
            return
        self.waiting += 1
        asyncio.get_running_loop().call_later(seconds, self._queue.put_nowait, what)

    async def _carry(self, session: aiohttp.ClientSession) -> None:
        while True:
            what = await self._queue.get()
            try:
                if isinstance(what, Notification):
                    await self._hand_out(what)
                else:
                    await self._take(session, what)
            finally:
                self.waiting -= 1

    # --- whom it concerns ------------------------------------------------------------------------

    async def _hand_out(self, notice: Notification) -> None:
        """Make an errand for each device of each person whom a notice concerns, if they were not told."""
        found = await self._looked_up(notice)
        if found is None:
            return
        header, sitting = found
        devices = await self.book.to_tell(notice.match, notice.seat, here=sitting.seats[notice.seat].here)
        for person in dict.fromkeys(one.person for one in devices):
            if self._people.take(person):
                METRICS.add("horda_notices_dropped_total")
            elif await self.book.claim(person, notice):
                for device in devices:
                    if device.person == person:
                        self._later(Delivery(notice, header, device), 0.0, instead=True)

    async def _looked_up(self, notice: Notification) -> tuple[Header, Sitting] | None:
        """The match of a notice, if that is still true and nobody looks at it from that seat."""
        live = self.registry.open_matches.get(notice.match)
        if live is not None:
            found: tuple[Header, Sitting] = (live.header, live.sitting)
            if live.is_visible_to(notice.seat):
                return None
        else:
            kept = await self.store.header(notice.match)
            if kept is None:
                return None
            found = kept[:2]
        return found if is_true(notice, found[1], live) else None

    # --- to the door -----------------------------------------------------------------------------

    async def _take(self, session: aiohttp.ClientSession, errand: Delivery) -> None:
        """Send one, and do what the service's answer asks for."""
        if errand.tries and await self._looked_up(errand.notice) is None:
            return
        device = await self.book.still(errand.device, errand.notice.match)
        if device is None:
            return
        status, pause = await self._send(session, errand._replace(device=device))
        if 200 <= status < 300:
            METRICS.add("horda_notices_sent_total")
            await self.book.note(device, failed=False)
            return
        tries = errand.tries + 1
        wait = self.settings.pause * 2**errand.tries if pause is None else pause
        if status in GONE:
            await self.book.gone(device.id)
        elif (not status or status in LATER) and tries < TRIES and wait <= LONGEST_PAUSE:
            self._later(errand._replace(tries=tries), wait, instead=True)
        else:
            METRICS.add("horda_notices_failed_total")
            about = {"service": _service(device), "status": status, "tries": tries}
            log.warning("a notice was not taken", extra=about)
            await self.book.note(device, failed=True)

    async def _send(self, session: aiohttp.ClientSession, errand: Delivery) -> tuple[int, float | None]:
        """The status of the answer (0: there was none), and for how long to leave the service alone."""
        device = errand.device
        if not is_allowed(device.endpoint, self.settings.private):
            return 404, None
        message = await asyncio.to_thread(message_of, errand.notice, errand.header, device.lang)
        sealed = await asyncio.to_thread(self.sealer.sealed, device, message, errand.notice.match)
        try:
            async with session.post(
                device.endpoint, data=sealed.body, headers=sealed.headers, allow_redirects=False
            ) as answer:
                return answer.status, seconds_in(answer.headers.get("retry-after", ""))
        except (aiohttp.ClientError, TimeoutError, OSError) as problem:
            about = {"service": _service(device), "kind": type(problem).__name__}
            log.info("a push service did not answer", extra=about)
            return 0, None


def seconds_in(retry_after: str) -> float | None:
    """What `Retry-After` asks for: seconds, or until a moment; None where it says nothing."""
    if retry_after.isdecimal() and len(retry_after) < 10:
        return float(retry_after)
    try:
        moment = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    return max(0.0, (moment.astimezone(UTC) - datetime.now(UTC)).total_seconds())


def _service(device: DeviceRow) -> str:
    """Which service it is; the rest of the address is a secret of the device."""
    parts = parted(device.endpoint)
    return "" if parts is None else parts.netloc
