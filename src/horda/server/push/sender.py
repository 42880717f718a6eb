"""Background sender of notices, so that no table waits for a push service."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import NamedTuple

import aiohttp

from horda.server.config.limits import TokenBuckets
from horda.server.match.notifications import Notification
from horda.server.match.registry import MatchRegistry
from horda.server.ops.metrics import METRICS
from horda.server.push.encryption import PushEncryptor
from horda.server.push.endpoints import is_endpoint_allowed, split_endpoint
from horda.server.push.messages import is_current, notice_message
from horda.server.push.repository import DeviceRow, PushRepository
from horda.server.push.resolver import PublicResolver
from horda.server.push.settings import PushSettings
from horda.server.store import Header
from horda.server.store.rows import Sitting

log = logging.getLogger("horda.server")
WORKERS = 6
"""Notices that are sent at the same time, so that one slow service does not delay others."""
MAX_TRIES = 4
MAX_PAUSE_S = 900.0
"""Longest pause in seconds that a service may ask for before a notice is given up."""
REQUEST_TIMEOUT_S = 10.0
"""Seconds that a service has to answer."""
GONE_STATUSES = (404, 410)
RETRY_STATUSES = (408, 425, 429, 500, 502, 503, 504)


class Delivery(NamedTuple):
    """A notice for one device, with the number of attempts."""

    notice: Notification
    header: Header
    device: DeviceRow
    tries: int = 0


class PushSender:
    """Queues notices and sends each once to the devices of the person concerned."""

    def __init__(
        self,
        registry: MatchRegistry,
        repository: PushRepository,
        encryptor: PushEncryptor,
        settings: PushSettings,
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.repository = repository
        self.encryptor = encryptor
        self.settings = settings
        bounds = registry.bounds
        self.max_waiting = bounds.notices_waiting
        self.waiting = 0
        """Number of notices and deliveries that wait or are being sent."""
        self._rate_by_person = TokenBuckets(bounds.notices_an_hour / 3600, bounds.notices_at_once)
        self._queue: asyncio.Queue[Notification | Delivery] = asyncio.Queue()
        self._session: aiohttp.ClientSession | None = None

    def start(self) -> None:
        """Start the workers and listen for notices."""
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(self.settings.private), use_dns_cache=False, limit=WORKERS
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=REQUEST_TIMEOUT_S),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
        )
        for number in range(WORKERS):
            self.registry.tasks.run_forever(
                f"sending notices ({number + 1})", partial(self._run_worker, self._session)
            )
        self.registry.notifications.subscribe(self.queue_notice)

    async def close(self) -> None:
        """Close the HTTP session."""
        if self._session is not None:
            await self._session.close()

    def queue_notice(self, notice: Notification) -> None:
        """Queue a notice with a short delay, so that a reload cancels it."""
        live = self.registry.open_matches.get(notice.match)
        if live is not None and live.attendance.is_visible_to(notice.seat):
            return
        self._schedule(notice, self.settings.delay_s)

    def _schedule(self, item: Notification | Delivery, seconds: float, *, instead: bool = False) -> None:
        """Queue an item after `seconds`; `instead` means that it replaces the item being handled."""
        if self.waiting - instead >= self.max_waiting:
            METRICS.increment("horda_notices_dropped_total")
            log.warning("too many notices wait, so one was dropped", extra={"most": self.max_waiting})
            return
        self.waiting += 1
        asyncio.get_running_loop().call_later(seconds, self._queue.put_nowait, item)

    async def _run_worker(self, session: aiohttp.ClientSession) -> None:
        while True:
            item = await self._queue.get()
            try:
                if isinstance(item, Notification):
                    await self._make_deliveries(item)
                else:
                    await self._deliver(session, item)
            finally:
                self.waiting -= 1

    # --- recipients ------------------------------------------------------------------------------

    async def _make_deliveries(self, notice: Notification) -> None:
        """Queue a delivery for each device of each person concerned who has not been notified yet."""
        found = await self._current_match(notice)
        if found is None:
            return
        header, sitting = found
        devices = await self.repository.devices_for_seat(
            notice.match, notice.seat, here=sitting.seats[notice.seat].here
        )
        for person in dict.fromkeys(device.person for device in devices):
            if self._rate_by_person.take(person):
                METRICS.increment("horda_notices_dropped_total")
            elif await self.repository.claim_notice(person, notice):
                for device in devices:
                    if device.person == person:
                        self._schedule(Delivery(notice, header, device), 0.0, instead=True)

    async def _current_match(self, notice: Notification) -> tuple[Header, Sitting] | None:
        """Return a notice's match if the notice is still true and nobody is looking from that seat."""
        live = self.registry.open_matches.get(notice.match)
        if live is not None:
            found: tuple[Header, Sitting] = (live.header, live.sitting)
            if live.attendance.is_visible_to(notice.seat):
                return None
        else:
            kept = await self.store.header(notice.match)
            if kept is None:
                return None
            found = kept[:2]
        return found if is_current(notice, found[1], live) else None

    # --- delivery --------------------------------------------------------------------------------

    async def _deliver(self, session: aiohttp.ClientSession, delivery: Delivery) -> None:
        """Send one notice, and react to the service's status."""
        if delivery.tries and await self._current_match(delivery.notice) is None:
            return
        device = await self.repository.current_device(delivery.device, delivery.notice.match)
        if device is None:
            return
        status, pause = await self._post(session, delivery._replace(device=device))
        if 200 <= status < 300:
            METRICS.increment("horda_notices_sent_total")
            await self.repository.record_delivery(device, failed=False)
            return
        tries = delivery.tries + 1
        wait = self.settings.retry_pause_s * 2**delivery.tries if pause is None else pause
        if status in GONE_STATUSES:
            await self.repository.delete_device(device.id)
        elif (not status or status in RETRY_STATUSES) and tries < MAX_TRIES and wait <= MAX_PAUSE_S:
            self._schedule(delivery._replace(tries=tries), wait, instead=True)
        else:
            METRICS.increment("horda_notices_failed_total")
            about = {"service": _service_name(device), "status": status, "tries": tries}
            log.warning("a notice was not taken", extra=about)
            await self.repository.record_delivery(device, failed=True)

    async def _post(self, session: aiohttp.ClientSession, delivery: Delivery) -> tuple[int, float | None]:
        """Return the response's status (0: none), and the pause in seconds that the service asks for."""
        device = delivery.device
        if not is_endpoint_allowed(device.endpoint, self.settings.private):
            return 404, None
        message = await asyncio.to_thread(notice_message, delivery.notice, delivery.header, device.lang)
        encrypted = await asyncio.to_thread(self.encryptor.encrypt, device, message, delivery.notice.match)
        try:
            async with session.post(
                device.endpoint, data=encrypted.body, headers=encrypted.headers, allow_redirects=False
            ) as answer:
                return answer.status, retry_after_seconds(answer.headers.get("retry-after", ""))
        except (aiohttp.ClientError, TimeoutError, OSError) as problem:
            about = {"service": _service_name(device), "kind": type(problem).__name__}
            log.info("a push service did not answer", extra=about)
            return 0, None


def retry_after_seconds(retry_after: str) -> float | None:
    """Return the seconds of a `Retry-After` header, a number or a date; None if it has neither."""
    if retry_after.isdecimal() and len(retry_after) < 10:
        return float(retry_after)
    try:
        moment = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    return max(0.0, (moment.astimezone(UTC) - datetime.now(UTC)).total_seconds())


def _service_name(device: DeviceRow) -> str:
    """Return the host of a device's push service; the rest of its endpoint is secret."""
    parts = split_endpoint(device.endpoint)
    return "" if parts is None else parts.netloc
