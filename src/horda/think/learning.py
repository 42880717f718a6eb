"""Learning what positions are worth: matches are played, read at every round, and a curve is fitted.

Plain play alone teaches the level and nothing about choices that the heuristic player never makes. So in some
matches it errs on purpose now and then: then those who did otherwise are among what was seen.
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
from horda.think.fitting import brier, calibration_error, fitted
from horda.think.search import LONGEST, guide_of, liked
from horda.think.value import Weights, content_of, worth

ERRS: Final = 0.15
"""How often a player errs at an action, in a match played for that."""
AMONG: Final = 4
"""It then takes one of so many choices that it likes best."""
MOST_ROUNDS: Final = 40
"""Later rounds are not read: a match that goes round in circles would outweigh all others."""
FOLDS: Final = 5
RIDGE: Final = 3.0


@dataclass(frozen=True)
class Course:
    """What was read in one match: the figures at the beginning of each round, and what came for whom."""

    plain: bool
    rows: list[list[float]]
    won: list[float]


class NothingToLearn(ValueError):
    """A game whose positions nobody reads, or matches that taught nothing."""


def course_of(game_id: str, seats: int, options: Mapping[str, Plain], seed: str, *, plain: bool) -> Course:
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
            read = [reading.read(state, seat) for seat in range(seats)]
            # Where all play together, all see the same, and one row says it.
            for seat in range(1 if read.count(read[0]) == seats else seats):
                rows.append(read[seat])
                owners.append(seat)
        seat = state.offered()[0].seat
        turn = Turn.of(state, seat, dice[seat])
        errs = not plain and reading.pays(state) and errors.below(1000) < 1000 * ERRS
        state.apply(_mistaken(turn, errors) if errs else guide.choose(turn))
    # Who goes round in circles has not won.
    return Course(plain, rows, [worth(state, seat) if state.over else 0.0 for seat in owners])


def _mistaken(turn: Turn, errors: Dice) -> Choice:
    found = liked(turn, AMONG)
    return found[errors.below(len(found))]


def learnt(game_id: str, options: Mapping[str, Plain], courses: Sequence[Course]) -> Weights:
    """The weights for a setting, and how well they do on matches that were kept apart."""
    what = game(game_id)
    reading = reading_for(what)
    if reading is None:
        raise NothingToLearn(f"positions of {what.title} are not read")
    rows = [row for course in courses for row in course.rows]
    wins = [won for course in courses for won in course.won]
    if not rows:
        raise NothingToLearn("no match reached its first round")
    fit = fitted(rows, wins, ridge=RIDGE)
    apart = _foretold_apart(courses)
    told = [chance for chance, _ in apart]
    came = [won for _, won in apart]
    base = sum(came) / len(came)
    # Every seat is read as often as the others, so that this is a seat's share of the matches.
    ends = [sum(course.won) / len(course.won) for course in courses if course.plain and course.won]
    return Weights(
        content=content_of(what, what.usual(options), reading),
        names=reading.NAMES,
        means=tuple(fit.means),
        widths=tuple(fit.widths),
        weights=tuple(fit.weights),
        bias=fit.bias,
        matches=len(courses),
        won=sum(ends) / len(ends) if ends else 0.0,
        brier=brier(told, came),
        base=brier([base] * len(came), came),
        calibration=calibration_error(told, came),
    )


def _foretold_apart(courses: Sequence[Course]) -> list[tuple[float, float]]:
    """What each plain match is foretold by weights fitted without it, and what came of it."""
    found: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        known = [course for at, course in enumerate(courses) if at % FOLDS != fold]
        fit = fitted(
            [row for one in known for row in one.rows], [won for one in known for won in one.won], ridge=RIDGE
        )
        for course in courses[fold::FOLDS]:
            if course.plain:
                found += [(fit.chance(row), won) for row, won in zip(course.rows, course.won, strict=True)]
    return found
