"""The word for a condition about wounded survivors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.checking.goals import team_size_problems
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.goals.goals import Condition
from horda.games.zombicide.state import ZombicideState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader


class Wounded(Condition):
    """So many survivors on the board have a wound."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        return sum(s.wounds[who] > 0 for who in s.in_play()) >= self.count


class WoundedWord(ConditionWord[int, int]):
    """So many survivors on the board have a wound."""

    key = "wounded"

    @classmethod
    def read(cls, reader: Reader, said: int, here: str) -> Wounded:
        return Wounded(said)

    @classmethod
    def goal_problems(cls, check: Checker, said: int, path: str) -> Iterator[Problem]:
        """Find more survivors than take part."""
        return team_size_problems(check, said, path)
