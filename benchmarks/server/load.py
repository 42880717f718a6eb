"""Load test of the server: 200 matches with bots, 400 sockets, on SQLite and on PostgreSQL.

Each match has a simulated person, bots in the other seats, and a spectator. First the people think before
each choice: the time from a choice to its event, at both sockets, is what players feel. Then nobody thinks:
choices per second are the capacity of the server.

usage: python3 benchmarks/server/load.py [--matches 200] [--seconds 20] [--think 1.0] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from horda.server.protocol.server_messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
SOCKETS_PER_MATCH = 2
GAMES = {
    "zombiland": ["here", "bot", "bot"],
    "city_of_horror": ["here", "bot", "bot"],
    "green_horde": ["here", "bot"],
}


class OfferedChoice(msgspec.Struct):
    """An open choice."""

    choice: dict[str, Any]


class Asked(msgspec.Struct):
    """A question as a simulated player reads it: its choices, and the result."""

    question: int
    choices: list[OfferedChoice]
    result: dict[str, Any] | None


class ReceivedMessage(msgspec.Struct):
    """The fields of a message that the load test uses."""

    type: str
    seq: int = -1
    asked: Asked | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(ReceivedMessage)


class Figures:
    """The measurements of one phase."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.choices = 0
        self.first_seq: dict[str, int] = {}
        self.last_seq: dict[str, int] = {}

    def summary(self, seconds: float, cpu: float) -> dict[str, float]:
        ordered = sorted(self.waits) or [0.0]
        decided = sum(self.last_seq[match] - self.first_seq[match] for match in self.first_seq)
        return {
            "decisions_per_s": decided / seconds,
            "cpu_ms": cpu * 1000 / max(decided, 1),
            "choices_per_s": self.choices / seconds,
            "p50_ms": ordered[len(ordered) // 2] * 1000,
            "p99_ms": ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] * 1000,
            "worst_ms": ordered[-1] * 1000,
        }


class Match:
    """One match: a player and a spectator, each with a socket."""

    def __init__(self, created: dict[str, Any], seed: int) -> None:
        self.id = str(created["match"]["id"])
        self.links = (str(created["link"]), str(created["spectator"]))
        self.rng = random.Random(seed)
        self.sent: dict[int, float] = {}
        self.seq = 0
        self.asked: Asked | None = None
        self.turn = asyncio.Event()
        self.figures = Figures()
        self.over = False

    def receive(self, message: ReceivedMessage, *, player: bool) -> None:
        """Process a message of one of the sockets."""
        if message.type not in ("welcome", "update"):
            return
        begun = self.sent.get(message.seq)
        if begun is not None:
            self.figures.waits.append(time.perf_counter() - begun)
        if player:
            self.seq, self.asked = message.seq, message.asked
            self.figures.last_seq[self.id] = message.seq
            if message.asked is not None and (message.asked.choices or message.asked.result):
                self.turn.set()

    async def play(self, socket: ClientConnection, think: list[float]) -> None:
        """Answer every question, after `think` seconds."""
        while True:
            await self.turn.wait()
            self.turn.clear()
            if self.asked is None or self.asked.result is not None:
                self.over = True
                return
            if think[0]:
                await asyncio.sleep(self.rng.expovariate(1 / think[0]))
            choices = self.asked.choices
            if choices:
                choice = self.rng.choice(choices).choice
                self.sent[self.seq + 1] = time.perf_counter()
                self.figures.choices += 1
                answer = {"type": "choose", "question": self.asked.question, "choice": choice}
                await socket.send(json.dumps({**answer, "id": str(self.figures.choices)}))


async def listen(url: str, match: Match, number: int, think: list[float], ready: asyncio.Semaphore) -> None:
    """Run one socket from hello to the end of the measurement."""
    async with connect(url, max_size=None, ping_interval=None) as socket:
        hello = {"type": "hello", "protocol": PROTOCOL, "match": match.id, "link": match.links[number]}
        await socket.send(json.dumps(hello))
        playing: asyncio.Task[None] | None = None
        async for text in socket:
            message = DECODER.decode(text)
            if message.type == "problem" and message.code in ("unwell", "full"):
                await asyncio.sleep(1)
                await socket.send(json.dumps(hello))
            if message.type == "welcome":
                ready.release()
                if number == 0:
                    playing = asyncio.create_task(match.play(socket, think))
            match.receive(message, player=number == 0)
        if playing is not None:
            playing.cancel()


