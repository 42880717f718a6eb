"""Tests that logistic regression finds the most likely curve and measures its quality."""

from math import log
from random import Random

import pytest

from horda.think.learning.fitting import Fit, brier, calibration_error, fit_logistic, logistic, solve_cholesky


def log_loss(chances: list[float], wins: list[float]) -> float:
    """Return the mean negative log-likelihood of results under the given chances."""
    seen = zip(chances, wins, strict=True)
    return -sum(won * log(chance) + (1.0 - won) * log(1.0 - chance) for chance, won in seen) / len(wins)


def sample_positions(count: int, *, seed: int = 1) -> tuple[list[list[float]], list[float]]:
    """Return random feature vectors, with two relevant features and an irrelevant one, and results of known chance."""
    luck = Random(seed)
    rows = [[luck.gauss(3, 2), luck.gauss(0, 1), luck.gauss(-5, 4)] for _ in range(count)]
    return rows, [float(luck.random() < truth(row)) for row in rows]


def truth(row: list[float]) -> float:
    return logistic(0.8 * (row[0] - 3) - 1.1 * row[1] - 0.4)


def test_known_chances_are_recovered():
    fit = fit_logistic(*sample_positions(6_000), ridge=0.1)
    fresh, _ = sample_positions(300, seed=2)
    assert max(abs(fit.chance(row) - truth(row)) for row in fresh) < 0.06


def test_the_fit_has_the_highest_likelihood():
    rows, wins = sample_positions(400)
    fit = fit_logistic(rows, wins, ridge=1e-9)
    best = log_loss([fit.chance(row) for row in rows], wins)
    for at in range(len(fit.weights)):
        for change in (-0.05, 0.05):
            fit.weights[at] += change
            assert log_loss([fit.chance(row) for row in rows], wins) > best
            fit.weights[at] -= change


def test_a_constant_feature_has_no_weight():
    rows, wins = sample_positions(200)
    fit = fit_logistic([[*row, 7.0] for row in rows], wins)
    assert fit.weights[-1] == 0.0


def test_a_feature_that_always_wins_has_a_finite_weight():
    fit = fit_logistic([[0.0], [1.0], [2.0], [3.0]], [0.0, 0.0, 1.0, 1.0], ridge=0.01)
    assert fit.chance([0.0]) < 0.1 < 0.9 < fit.chance([3.0])
    assert 0.0 <= fit.chance([-1e9]) <= fit.chance([1e9]) <= 1.0


@pytest.mark.parametrize("prior", [None, fit_logistic(*sample_positions(500, seed=9))])
def test_a_handicap_does_not_lower_other_chances(prior: Fit | None):
    luck = Random(4)
    rows, _ = sample_positions(6_000)
    handicaps = [float(number % 3 == 0) for number in range(len(rows))]
    wins = [
        float(luck.random() < logistic(log(truth(row) / (1 - truth(row))) - 1.5 * handicap))
        for row, handicap in zip(rows, handicaps, strict=True)
    ]
    fresh, _ = sample_positions(300, seed=2)
    fit = fit_logistic(rows, wins, ridge=0.1, prior=prior, handicaps=handicaps)
    assert max(abs(fit.chance(row) - truth(row)) for row in fresh) < 0.06
    # Without the handicap every chance is too low.
    blind = fit_logistic(rows, wins, ridge=0.1, prior=prior)
    assert sum(truth(row) - blind.chance(row) for row in fresh) / len(fresh) > 0.05


@pytest.mark.parametrize(("rows", "wins"), [([], []), ([[1.0]], [])])
def test_rows_without_outcomes_are_refused(rows: list[list[float]], wins: list[float]):
    with pytest.raises(ValueError, match="each row needs its own"):
        fit_logistic(rows, wins)


def test_a_system_is_solved():
    # (2 1; 1 3) x = (5, 10) has the solution (1, 3); only the lower half is used.
    assert solve_cholesky([[2.0, 99.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_brier_score():
    assert brier([0.0, 1.0], [0.0, 1.0]) == 0.0
    assert brier([0.5, 0.5], [0.0, 1.0]) == 0.25


def test_calibration_error_is_zero_only_for_correct_chances():
    luck = Random(3)
    said = [luck.random() for _ in range(20_000)]
    came = [float(luck.random() < one) for one in said]
    assert calibration_error(said, came) < 0.015
    assert calibration_error([one * 0.5 for one in said], came) > 0.2
