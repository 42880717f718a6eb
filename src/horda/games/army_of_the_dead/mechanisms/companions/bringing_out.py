"""Whether companions must be brought out alive, or may die."""

from __future__ import annotations

from typing import Final

from horda.games.army_of_the_dead.mechanisms.companions.leading import NAME, is_companion
from horda.games.zombicide.rules.goals.goals import Condition, Facts, MechanismData
from horda.games.zombicide.state import AWAY, LOST, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey


class Spared(MechanismData):
    """Whether the mission continues after the death of a companion (AD-WIN-05)."""

    def __init__(self, *, may_die: bool) -> None:
        self.may_die = may_die


SAID: Final = TypedKey(NAME, Spared)
"""Key of this mechanism's entry in the mission."""


def may_die(s: ZombicideState) -> bool:
    """Return whether the mission continues without a companion (AD-WIN-05)."""
    return s.goals.mission_value(SAID).may_die


def companions(s: ZombicideState) -> list[int]:
    """Return all companions of the match, on the board or not."""
    return [who for who in range(len(s.roster)) if is_companion(s, who)]


class BroughtOut(Condition):
    """A number of companions have left the board alive (AD-CPN-09)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, s: ZombicideState) -> bool:
        return len([who for who in companions(s) if s.zone[who] == AWAY]) >= self.count

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether too few companions are alive for the number needed (goal.out_of_reach)."""
        return len([who for who in companions(s) if s.zone[who] != LOST]) < self.count

    def lack(self, s: ZombicideState) -> Facts:
        """Return the dead companions."""
        dead = [s.roster[who] for who in companions(s) if s.zone[who] == LOST]
        return (("lack", "companion"), ("survivor", tuple(dead)))
