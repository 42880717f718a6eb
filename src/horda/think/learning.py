"""Learning what positions are worth: matches are played, read at every round, and a curve is fitted.

Plain play alone teaches the level and nothing about choices that the heuristic player never makes. So in some
matches it errs on purpose now and then: then those who did otherwise are among what was seen. In these it
will err again, so that their positions are worth less than they look: a handicap, which careful players
have not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.player import Turn
from horda.games import game
from horda.think.features import reading_for
from horda.think.fingerprint import played_with
from horda.think.fitting import Fit, brier, calibration_error, fitted, spread
from horda.think.records import Weights
from horda.think.search import LONGEST, guide_of, liked
from horda.think.value import content_of, worth

ERRS: Final = 0.15
"""How often a player errs at an action, in a match played for that."""
AMONG: Final = 4
"""It then takes one of so many choices that it likes best."""
MOST_ROUNDS: Final = 40
"""Later rounds are not read: a match that goes round in circles would outweigh all others."""
FOLDS: Final = 5
FEWEST: Final = 20
"""Matches from which anything is learnt for other settings."""
RIDGE: Final = 3.0
NEAR: Final = 100.0
"""How strongly a mission's own weights are held back where those of the game's other missions are known: the
rounds of a match end alike, so that a thousand rows say no more than the fifty matches they are of."""
EVERY: Final = 3
"""Of so many rounds one is looked at for what is alike in all missions of a game: neighbours say the same."""


@dataclass(frozen=True)
class MatchCourse:
    """What was read in one match: the figures at the beginning of each round, and what came for whom."""

    plain: bool
    rows: list[list[float]]
    won: list[float]


class NothingToLearn(ValueError):
    """A game whose positions nobody reads, or matches that taught nothing."""


def course_of(
    game_id: str, seats: int, options: Mapping[str, Plain], seed: str, *, plain: bool
) -> MatchCourse:
    """Play a match and read it."""
    what = game(game_id)
    reading = reading_for(what)
    if reading is None:
        raise NothingToLearn(f"positions of {what.title} are not read; `horda.think` has no module for them")
    state = what.new(seats=seats, seed=seed, **dict(options))
    dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
    errors = Dice(f"{seed}/errors")
    guide = guide_of(game_id)
    rows: list[list[float]] = []
    owners: list[int] = []
    seen = 0
    for _ in range(LONGEST):
        if state.result is not None:
            break
        if seen < state.round <= MOST_ROUNDS:
            seen = state.round
            # A flag is a number here: kept in a file it would come back as a word.
            read = [[float(figure) for figure in reading.read(state, seat)] for seat in range(seats)]
            # Where all play together, all see the same, and one row says it.
            for seat in range(1 if read.count(read[0]) == seats else seats):
                rows.append(read[seat])
                owners.append(seat)
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, dice[seat])
        errs = not plain and reading.pays(state) and errors.below(1000) < 1000 * ERRS
        state.apply(_mistaken(turn, errors) if errs else guide.choose(turn))
    # Who goes round in circles has not won.
    return MatchCourse(plain, rows, [worth(state, seat) if state.over else 0.0 for seat in owners])


def _mistaken(turn: Turn, errors: Dice) -> Choice:
    found = liked(turn, AMONG)
    return found[errors.below(len(found))]


def learnt(
    game_id: str, options: Mapping[str, Plain], courses: Sequence[MatchCourse], prior: Fit | None = None
) -> Weights:
    """The weights for a setting, and how well they do on matches that were kept apart.

    `prior` is what was learnt elsewhere in the game, without these matches.
    """
    what = game(game_id)
    fit = _fit(courses, prior)
    return weighed(
        game_id,
        what.options_with_defaults(options),
        fit,
        matches=courses,
        foretold=_foretold_apart(courses, prior),
    )


def weighed(
    game_id: str,
    options: Mapping[str, Plain],
    fit: Fit,
    *,
    matches: Sequence[MatchCourse],
    foretold: Sequence[tuple[float, float]],
) -> Weights:
    """A curve as it is kept: what it was learnt from, and how good what it foretold was."""
    what = game(game_id)
    reading = reading_for(what)
    if reading is None:
        raise NothingToLearn(f"positions of {what.title} are not read")
    told = [chance for chance, _ in foretold]
    came = [won for _, won in foretold]
    base = sum(came) / len(came)
    # Every seat is read as often as the others, so that this is a seat's share of the matches.
    ends = [sum(course.won) / len(course.won) for course in matches if course.plain and course.won]
    return Weights(
        content=content_of(what, options, reading),
        names=reading.NAMES,
        means=_short(fit.means),
        widths=_short(fit.widths),
        weights=_short(fit.weights),
        bias=_short([fit.bias])[0],
        matches=len(matches),
        won=sum(ends) / len(ends) if ends else 0.0,
        brier=brier(told, came),
        base=brier([base] * len(came), came),
        calibration=calibration_error(told, came),
        played_with=played_with(game_id),
    )


def alike(settings: Sequence[Sequence[MatchCourse]]) -> Fit | None:
    """What a figure counts for within a setting, in the mean of several; None where there are too few.

    Every setting's figures are measured from its own mean: that missions with many doors are hard says
    nothing about a door.
    """
    if sum(len(courses) for courses in settings) < FEWEST:
        return None
    wins = [won for courses in settings for course in courses for won in course.won[::EVERY]]
    groups = [[row for course in courses for row in course.rows[::EVERY]] for courses in settings]
    means = [spread(rows)[0] for rows in groups]
    centred = [
        [value - mean for value, mean in zip(row, means[number], strict=True)]
        for number, rows in enumerate(groups)
        for row in rows
    ]
    handicaps = [one for courses in settings for course in courses for one in _handicaps(course)[::EVERY]]
    fit = fitted(centred, wins, ridge=RIDGE, handicaps=handicaps)
    return Fit(spread(means)[0], fit.widths, fit.weights, fit.bias)


def guessed(fit: Fit, settings: Sequence[Sequence[MatchCourse]]) -> Fit:
    """The same for a setting that nobody has seen: figures that tell settings apart count for less."""
    means = [spread([row for course in courses for row in course.rows])[0] for courses in settings]
    between = spread(means)[1]
    weights = [
        weight * fit.widths[at] ** 2 / (fit.widths[at] ** 2 + between[at] ** 2)
        for at, weight in enumerate(fit.weights)
    ]
    return Fit(fit.means, fit.widths, weights, fit.bias)


def foretold_by(fit: Fit, courses: Sequence[MatchCourse]) -> list[tuple[float, float]]:
    """What plain matches are foretold, round by round, and what came of them."""
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
    return fitted(rows, wins, ridge=RIDGE if prior is None else NEAR, prior=prior, handicaps=handicaps)


def _handicaps(course: MatchCourse) -> list[float]:
    """Of each row of a match: whether the errors are still to come."""
    return [0.0 if course.plain else 1.0] * len(course.rows)


def _foretold_apart(courses: Sequence[MatchCourse], prior: Fit | None) -> list[tuple[float, float]]:
    """What each plain match is foretold by weights fitted without it, and what came of it."""
    found: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        known = [course for at, course in enumerate(courses) if at % FOLDS != fold]
        found += foretold_by(_fit(known, prior), courses[fold::FOLDS])
    return found


def _short(figures: Sequence[float]) -> tuple[float, ...]:
    """Figures with as many digits as make a difference."""
    return tuple(float(f"{figure:.6g}") for figure in figures)
