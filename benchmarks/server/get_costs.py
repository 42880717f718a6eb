"""The processor time of every GET address of the server, as a ratio to that of the cheapest ones.

Requests are made in this process, without a network, by a browser that accepts gzip and has an empty
cache. Each address is asked once to fill the caches of the server and then measured; `--cold` shows what the
first request cost. Addresses of a match are measured for a finished one and one with a custom mission.

usage: python benchmarks/server/get_costs.py [--times 20] [--cold] [--over 1.0]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.lessons.course import course, games_with_lessons
from horda.locale import LANGUAGES
from horda.server.app import make_app
from horda.server.config.limits import Bounds
from horda.server.config.settings import Settings
from horda.server.match.registry import MatchRegistry

API = "/api/v1"
PLAIN = f"{API}/push"
"""An address with a tiny answer and no database lookup: the unit of the ratios."""
MISSION = """\
id: first_light
difficulty: easy
minutes: 20
survivors: [1, 6]
tiles: [[13V, 19R.90], [15R.180, 14R.90]]
tokens: [{put: start, at: F4}, {put: exit, at: A1}, {put: spawn, colour: red, at: C1, side: north}]
edges: [{put: door, between: [E3, E4]}]
goals: [{survivors_at: exit}]
"""


class Asker:
    """A client of an application in this process that measures the processor time of each request."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def ask(
        self, path: str, *, link: str = "", body: object = None, known: str = ""
    ) -> tuple[int, bytes, float]:
        """Return the status, the body and the milliseconds of processor time of one request."""
        where, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"accept-encoding", b"gzip, br")]
        headers += [(b"authorization", f"Bearer {link}".encode())] if link else []
        headers += [(b"if-none-match", known.encode())] if known else []
        packed = b"" if body is None else json.dumps(body).encode()
        headers += [(b"content-type", b"application/json")] if packed else []
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "method": "POST" if packed else "GET", "path": where, "raw_path": where.encode(),
            "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("localhost", 80),
        }  # fmt: skip
        sent: list[Any] = []
        waiting = [{"type": "http.request", "body": packed, "more_body": False}]

        async def receive() -> Any:
            return waiting.pop() if waiting else await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        begun = time.process_time()
        await self.app(scope, receive, send)
        spent = (time.process_time() - begun) * 1000
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:]), spent

    async def post(self, path: str, body: object) -> Any:
        """Post a new record and return the answer."""
        status, answer, _ = await self.ask(path, body=body)
        assert status == 201, answer
        return json.loads(answer)


async def play_new_match(
    asker: Asker, registry: MatchRegistry, wish: dict[str, Any], moves: int
) -> tuple[str, str]:
    """Create a match, make random choices in it, and return its id and the host's link."""
    made = await asker.post(f"{API}/matches", wish)
    live = await registry.live_match(made["match"]["id"])
    rng = random.Random(1)
    while not live.state.over and len(live.state.moves) < moves:
        await live.choose(rng.choice(live.state.all_choices()))
    return live.header.id, made["link"]


def shared_addresses() -> list[str]:
    """Return every address that is the same for all visitors."""
    found = [PLAIN, "/healthz", "/metrics", *(f"{API}/{one}" for one in SINGLE)]
    for name, what in games().items():
        found += [f"{API}/games/{name}/{part}" for part in ("figures", "rulebook")]
        if isinstance(what, Zombicide):
            home = f"{API}/games/{name}/missions/{next(iter(what.plans))}"
            found += [f"{home}/board", f"{home}/map.svg?lang=en"]
        elif what.board() is not None:
            found.append(f"{API}/games/{name}/board")
    found += [f"{API}/games/{name}/lessons/{course(name)[0].id}" for name in games_with_lessons()]
    return found + [f"{API}/words/{lang}/{name}.ftl" for lang in LANGUAGES for name in ("web", "zombicide")]


SINGLE = ("shelf", "courses", "missions", "passkeys", "art/figures.svg", "protocol.json", "openapi.json")
OF_A_MATCH = ("", "/watching", "/replay?count=20", "/replay?count=50", "/summary", "/save", "/news")


async def measure(times: int, folder: Path) -> dict[str, tuple[float, float]]:
    """Return the milliseconds of the first request and of later ones, for each address."""
    (folder / "missions").mkdir()
    (folder / "missions" / "first_light.yaml").write_text(MISSION, encoding="utf-8")
    wide = Bounds(requests_a_second=1e6, requests_at_once=10**6, matches_at_once=1000)
    app = make_app(Settings(str(folder / "table.db"), missions=folder / "missions", bounds=wide))
    asker, found = Asker(app), dict[str, tuple[float, float]]()

    async def note(path: str, link: str = "", called: str = "") -> None:
        status, _, first = await asker.ask(path, link=link)
        assert status == 200, (path, status)
        later = [(await asker.ask(path, link=link))[2] for _ in range(times)]
        found[called or path] = (first, statistics.median(later))

    async with app.router.lifespan_context(app):
        await asker.ask(f"{API}/shelf")
        for path in [*shared_addresses(), f"{API}/missions/first_light"]:
            await note(path)
        seats = [{"who": "here"}] * 3
        wish = {"game": "zombiland", "seats": seats, "seed": "requests"}
        match, link = await play_new_match(asker, app.state.registry, wish, 100_000)
        for part in OF_A_MATCH:
            await note(f"{API}/matches/{match}{part}", link, f"{API}/matches/MATCH{part}")
        options = {"mission": "own", "map": MISSION}
        wish = {"game": "green_horde", "seats": seats[:1], "seed": "requests", "options": options}
        match, link = await play_new_match(asker, app.state.registry, wish, 60)
        for part in ("/mission", "/replay?count=50"):
            await note(f"{API}/matches/{match}{part}", link, f"{API}/matches/OWN{part}")
        person = (await asker.post(f"{API}/people", {}))["key"]
        for part in ("", "/export", "/matches", "/friends", "/passkeys", "/notices"):
            await note(f"{API}/people/me{part}", person)
    return found


def main() -> None:
    """Measure, and print a line for each address, the most expensive first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--times", type=int, default=20, help="requests to each address")
    parser.add_argument("--cold", action="store_true", help="sort by the first request")
    parser.add_argument("--over", type=float, default=0.0, help="only those that cost so many milliseconds")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(asked.times, Path(folder)))
    unit = found[PLAIN][1]
    print(f"one plain request: {unit:.2f} ms of processor", file=sys.stderr)
    for path, both in sorted(found.items(), key=lambda one: -one[1][0 if asked.cold else 1]):
        first, later = both
        if (first if asked.cold else later) >= asked.over:
            print(f"{later / unit:8.1f} times {later:8.2f} ms, first {first:8.2f} ms  {path}")


if __name__ == "__main__":
    main()
