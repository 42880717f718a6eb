"""Bouts of matches that people derive: forks from any moment, and custom missions, valid and broken."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tests.games.zombicide.own import FIRST_LIGHT
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.http.routes.test_missions import LOOK, wish
from tests.server.players import play
from tests.server.replay.test_fork import fork_response
from tests.server.serving import Served, run_server
from tests.soak.counting import Counts

from horda.server.config.settings import Settings

MOVES = 12
"""Maximum number of decisions before a match is forked."""
PEOPLE = {"zombiland": 2, "green_horde": 1, "rue_morgue": 1, "army_of_the_dead": 1, "city_of_horror": 3}


def settings_in(folder: Path) -> Settings:
    bounds = replace(WIDE_BOUNDS, missions_at_once=10**6)
    return Settings(str(folder / "table.db"), bounds=bounds, thinking=PATIENT_BOTS, window=0)


# --- forks ---------------------------------------------------------------------------------------


def fork_matches(number: int, seconds: float, folder: Path) -> Counts:
    """Fork matches: a fork shows its seat the same view as the original at that moment, and both matches continue."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with run_server(settings_in(folder)) as server:
        while not counts["forks"] or time.monotonic() < until:
            game = rng.choice(list(PEOPLE))
            counts += fork(server, game, rng)
    return counts


def fork(server: Served, game: str, rng: random.Random) -> Counts:
    """Play a match, fork it at a random moment, and compare the fork with the replay."""
    seats = PEOPLE[game]
    match = server.begin(game, "here", *["link"] * (seats - 1), seed=f"{rng.random()}")
    id, link = str(match["match"]["id"]), str(match["link"])  # type: ignore[index]
    links = [link, *(str(one["link"]) for one in match["links"])]  # type: ignore[attr-defined]
    players = [server.join(match, one) for one in links]
    try:
        made = play(players, MOVES, rng)
        at = rng.randint(0, made)
        then = server.get(f"/matches/{id}/replay?start={at}&count=1&seat=0", link).json()["frames"][0]
        answer = fork_response(server, match, n=at, seat=0, seats=[{"who": "here"}] * seats)
        if answer.status_code != 201:
            return Counter({"broken": int(not players[0].over), "server errors": answer.status_code >= 500})
        counts = Counter({"forks": 1, "broken": 0})
        with server.join(answer.json()) as again:
            counts["leaks"] += again.first["moves"] != 0 or again.events != []
            counts["lost"] += again.view["round"] != then["view"]["round"]
        counts["lost"] += not players[0].over and play(players, 1, rng) != 1
        return counts
    finally:
        for player in players:
            player.close()


# --- missions ------------------------------------------------------------------------------------

WORDS = (
    "noise",
    "turn_ends",
    "roll",
    "A1",
    "tile 13V",
    "999",
    "-1",
    "{",
    "}",
    "[",
    "]",
    "*a",
    "&a",
    "!!x",
    "",
)


def bring_missions(number: int, seconds: float, folder: Path) -> Counts:
    """Submit missions with words and lines changed at random: each is refused with a message, or played."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with run_server(settings_in(folder)) as server:
        while not counts["missions played"] or time.monotonic() < until:
            text = FIRST_LIGHT if rng.random() < 0.2 else spoil(FIRST_LIGHT, rng)
            counts += bring(server, text, rng)
    return counts


def spoil(text: str, rng: random.Random) -> str:
    """Change a few words and lines of a mission."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        what = rng.randrange(4)
        if what == 0:
            lines.insert(at, lines[rng.randrange(len(lines))])
        elif what == 1 and len(lines) > 1:
            lines.pop(at)
        else:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def bring(server: Served, text: str, rng: random.Random) -> Counts:
    """Check a mission and begin a match with it; both requests must accept or both refuse the mission."""
    looked = server.http.post(LOOK, json={"text": text})
    begun = server.http.post("/api/v1/matches", json=wish(text, seed=f"{rng.random()}"))
    counts = Counter({"missions": 1})
    counts["server errors"] = (looked.status_code >= 500) + (begun.status_code >= 500)
    if counts["server errors"]:
        return counts
    refused = looked.status_code >= 400 or any(one["error"] for one in looked.json()["faults"])
    counts["broken"] = int(refused == (begun.status_code == 201))
    if begun.status_code != 201:
        counts["missions refused"] = 1
        return counts
    with server.join(begun.json()) as player:
        play([player], 4, rng)
        counts["missions played"] = 1
    return counts
