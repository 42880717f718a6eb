"""Record matches that every later version of the same rules must replay, position by position.

`python tools/record_matches.py GAME` writes tests/recorded/GAME.json anew. Do this only together with a
new `version` of the game: a recorded match that no longer replays means that players' saves do not either.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "recorded"
SHOWN = 8


def recorded(name: str, seats: int, seed: int, options: dict[str, Plain]) -> dict[str, object]:
    """A random match: how it began, which of the offered choices was made each time, what it came to."""
    state = horda.game(name).new(seats=seats, seed=seed, **options)
    rng = Dice(f"recorded {seed}")
    picks: list[int] = []
    hashes = [state.hash()[:SHOWN]]
    while not state.over:
        offered = state.offered()
        picks.append(rng.below(len(offered)))
        state.apply(offered[picks[-1]])
        hashes.append(state.hash()[:SHOWN])
    return {"seats": seats, "seed": seed, "options": options, "picks": picks, "hashes": " ".join(hashes)}


def main() -> None:
    """Record a match for each variant and for the fewest and the most players."""
    for name in sys.argv[1:]:
        game = horda.game(name)
        matches = [
            recorded(name, seats, number, variant)
            for number, variant in enumerate(game.variants())
            for seats in sorted(set(game.seats_for(variant)))
        ]
        path = FOLDER / f"{name}.json"
        path.write_text(json.dumps({"version": game.version, "matches": matches}) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(matches)} matches of rules version {game.version}")


if __name__ == "__main__":
    main()
