"""Connections that the guard can end: uvicorn's own, which wait for ever for a request to be whole.

uvicorn has a bound for the pause between two requests and none for a request that does not go on, nor for
somebody who does not read.
"""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Any, Literal, cast

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from horda.server.config.limits import Bounds
from horda.server.http.connection_limits import Guard
from horda.server.http.errors import ProblemError

PROGRESS = 16 * 1024
"""Bytes that somebody has to read in the time they may stall."""
STATUS = {
    "too-many-connections": HTTPStatus.TOO_MANY_REQUESTS,
    "crowded": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
}
Phase = Literal["headers", "body", "answering"]


class GuardedConfig(uvicorn.Config):
    """A configuration with a guard at its door."""

    def __init__(self, app: Any, guard: Guard, **more: Any) -> None:
        super().__init__(app, http=HttpLine, ws=SocketLine, **more)
        self.guard = guard


class ReadWatch:
    """Whether the other side reads what it is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.since: float | None = None
        self.left = 0

    def is_stuck(self, now: float, seconds: float, *, paused: bool) -> bool:
        """Whether too little was read for so many seconds while something waits to be."""
        left = self.transport.get_write_buffer_size()
        if not (paused or self.transport.is_closing()):
            self.since = None
        elif self.since is None or left < self.left - PROGRESS:
            self.since, self.left = now, left
        return self.since is not None and now - self.since > seconds


class HttpLine(H11Protocol):
    """A connection that speaks HTTP: its requests have to end."""

    config: GuardedConfig
    address = ""
    phase: Phase = "headers"
    since = 0.0
    reader: ReadWatch | None = None
    """None as long as the guard has not let it in."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say why not."""
        peer = get_remote_addr(transport)
        self.address = peer[0] if peer else ""
        if why := self.config.guard.enter(self):
            self.transport = transport
            transport.write(spoken(why))
            transport.close()
            return
        self.reader, self.since = ReadWatch(transport), time.monotonic()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self.reader is not None:
            self.config.guard.leave(self)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, and note how far the request is."""
        if self.reader is not None and not self.transport.is_closing():
            super().data_received(data)
            self._note()

    def on_response_complete(self) -> None:
        """An answer is out: the next request may come."""
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It goes on as a socket."""
        self.config.guard.leave(self)
        super().handle_websocket_upgrade(event)

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether a request does not go on, or an answer is not read."""
        assert self.reader is not None
        if self.reader.is_stuck(now, bounds.stall_seconds, paused=self.is_unread()):
            return True
        if self.transport.is_closing() or self.phase == "answering":
            return False
        return now - self.since > (bounds.header_seconds if self.phase == "headers" else bounds.body_seconds)

    def is_unread(self) -> bool:
        """Whether an answer is not read."""
        return self.flow.write_paused

    def cut(self, why: str = "") -> None:
        """End it, with a word if no answer has begun."""
        if why and self._may_speak():
            self.transport.write(spoken(why))
            self.transport.close()
        else:
            self.transport.abort()

    def _may_speak(self) -> bool:
        if self.transport.is_closing() or self.flow.write_paused:
            return False
        # uvicorn has no cycle before the first request, though its types say that there always is one.
        cycle: RequestResponseCycle | None = self.cycle
        begun = bool(self.conn.trailing_data[0]) or self.phase == "body"
        return begun and (cycle is None or cycle.response_complete or not cycle.response_started)

    def _note(self) -> None:
        """How far the request is, and since when."""
        state = self.conn.their_state
        phase: Phase = "headers" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "answering"
        if phase != self.phase:
            self.phase, self.since = phase, time.monotonic()
            self.config.guard.works(self)
            if phase != "answering":
                self.config.guard.waits(self)


class SocketLine(WebSocketsSansIOProtocol):
    """A socket: who does not read is cut off."""

    config: GuardedConfig
    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has the place of the connection that it was."""
        # uvloop's transports are of no class that asyncio knows.
        line = cast(asyncio.Transport, transport)
        peer = get_remote_addr(line)
        self.address = peer[0] if peer else ""
        self.reader = ReadWatch(line)
        self.config.guard.enter(self)
        self.config.guard.works(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.config.guard.leave(self)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send something; a refusal in the form of an answer ends the handshake, which uvicorn forgets."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def keepalive_timeout(self) -> None:
        """Nobody answers a ping: what could not be sent will not be."""
        super().keepalive_timeout()
        self.transport.abort()

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether what it is sent is not read."""
        return self.reader.is_stuck(now, bounds.stall_seconds, paused=self.is_unread())

    def is_unread(self) -> bool:
        """Whether what it was sent is not read."""
        return not self.writable.is_set()

    def cut(self, why: str = "") -> None:
        """End it: who does not read would not read a word either."""
        self.transport.abort()


def spoken(why: str) -> bytes:
    """A whole answer that says why, for a connection that ends before its request is known."""
    status = STATUS[why]
    body = msgspec.json.encode(ProblemError(why, status=status.value).record())
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
