"""Bouts of the server under hostile clients: killed while people play, and sent every kind of input."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS, new_database
from tests.server.fuzzing import (
    BODIES,
    BYTES,
    CONTENT_TYPES,
    FUZZ_STEPS,
    ORIGINS,
    PATH_PREFIXES,
    get_odd_address,
    post_odd_body,
    send_steps,
)
from tests.server.hammers import Hammer, count_losses
from tests.server.postgres import is_installed, running_server
from tests.server.serving import Served, ServeProcess, run_server
from tests.soak.counting import Counts

from horda.server.config.settings import Settings

SEATS = {"zombiland": 3, "city_of_horror": 3, "green_horde": 1, "rue_morgue": 1, "army_of_the_dead": 1}
MATCHES = 3
"""Matches played at once while a server is killed."""
HEAD = 12.0
"""Seconds reserved for the last restart of a bout."""


@contextmanager
def databases(folder: Path) -> Iterator[list[str]]:
    """Yield an empty database of each available kind."""
    with ExitStack() as stack:
        found = [str(folder / "table.db")]
        if is_installed():
            found.append(new_database(stack.enter_context(running_server())))
        yield found


def kill(number: int, seconds: float, folder: Path) -> Counts:
    """Kill the server at random moments while matches are played, restart it, and count lost choices."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds - HEAD
    with databases(folder) as found:
        while not counts["kills"] or time.monotonic() < until:
            database = found[counts["kills"] % len(found)]
            counts += kill_once(database, rng, folder / "log")
            counts["kills"] += 1
            counts[f"kills on {'PostgreSQL' if database.startswith('postgres') else 'SQLite'}"] += 1
    return counts


def kill_once(database: str, rng: random.Random, log: Path) -> Counts:
    """Kill the server once, and count lost and doubled choices among those acknowledged."""
    command = ServeProcess(database, 0, log)
    server = command.reach()
    names = [rng.choice(list(SEATS)) for _ in range(MATCHES)]
    matches = [server.begin(name, *["here"] * SEATS[name]) for name in names]
    hammers = [Hammer(server.join(match), rng.randrange(2**32)) for match in matches]
    for hammer in hammers:
        hammer.start()
    enough = rng.randint(1, 25)
    while any(len(one.acknowledged) < enough and one.is_alive() for one in hammers):
        hammers[0].join(rng.random() / 100)
    command.kill()
    for hammer in hammers:
        hammer.stop()
    again = ServeProcess(database, command.port, log)
    try:
        counts: Counts = Counter()
        for match, hammer in zip(matches, hammers, strict=True):
            counts += count_losses(again.reach(), match, hammer)
        return counts
    finally:
        again.stop()
        counts_of_log(log)


def counts_of_log(log: Path) -> None:
    """Assert that the server's log has no errors."""
    told = log.read_text(encoding="utf-8").splitlines()
    lines = [json.loads(line) for line in told if line.startswith("{")]
    broken = [line for line in lines if line["level"] == "error"]
    assert not broken, broken[0]


def _hypothesis_settings(number: int, examples: int) -> Any:
    """Return Hypothesis settings for `examples` examples, which differ for each seed."""

    def decorate(work: Any) -> Any:
        tried = settings(
            max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )(work)  # fmt: skip
        return seed(number)(tried)

    return decorate


def fuzz_sockets(number: int, seconds: float, folder: Path) -> Counts:
    """Send valid and invalid messages in any order, over sockets, on both databases."""
    counts: Counts = Counter()
    until = time.monotonic() + seconds - HEAD
    with databases(folder) as found:
        database = found[number % len(found)]
        with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
            game = list(SEATS)[number % len(SEATS)]
            people = ["here", *["link"] * (SEATS[game] - 1), "bot:random"]
            match = server.begin(game, *people, seed=f"fuzz {number}")
            links = [match["link"], *[one["link"] for one in match["links"]], match["spectator"]]
            round = 0
            while not round or time.monotonic() < until:

                @_hypothesis_settings(number * 1000 + round, 25)
                @given(link=st.sampled_from(links), steps=FUZZ_STEPS)
                def hold(link: str, steps: list[str | bytes | int]) -> None:
                    send_steps(server, match, link, steps)
                    counts["messages"] += len(steps)

                hold()
                round += 1
    return counts


def fuzz_requests(number: int, seconds: float, folder: Path) -> Counts:
    """Send requests with odd paths and bodies, from foreign origins and from the server's own page."""
    counts: Counts = Counter()
    until = time.monotonic() + seconds - HEAD
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    here = Settings(str(folder / "table.db"), client=folder, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)

    def count(status: int) -> None:
        counts["requests"] += 1
        counts["server errors"] += status >= 500

    with run_server(here) as server:
        round = 0
        while not round or time.monotonic() < until:

            @_hypothesis_settings(number * 1000 + round, 100)
            @given(place=st.sampled_from(PATH_PREFIXES), parts=st.lists(BYTES, min_size=1, max_size=4))
            def ask(place: str, parts: list[str]) -> None:
                count(get_odd_address(server, place, parts))

            @_hypothesis_settings(number * 1000 + round, 100)
            @given(kind=CONTENT_TYPES, body=BODIES, origin=st.sampled_from(ORIGINS))
            def post(kind: str, body: bytes, origin: str) -> None:
                count(post_odd_body(server, kind, body, origin))

            ask()
            post()
            round += 1
        _still_plays(server)
    return counts


def _still_plays(server: Served) -> None:
    """Assert that a new match can still be joined and played."""
    match = server.begin("zombiland", "here", "here")
    with server.join(match) as player:
        assert player.choose(player.choices[0])["type"] == "done"
