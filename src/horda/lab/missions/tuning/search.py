"""The search for the dial position whose mission is won as often as wanted.

The search itself plays no matches: it returns which mission to play next, given the counts of all missions so far.
The result depends only on the counts, so that a server need not store anything between two requests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from enum import Enum
from typing import Final, NamedTuple, Protocol

from horda.lab.intervals import Interval, share
from horda.lab.missions.tuning.dial import DialPosition

TOLERANCE: Final = 0.025
"""Largest accepted difference between the measured and the wanted share of wins."""
MISSED: Final = 0.05
"""Largest difference from the wanted share of wins with which the best mission still counts as reached."""
MATCHES: Final = 600
"""Matches of a mission near the wanted share of wins; its interval is at most 4 points wide to each side."""
AXES: Final = 4
"""Number of axes: the steps of all knobs, the last round, the zombies at the beginning, and those during the match."""
MAX_MISSIONS: Final = 12
"""A search ends after this many times the matches of a mission near the wanted share of wins."""
MIN_MATCHES: Final = 40
"""Smallest number of matches for a verdict on a mission."""


class Tally(NamedTuple):
    """The number of played matches of a mission, and how many of them were won."""

    played: int
    won: int

    @property
    def share(self) -> Interval:
        """The share of wins with its 95 % interval."""
        return share(self.won, self.played)


Counts = Mapping[DialPosition, Tally]


class Verdict(Enum):
    """The position of a mission's share of wins relative to the wanted one."""

    OPEN = "open"
    ABOVE = "above"
    BELOW = "below"
    NEAR = "near"


class Found(NamedTuple):
    """The result of a search: the best dial position."""

    at: DialPosition
    tally: Tally
    is_reached: bool
    """Whether its share of wins is the wanted one, within the accuracy of the matches."""


class Knobs(Protocol):
    """The properties of a dial that a search uses: the number of steps in each direction."""

    @property
    def easier(self) -> Sized: ...
    @property
    def harder(self) -> Sized: ...
    @property
    def most_zombies(self) -> int: ...
    @property
    def most_often(self) -> int: ...
    def last_rounds(self, step: int) -> Sized: ...


class TuningSearch:
    """A search on a dial for a share of wins between 0 and 1."""

    def __init__(self, dial: Knobs, wanted: float, matches: int = MATCHES) -> None:
        self.dial = dial
        self.wanted = wanted
        self.matches = matches

    def next_trial(self, counts: Counts) -> DialPosition | None:
        """Return the dial position that needs more matches next; None if the search has ended.

        The steps of all knobs are tried first; small steps follow from the hardest mission that is still easy enough.
        """
        if sum(tally.played for tally in counts.values()) >= MAX_MISSIONS * self.matches:
            return None
        begin = self._verdict(counts, DialPosition())
        if begin is Verdict.OPEN:
            return DialPosition()
        if begin is Verdict.ABOVE:
            axis = [DialPosition(step) for step in range(len(self.dial.harder))]
        else:
            axis = [DialPosition(-step) for step in reversed(range(len(self.dial.easier)))]
        at = DialPosition()
        for number in range(AXES):
            if number:
                axis = self._small_steps(number, at)
            index, trial = self._last_above(counts, axis)
            if trial is not None:
                return trial
            if index < 0 or self._verdict(counts, axis[index]) is Verdict.NEAR:
                return None
            at = axis[index]
        best = self.found(counts).at
        return best if counts[best].played < self.matches else None

    def _small_steps(self, number: int, at: DialPosition) -> list[DialPosition]:
        """Return the positions with ever earlier last rounds, or ever more zombies."""
        if number == 1:
            rounds = range(len(self.dial.last_rounds(at.step)) + 1)
            return [at._replace(earlier=earlier) for earlier in rounds]
        if number == 2:
            return [at._replace(zombies=zombies) for zombies in range(self.dial.most_zombies + 1)]
        return [at._replace(often=often) for often in range(self.dial.most_often + 1)]

    def found(self, counts: Counts) -> Found:
        """Return the best position so far: of those with enough matches, the nearest to the wanted share."""
        enough = {at: tally for at, tally in counts.items() if tally.played >= min(self.matches, MIN_MATCHES)}
        at, tally = min((enough or counts).items(), key=lambda one: (self._distance(one[1]), one[0]))
        is_reached = self.verdict(tally) is Verdict.NEAR or (
            tally.played >= self.matches and self._distance(tally) <= MISSED
        )
        return Found(at, tally, is_reached)

    def verdict(self, tally: Tally) -> Verdict:
        """Return the verdict on a mission from its matches."""
        won = tally.share
        if tally.played < min(MIN_MATCHES, self.matches):
            return Verdict.OPEN
        if won.low > self.wanted + TOLERANCE:
            return Verdict.ABOVE
        if won.high < self.wanted - TOLERANCE:
            return Verdict.BELOW
        if tally.played < self.matches:
            return Verdict.OPEN
        if self._distance(tally) <= TOLERANCE:
            return Verdict.NEAR
        return Verdict.ABOVE if won.value > self.wanted else Verdict.BELOW

    def is_judged(self, tally: Tally) -> bool:
        """Whether a mission needs no more matches."""
        return self.verdict(tally) is not Verdict.OPEN

    def _distance(self, tally: Tally) -> float:
        return abs(tally.share.value - self.wanted)

    def _verdict(self, counts: Counts, at: DialPosition) -> Verdict:
        return self.verdict(counts.get(at, Tally(0, 0)))

    def _last_above(self, counts: Counts, axis: Sequence[DialPosition]) -> tuple[int, DialPosition | None]:
        """Return the index of an axis's hardest mission that is won at least as often as wanted, and the next to play.

        The axis goes from easy to hard. The index is -1 if no mission is easy enough, and final if the second value is
        None. The search strides grow until the index is enclosed, then the interval is bisected.
        """
        low, high, known = -1, len(axis), 0
        for index, at in enumerate(axis):
            verdict = self._verdict(counts, at)
            if verdict is Verdict.NEAR:
                return index, None
            if verdict is Verdict.OPEN:
                if at in counts:
                    return index, at
                continue
            known += 1
            if verdict is Verdict.BELOW:
                high = min(high, index)
            elif index < high:
                low = index
        if high - low <= 1:
            return low, None
        stride = 2 ** max(known - 1, 0)
        if low < 0:
            index = max(high - stride, 0)
        elif high == len(axis):
            index = min(low + stride, high - 1)
        else:
            index = (low + high) // 2
        return index, axis[index]
