"""A server for tests without sockets: messages are handed in as bytes and answered in the same event loop."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS

from horda.server.bots.pool import BotPool
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.match.sockets.handlers import handle_message
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.match.sockets.websocket import Session, decode_message, seats_of_link
from horda.server.protocol.match_records import Created, MatchRequest
from horda.server.store import Store
from horda.server.table.seating import seat_arrivals
from horda.server.table.timing.reaction_window import Clock

Message = dict[str, Any]


class Window:
    """A person's page at a match, which sends messages and returns the answers."""

    def __init__(
        self, registry: MatchRegistry, live: LiveMatch, seats: frozenset[int], *, host: bool = False
    ) -> None:
        self.registry = registry
        self.live = live
        self.seats = seats
        self.host = host

    async def send(self, **message: object) -> Message:
        """Send a message as a socket would, and return its answer."""
        subscriber = Subscriber(
            seats=self.seats, seat=min(self.seats, default=None), host=self.host, max_messages=1000
        )
        refused = await self.send_from(subscriber, **message)
        if refused is not None:
            return refused
        text = subscriber.queue.get_nowait()
        assert text is not None
        return cast("Message", json.loads(text))

    async def send_from(self, subscriber: Subscriber, **message: object) -> Message | None:
        """Send a message from an open page; the answer goes to the subscriber's queue, a refusal is returned."""
        session = cast("Session", SimpleNamespace(subscriber=subscriber, registry=self.registry))
        packed = json.dumps(message).encode()
        try:
            await handle_message(session, self.live, decode_message(packed))
        except ProblemError as trouble:
            return cast("Message", msgspec.to_builtins(trouble.message(str(message.get("id", "")))))
        return None


class Inside:
    """A server in the test's event loop."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry

    async def begin(self, game: str, *seats: str, **more: object) -> Created:
        wish = {"game": game, "seats": [{"who": seat} for seat in seats], **more}
        return await self.registry.create(msgspec.convert(wish, MatchRequest))

    async def sit(self, match: Created, link: str = "") -> Window:
        """Seat a person with a link, by default the host's, and return the person's page."""
        found = await self.registry.resolve_link(match.match.id, link or match.link)
        live = await self.registry.live_match(match.match.id)
        seats = seats_of_link(live, found)
        await live.change_sitting(lambda sitting: seat_arrivals(sitting, seats))
        return Window(self.registry, live, seats, host=found.role == HOST)

    async def table(self, match: Created) -> list[Window]:
        """Return pages of the host and of everybody invited."""
        return [await self.sit(match), *[await self.sit(match, one.link) for one in match.links]]


class TestClock:
    """A clock that a test moves."""

    __test__ = False

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def open_server(
    database: str,
    now: Callable[[], float] = time.time,
    clock_look: float = 3600.0,
    *,
    window: float = 0,
    clock: Clock | None = None,
) -> AsyncIterator[Inside]:
    """Run a server on a database, with the test's clocks if given."""
    store = Store(database, now)
    await store.open()
    registry = MatchRegistry(
        store,
        BotPool(PATIENT_BOTS),
        WIDE_BOUNDS,
        clock_check_interval_s=clock_look,
        window_s=window,
        clock=clock,
    )
    registry.start()
    try:
        yield Inside(registry)
    finally:
        await registry.close()


def inside(
    database: str, work: Callable[[Inside], Awaitable[None]], now: Callable[[], float] = time.time
) -> None:
    """Run `work` with a server on a database, then close the server."""

    async def whole() -> None:
        async with open_server(database, now) as server:
            await work(server)

    asyncio.run(whole())
