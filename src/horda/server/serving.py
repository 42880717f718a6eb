"""Running the server: a port that is free, a word when it is ready, and a calm end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from horda.server.app import make_app
from horda.server.settings import Settings

PORTS_TRIED = 20
PATIENCE = 5
"""Seconds that open requests have when the server is stopped."""


class PortTaken(OSError):
    """The port that was asked for is in use."""


class Running(uvicorn.Server):
    """A server that tells when it takes requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def free_socket(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """A socket at the port, or at one of the next where more may be tried."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        # Named as TCP, so that asyncio sends small messages at once instead of gathering them.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError:
            found.close()
            continue
        return found
    raise PortTaken(port)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * settings.bounds.message_bytes,
        ws_max_queue=8,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
    asyncio.run(Running(config, ready).serve(sockets=[bound]))
