"""The WebSocket of a player or spectator, from the first message to the last."""

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
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.match.sockets.handlers import handle_message
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.match.sockets.welcome import welcome_message
from horda.server.ops.metrics import METRICS
from horda.server.protocol.client_messages import Hello, Learn, ToServer
from horda.server.protocol.server_messages import PROTOCOL, Bye
from horda.server.store import LinkTarget
from horda.server.table.chat import recent_chat
from horda.server.table.seating import seat_arrivals, seats_of_role, set_declined

log = logging.getLogger("horda.server")
MESSAGE_DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
GREETING_TIMEOUT_S = 20.0
MAX_ERRORS_IN_A_ROW = 50
"""Errors in a row after which the socket is closed."""
CLOSE_CODES = {
    "kicked": 4001,
    "shutting-down": 1012,
    "too-fast": 4002,
    "bad-link": 4003,
    "deleted": 4004,
    "slow-reader": 4005,
    "put-away": 4006,
}
"""WebSocket close codes by close reason."""
RECONNECT_REASONS = ("shutting-down", "too-fast", "slow-reader", "unwell")
"""Close reasons after which the client should reconnect by itself."""


class Session:
    """A WebSocket connection, from greeting to close."""

    def __init__(self, registry: MatchRegistry, socket: WebSocket) -> None:
        self.registry = registry
        self.socket = socket
        bounds = registry.bounds
        self.address = client_address(socket)
        self.bucket = TokenBucket(bounds.messages_a_second, bounds.messages_at_once)
        self.person_key = ""
        """The person's key across reconnects: the link's hash, or for spectators the match and address."""
        self.subscriber = Subscriber(
            seats=frozenset(),
            seat=None,
            host=False,
            max_messages=bounds.waiting_messages,
            max_bytes=bounds.waiting_bytes,
        )
        self.live: LiveMatch | None = None
        self.lesson: LessonSession | None = None
        """The pupil's lesson; None if the socket belongs to a match."""
        self.errors_in_a_row = 0

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write_messages())
        try:
            async with asyncio.timeout(GREETING_TIMEOUT_S):
                await self._greet()
            if self.live is not None:
                await self._read_messages(partial(handle_message, self, self.live))
            elif self.lesson is not None:
                await self._read_messages(self.lesson.handle_message)
        except (WebSocketDisconnect, TimeoutError):
            self.subscriber.close("gone")
        finally:
            self._leave()
            self.subscriber.close("gone")
            await writer

    # --- greeting --------------------------------------------------------------------------------

    async def _greet(self) -> None:
        """Wait for a valid `hello` or `learn`; answer anything else with an error."""
        while self.live is None and self.lesson is None and not self.subscriber.close_reason:
            text = await self._next_message()
            if text is None:
                continue
            try:
                message = decode_message(text)
                if isinstance(message, Learn):
                    self.lesson = await self.registry.pupils.start_lesson(
                        self.subscriber, message, self.address
                    )
                elif isinstance(message, Hello):
                    await self._join(message)
                else:
                    raise ProblemError("hello-first")
            except ProblemError as error:
                self._send_error(error)
                if error.code in ("bad-link", "other-protocol"):
                    self.subscriber.close(error.code)
            except Exception as error:
                self._report_crash(error)

    async def _join(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise ProblemError("other-protocol", theirs=hello.protocol, ours=PROTOCOL)
        store = self.registry.store
        while True:
            voided = store.voided_links
            link = await self.registry.resolve_link(hello.match, hello.link)
            chat = await recent_chat(store, hello.match)
            # Nothing is awaited between this and adding the subscriber: the match cannot be unloaded, and voiding
            # the link closes the subscriber.
            live = await self.registry.live_match(hello.match)
            if voided == store.voided_links:
                break
        seats = seats_of_link(live, link)
        self._check_room(live, seats)
        subscriber = self.subscriber
        subscriber.seats = seats
        subscriber.host = link.role == HOST
        subscriber.is_not_seated = hello.door and link.role == SEAT
        subscriber.link_hash = link_hash(hello.link)
        subscriber.seat = min(seats, default=None)
        if hello.seat is not None:
            if hello.seat not in seats:
                raise ProblemError("not-your-seat", seat=hello.seat)
            subscriber.seat = hello.seat
        welcome = welcome_message(live, subscriber, chat, since=hello.since, events=hello.events)
        subscriber.send(ENCODER.encode(welcome).decode())
        live.subscribers.add(subscriber)
        self.live = live
        self.person_key = (
            link_hash(hello.link) if seats or subscriber.host else f"{hello.match} {self.address}"
        )
        self.registry.announce_presence(live)
        live.wake()
        if not subscriber.is_not_seated:
            await self.take_seat(live)
        log.info("joined", extra={"match": hello.match, "role": link.role})

    async def take_seat(self, live: LiveMatch) -> None:
        """Mark the seats of the link as taken, for the first time or again."""
        seats = self.subscriber.seats
        # Coming back revokes a refusal; after the match, a refusal was about the rematch and stays.
        coming = frozenset() if live.state.over else seats
        sit_down = self.subscriber.while_open(
            lambda now: seat_arrivals(set_declined(now, coming, no=False), seats)
        )
        await live.change_sitting(sit_down)

    def _check_room(self, live: LiveMatch, seats: frozenset[int]) -> None:
        same = sum(subscriber.seats == seats for subscriber in live.subscribers)
        if same >= (self.registry.bounds.sockets_a_seat if seats else self.registry.bounds.spectators):
            raise ProblemError("too-many-sockets", status=429)

    def _leave(self) -> None:
        self.registry.pupils.viewers.discard(self.subscriber)
        if self.live is not None:
            self.live.subscribers.discard(self.subscriber)
            self.live.last_used = time.monotonic()
            if not self.subscriber.is_not_seated:
                self.live.attendance.note_departure(self.subscriber.seats)
            self._note_seen(self.live)
            self.registry.announce_presence(self.live)
            self.live.wake()

    def _note_seen(self, live: LiveMatch) -> None:
        """Store how many events this link has seen, so that the person can be told what they missed."""
        if self.subscriber.seats or self.subscriber.host:
            store = self.registry.store
            noting = store.save_last_seen(self.person_key, len(live.state.log), store.now())
            store.tasks.run_once("noting what was seen", noting)

    # --- reading ---------------------------------------------------------------------------------

    async def _read_messages(self, do: Callable[[ToServer], Awaitable[None]]) -> None:
        while not self.subscriber.close_reason:
            text = await self._next_message()
            if text is None or self.subscriber.close_reason:
                continue
            id = request_id(text)
            try:
                message = decode_message(text)
                await do(message)
                self.errors_in_a_row = 0
            except ProblemError as error:
                self._send_error(error, id)
            except Exception as error:
                self._report_crash(error, id)

    async def _next_message(self) -> bytes | None:
        """Return the next message; None if it was too long or came too soon."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        METRICS.increment("horda_messages_total")
        text: str | None = event.get("text")
        raw: bytes = event.get("bytes") or b"" if text is None else text.encode()
        wait = self.registry.messages.take(self.person_key) if self.person_key else self.bucket.take()
        if len(raw) > self.registry.bounds.message_bytes:
            self._send_error(ProblemError("too-long", most=self.registry.bounds.message_bytes))
            return None
        if wait:
            self._send_error(ProblemError("too-fast", seconds=int(wait) + 1), request_id(raw))
            return None
        return raw

    def _send_error(self, error: ProblemError, id: str = "") -> None:
        METRICS.increment("horda_problems_total")
        self.errors_in_a_row += 1
        self.subscriber.send(ENCODER.encode(error.message(id)).decode())
        if self.errors_in_a_row >= MAX_ERRORS_IN_A_ROW:
            self.subscriber.close("too-fast")

    def _report_crash(self, error: Exception, id: str = "") -> None:
        self._send_error(internal_error(error), id)

    # --- writing ---------------------------------------------------------------------------------

    async def _write_messages(self) -> None:
        """Send the queued messages, then the reason for closing."""
        try:
            while (text := await self.subscriber.next_message()) is not None:
                await self.socket.send_text(text)
            code = self.subscriber.close_reason
            if code in CLOSE_CODES or code == "other-protocol":
                await self.socket.send_text(ENCODER.encode(bye_message(code)).decode())
                await self.socket.close(CLOSE_CODES.get(code, 4000))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.subscriber.close("gone")
        except Exception as error:
            # The client would get no more messages, so the socket is closed instead of left silent.
            internal_error(error)
            self.subscriber.close("gone")
            await self.socket.close(1011)


def decode_message(text: bytes) -> ToServer:
    """Return the decoded message; raise `ProblemError` if it is not valid."""
    try:
        return MESSAGE_DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError("bad-message", detail=str(error)[:200]) from error


class IdentifiedMessage(msgspec.Struct):
    """The part of a message that holds its id."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


ID_DECODER = msgspec.json.Decoder(IdentifiedMessage)


def request_id(text: bytes) -> str:
    """Return the id of a request, even if the request is otherwise invalid."""
    try:
        return ID_DECODER.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def seats_of_link(live: LiveMatch, link: LinkTarget) -> frozenset[int]:
    """Return the seats that a link plays."""
    return seats_of_role(live.sitting, link.role, link.seat)


def bye_message(code: str) -> Bye:
    """Return the last message before the server closes the socket."""
    told = f"server-{code}"
    en, es = (server_words(lang).say(told, seconds=1) for lang in ("en", "es"))
    return Bye(code, code in RECONNECT_REASONS, en, es)
