"""The socket of a player or spectator: greets, reads, answers, and is told what happens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from horda.server.config.limits import TokenBucket
from horda.server.http.errors import ProblemError, internal_error, server_words
from horda.server.http.request_checks import client_address
from horda.server.lessons.session import LessonSession
from horda.server.match.access_links import HOST, SEAT, link_hash
from horda.server.match.broadcast import ENCODER
from horda.server.match.handlers import carry_out
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.match.subscriber import Viewer
from horda.server.match.welcome import welcome_to
from horda.server.ops.metrics import METRICS
from horda.server.protocol.client_messages import Hello, Learn, ToServer
from horda.server.protocol.server_messages import PROTOCOL, Bye
from horda.server.store import LinkTarget
from horda.server.table.chat import said_at
from horda.server.table.seating import came_back, declined, seats_by

log = logging.getLogger("horda.server")
DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
GREETING_SECONDS = 20.0
MOST_PROBLEMS = 50
"""After so many problems in a row a socket is closed: this is no person."""
CLOSED = {
    "kicked": 4001,
    "shutting-down": 1012,
    "too-fast": 4002,
    "bad-link": 4003,
    "deleted": 4004,
    "slow-reader": 4005,
    "put-away": 4006,
}
COMES_BACK = ("shutting-down", "too-fast", "slow-reader", "unwell")


class Session:
    """One socket from greeting to farewell."""

    def __init__(self, registry: MatchRegistry, socket: WebSocket) -> None:
        self.registry = registry
        self.socket = socket
        bounds = registry.bounds
        self.address = client_address(socket)
        self.bucket = TokenBucket(bounds.messages_a_second, bounds.messages_at_once)
        self.person = ""
        """Who this is, however often they come back: their link, and for spectators their address."""
        self.viewer = Viewer(
            seats=frozenset(),
            seat=None,
            host=False,
            most=bounds.waiting_messages,
            most_bytes=bounds.waiting_bytes,
        )
        self.live: LiveMatch | None = None
        self.lesson: LessonSession | None = None
        """The lesson of a pupil, who is at no match."""
        self.problems = 0

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                await self._greet()
            if self.live is not None:
                await self._read(partial(carry_out, self, self.live))
            elif self.lesson is not None:
                await self._read(self.lesson.handle_message)
        except (WebSocketDisconnect, TimeoutError):
            self.viewer.close("gone")
        finally:
            self._leave()
            self.viewer.close("gone")
            await writer

    # --- greeting --------------------------------------------------------------------------------

    async def _greet(self) -> None:
        """Wait for a `hello` or `learn` that opens something; what else comes is told what is missing."""
        while self.live is None and self.lesson is None and not self.viewer.closing:
            text = await self._next()
            if text is None:
                continue
            try:
                message = decoded(text)
                if isinstance(message, Learn):
                    self.lesson = await self.registry.pupils.start_lesson(self.viewer, message, self.address)
                elif isinstance(message, Hello):
                    await self._enter(message)
                else:
                    raise ProblemError("hello-first")
            except ProblemError as trouble:
                self._refuse(trouble)
                if trouble.code in ("bad-link", "other-protocol"):
                    self.viewer.close(trouble.code)
            except Exception as problem:
                self._broke(problem)

    async def _enter(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise ProblemError("other-protocol", theirs=hello.protocol, ours=PROTOCOL)
        store = self.registry.store
        while True:
            voided = store.voided_links
            link = await self.registry.linked(hello.match, hello.link)
            chat = await said_at(store, hello.match)
            # From here to the viewer's being there nothing is waited for: the match cannot be put away, and
            # whoever voids the link closes the viewer.
            live = await self.registry.live(hello.match)
            if voided == store.voided_links:
                break
        seats = seats_of(live, link)
        self._room(live, seats)
        viewer = self.viewer
        viewer.seats = seats
        viewer.host = link.role == HOST
        viewer.at_door = hello.door and link.role == SEAT
        viewer.link = link_hash(hello.link)
        viewer.seat = min(seats, default=None)
        if hello.seat is not None:
            if hello.seat not in seats:
                raise ProblemError("not-your-seat", seat=hello.seat)
            viewer.seat = hello.seat
        welcome = welcome_to(live, viewer, chat, since=hello.since, events=hello.events)
        viewer.send(ENCODER.encode(welcome).decode())
        live.viewers.add(viewer)
        self.live = live
        self.person = link_hash(hello.link) if seats or viewer.host else f"{hello.match} {self.address}"
        self.registry.came_or_went(live)
        live.wake()
        if not viewer.at_door:
            await self.take_seat(live)
        log.info("joined", extra={"match": hello.match, "role": link.role})

    async def take_seat(self, live: LiveMatch) -> None:
        """Who came by a link is at the table now, for the first time or again."""
        seats = self.viewer.seats
        # Who comes has thought again; at a table that is over a no was to its rematch, and stays.
        coming = frozenset() if live.state.over else seats
        sit_down = self.viewer.while_open(lambda now: came_back(declined(now, coming, no=False), seats))
        await live.reseat(sit_down)

    def _room(self, live: LiveMatch, seats: frozenset[int]) -> None:
        same = sum(viewer.seats == seats for viewer in live.viewers)
        if same >= (self.registry.bounds.sockets_a_seat if seats else self.registry.bounds.spectators):
            raise ProblemError("too-many-sockets", status=429)

    def _leave(self) -> None:
        self.registry.pupils.viewers.discard(self.viewer)
        if self.live is not None:
            self.live.viewers.discard(self.viewer)
            self.live.touched = time.monotonic()
            if not self.viewer.at_door:
                self.live.left(self.viewer.seats)
            self._note_seen(self.live)
            self.registry.came_or_went(self.live)
            self.live.wake()

    def _note_seen(self, live: LiveMatch) -> None:
        """Note how much this link has been told, to tell it what happened meanwhile when it is back."""
        if self.viewer.seats or self.viewer.host:
            store = self.registry.store
            noting = store.save_last_seen(self.person, len(live.state.log), store.now())
            store.tasks.run_once("noting what was seen", noting)

    # --- reading ---------------------------------------------------------------------------------

    async def _read(self, do: Callable[[ToServer], Awaitable[None]]) -> None:
        while not self.viewer.closing:
            text = await self._next()
            if text is None or self.viewer.closing:
                continue
            id = request_id(text)
            try:
                message = decoded(text)
                await do(message)
                self.problems = 0
            except ProblemError as trouble:
                self._refuse(trouble, id)
            except Exception as problem:
                self._broke(problem, id)

    async def _next(self) -> bytes | None:
        """The next message, if it is not too long and came not too soon."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        METRICS.increment("horda_messages_total")
        text: str | None = event.get("text")
        raw: bytes = event.get("bytes") or b"" if text is None else text.encode()
        wait = self.registry.messages.take(self.person) if self.person else self.bucket.take()
        if len(raw) > self.registry.bounds.message_bytes:
            self._refuse(ProblemError("too-long", most=self.registry.bounds.message_bytes))
            return None
        if wait:
            self._refuse(ProblemError("too-fast", seconds=int(wait) + 1), request_id(raw))
            return None
        return raw

    def _refuse(self, trouble: ProblemError, id: str = "") -> None:
        METRICS.increment("horda_problems_total")
        self.problems += 1
        self.viewer.send(ENCODER.encode(trouble.message(id)).decode())
        if self.problems >= MOST_PROBLEMS:
            self.viewer.close("too-fast")

    def _broke(self, problem: Exception, id: str = "") -> None:
        self._refuse(internal_error(problem), id)

    # --- writing ---------------------------------------------------------------------------------

    async def _write(self) -> None:
        """Send what is queued, one after the other, then say farewell."""
        try:
            while (text := await self.viewer.next()) is not None:
                await self.socket.send_text(text)
            code = self.viewer.closing
            if code in CLOSED or code == "other-protocol":
                await self.socket.send_text(ENCODER.encode(farewell(code)).decode())
                await self.socket.close(CLOSED.get(code, 4000))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.viewer.close("gone")
        except Exception as problem:
            # Nobody would be told anything any more: better no socket than a mute one.
            internal_error(problem)
            self.viewer.close("gone")
            await self.socket.close(1011)


def decoded(text: bytes) -> ToServer:
    """The message in a text."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ProblemError("bad-message", detail=str(problem)[:200]) from problem


class IdentifiedMessage(msgspec.Struct):
    """A message of which only the id matters."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


NAMED = msgspec.json.Decoder(IdentifiedMessage)


def request_id(text: bytes) -> str:
    """The id of a request, even where the rest of it cannot be read."""
    try:
        return NAMED.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def seats_of(live: LiveMatch, link: LinkTarget) -> frozenset[int]:
    """The seats that a link plays."""
    return seats_by(live.sitting, link.role, link.seat)


def farewell(code: str) -> Bye:
    """The last message before the server closes."""
    told = f"server-{code}"
    en, es = (server_words(lang).say(told, seconds=1) for lang in ("en", "es"))
    return Bye(code, code in COMES_BACK, en, es)
