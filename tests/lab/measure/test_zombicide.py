"""Tests of the figures counted in a Zombicide match: goals reached, and the round of each."""

from pathlib import Path

import polars as pl

from horda import lab
from horda.engine.state import State
from horda.lab import Folder
from horda.lab.matches import play_match

MISSION = "the_evil_shrine"
SEED = "goals"


def test_goals_are_counted_in_the_round_in_which_they_are_first_met(tmp_path: Path):
    lab.run("green_horde", mission=MISSION, seats=1, matches=3, seed=SEED, folder=tmp_path, workers=1)
    tallies = Folder(tmp_path).tables()["tallies"].filter(pl.col("what") == "goal")
    for number in range(3):
        first: dict[str, int] = {}

        def look(state: State, first: dict[str, int] = first) -> None:
            for at, met in enumerate(state.view(None).goals, 1):
                if met:
                    first.setdefault(str(at), state.round)

        options = {"mission": MISSION}
        play_match("green_horde", ("heuristic",), SEED, number=number, options=options, watch=look)
        counted = tallies.filter(pl.col("match") == number).select("name", "round", "count").rows()
        assert counted == [(name, at, 1) for name, at in first.items()]
    assert tallies.height > 0
