"""Record what a server tells of some matches, act by act, for the client's test of what it shows.

`python tools/record_acts.py` writes web/tests/acts.json: for every choice the events that a spectator is
told, and where everybody stands after it. `web/tests/acts.test.ts` shows the events as the table does, and
compares.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.server.projection import events_seen, view_of

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "acts.json"
TABLES: tuple[tuple[str, dict[str, Plain]], ...] = (
    ("green_horde", {"mission": "orc_necromancers"}),
    ("rue_morgue", {"mission": "learning_to_fly", "survivors": 8}),
    ("army_of_the_dead", {"mission": "taco_run"}),
    ("city_of_horror", {}),
    ("zombiland", {}),
)
MOST = 320
"""Choices of a match."""
STANDING = {
    "survivors": ("name", "zone", "wounds"),
    "tokens": ("kind", "zone", "colour"),
    "locations": ("id", "zombies", "characters"),
    "characters": ("who", "location"),
    "players": ("seat", "space", "health", "status"),
}
"""What of a view says where somebody stands and how they are; of `zombies` and `shut` all of it does."""


def standing(view: dict[str, Any]) -> dict[str, Any]:
    """The figures on the board, and nothing else of a view."""
    found: dict[str, Any] = {name: view[name] for name in ("zombies", "shut", "parts") if name in view}
    for part, names in STANDING.items():
        if part in view:
            found[part] = [{name: one[name] for name in names if name in one} for one in view[part]]
    return found


def acts_of(name: str, options: dict[str, Plain]) -> dict[str, Any]:
    """A match of random players as a spectator sees it; what changed nothing that is shown is left out."""
    game = horda.game(name)
    state = game.new(seats=game.seats_for(options)[0], seed="acts", **options)
    luck = Dice("acts")
    first = last = standing(view_of(state, None))
    acts = []
    for _ in range(MOST):
        if state.over:
            break
        told, offered = len(state.log), state.offered()
        state.apply(offered[luck.below(len(offered))])
        now = standing(view_of(state, None))
        if now != last:
            acts.append({"events": msgspec.to_builtins(events_seen(state, None, told)), "after": now})
            last = now
    return {"game": name, "first": first, "acts": acts}


def recorded() -> str:
    """All of them, as they are kept."""
    matches = [acts_of(name, options) for name, options in TABLES]
    return json.dumps(matches, separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(recorded(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")
