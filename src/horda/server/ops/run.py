"""Running the server: a port that is free, a word when it is ready, and a calm end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib
import importlib.util
import logging
import signal
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from horda.server.app import make_app
from horda.server.config.proxies import Proxies
from horda.server.config.settings import Settings
from horda.server.http.connection_limits import UNLIMITED, Guard, files_allowed
from horda.server.http.uvicorn_protocols import GuardedConfig
from horda.server.match.registry import MatchRegistry
from horda.server.ops.json_logging import hide_socket_secrets
from horda.server.ops.metrics_endpoint import figures_at

uvloop: Any = importlib.import_module("uvloop") if importlib.util.find_spec("uvloop") else None
"""The quicker event loop, where it is installed."""
PORTS_TRIED = 20
FAREWELL = 0.2
"""Seconds that the last messages have to leave."""
PATIENCE = 5
"""Seconds that open requests have when the server is stopped."""


class PortTaken(OSError):
    """The port that was asked for is in use."""


class NoAddress(OSError):
    """Where nobody can be served; `why` is `host-unknown`, `host-elsewhere` or `port-forbidden`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


REFUSED = {
    errno.EACCES: "port-forbidden",
    errno.EPERM: "port-forbidden",
    errno.EADDRNOTAVAIL: "host-elsewhere",
    errno.EAFNOSUPPORT: "host-elsewhere",
}


class Running(uvicorn.Server):
    """A server that tells when it takes requests, and says farewell before it ends."""

    def __init__(
        self, config: GuardedConfig, registry: Callable[[], MatchRegistry], ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.guard = config.guard
        self.registry = registry
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self.registry().tasks.keep("watching the connections", self.guard.watch)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then end; who does not listen, or has not asked anything yet, is not waited for."""
        self.registry().announce_shutdown()
        await asyncio.sleep(FAREWELL)
        self.guard.let_go()
        await super().shutdown(sockets)


def free_socket(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """A socket at the port, or at one of the next where more may be tried."""
    if not host:
        raise NoAddress("host-unknown")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        # Named as TCP, so that asyncio sends small messages at once instead of gathering them.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except (socket.gaierror, UnicodeError) as problem:
            found.close()
            raise NoAddress("host-unknown") from problem
        except OSError as problem:
            found.close()
            if problem.errno in REFUSED:
                raise NoAddress(REFUSED[problem.errno]) from problem
            if problem.errno != errno.EADDRINUSE:
                raise
            continue
        return found
    raise PortTaken(port)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop, where it is installed."""
    return None if uvloop is None else uvloop.new_event_loop


def running(settings: Settings, ready: Callable[[], None], *, files: int = UNLIMITED) -> Running:
    """A server that is about to run, with room for so many files."""
    app = make_app(settings)
    logging.getLogger("uvicorn.error").addFilter(hide_socket_secrets)
    config = GuardedConfig(
        app,
        Guard(settings.bounds, Proxies(settings.proxies), files=files),
        log_config=None,
        access_log=False,
        ws_max_size=4 * settings.bounds.message_bytes,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Running(config, lambda: app.state.registry, ready)


def serve(
    settings: Settings,
    bound: socket.socket,
    ready: Callable[[], None],
    *,
    figures: socket.socket | None = None,
) -> None:
    """Serve until somebody stops it; the figures at a socket of their own where there is one."""
    # Ctrl+C or SIGTERM was answered by ending calmly; there is nothing left to interrupt.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serving(running(settings, ready, files=files_allowed()), bound, figures))


async def serving(table: Running, bound: socket.socket, figures: socket.socket | None = None) -> None:
    """The table, and the figures beside it."""
    async with figures_at(figures, table.registry):
        await table.serve(sockets=[bound])