async def run_load(url: str, matches: int, seconds: float, think: float) -> dict[str, dict[str, float]]:
    """Begin the matches, wait for all sockets, and measure both phases."""
    tables: list[Match] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(matches):
            game = list(GAMES)[number % len(GAMES)]
            wish = {"game": game, "seats": [{"who": who} for who in GAMES[game]], "seed": str(number)}
            answer = await http.post("/api/v1/matches", json=wish)
            answer.raise_for_status()
            tables.append(Match(answer.json(), number))
    ready = asyncio.Semaphore(0)
    pace = [think]
    address = url.replace("http", "ws") + "/api/v1/play"
    tasks = [
        asyncio.create_task(listen(address, match, number, pace, ready))
        for match in tables
        for number in range(SOCKETS_PER_MATCH)
    ]
    failed = asyncio.ensure_future(asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED))
    seated = asyncio.ensure_future(wait_for_all(ready, len(tasks)))
    await asyncio.wait((failed, seated), return_when=asyncio.FIRST_COMPLETED)
    if not seated.done():
        sys.exit(f"a socket could not be opened: {next(iter(failed.result()[0])).exception()!r}")
    failed.cancel()
    await asyncio.sleep(2)
    found = {"thinking": await measure_phase(url, tables, seconds)}
    pace[0] = 0.0
    await asyncio.sleep(2)
    found["flat out"] = await measure_phase(url, tables, seconds)
    found["sockets"] = {"count": float(len(tasks)), "over": float(sum(match.over for match in tables))}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def wait_for_all(ready: asyncio.Semaphore, count: int) -> None:
    """Wait until `count` sockets were welcomed."""
    for _ in range(count):
        await ready.acquire()


async def server_cpu_seconds(url: str) -> float:
    """Return the processor time that the server has used so far."""
    async with httpx.AsyncClient(timeout=60) as http:
        text = (await http.get(f"{url}/metrics")).text
    return float(text.split("\nprocess_cpu_seconds_total ")[1].split()[0])


async def measure_phase(url: str, tables: list[Match], seconds: float) -> dict[str, float]:
    """Measure all matches for some seconds."""
    figures = Figures()
    for match in tables:
        figures.first_seq[match.id] = figures.last_seq[match.id] = match.seq
        match.figures = figures
        match.sent.clear()
    begun, cpu = time.perf_counter(), await server_cpu_seconds(url)
    await asyncio.sleep(seconds)
    summary = figures.summary(time.perf_counter() - begun, await server_cpu_seconds(url) - cpu)
    for match in tables:
        match.figures = Figures()
    return summary


# --- the server ----------------------------------------------------------------------------------

SERVER = """
import sys
from horda.server.bots.pool import Thinking
from horda.server.config.limits import Bounds
from horda.server.ops.json_logging import begin_logging
from horda.server.ops.run import free_socket, serve
from horda.server.config.settings import Settings
begin_logging("WARNING")
many = 100_000
wide = Bounds(
    messages_a_second=many, messages_at_once=many, matches_at_once=many, requests_at_once=many,
    waiting_messages=many,
)
bound = free_socket("127.0.0.1", 0)
workers = int(sys.argv[2])
settings = Settings(sys.argv[1], bounds=wide, thinking=Thinking(workers=workers, most=workers))
serve(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""


@contextmanager
def server(database: str, workers: int) -> Iterator[str]:
    """Run a server in its own process with unlimited rates."""
    line = [sys.executable, "-c", SERVER, database, str(workers)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def databases(folder: Path) -> Iterator[tuple[str, Any]]:
    """Yield SQLite, and PostgreSQL if installed, each as a context manager."""
    from tests.server.postgres import is_installed, running_server

    yield "SQLite", nullcontext(str(folder / "load.db"))
    if is_installed():
        yield "PostgreSQL", running_server()


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each phase is measured")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think, on average")
    parser.add_argument("--workers", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    figures: dict[str, dict[str, dict[str, float]]] = {}
    with tempfile.TemporaryDirectory(prefix="horda-load-") as folder:
        for name, opening in databases(Path(folder)):
            with opening as database, server(database, args.workers) as url:
                figures[name] = asyncio.run(run_load(url, args.matches, args.seconds, args.think))
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    title = f"{args.matches} matches with bots, {SOCKETS_PER_MATCH * args.matches} sockets"
    table = Table(
        "database",
        "people",
        "decisions/s",
        "of people/s",
        "p50 ms",
        "p99 ms",
        "server CPU ms each",
        title=title,
    )
    for name, phases in figures.items():
        for label in ("thinking", "flat out"):
            one = phases[label]
            row = [f"{one[key]:,.0f}" for key in ("decisions_per_s", "choices_per_s")]
            table.add_row(name, label, *row, *(f"{one[key]:.1f}" for key in ("p50_ms", "p99_ms", "cpu_ms")))
    Console().print(table)


if __name__ == "__main__":
    main()
