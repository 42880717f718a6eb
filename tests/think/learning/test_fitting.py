"""The curve through what was seen: it is the likeliest one, and says how good it is."""

from math import log
from random import Random

import pytest

from horda.think.learning.fitting import Fit, brier, calibration_error, fit_logistic, logistic, solve_cholesky


def log_loss(chances: list[float], wins: list[float]) -> float:
    """What was seen, as surprise: the mean of minus the logarithm of its chance."""
    seen = zip(chances, wins, strict=True)
    return -sum(won * log(chance) + (1.0 - won) * log(1.0 - chance) for chance, won in seen) / len(wins)


def seen(count: int, *, seed: int = 1) -> tuple[list[list[float]], list[float]]:
    """Positions with two figures that count and one that does not, won by a chance that is known."""
    luck = Random(seed)
    rows = [[luck.gauss(3, 2), luck.gauss(0, 1), luck.gauss(-5, 4)] for _ in range(count)]
    return rows, [float(luck.random() < truth(row)) for row in rows]


def truth(row: list[float]) -> float:
    return logistic(0.8 * (row[0] - 3) - 1.1 * row[1] - 0.4)


def test_chances_that_are_known_are_found_again():
    fit = fit_logistic(*seen(6_000), ridge=0.1)
    fresh, _ = seen(300, seed=2)
    assert max(abs(fit.chance(row) - truth(row)) for row in fresh) < 0.06


def test_no_other_weights_make_what_was_seen_likelier():
    rows, wins = seen(400)
    fit = fit_logistic(rows, wins, ridge=1e-9)
    best = log_loss([fit.chance(row) for row in rows], wins)
    for at in range(len(fit.weights)):
        for change in (-0.05, 0.05):
            fit.weights[at] += change
            assert log_loss([fit.chance(row) for row in rows], wins) > best
            fit.weights[at] -= change


def test_a_figure_that_never_changes_has_no_say():
    rows, wins = seen(200)
    fit = fit_logistic([[*row, 7.0] for row in rows], wins)
    assert fit.weights[-1] == 0.0


def test_what_was_always_won_is_sure_and_stays_finite():
    fit = fit_logistic([[0.0], [1.0], [2.0], [3.0]], [0.0, 0.0, 1.0, 1.0], ridge=0.01)
    assert fit.chance([0.0]) < 0.1 < 0.9 < fit.chance([3.0])
    assert 0.0 <= fit.chance([-1e9]) <= fit.chance([1e9]) <= 1.0


@pytest.mark.parametrize("prior", [None, fit_logistic(*seen(500, seed=9))])
def test_a_handicap_is_not_laid_to_the_positions(prior: Fit | None):
    luck = Random(4)
    rows, _ = seen(6_000)
    handicaps = [float(number % 3 == 0) for number in range(len(rows))]
    wins = [
        float(luck.random() < logistic(log(truth(row) / (1 - truth(row))) - 1.5 * handicap))
        for row, handicap in zip(rows, handicaps, strict=True)
    ]
    fresh, _ = seen(300, seed=2)
    fit = fit_logistic(rows, wins, ridge=0.1, prior=prior, handicaps=handicaps)
    assert max(abs(fit.chance(row) - truth(row)) for row in fresh) < 0.06
    # Without it every chance is too low.
    blind = fit_logistic(rows, wins, ridge=0.1, prior=prior)
    assert sum(truth(row) - blind.chance(row) for row in fresh) / len(fresh) > 0.05


@pytest.mark.parametrize(("rows", "wins"), [([], []), ([[1.0]], [])])
def test_rows_without_outcomes_are_refused(rows: list[list[float]], wins: list[float]):
    with pytest.raises(ValueError, match="each row needs its own"):
        fit_logistic(rows, wins)


def test_a_system_is_solved():
    # (2 1; 1 3) x = (5, 10) has the solution (1, 3); only the lower half is looked at.
    assert solve_cholesky([[2.0, 99.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_how_good_chances_were():
    assert brier([0.0, 1.0], [0.0, 1.0]) == 0.0
    assert brier([0.5, 0.5], [0.0, 1.0]) == 0.25


def test_chances_that_come_true_are_calibrated_and_others_are_not():
    luck = Random(3)
    said = [luck.random() for _ in range(20_000)]
    came = [float(luck.random() < one) for one in said]
    assert calibration_error(said, came) < 0.015
    assert calibration_error([one * 0.5 for one in said], came) > 0.2
