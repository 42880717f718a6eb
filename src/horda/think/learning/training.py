"""Training of weights: playing matches, computing the features at every round, and fitting a logistic curve.

Plain matches contain no positions after choices that the heuristic bot never makes. So in some matches it makes
deliberate errors now and then. As further errors follow in such a match, its positions are worth less than equal
positions of a plain match; a handicap feature corrects this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.player import Turn
from horda.games import game
from horda.think.features import feature_reader_for
from horda.think.fingerprint import version_with_fingerprint
from horda.think.learning.fitting import Fit, brier, calibration_error, fit_logistic, means_and_widths
from horda.think.learning.weights import Weights
from horda.think.search import MAX_ROLLOUT_DECISIONS, guide_favourites, guide_of
from horda.think.value import content_of, result_value

ERROR_RATE: Final = 0.15
"""Probability of an error at an action, in matches with errors."""
ERROR_CHOICES: Final = 4
"""An error is a random one of the bot's best choices, as many as this number."""
MAX_ROUNDS: Final = 40
"""Maximum number of rounds used of a match, so that an endless one does not outweigh the others."""
FOLDS: Final = 5
MIN_MATCHES: Final = 20
"""Minimum number of matches for fitting common weights."""
RIDGE: Final = 3.0
RIDGE_WITH_PRIOR: Final = 100.0
"""Ridge penalty of a mission's own weights when a prior is known. The rounds of a match end alike, so a
thousand rows carry no more information than the fifty matches they come from.
"""
ROUND_STRIDE: Final = 3
"""One round in this many is used for the common weights, since successive rounds are similar."""


@dataclass(frozen=True)
class MatchCourse:
    """The features of a match at the start of each round, and the result for the seat of each row."""

    plain: bool
    rows: list[list[float]]
    won: list[float]


class NothingToLearn(ValueError):
    """Raised if the game has no feature module, or if no match reached its first round."""


def sample_match(
    game_id: str, seats: int, options: Mapping[str, Plain], seed: str, *, plain: bool
) -> MatchCourse:
    """Play a match with heuristic bots, and return the features of its rounds and its result."""
    what = game(game_id)
    reading = feature_reader_for(what)
    if reading is None:
        raise NothingToLearn(f"positions of {what.title} are not read; `horda.think` has no module for them")
    state = what.new(seats=seats, seed=seed, **dict(options))
    dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
    errors = Dice(f"{seed}/errors")
    guide = guide_of(game_id)
    rows: list[list[float]] = []
    owners: list[int] = []
    seen = 0
    for _ in range(MAX_ROLLOUT_DECISIONS):
        if state.result is not None:
            break
        if seen < state.round <= MAX_ROUNDS:
            seen = state.round
            # Flags become numbers, since a file would return them as booleans.
            read = [[float(figure) for figure in reading.read(state, seat)] for seat in range(seats)]
            # In a cooperative game all seats see the same, so one row suffices.
            for seat in range(1 if read.count(read[0]) == seats else seats):
                rows.append(read[seat])
                owners.append(seat)
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, dice[seat])
        errs = not plain and reading.is_worth_searching(state) and errors.below(1000) < 1000 * ERROR_RATE
        state.apply(_mistaken_choice(turn, errors) if errs else guide.choose(turn))
    # An endless match counts as lost.
    return MatchCourse(plain, rows, [result_value(state, seat) if state.over else 0.0 for seat in owners])


def _mistaken_choice(turn: Turn, errors: Dice) -> Choice:
    found = guide_favourites(turn, ERROR_CHOICES)
    return found[errors.below(len(found))]


def train_weights(
    game_id: str, options: Mapping[str, Plain], courses: Sequence[MatchCourse], prior: Fit | None = None
) -> Weights:
    """Return the weights for a setting with their quality on held-out matches.

    `prior` was fitted on other settings of the game.
    """
    what = game(game_id)
    fit = _fit(courses, prior)
    return make_weights(
        game_id,
        what.options_with_defaults(options),
        fit,
        matches=courses,
        predictions=_cross_validate(courses, prior),
    )


