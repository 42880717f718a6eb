"""Record a save of every game in the format of this version, which every later version must load.

`python3 tools/record/saves.py` writes tests/recorded/saves/GAME.FORMAT.RULES.json, unless it exists: such a
file is never overwritten. It holds the save, the decisions that followed it, and their result.
"""

from __future__ import annotations

import json
from pathlib import Path

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.saves.save_format import SAVE_VERSION

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "recorded" / "saves"
TABLES: dict[str, dict[str, Plain]] = {
    "green_horde": {"mission": "orc_necromancers"},
    "rue_morgue": {"mission": "learning_to_fly", "survivors": 8, "team_actions": 2},
    "army_of_the_dead": {"mission": "taco_run"},
    "city_of_horror": {},
    "zombiland": {},
}
"""Tables with much state to save."""
BEFORE = 160
AFTER = 40
"""Decisions made before the save, and after it."""


def record_save(name: str, options: dict[str, Plain], seed: int) -> dict[str, object] | None:
    """Play a random match and save it in the middle; return None if it ended too early."""
    game = horda.game(name)
    state = game.new(seats=game.seats_for(options)[0], seed=seed, **options)
    rng = Dice(f"saved {seed}")
    for _ in range(BEFORE):
        if state.over:
            return None
        offered = state.all_choices()
        state.apply(offered[rng.below(len(offered))])
    save, heard = state.to_json(), len(state.log)
    moves: list[dict[str, object]] = []
    while len(moves) < AFTER and not state.over:
        offered = state.all_choices()
        choice = offered[rng.below(len(offered))]
        moves.append(choice.as_json())
        state.apply(choice)
    told = [event.as_json() for event in state.events(heard)]
    return {"save": save, "moves": moves, "told": told}


def main() -> None:
    """Record the saves that are missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, options in TABLES.items():
        path = FOLDER / f"{name}.{SAVE_VERSION}.{horda.game(name).version}.json"
        if path.exists():
            print(f"{path.name}: is there")
            continue
        record = next(found for seed in range(100) if (found := record_save(name, options, seed)))
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
