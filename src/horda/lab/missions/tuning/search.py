"""The search for the place on a dial that is won as often as wanted.

The search itself plays nothing: it says which mission is to be played next, given what was counted of all missions so
far. The same counts give the same answer, so that a server need remember nothing between two requests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from enum import Enum
from typing import Final, NamedTuple, Protocol

from horda.lab.intervals import Interval, share
from horda.lab.missions.tuning.dial import DialPosition

TOLERANCE: Final = 0.025
"""How far the measured share of wins may be from the wanted one."""
MISSED: Final = 0.05
"""A mission that is farther from the wanted share than this has missed it."""
MATCHES: Final = 600
"""Matches of a mission whose share of wins lies near the wanted one: half its interval is 4 points wide at most."""
AXES: Final = 4
"""The steps of all knobs, the last round, the zombies at the beginning, and those that come on the way."""
MAX_MISSIONS: Final = 12
"""A search ends after this many times the matches of a mission near the wanted share."""
MIN_MATCHES: Final = 40
"""Fewer matches say nothing of a mission."""


class Tally(NamedTuple):
    """Matches that were played with a mission, and how many of them were won."""

    played: int
    won: int

    @property
    def share(self) -> Interval:
        """The share of wins with its 95 % interval."""
        return share(self.won, self.played)


Counts = Mapping[DialPosition, Tally]


class Verdict(Enum):
    """Where a mission's share of wins lies."""

    OPEN = "open"
    ABOVE = "above"
    BELOW = "below"
    NEAR = "near"


class Found(NamedTuple):
    """The end of a search: the best place on the dial."""

    at: DialPosition
    tally: Tally
    is_reached: bool
    """Whether it is won as often as wanted, as far as the matches tell."""


class Knobs(Protocol):
    """What a search needs to know of a dial: how many steps it has in each direction."""

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
    """A search on a dial for a share of wins, between 0 and 1."""

    def __init__(self, dial: Knobs, wanted: float, matches: int = MATCHES) -> None:
        self.dial = dial
        self.wanted = wanted
        self.matches = matches

    def next_trial(self, counts: Counts) -> DialPosition | None:
        """Return the place on the dial that needs more matches next; None if the search has ended.

        The steps of all knobs come first; from the hardest of them that is still easy enough the small ones lead on.
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
        """Return the places that have an ever earlier last round, or ever more zombies."""
        if number == 1:
            rounds = range(len(self.dial.last_rounds(at.step)) + 1)
            return [at._replace(earlier=earlier) for earlier in rounds]
        if number == 2:
            return [at._replace(zombies=zombies) for zombies in range(self.dial.most_zombies + 1)]
        return [at._replace(often=often) for often in range(self.dial.most_often + 1)]

    def found(self, counts: Counts) -> Found:
        """Return the best place so far: of those with most matches the nearest to the wanted share."""
        enough = {at: tally for at, tally in counts.items() if tally.played >= min(self.matches, MIN_MATCHES)}
        at, tally = min((enough or counts).items(), key=lambda one: (self._distance(one[1]), one[0]))
        is_reached = self.verdict(tally) is Verdict.NEAR or (
            tally.played >= self.matches and self._distance(tally) <= MISSED
        )
        return Found(at, tally, is_reached)

    def verdict(self, tally: Tally) -> Verdict:
        """Return what is known of a mission by its matches."""
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
        """Return whether a mission needs no more matches."""
        return self.verdict(tally) is not Verdict.OPEN

    def _distance(self, tally: Tally) -> float:
        return abs(tally.share.value - self.wanted)

    def _verdict(self, counts: Counts, at: DialPosition) -> Verdict:
        return self.verdict(counts.get(at, Tally(0, 0)))

    def _last_above(self, counts: Counts, axis: Sequence[DialPosition]) -> tuple[int, DialPosition | None]:
        """Return the index of the hardest mission of an axis that is won as often as wanted or more, and what to play.

        The axis goes from easy to hard; the index is -1 if none is easy enough, and final when there is nothing to
        play. The ends are looked for in growing strides, then the rest is halved.
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
