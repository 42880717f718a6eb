"""Running the server: bind a port, report when it is ready, and shut down gracefully."""

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
from horda.server.http.connection_limits import NO_FILE_LIMIT, ConnectionLimiter, raise_file_limit
from horda.server.http.network_access import NetworkAccess
from horda.server.http.uvicorn_protocols import LimitedConfig
from horda.server.match.registry import MatchRegistry
from horda.server.ops.json_logging import hide_socket_secrets
from horda.server.ops.metrics_endpoint import serve_metrics

uvloop: Any = importlib.import_module("uvloop") if importlib.util.find_spec("uvloop") else None
"""The faster event loop, or None if it is not installed."""
MAX_PORT_TRIES = 20
FAREWELL_S = 0.2
"""Seconds allowed for sending the last messages."""
SHUTDOWN_TIMEOUT_S = 5
"""Seconds allowed for open requests when the server stops."""


class PortTaken(OSError):
    """The requested port is in use."""


class NoAddress(OSError):
    """An address that cannot be bound; `why` is `host-unknown`, `host-elsewhere` or `port-forbidden`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


REFUSAL_BY_ERRNO = {
    errno.EACCES: "port-forbidden",
    errno.EPERM: "port-forbidden",
    errno.EADDRNOTAVAIL: "host-elsewhere",
    errno.EAFNOSUPPORT: "host-elsewhere",
}


class HordaServer(uvicorn.Server):
    """A uvicorn server that reports when it is ready and says goodbye to players before it stops."""

    def __init__(
        self,
        config: LimitedConfig,
        registry: Callable[[], MatchRegistry],
        ready: Callable[[], None],
        network: NetworkAccess,
    ) -> None:
        super().__init__(config)
        self.network = network
        self.limiter = config.limiter
        self.registry = registry
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then watch the connections and call `ready`."""
        await super().startup(sockets)
        if self.started:
            host, port = (sockets or [])[0].getsockname()[:2]
            self.network.start(host, port, self.listen_at)
            self.registry().tasks.run_forever("watching the connections", self.limiter.sweep_forever)
            self.ready()

    async def listen_at(self, host: str, port: int) -> int:
        """Listen at one more address, at this port or one of the next; return the port."""
        bound = bind_socket(host, port, tries=MAX_PORT_TRIES)
        loop = asyncio.get_running_loop()
        self.servers.append(
            await loop.create_server(self._create_protocol, sock=bound, backlog=self.config.backlog)
        )
        return int(bound.getsockname()[1])

    def _create_protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the players, close unfinished connections, then stop."""
        self.registry().announce_shutdown()
        await asyncio.sleep(FAREWELL_S)
        self.limiter.close_unfinished()
        await super().shutdown(sockets)


def bind_socket(host: str, port: int, *, tries: int = 1) -> socket.socket:
    """Return a socket bound to the port or to one of the next ports, `tries` ports in total."""
    if not host:
        raise NoAddress("host-unknown")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        # asyncio sets TCP_NODELAY only if the protocol is named.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except (socket.gaierror, UnicodeError) as problem:
            found.close()
            raise NoAddress("host-unknown") from problem
        except OSError as problem:
            found.close()
            if problem.errno in REFUSAL_BY_ERRNO:
                raise NoAddress(REFUSAL_BY_ERRNO[problem.errno]) from problem
            if problem.errno != errno.EADDRINUSE:
                raise
            continue
        return found
    raise PortTaken(port)


def local_url(host: str, port: int) -> str:
    """Return the URL of the server for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory if uvloop is installed, else None."""
    return None if uvloop is None else uvloop.new_event_loop


def build_server(settings: Settings, ready: Callable[[], None], *, files: int = NO_FILE_LIMIT) -> HordaServer:
    """Return a server that is ready to run, with `files` file descriptors available."""
    app = make_app(settings)
    proxies = Proxies(settings.proxies)
    logging.getLogger("uvicorn.error").addFilter(hide_socket_secrets)
    config = LimitedConfig(
        app,
        ConnectionLimiter(settings.bounds, proxies, files=files),
        log_config=None,
        access_log=False,
        ws_max_size=4 * settings.bounds.message_bytes,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        # uvicorn takes a network with host bits (`10.0.0.7/8`) for a name, so it is given them without.
        forwarded_allow_ips=[str(network) for network in proxies.networks],
    )
    return HordaServer(config, lambda: app.state.registry, ready, app.state.network)


def serve(
    settings: Settings,
    bound: socket.socket,
    ready: Callable[[], None],
    *,
    figures: socket.socket | None = None,
) -> None:
    """Serve until stopped, with the metrics at the separate socket `figures` if there is one."""
    # Ctrl+C and SIGTERM have already shut the server down; there is nothing left to interrupt.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(
            serve_with_metrics(build_server(settings, ready, files=raise_file_limit()), bound, figures)
        )


async def serve_with_metrics(
    table: HordaServer, bound: socket.socket, figures: socket.socket | None = None
) -> None:
    """Run the main server, and the metrics server at the same time."""
    async with serve_metrics(figures, table.registry):
        await table.serve(sockets=[bound])
