"""The mechanism of specialties: requirements of missions, and the additional life of Aggressive survivors (AD-SPE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.steps import Step
from horda.games.army_of_the_dead.mechanisms.specialties.content import NAME, SpecialtiesInMissions
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import (
    AGGRESSIVE,
    SPECIALTIES,
    is_born,
)
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.combat.wounds import Eliminate, life_of
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.state import ZombicideState


class Specialties(Mechanism):
    """Specialties, printed on the ID card or lent by a card in hand."""

    name: ClassVar[str] = NAME
    specialties: ClassVar[tuple[str, ...]] = SPECIALTIES

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that names required specialties (AD-SET-30)."""
        return SpecialtiesInMissions()

    def life(self, s: ZombicideState, who: int, wounds: int) -> int:
        """Return one more wound of life for an Aggressive survivor, by ID card or by a Crowbar in hand.

        AD-SPE-02, AD-SPE-05, AD-SET-18, AD-Q-30, AD-Q-55.
        """
        return wounds + 1 if has_specialty(s, who, AGGRESSIVE) else wounds

    def action_ended(self, s: ZombicideState) -> Steps:
        """Return the step that checks survivors who live only by a Crowbar, which they may have lost (AD-Q-55)."""
        life = s.edition.figures.max_wounds
        lent = any(s.wounds[who] >= life and not is_born(s, who, AGGRESSIVE) for who in s.in_play())
        return (EndLentLives(),) if lent else ()


@dataclass
class EndLentLives(Step):
    """Eliminate survivors who have lost the Crowbar and have as many wounds as their life without it (AD-Q-55)."""

    def run(self, s: ZombicideState) -> None:
        s.push(*[Eliminate(who) for who in s.in_play() if s.wounds[who] >= life_of(s, who)])
