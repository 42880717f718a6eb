"""The mission effect that makes a survivor carry an objective."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.checking.goals import objective_problems
from horda.games.zombicide.missions.records import Colour
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader


class CarryWord(EffectWord[Colour, Colour]):
    """The survivor who took the objective carries it from now on."""

    key = "carry"

    @classmethod
    def read(cls, reader: Reader, said: Colour, here: str) -> rules.Carry:
        return rules.Carry(said)

    @classmethod
    def problems(cls, check: Checker, said: Colour, path: str) -> Iterator[Problem]:
        """Yield a problem if no objective has the colour."""
        return objective_problems(check, said, path)
