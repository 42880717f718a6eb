"""Record matches that every later version of the same rules must replay alike.

`python3 tools/record/matches.py GAME` writes tests/recorded/GAME.json (choices by number, and the position
after each) and tests/recorded/transcripts/GAME.json (choices by name, with the offers, questions and log entries).
Run it only together with a new `version` of the game, or after adding a variant: a recorded match that no
longer replays means that players' saves do not either. Recordings of the same version are left alone, and
only missing ones are added.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "recorded"
SHOWN = 8


def record_match(name: str, seats: int, seed: int, options: dict[str, Plain]) -> dict[str, object]:
    """Play a random match; return its options, the index of each choice taken, and the positions."""
    state = horda.game(name).new(seats=seats, seed=seed, **options)
    rng = Dice(f"recorded {seed}")
    picks: list[int] = []
    hashes = [state.hash()[:SHOWN]]
    while not state.over:
        offered = state.all_choices()
        picks.append(rng.below(len(offered)))
        state.apply(offered[picks[-1]])
        hashes.append(state.hash()[:SHOWN])
    return {"seats": seats, "seed": seed, "options": options, "picks": picks, "hashes": " ".join(hashes)}


def recorded_matches(path: Path, version: int) -> Any:
    """Return the matches recorded in a file; empty if it is missing or of another version of the rules."""
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found.get("matches", ()) if found.get("version") == version else ()


def record_positions(game: Game) -> None:
    """Record a match for each variant, and for the fewest and the most players."""
    path = FOLDER / f"{game.id}.json"
    before = {(one["seats"], json.dumps(one["options"])): one for one in recorded_matches(path, game.version)}
    matches = [
        before.get((seats, json.dumps(variant))) or record_match(game.id, seats, number, variant)
        for number, variant in enumerate(game.variants())
        for seats in sorted(set(game.seats_for(variant)))
    ]
    path.write_text(json.dumps({"version": game.version, "matches": matches}) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(matches)} matches of rules version {game.version}")


def record_transcripts(game: Game) -> None:
    """Record a match at each table that the property tests use."""
    from tests.properties import tables, transcripts

    path: Path = transcripts.FOLDER / f"{game.id}.json"
    before = dict(recorded_matches(path, game.version))
    here = [one for one in tables.every_setting() if one.game == game.id]
    found = {str(one): before.get(str(one)) or transcripts.record_match(one) for one in here}
    path.write_text(transcripts.file_text(game.version, found), encoding="utf-8")
    print(f"transcripts/{path.name}: {len(found)} matches of rules version {game.version}")


def main() -> None:
    """Record the named games."""
    sys.path.insert(0, str(ROOT))
    for name in sys.argv[1:]:
        record_positions(horda.game(name))
        record_transcripts(horda.game(name))


if __name__ == "__main__":
    main()
