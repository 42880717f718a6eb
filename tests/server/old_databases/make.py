"""A script that writes the database of an old version with that version's code; see README.md in this folder."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import threading
import time
from pathlib import Path
from typing import Any

from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.bots.pool import PoolSettings
from horda.server.config.settings import Settings

TABLES = {
    "green_horde": ["here"],
    "rue_morgue": ["here"],
    "army_of_the_dead": ["here"],
    "city_of_horror": ["here", "here", "here"],
    "zombiland": ["here", "here"],
}
DECISIONS = 25


def play_match(server: Served, game: str, seats: list[str], decisions: int, seed: str) -> dict[str, Any]:
    """Play a match with some decisions; return it with the messages that spectators received."""
    match: dict[str, Any] = server.begin(game, *seats, seed=seed)
    rng = random.Random(seed)
    with server.join(match) as player:
        made = 0
        while made < decisions and not player.over:
            if not player.choices:
                player.send(type="sit", seat=player.asked["deciders"][0])
                player.wait("welcome")
                continue
            done = player.choose(rng.choice(player.choices))
            assert done["type"] == "done", done
            player.catch_up(done["seq"])
            made += 1
        said = player.ask(type="say", text=f"{game}: ¡mañana más!")
        assert said["type"] == "done", said
        over = player.over
    path = f"/matches/{match['match']['id']}/replay?start=0&count=1"
    moves = server.get(path, match["spectator"]).json()["moves"]
    with server.join(match, match["spectator"]) as watching:
        events = [[event["event"], event["args"]] for event in watching.events]
    return {
        "game": game,
        "rules": match["match"]["rules"],
        "id": match["match"]["id"],
        "host": match["link"],
        "spectator": match["spectator"],
        "seats": len(seats),
        "moves": moves,
        "over": over,
        "events": events,
    }


def main(place: Path) -> None:
    """Play matches and write `table.db` and `told.json` into a folder."""
    place.mkdir(parents=True, exist_ok=True)
    database = place / "table.db"
    database.unlink(missing_ok=True)
    settings = Settings(str(database), idle=0.3, bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1))
    with run_server(settings) as server:
        told = [play_match(server, game, seats, DECISIONS, "kept") for game, seats in TABLES.items()]
        told.append(play_match(server, "zombiland", ["here", "here"], 5000, "to the end"))
        until = time.monotonic() + 60
        while server.registry.open_matches and time.monotonic() < until:
            threading.Event().wait(0.1)
        told.append(play_match(server, "zombiland", ["here", "here"], 3, "hardly begun"))
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    database.with_name("table.db.lock").unlink(missing_ok=True)
    (place / "told.json").write_text(
        "[\n" + ",\n".join(json.dumps(one) for one in told) + "\n]\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
