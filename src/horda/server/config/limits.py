"""The bounds of what the server takes, and the buckets that measure rates."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from ipaddress import ip_address, ip_network

MIB = 1024 * 1024


@dataclass(frozen=True)
class Bounds:
    """How much of everything; the defaults are for a server on the open network.

    An address may be a club: 200 people behind one router open the table at the same moment.
    """

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    path_bytes: int = 2048
    """The longest address, with what follows its question mark."""
    header_seconds: float = 10.0
    """Seconds from the first byte of a request to the end of its headers."""
    body_seconds: float = 20.0
    """Seconds from the end of the headers to the end of the body."""
    stall_seconds: float = 20.0
    """Seconds that somebody may not read what was sent, before the connection is cut."""
    connections: int = 0
    """Connections in all; 0: as many as the files that the system allows."""
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
    matches_an_hour: float = 200.0
    matches_at_once: int = 100
    people_an_hour: float = 200.0
    people_at_once: int = 100
    """Personal links that are made."""
    passkeys_a_minute: float = 60.0
    passkeys_at_once: int = 200
    """Challenges for passkeys that are given to an address."""
    lessons: int = 500
    """Lessons that may be on the table at once."""
    lessons_a_minute: float = 400.0
    lessons_at_once: int = 400
    """Lessons that may be begun from an address, those that go on after a cut line among them."""
    missions_a_minute: float = 30.0
    missions_at_once: int = 30
    """Missions of their own that somebody may have looked at."""
    advice_a_minute: float = 20.0
    advice_at_once: int = 6
    """What one person may ask for."""
    notices_an_hour: float = 240.0
    notices_at_once: int = 60
    """What one person's devices are told."""
    notices_waiting: int = 5000
    """Notices that may wait to be sent."""
    sockets_a_seat: int = 8
    spectators: int = 64
    live_matches: int = 2000
    waiting_messages: int = 512
    """Messages that may wait for a slow reader before it is cut off."""
    waiting_bytes: int = MIB
    """Bytes that may wait for a slow reader before it is cut off."""
    free_bytes: int = 64 * MIB
    """Room on the disk of the database below which the server says that it is unwell."""


class BadBound(ValueError):
    """A bound that is none: what was written, and what could be. Its fields are for people."""

    def __init__(self, why: str, written: str, better: str) -> None:
        told = {"unknown": f"known: {better}", "figure": f"write {better}", "small": "it must be more than 0"}
        super().__init__(f"`{written}`; {told[why]}")
        self.why = why
        self.written = written
        self.better = better


def bounds_from(written: Iterable[str], start: Bounds | None = None) -> Bounds:
    """Bounds with some of them changed, each written `name=value`."""
    bounds = start or Bounds()
    kinds = {field.name: type(getattr(bounds, field.name)) for field in fields(bounds)}
    changed: dict[str, float] = {}
    for one in written:
        name, _, value = one.partition("=")
        name = name.strip().replace("-", "_")
        if name not in kinds:
            raise BadBound("unknown", name, ", ".join(kinds))
        try:
            figure = float(value) if kinds[name] is float else int(value)
        except ValueError:
            raise BadBound("figure", one, f"{name}={getattr(bounds, name)}") from None
        if not 0 <= figure < float("inf") or (figure == 0 and name not in MAY_BE_NONE):
            raise BadBound("small", one, "")
        changed[name] = figure
    return replace(bounds, **changed)  # type: ignore[arg-type]  # each figure is of its field's kind


MAY_BE_NONE = ("connections", "free_bytes")


class Bucket:
    """Fills at a rate up to its size; every message takes one out, and one that costs more takes several."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.level = float(size)
        self.then = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Take some out; 0.0 if there was enough, else the seconds until there is."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        wanted = min(amount, self.size)
        if self.level >= wanted:
            self.level -= wanted
            return 0.0
        return (wanted - self.level) / self.rate

    def is_full(self) -> bool:
        """Whether nothing would change if it were made anew."""
        return self.level + (time.monotonic() - self.then) * self.rate >= self.size


class Buckets:
    """A bucket for each address, or person; full ones are forgotten, and of too many the longest unused."""

    MOST = 10_000

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.known: dict[str, Bucket] = {}

    def take(self, whose: str, amount: float = 1.0) -> float:
        """Take some out of somebody's bucket."""
        bucket = self.known.pop(whose, None) or Bucket(self.rate, self.size)
        # Put back at the end: those at the front are the longest unused.
        self.known[whose] = bucket
        wait = bucket.take(amount)
        if len(self.known) > self.MOST:
            self._forget()
        return wait

    def _forget(self) -> None:
        while self.known:
            oldest = next(iter(self.known))
            if len(self.known) <= self.MOST and not self.known[oldest].is_full():
                return
            del self.known[oldest]


def address_key(address: str) -> str:
    """What counts as one address: of IPv6 the network, since a household has a whole one."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if mapped := getattr(found, "ipv4_mapped", None):
        return str(mapped)
    return str(ip_network((found, 64), strict=False).network_address)
