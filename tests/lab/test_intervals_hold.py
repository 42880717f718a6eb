"""Tests that the lab's 95 % intervals contain a known true value as often as stated."""

from pathlib import Path

import pytest

from horda.lab import Folder, Series, Setting
from horda.lab.intervals import share
from horda.lab.run import play

TRUTH = 10_000
RUNS = 200
EACH = 100
MIN_HOLDING, MOST = 180, 199
"""Bounds on how many of 200 intervals contain the true value: 190 expected, three standard deviations allowed."""


@pytest.mark.long
def test_95_of_100_intervals_hold_what_ten_thousand_matches_say(tmp_path: Path):
    series = Series((Setting("zombiland", ("heuristic",) * 2),), TRUTH + RUNS * EACH, "truth")
    play(Folder(tmp_path), series)
    won = Folder(tmp_path).tables()["matches"]["won"].to_list()
    truth = sum(won[:TRUTH]) / TRUTH
    runs = [won[at : at + EACH] for at in range(TRUTH, len(won), EACH)]
    intervals = [share(sum(run), EACH) for run in runs]
    held = sum(one.low <= truth <= one.high for one in intervals)
    print(f"\nthe truth is {truth:.4f}; {held} of {len(runs)} intervals hold it")
    assert len(runs) == RUNS
    assert MIN_HOLDING <= held <= MOST
