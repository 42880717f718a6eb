"""First aid, adrenaline, and the trap in a search; the text of one card is lost, so its wording is ours (AD-ACT-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.steps import Step
from horda.games.army_of_the_dead.fight_events import KitUsed
from horda.games.zombicide.events.zombie_events import RanOut
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.combat.wounds import heal
from horda.games.zombicide.rules.inventory.slots import card_with, discard
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.rules.turns.experience import gain_experience
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.miniatures import put_down
from horda.games.zombicide.state import ZombicideState

HEAL: Final = "heal"
WOUNDS: Final = 2
"""Number of wounds that a first aid kit heals."""
SHOT: Final = "adrenaline"
POINTS: Final = 4
"""Number of adrenaline points of one shot."""


class FirstAid(Action):
    """For one action a kit, from any slot, heals two wounds of a survivor in the zone, the user included."""

    verb: ClassVar[str] = "first_aid"
    needs: ClassVar[str] = HEAL

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each wounded survivor in the zone."""
        seat = s.seat_of[who]
        hurt = [other for other in s.survivors_in(s.zone[who]) if s.wounds[other]]
        return [Choice(seat, "first_aid", (("survivor", s.roster[other]),)) for other in hurt]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Heal the survivor and discard the card."""
        card = card_with(s, who, HEAL)
        other = choice.name("survivor")
        s.emit(KitUsed(s.roster[who], s.cards.face(card), "" if other == s.roster[who] else other))
        discard(s, who, card)
        s.push(*heal(s, s.roster.index(choice.name("survivor")), WOUNDS))


class TakeShot(Action):
    """For one action a shot, from any slot, gives four adrenaline points."""

    verb: ClassVar[str] = "adrenaline_shot"
    needs: ClassVar[str] = SHOT

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [bare(s.seat_of[who], "adrenaline_shot")]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Give the adrenaline and discard the card."""
        card = card_with(s, who, SHOT)
        s.emit(KitUsed(s.roster[who], s.cards.face(card), ""))
        discard(s, who, card)
        s.push(*gain_experience(s, who, POINTS))


@dataclass
class SpringTrap(Step):
    """Put a Shambler into the zone of a search; no skill reacts to it (AD-ACT-09, AD-Q-68).

    If no miniature is left, all Shamblers get an activation (AD-Q-09).
    """

    zone: int
    kind: int

    def run(self, s: ZombicideState) -> None:
        """Put the zombie into the zone."""
        if not put_down(s, self.zone, self.kind, 1):
            s.emit(RanOut(s.edition.kinds[self.kind].name))
            s.push(ActivateAgain(1 << self.kind))


class Supplies(Mechanism):
    """Cards that are used up, and the equipment card that brings a zombie."""

    name: ClassVar[str] = "supplies"

    def actions(self) -> list[Action]:
        """Return the actions of healing and of taking adrenaline."""
        return [FirstAid(), TakeShot()]

    def spring_trap(self, s: ZombicideState, who: int, kind: int) -> Steps | None:
        """Put a Shambler into the zone; no skill reacts to it (AD-ACT-09, AD-Q-68)."""
        return (SpringTrap(s.zone[who], kind),) if s.zone[who] >= 0 else ()
