"""Bouts of advice in many matches at once while others play against bots, and of analyses of finished matches."""

from __future__ import annotations

import random
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.server.conftest import WIDE_BOUNDS
from tests.server.players import Player, play
from tests.server.serving import Served, run_server
from tests.soak.counting import Counts

from horda.server.bots.pool import PoolSettings
from horda.server.config.settings import Settings

MATCHES = 6
"""Matches in which advice is requested at once."""
BOT_PATIENCE = 30.0
"""Seconds after which a bot kept waiting by other people's advice counts as endless."""
ANALYSIS_PATIENCE = 180.0
"""Seconds after which an analysis counts as endless."""


def thinking_server(folder: Path) -> Settings:
    """Return the settings of a server with the usual number of thinking processes."""
    return Settings(
        str(folder / "table.db"), bounds=WIDE_BOUNDS, thinking=PoolSettings(decision_timeout_s=600), window=0
    )


# --- advice --------------------------------------------------------------------------------------


def ask_advice(number: int, seconds: float, folder: Path) -> Counts:
    """Ask for advice in several matches: advice names open choices, ends, and does not delay bots elsewhere."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with run_server(thinking_server(folder)) as server, ExitStack() as stack:
        while not counts["advice"] or time.monotonic() < until:
            matches = [server.begin("zombiland", "here", "bot", seed=f"{number} {n}") for n in range(MATCHES)]
            seats = [stack.enter_context(server.join(match)) for match in matches]
            for seat in seats:
                wait_for_choices(seat)
                if not seat.over:
                    seat.send(type="advise", seat=seat.seat, id="a")
            counts += bots_beside(server, f"{number} {counts['advice']}", rng)
            for seat in seats:
                if not seat.over:
                    counts += end_of_advice(seat)
            stack.pop_all().close()
    return counts


def wait_for_choices(player: Player) -> None:
    while len(player.choices) < 2 and not player.over:
        if player.choices:
            player.catch_up(player.choose(player.choices[0])["seq"])
        else:
            player.wait("update")


def bots_beside(server: Served, seed: str, rng: random.Random) -> Counts:
    """Play against bots in another match meanwhile; count the decisions and the bots that took too long."""
    match = server.begin("zombiland", "here", "bot", "bot", seed=seed)
    with server.join(match) as player:
        begun = time.monotonic()
        made = play([player], 3, rng)
        waited = time.monotonic() - begun
    return Counter({"decisions beside bots": made, "endless": int(waited > 3 * BOT_PATIENCE)})


def end_of_advice(player: Player) -> Counts:
    """Wait for the last message of a piece of advice, and compare its choices with the open ones."""
    told = player.until(
        lambda one: one["type"] == "problem" or (one["type"] == "advice" and bool(one["done"]))
    )
    if told["type"] == "problem":
        return Counter({"broken": 1})
    strange = [one for one in told["options"] if one["choice"] not in player.choices]
    return Counter({"advice": 1, "leaks": len(strange)})


# --- analysis ------------------------------------------------------------------------------------


def analyse(number: int, seconds: float, folder: Path) -> Counts:
    """Play matches to their end and analyse them: all decisions are covered, with valid probabilities."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with run_server(thinking_server(folder)) as server:
        while not counts["analyses"] or time.monotonic() < until:
            match = server.begin("zombiland", "here", "here", seed=f"{number} {counts['analyses']}")
            id, link = str(match["match"]["id"]), str(match["link"])  # type: ignore[index]
            with server.join(match) as player:
                while not player.over:
                    while not player.choices and not player.over:
                        player.send(type="sit", seat=player.asked["deciders"][0])
                        player.wait("welcome")
                    play([player], 1, rng)
            counts += end_of_analysis(server, id, link)
    return counts


def end_of_analysis(server: Served, match: str, link: str) -> Counts:
    """Request the analysis of a match until it is done, and count its errors."""
    deadline, looked = time.monotonic() + ANALYSIS_PATIENCE, -1
    while time.monotonic() < deadline:
        answer = server.get(f"/matches/{match}/analysis?seat=0&after={looked}", link)
        if answer.status_code >= 400:
            return Counter({"server errors": 1})
        told = answer.json()
        if told["done"]:
            chances = [one["chance"] for one in told["rounds"]]
            wrong = sum(not 0 <= chance <= 1 for chance in chances) + (told["looked"] != told["of"])
            return Counter({"analyses": 1, "decisions looked at": told["looked"], "broken": int(wrong)})
        looked = told["looked"]
    return Counter({"analyses": 1, "endless": 1})
