"""uvicorn protocol classes with read and write timeouts, so that slow clients can be disconnected.

uvicorn limits the pause between two requests, but neither the time for one request nor the time a client
may take to read.
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
from horda.server.http.connection_limits import ConnectionLimiter
from horda.server.http.errors import ProblemError

MIN_PROGRESS_BYTES = 16 * 1024
"""Bytes that a client must read within the stall timeout, so as not to count as stalled."""
STATUS_BY_CODE = {
    "too-many-connections": HTTPStatus.TOO_MANY_REQUESTS,
    "crowded": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
}
Phase = Literal["headers", "body", "answering"]


class LimitedConfig(uvicorn.Config):
    """A uvicorn configuration with a connection limiter."""

    def __init__(self, app: Any, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **options)
        self.limiter = limiter


class StallDetector:
    """Detector of clients that stop reading."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.stalled_since: float | None = None
        self.unsent_bytes = 0

    def is_stalled(self, now: float, seconds: float, *, paused: bool) -> bool:
        """Return whether too little was read in the last `seconds` while output is waiting."""
        left = self.transport.get_write_buffer_size()
        if not (paused or self.transport.is_closing()):
            self.stalled_since = None
        elif self.stalled_since is None or left < self.unsent_bytes - MIN_PROGRESS_BYTES:
            self.stalled_since, self.unsent_bytes = now, left
        return self.stalled_since is not None and now - self.stalled_since > seconds


class LimitedHttpProtocol(H11Protocol):
    """An HTTP connection with time limits for headers, body and reading."""

    config: LimitedConfig
    address = ""
    phase: Phase = "headers"
    phase_since = 0.0
    stall_detector: StallDetector | None = None
    """None until the limiter has admitted the connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection with the limiter, or answer with an error and close it."""
        peer = get_remote_addr(transport)
        self.address = peer[0] if peer else ""
        if why := self.config.limiter.admit(self):
            self.transport = transport
            transport.write(raw_error_response(why))
            transport.close()
            return
        self.stall_detector, self.phase_since = StallDetector(transport), time.monotonic()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stall_detector is not None:
            self.config.limiter.release(self)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass data on and update the phase of the request."""
        if self.stall_detector is not None and not self.transport.is_closing():
            super().data_received(data)
            self._track_phase()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._track_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Release the HTTP connection's slot; the WebSocket protocol takes a new one."""
        self.config.limiter.release(self)
        super().handle_websocket_upgrade(event)

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether a request does not continue, or a response is not read, within its time limit."""
        assert self.stall_detector is not None
        if self.stall_detector.is_stalled(now, bounds.stall_seconds, paused=self.has_unread_output()):
            return True
        if self.transport.is_closing() or self.phase == "answering":
            return False
        return now - self.phase_since > (
            bounds.header_seconds if self.phase == "headers" else bounds.body_seconds
        )

    def has_unread_output(self) -> bool:
        return self.flow.write_paused

    def disconnect(self, why: str = "") -> None:
        """Close the connection, with an error response if no response has begun."""
        if why and self._can_send_error():
            self.transport.write(raw_error_response(why))
            self.transport.close()
        else:
            self.transport.abort()

    def _can_send_error(self) -> bool:
        if self.transport.is_closing() or self.flow.write_paused:
            return False
        # uvicorn's types hide that there is no cycle before the first request.
        cycle: RequestResponseCycle | None = self.cycle
        begun = bool(self.conn.trailing_data[0]) or self.phase == "body"
        return begun and (cycle is None or cycle.response_complete or not cycle.response_started)

    def _track_phase(self) -> None:
        """Store the phase of the request, and since when."""
        state = self.conn.their_state
        phase: Phase = "headers" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "answering"
        if phase != self.phase:
            self.phase, self.phase_since = phase, time.monotonic()
            self.config.limiter.mark_active(self)
            if phase != "answering":
                self.config.limiter.mark_waiting(self)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that is closed if its client does not read."""

    config: LimitedConfig
    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the slot of the HTTP connection."""
        # uvloop's transports do not inherit from asyncio's classes.
        stream = cast(asyncio.Transport, transport)
        peer = get_remote_addr(stream)
        self.address = peer[0] if peer else ""
        self.stall_detector = StallDetector(stream)
        self.config.limiter.admit(self)
        self.config.limiter.mark_active(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limiter.release(self)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; mark the handshake complete after a refusal, which uvicorn does not do."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def keepalive_timeout(self) -> None:
        """Abort the connection if nobody answers pings, since waiting output cannot be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether the client has stopped reading for too long."""
        return self.stall_detector.is_stalled(now, bounds.stall_seconds, paused=self.has_unread_output())

    def has_unread_output(self) -> bool:
        return not self.writable.is_set()

    def disconnect(self, why: str = "") -> None:
        """Abort the connection: a client that does not read would not read an error either."""
        self.transport.abort()


def raw_error_response(why: str) -> bytes:
    """Return a complete HTTP response with an error, for a connection closed before its request is known."""
    status = STATUS_BY_CODE[why]
    body = msgspec.json.encode(ProblemError(why, status=status.value).record())
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
