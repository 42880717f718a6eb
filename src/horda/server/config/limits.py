"""Limits of what the server accepts, and token buckets that limit rates."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from ipaddress import ip_address, ip_network

MIB = 1024 * 1024


@dataclass(frozen=True)
class Bounds:
    """All limits; the defaults suit a server on the internet.

    One address may be a whole club: 200 people behind one router open the table at the same moment.
    """

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    path_bytes: int = 2048
    """Longest path with its query."""
    header_seconds: float = 10.0
    """Seconds from the first byte of a request to the end of its headers."""
    body_seconds: float = 20.0
    """Seconds from the end of the headers to the end of the body."""
    stall_seconds: float = 20.0
    """Seconds for which a client may stop reading before its connection is closed."""
    connections: int = 0
    """Connections in total; 0 means as many as the system allows open files."""
    connections_an_address: int = 2000
    sockets_an_address: int = 1000
    messages_a_second: float = 40.0
    messages_at_once: int = 200
    chat_a_minute: float = 40.0
    chat_at_once: int = 8
    chat_a_minute_an_address: float = 1200.0
    chat_at_once_an_address: int = 400
    requests_a_second: float = 200.0
    requests_at_once: int = 6000
    gestures_a_minute: float = 90.0
    gestures_at_once: int = 12
    """Gestures (points, arrows, plans, reactions) that one person may send in a burst."""
    matches_an_hour: float = 200.0
    matches_at_once: int = 100
    people_an_hour: float = 200.0
    people_at_once: int = 100
    """Personal links that one address may create in a burst."""
    passkeys_a_minute: float = 60.0
    passkeys_at_once: int = 200
    """Passkey challenges that one address may request in a burst."""
    lessons: int = 500
    """Lessons that may be open at the same time."""
    lessons_a_minute: float = 400.0
    lessons_at_once: int = 400
    """Lessons that one address may start in a burst, including those resumed after a lost connection."""
    missions_a_minute: float = 30.0
    missions_at_once: int = 30
    """Custom missions that one address may have checked in a burst."""
    drafts_a_minute: float = 150.0
    drafts_at_once: int = 120
    """Drafts of the workshop that one address may have checked in a burst; each change is one."""
    advice_a_minute: float = 20.0
    advice_at_once: int = 6
    """Requests for advice that one person may send in a burst."""
    notices_an_hour: float = 240.0
    notices_at_once: int = 60
    """Notices that are sent to one person's devices in a burst."""
    notices_waiting: int = 5000
    """Notices that may wait to be sent."""
    sockets_a_seat: int = 8
    spectators: int = 64
    live_matches: int = 2000
    waiting_messages: int = 512
    """Messages that may wait for a slow reader before it is disconnected."""
    waiting_bytes: int = MIB
    """Bytes that may wait for a slow reader before it is disconnected."""
    free_bytes: int = 64 * MIB
    """Free disk space of the database below which the server reports itself unhealthy."""


class BadBound(ValueError):
    """A limit that cannot be used: the text that was given, and the allowed values for the message."""

    def __init__(self, why: str, written: str, better: str) -> None:
        advice = {
            "unknown": f"known: {better}",
            "figure": f"write {better}",
            "small": "it must be more than 0",
        }
        super().__init__(f"`{written}`; {advice[why]}")
        self.why = why
        self.written = written
        self.better = better


def parse_bounds(written: Iterable[str], start: Bounds | None = None) -> Bounds:
    """Return `start` (or the defaults) with changes, each written `name=value`; raise `BadBound` if one is invalid."""
    bounds = start or Bounds()
    kinds = {field.name: type(getattr(bounds, field.name)) for field in fields(bounds)}
    changed: dict[str, float] = {}
    for setting in written:
        name, _, value = setting.partition("=")
        name = name.strip().replace("-", "_")
        if name not in kinds:
            raise BadBound("unknown", name, ", ".join(kinds))
        try:
            figure = float(value) if kinds[name] is float else int(value)
        except ValueError:
            raise BadBound("figure", setting, f"{name}={getattr(bounds, name)}") from None
        if not 0 <= figure < float("inf") or (figure == 0 and name not in ZERO_ALLOWED):
            raise BadBound("small", setting, "")
        changed[name] = figure
    return replace(bounds, **changed)  # type: ignore[arg-type]  # each figure is of its field's kind


ZERO_ALLOWED = ("connections", "free_bytes")


class TokenBucket:
    """A token bucket: it fills at a rate up to its size, and each request takes tokens out."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.level = float(size)
        self.then = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Take tokens out; return 0.0 if there were enough, else the seconds until there will be."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        wanted = min(amount, self.size)
        if self.level >= wanted:
            self.level -= wanted
            return 0.0
        return (wanted - self.level) / self.rate

    def is_full(self) -> bool:
        """Whether the bucket is full, so that it can be forgotten."""
        return self.level + (time.monotonic() - self.then) * self.rate >= self.size


class TokenBuckets:
    """A token bucket per address or person; full ones and then the least recently used are forgotten."""

    MAX_BUCKETS = 10_000

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, whose: str, amount: float = 1.0) -> float:
        """Take tokens from the bucket of an address or person; return the seconds to wait, 0.0 if there were enough."""
        bucket = self.buckets.pop(whose, None) or TokenBucket(self.rate, self.size)
        # Inserted at the end again: those at the front are the least recently used.
        self.buckets[whose] = bucket
        wait = bucket.take(amount)
        if len(self.buckets) > self.MAX_BUCKETS:
            self._evict()
        return wait

    def _evict(self) -> None:
        while self.buckets:
            oldest = next(iter(self.buckets))
            if len(self.buckets) <= self.MAX_BUCKETS and not self.buckets[oldest].is_full():
                return
            del self.buckets[oldest]


def address_key(address: str) -> str:
    """Return the key by which an address is limited: for IPv6 its /64 network, since a household has a whole one."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if mapped := getattr(found, "ipv4_mapped", None):
        return str(mapped)
    return str(ip_network((found, 64), strict=False).network_address)
