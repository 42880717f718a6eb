"""Servers for tests: in a thread of this process, or `horda serve` as a separate process."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from tests.server.players import TIMEOUT_S, Player

from horda.server.config.settings import Settings
from horda.server.http.connection_limits import NO_FILE_LIMIT, ConnectionLimiter
from horda.server.match.registry import MatchRegistry
from horda.server.ops.run import HordaServer, bind_socket, build_server
from horda.server.push.service import PushService

T = TypeVar("T")
UPGRADE_HEADERS = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
"""Headers by which a browser opens a socket."""
HORDA_COMMAND = (sys.executable, "-c", "from horda.cli import main; main()")


class Served:
    """A running server, with its addresses and an HTTP client."""

    def __init__(
        self,
        port: int,
        running: HordaServer | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = loop
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/api/v1/play"
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT_S)
        self._running = running

    @property
    def registry(self) -> MatchRegistry:
        assert self._running is not None
        return self._running.registry()

    @property
    def push(self) -> PushService:
        assert self._running is not None
        desk = self._running.config.app.state.push
        assert isinstance(desk, PushService)
        return desk

    @property
    def limiter(self) -> ConnectionLimiter:
        assert self._running is not None
        return self._running.limiter

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's loop and return its result."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT_S)

    def get(self, path: str, link: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {link}"} if link else {}
        return self.http.get(f"/api/v1{path}", headers=headers)

    def begin(
        self, game: str, *seats: str, seed: str | None = "served", waits: bool = False, **how: object
    ) -> dict[str, object]:
        """Begin a match with `here`, `link` or `bot` in each seat (`bot:random` names one).

        The dice are the same in every run; without a seed (None) the server chooses one. A match that `waits` begins
        only when its host starts it; `how` has further options of the table (`undo`, `advice` ...).
        """
        wished = [dict(zip(("who", "bot"), seat.split(":"), strict=False)) for seat in seats]
        wish = {"game": game, "seats": wished, "seed": seed, "waits": waits, **how}
        answer = self.http.post("/api/v1/matches", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, match: dict[str, object], link: str = "", **hello: object) -> Player:
        """Connect with a link, by default the host's, and return the client."""
        info = match["match"]
        assert isinstance(info, dict)
        return Player(self.socket, str(info["id"]), link or str(match["link"]), **hello)


@contextmanager
def run_server(settings: Settings, files: int = NO_FILE_LIMIT, port: int = 0) -> Iterator[Served]:
    """Run a server in a thread, at a free port or a reserved one."""
    bound = bind_socket("127.0.0.1", port)
    ready = threading.Event()
    server = build_server(settings, ready.set, files=files)
    # Whoever answers a ping late is on a machine that has much else to do, and not gone.
    server.config.ws_ping_timeout = TIMEOUT_S
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert ready.wait(TIMEOUT_S)
    one = Served(bound.getsockname()[1], server, loops[0])
    try:
        yield one
    finally:
        one.http.close()
        server.should_exit = True
        thread.join(TIMEOUT_S)
        bound.close()
        assert not thread.is_alive()


@contextmanager
def reserved_port() -> Iterator[int]:
    """Reserve a port for a server that is killed and restarted."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port = holder.getsockname()[1]
        # Only Linux lets a server listen at a port that somebody else holds without listening.
        if sys.platform != "linux":
            holder.close()
        yield port


class ServeProcess:
    """`horda serve` as a process that can be killed, and that is stopped when the `with` block ends."""

    def __init__(self, database: str, port: int, log: Path, *words: str) -> None:
        self.log = log
        with log.open("ab") as file:
            self.process = subprocess.Popen(
                [*HORDA_COMMAND, "serve", "--port", str(port), *words],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env={**os.environ, "HORDA_DB": database, "HORDA_LOG": "INFO", "LC_ALL": "C"},
            )
        self.reached: list[Served] = []
        assert self.process.stdout is not None
        self.told = self.process.stdout.readline()
        if "http://127.0.0.1:" not in self.told:
            self.kill()
            raise AssertionError(log.read_text())
        self.port = int(self.told.split("127.0.0.1:")[1].split()[0])

    def __enter__(self) -> ServeProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self._reap()

    def reach(self) -> Served:
        self.reached.append(Served(self.port))
        return self.reached[-1]

    def kill(self) -> None:
        """Kill the server as abruptly as a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self.process.send_signal(how)
        self._reap()

    def _reap(self) -> None:
        for one in self.reached:
            one.http.close()
        self.process.wait(TIMEOUT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
