"""The bounds of what the server takes, and the buckets that measure rates."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """How much of everything; the defaults are for a server on the open network."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_a_second: float = 20
    messages_at_once: int = 60
    chat_a_minute: float = 40
    chat_at_once: int = 8
    requests_a_second: float = 50
    requests_at_once: int = 300
    matches_an_hour: float = 60
    matches_at_once: int = 30
    sockets_a_seat: int = 8
    spectators: int = 64
    live_matches: int = 2000
    waiting_messages: int = 512
    """Messages that may wait for a slow reader before it is cut off."""


class Bucket:
    """Fills at a rate up to its size; every message takes one out."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.level = float(size)
        self.then = time.monotonic()

    def take(self) -> float:
        """Take one out; 0.0 if there was one, else the seconds until there is."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        """Take one out of an address's bucket."""
        if len(self.known) > 10_000:
            self._forget()
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.size)
        return bucket.take()

    def _forget(self) -> None:
        now = time.monotonic()
        idle = self.size / self.rate
        self.known = {address: one for address, one in self.known.items() if now - one.then < idle}
