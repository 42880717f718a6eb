"""Tests that confidence intervals agree with the literature and with simulation."""

from random import Random

import pytest

from horda.engine.chance import Dice
from horda.lab.intervals import (
    EVIDENCE_THRESHOLD,
    clustered_share,
    difference,
    evidence,
    mean,
    paired_difference,
    share,
)
from horda.lab.report.associations import is_beyond_luck
from horda.lab.report.charts import IntervalLine

RUNS = 400


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_a_share_has_the_interval_of_wilson(part, whole, low, high):
    found = share(part, whole)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    # The same, 873-890, table II, method 10.
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((10, 10), (0, 10), 0.6075, 1),
    ],
)
def test_a_difference_has_the_interval_of_newcombe(first, second, low, high):
    found = difference(first, second)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_an_empty_sample_has_the_widest_interval():
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert (difference((0, 0), (1, 2)).low, paired_difference(0, 0, 0, 0).high) == (-1.0, 1.0)
    assert mean([3.0]).high == float("inf")


def flips(dice: Dice, count: int, of_100: int) -> list[bool]:
    return [dice.below(100) < of_100 for _ in range(count)]


def coverage(held: list[bool]) -> float:
    return sum(held) / len(held)


def test_intervals_hold_the_truth_about_95_times_in_100():
    dice = Dice("intervals")
    shares, apart, pairs, means = [], [], [], []
    for _ in range(RUNS):
        first, second = flips(dice, 100, 40), flips(dice, 100, 30)
        one = share(sum(first), 100)
        shares.append(one.low <= 0.40 <= one.high)
        two = difference((sum(first), 100), (sum(second), 100))
        apart.append(two.low <= 0.10 <= two.high)
        # Pairs: the second wins only where the first did, or by its own luck.
        twins = [(won, won and luck) for won, luck in zip(first, flips(dice, 100, 75), strict=True)]
        table = [twins.count(both) for both in ((True, True), (True, False), (False, True), (False, False))]
        three = paired_difference(*table)
        pairs.append(three.low <= 0.10 <= three.high)
        four = mean([float(dice.below(7)) for _ in range(20)])
        means.append(four.low <= 3.0 <= four.high)
    assert {name: coverage(held) >= 0.925 for name, held in _name_methods(shares, apart, pairs, means)} == {
        "share": True, "difference": True, "paired": True, "mean": True,
    }  # fmt: skip
    assert coverage(shares) <= 0.975


def _name_methods(*held: list[bool]) -> list[tuple[str, list[bool]]]:
    return list(zip(("share", "difference", "paired", "mean"), held, strict=True))


def test_paired_intervals_are_narrower():
    assert paired_difference(40, 15, 5, 40).excludes_zero
    assert not difference((55, 100), (45, 100)).excludes_zero


def test_the_sequential_test_rarely_errs_and_decides_soon():
    dice = Dice("looking")

    def pairs_until_clear(of_100: int) -> int | None:
        first = second = 0
        for at, wins in enumerate(flips(dice, 300, of_100)):
            first, second = first + wins, second + (not wins)
            if evidence(first, second) >= EVIDENCE_THRESHOLD:
                return at
        return None

    fair = [pairs_until_clear(50) for _ in range(RUNS)]
    assert sum(at is not None for at in fair) <= 0.05 * RUNS
    biased = [at for at in (pairs_until_clear(70) for _ in range(100)) if at is not None]
    assert len(biased) >= 98
    assert sorted(biased)[len(biased) // 2] < 80


def test_trials_of_one_match_are_correlated():
    # One death per match is as precise as an independent share; ten alike per match count as one.
    assert clustered_share([(1, 1)] * 30 + [(0, 1)] * 70).tenths() == share(30, 100).tenths()
    alike = clustered_share([(10, 10)] * 3 + [(0, 10)] * 7)
    assert alike.value == 0.3
    assert alike.low == pytest.approx(share(3, 10).low, abs=0.02)
    assert alike.high == pytest.approx(share(3, 10).high, abs=0.02)
    # Never more precise than independent trials, however evenly they fall; none and all as usual.
    assert clustered_share([(3, 10)] * 10) == share(30, 100)
    assert clustered_share([(0, 4), (0, 2)]) == share(0, 6)
    assert clustered_share([]) == share(0, 0)


def test_clustered_intervals_hold_where_matches_differ():
    # In each match nine of ten deaths or one of ten have the cause: half in total. 200 runs of 40 matches.
    chance = Random(5)
    held = {"by match": 0, "alone": 0}
    for _ in range(200):
        runs = []
        for _ in range(40):
            part = chance.choice((0.1, 0.9))
            runs.append((sum(chance.random() < part for _ in range(10)), 10))
        by_match, alone = clustered_share(runs), share(sum(some for some, _ in runs), 400)
        held["by match"] += by_match.low <= 0.5 <= by_match.high
        held["alone"] += alone.low <= 0.5 <= alone.high
    assert held["by match"] >= 182
    assert held["alone"] < 150


def test_the_best_of_many_needs_a_larger_lead():
    one = IntervalLine("Axe", difference((40, 60), (45, 100)), is_difference=True)
    assert one.is_significant
    assert is_beyond_luck(one, 1)
    assert not is_beyond_luck(one, 40)
    fewer = IntervalLine("Axe", difference((10, 60), (80, 100)), is_difference=True)
    assert is_beyond_luck(fewer, 40)
    assert not is_beyond_luck(IntervalLine("Axe", difference((5, 10), (5, 10)), is_difference=True), 1)
