"""Recorded matches replay for ever: the same rules version, the same positions."""

import json
from pathlib import Path

import pytest

import horda

FOLDER = Path(__file__).resolve().parent.parent / "recorded"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_match_replays_position_by_position(path: Path):
    recorded = json.loads(path.read_text(encoding="utf-8"))
    game = horda.game(path.stem)
    assert recorded["version"] == game.version, "record the matches of the new rules version"
    for match in recorded["matches"]:
        state = game.new(seats=match["seats"], seed=match["seed"], **match["options"])
        hashes = match["hashes"].split()
        for number, pick in enumerate(match["picks"]):
            assert state.hash().startswith(hashes[number]), f"match {match['seed']}, decision {number}"
            state.apply(state.offered()[pick])
        assert state.over
        assert state.hash().startswith(hashes[-1])


def test_every_game_has_recorded_matches():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(horda.games())
