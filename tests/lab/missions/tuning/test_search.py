"""Tests of the search for a wanted share of wins, with simulated matches of a known chance."""

from collections.abc import Callable
from math import exp

import pytest

from horda.engine.chance import Dice
from horda.lab.missions.tuning.dial import DialPosition
from horda.lab.missions.tuning.search import MAX_MISSIONS, Tally, TuningSearch

BATCH = 40


class Knobs:
    """A difficulty dial with five large steps in each direction and many small ones."""

    easier = harder = range(6)
    most_zombies = 10
    most_often = 7

    def last_rounds(self, step: int) -> list[int]:
        return list(range(20, 4, -1))


def chance(at: DialPosition) -> float:
    """Return the chance of winning, which falls by about 12, 6, 2 or 1 percentage points for each step of the dial."""
    return 1 / (1 + exp(0.5 * at.step + 0.25 * at.earlier + 0.09 * at.zombies + 0.05 * at.often))


def run(
    search: TuningSearch, chance_at: Callable[[DialPosition], float], seed: int
) -> dict[DialPosition, Tally]:
    counts: dict[DialPosition, Tally] = {}
    while (at := search.next_trial(counts)) is not None:
        known = counts.get(at, Tally(0, 0))
        dice = Dice(f"{seed}/{at}/{known.played}")
        count = min(BATCH, search.matches - known.played)
        won = sum(dice.share() < chance_at(at) for _ in range(count))
        counts[at] = Tally(known.played + count, known.won + won)
    return counts


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("wanted", [0.2, 0.45, 0.5, 0.6, 0.8])
def test_a_share_that_lies_on_the_dial_is_reached(wanted: float, seed: int):
    search = TuningSearch(Knobs(), wanted)
    found = search.found(run(search, chance, seed))
    assert found.is_reached
    # Four points are two standard errors of 600 matches, besides the two and a half that are tolerated.
    assert chance(found.at) == pytest.approx(wanted, abs=0.065)


def test_the_same_counts_give_the_same_next_mission():
    search = TuningSearch(Knobs(), 0.4)
    counts = run(search, chance, 1)
    again = TuningSearch(Knobs(), 0.4)
    assert again.next_trial(counts) is None
    assert again.found(counts) == search.found(counts)
    assert again.next_trial({}) == DialPosition()


@pytest.mark.parametrize("always", [0.0, 1.0])
def test_a_share_that_no_mission_has_is_missed_within_bounds(always: float):
    search = TuningSearch(Knobs(), 0.5, matches=100)
    counts = run(search, lambda at: always, 1)
    assert not search.found(counts).is_reached
    assert sum(tally.played for tally in counts.values()) <= MAX_MISSIONS * 100 + BATCH


def test_a_mission_that_is_right_stays_as_it_is():
    search = TuningSearch(Knobs(), 0.5, matches=400)
    counts = run(search, lambda at: 0.5, 3)
    assert list(counts) == [DialPosition()]
    assert search.found(counts).at == DialPosition()
