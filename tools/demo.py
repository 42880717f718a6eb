"""Build the demonstration, a folder that any web server shows: `make client && .venv/bin/python tools/demo.py`.

Bots play three matches from fixed seeds. A temporary server answers all requests of the demonstration's pages,
and each answer is stored as a file. The client is built to read these files instead. `--out FOLDER`
writes elsewhere than to `build/demo`, and `--game NAME` records the match of one game only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from building import client as web_client
from building.node import npm
from building.places import BUILD
from local_server import local_server

import horda
from horda.bots import HEURISTIC, bot
from horda.cli.actions.replay_page import Laid, lay
from horda.engine.state import State

OUT = BUILD / "demo"
API = "/api/v1"
FOLDER = "data"
LANGUAGES = ("en", "es")
CHUNK_SIZE = 25
"""Number of decisions per request of the replay page (`web/src/lib/match/replay/playback.svelte.ts`)."""
ANALYSIS_TIMEOUT_S = 3600.0


@dataclass(frozen=True)
class Recorded:
    """A match to record: a game, its seats and options, and the seat that watches (None: the public view)."""

    game: str
    seats: int
    seed: str
    viewer: int | None = None
    options: dict[str, Any] = field(default_factory=dict)


MATCHES = (
    Recorded("green_horde", 1, "demo", 0, {"mission": "the_evil_shrine", "survivors": 6}),
    Recorded("city_of_horror", 4, "demo", 0),
    Recorded("zombiland", 3, "demo", 0),
)


def main(words: list[str]) -> None:
    """Play the matches, store every answer of the server, and build the client beside them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--game", choices=[match.game for match in MATCHES])
    wanted = parser.parse_args(words)
    out: Path = wanted.out
    shutil.rmtree(out, ignore_errors=True)
    build_pages(out)
    with tempfile.TemporaryDirectory(prefix="horda-demo-") as folder:
        database = f"{folder}/demo.db"
        matches = [match for match in MATCHES if wanted.game in (None, match.game)]
        recorded = [(match, record(match, database)) for match in matches]
        with local_server(database) as address, httpx.Client(base_url=address, timeout=300) as http:
            store_library(out, http)
            for match, laid in recorded:
                print(f"Recording the replay and the analysis of {match.game}...", flush=True)
                store_match(out, http, laid)
    listed = [
        {
            "game": match.game,
            "mission": match.options.get("mission", ""),
            "match": laid.match,
            "link": laid.link,
        }
        for match, laid in recorded
    ]
    store(out, "/demo", json.dumps({"matches": listed}))
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB. Show it with `python3 -m http.server --directory {out}`.")


def build_pages(out: Path) -> None:
    """Build the client in the variant that reads files."""
    path = web_client.install_for_checks()
    print("Building the pages...", flush=True)
    npm(
        [
            "run",
            "--silent",
            "build",
            "--",
            "--logLevel",
            "error",
            "--mode",
            "demo",
            "--base",
            "./",
            "--outDir",
            str(out),
        ],
        path,
        otherwise="the build of the demonstration's pages failed; why is written above.",
    )


def record(match: Recorded, database: str) -> Laid:
    """Let bots play a match to its end and store it in a database."""
    print(f"Playing {match.game}...", flush=True)
    state = play(match)
    return asyncio.run(lay(database, state, match.viewer))


def play(match: Recorded) -> State:
    """Return the finished match."""
    state = horda.game(match.game).new(seats=match.seats, seed=match.seed, **match.options)
    player, rng = bot(HEURISTIC, match.game), horda.Dice(match.seed)
    while not state.over:
        state.apply(player.choose(horda.Turn.of(state, state.deciders[0], rng)))
    return state


def store_library(out: Path, http: httpx.Client) -> None:
    """Store the catalogue: games, boards, maps, printed figures and rulebooks."""
    shelf = http.get(f"{API}/shelf").raise_for_status().json()
    shelf["manual"], shelf["club"] = "", False
    store(out, "/shelf", json.dumps(shelf))
    # Lessons are played on a server, so the demonstration has none.
    store(out, "/courses", json.dumps({"courses": []}))
    for game in shelf["games"]:
        print(f"Storing the box of {game['id']}...", flush=True)
        for path in paths_of_game(game):
            answer = http.get(f"{API}{path}")
            # A game whose boards differ by mission has no board of its own, and the other way round.
            if answer.status_code != httpx.codes.NOT_FOUND:
                store(out, path, answer.raise_for_status().text)


def paths_of_game(game: dict[str, Any]) -> Iterator[str]:
    """Return the paths of all requests of a game's pages."""
    home = f"/games/{game['id']}"
    yield from (f"{home}/figures", f"{home}/rulebook", f"{home}/board", f"{home}/cover.svg")
    for mission in game["missions"]:
        yield mission["board"].removeprefix(API)
        yield mission["cover"].removeprefix(API)
        yield from (f"{mission['map'].removeprefix(API)}?lang={lang}&title=false" for lang in LANGUAGES)


def store_match(out: Path, http: httpx.Client, laid: Laid) -> None:
    """Store the pages of a match: its seats, every decision of its replay, its summary and its analysis."""
    headers = {"authorization": f"Bearer {laid.link}"}
    home = f"/matches/{laid.match}"

    def text_at(path: str) -> str:
        return http.get(f"{API}{path}", headers=headers).raise_for_status().text

    for path in (home, f"{home}/watching", f"{home}/summary"):
        store(out, path, text_at(path))
    decisions, start = 1, 0
    while start <= decisions:
        path = f"{home}/replay?start={start}&count={CHUNK_SIZE}"
        text = text_at(path)
        store(out, path, text)
        decisions, start = json.loads(text)["moves"], start + CHUNK_SIZE
    store(out, f"{home}/analysis", finished_analysis(text_at, home))


def finished_analysis(text_at: Any, home: str) -> str:
    """Wait until the analysis of a match is finished and return it."""
    looked, deadline = -1, time.monotonic() + ANALYSIS_TIMEOUT_S
    while time.monotonic() < deadline:
        text: str = text_at(f"{home}/analysis?after={looked}")
        analysis = json.loads(text)
        if analysis["done"]:
            return text
        looked = analysis["looked"]
        print(f"  {looked} of {analysis['of']} decisions analysed", flush=True)
    raise SystemExit(f"the analysis was not finished after {ANALYSIS_TIMEOUT_S:.0f} s")


def store(out: Path, path: str, text: str) -> None:
    """Store an answer, with the addresses in it replaced by those of the files."""
    place = out / file_of(path)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text.replace(f'"{API}/', f'"{FOLDER}/'), encoding="utf-8")


def file_of(path: str) -> str:
    """Return the file of an answer, named as the client looks for it (`web/src/demo/files.ts`)."""
    name, _, query = path.partition("?")
    suffix = f"-{re.sub('[&=]', '-', query)}" if query else ""
    stem, dot, extension = name.partition(".")
    return f"{FOLDER}{stem}{suffix}{dot}{extension}" if dot else f"{FOLDER}{stem}{suffix}.json"


if __name__ == "__main__":
    main(sys.argv[1:])