def make_weights(
    game_id: str,
    options: Mapping[str, Plain],
    fit: Fit,
    *,
    matches: Sequence[MatchCourse],
    predictions: Sequence[tuple[float, float]],
) -> Weights:
    """Return a fitted curve as weights, with its origin and the quality of its predictions."""
    what = game(game_id)
    reading = feature_reader_for(what)
    if reading is None:
        raise NothingToLearn(f"positions of {what.title} are not read")
    chances = [chance for chance, _ in predictions]
    results = [won for _, won in predictions]
    base = sum(results) / len(results)
    # Every seat is read equally often, so this is a seat's share of the matches.
    ends = [sum(course.won) / len(course.won) for course in matches if course.plain and course.won]
    return Weights(
        content=content_of(what, options, reading),
        names=reading.NAMES,
        means=_round_digits(fit.means),
        widths=_round_digits(fit.widths),
        weights=_round_digits(fit.weights),
        bias=_round_digits([fit.bias])[0],
        matches=len(matches),
        won=sum(ends) / len(ends) if ends else 0.0,
        brier=brier(chances, results),
        base=brier([base] * len(results), results),
        calibration=calibration_error(chances, results),
        played_with=version_with_fingerprint(game_id),
    )


def fit_common_weights(settings: Sequence[Sequence[MatchCourse]]) -> Fit | None:
    """Fit weights over several settings, relative to each setting's mean; None with too few matches.

    Centring removes differences between settings: if missions with many doors are hard, an additional door in one
    mission need not be bad.
    """
    if sum(len(courses) for courses in settings) < MIN_MATCHES:
        return None
    wins = [won for courses in settings for course in courses for won in course.won[::ROUND_STRIDE]]
    groups = [[row for course in courses for row in course.rows[::ROUND_STRIDE]] for courses in settings]
    means = [means_and_widths(rows)[0] for rows in groups]
    centred = [
        [value - mean for value, mean in zip(row, means[number], strict=True)]
        for number, rows in enumerate(groups)
        for row in rows
    ]
    handicaps = [
        one for courses in settings for course in courses for one in _handicaps(course)[::ROUND_STRIDE]
    ]
    fit = fit_logistic(centred, wins, ridge=RIDGE, handicaps=handicaps)
    return Fit(means_and_widths(means)[0], fit.widths, fit.weights, fit.bias)


def shrink_for_unseen(fit: Fit, settings: Sequence[Sequence[MatchCourse]]) -> Fit:
    """Return weights for an unseen setting: features that vary between settings count for less."""
    means = [means_and_widths([row for course in courses for row in course.rows])[0] for courses in settings]
    between = means_and_widths(means)[1]
    weights = [
        weight * fit.widths[at] ** 2 / (fit.widths[at] ** 2 + between[at] ** 2)
        for at, weight in enumerate(fit.weights)
    ]
    return Fit(fit.means, fit.widths, weights, fit.bias)


def predictions_of(fit: Fit, courses: Sequence[MatchCourse]) -> list[tuple[float, float]]:
    """Return the predicted chance and the result of each round of the plain matches."""
    return [
        (fit.chance(row), won)
        for course in courses
        if course.plain
        for row, won in zip(course.rows, course.won, strict=True)
    ]


def _fit(courses: Sequence[MatchCourse], prior: Fit | None) -> Fit:
    rows = [row for course in courses for row in course.rows]
    wins = [won for course in courses for won in course.won]
    if not rows:
        raise NothingToLearn("no match reached its first round")
    handicaps = [one for course in courses for one in _handicaps(course)]
    return fit_logistic(
        rows, wins, ridge=RIDGE if prior is None else RIDGE_WITH_PRIOR, prior=prior, handicaps=handicaps
    )


def _handicaps(course: MatchCourse) -> list[float]:
    """Return, for each row of a match, 1 if it has deliberate errors, so that more may follow; else 0."""
    return [0.0 if course.plain else 1.0] * len(course.rows)


def _cross_validate(courses: Sequence[MatchCourse], prior: Fit | None) -> list[tuple[float, float]]:
    """Return predictions for the plain matches by weights fitted without them, with the results."""
    found: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        known = [course for at, course in enumerate(courses) if at % FOLDS != fold]
        found += predictions_of(_fit(known, prior), courses[fold::FOLDS])
    return found


def _round_digits(figures: Sequence[float]) -> tuple[float, ...]:
    """Round figures to six significant digits."""
    return tuple(float(f"{figure:.6g}") for figure in figures)
