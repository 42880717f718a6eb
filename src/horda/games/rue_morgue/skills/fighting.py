"""Rue Morgue's own skills of combat, and the family's with its names in their brackets."""

from __future__ import annotations

from horda.games.zombicide.skills.aiming import AllDual, Marksman
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.skills.fighting import DiceByCrowd
from horda.games.zombicide.state import RANGED

SKILLS: list[Skill] = [
    Marksman("sniper"),
    AllDual("gunslinger", RANGED),
    DiceByCrowd("full_auto", RANGED),
]
