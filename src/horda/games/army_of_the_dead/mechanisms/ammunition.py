"""Ammo dice, empty weapons and magazines (AD-AMM)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import without
from horda.engine.steps import Step
from horda.games.army_of_the_dead.fight_events import AmmoRolled, MagazineUsed, RanDry
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import card_with, discard
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import RANGED, ZombicideState

OUT: Final = 1
"""The face of an Ammo die with the out-of-ammo symbol (AD-Q-15)."""
RELOAD: Final = "reload"


def note_ammo(s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
    """Log the Ammo dice, and return the step that marks the weapon as empty after the attack (AD-AMM-02)."""
    card = attack.cards[0]
    ammo = gear_of(s, card).ammo_dice if attack.kind == RANGED else 0
    if not ammo:
        return ()
    weapon = s.cards.face(card)
    s.emit(AmmoRolled(s.roster[attack.by], weapon, dice[:ammo]))
    return (RunDry(attack.by, card),) if OUT in dice[:ammo] else ()


@dataclass
class RunDry(Step):
    """Mark the weapon as out of ammunition after the attack: its card is turned round (AD-AMM-02, AD-AMM-03)."""

    who: int
    card: int

    def run(self, s: ZombicideState) -> None:
        """Mark the weapon as unloaded if its owner still holds it."""
        if self.card in s.cards_of(self.who):
            s.unloaded = [*s.unloaded, self.card]
            s.emit(RanDry(s.roster[self.who], s.cards.face(self.card)))


class UseMagazine(Action):
    """Discard a magazine, for free, to reload a weapon of the same survivor (AD-AMM-05).

    Both may be in any slot (AD-Q-14).
    """

    verb: ClassVar[str] = "reload"
    needs: ClassVar[str] = RELOAD
    pays: ClassVar[Cost | None] = None

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each name of an empty weapon."""
        if not s.unloaded:
            return []
        empty = [s.cards.face(card) for card in s.cards_of(who) if card in s.unloaded]
        seat = s.seat_of[who]
        return [Choice(seat, "reload", (("weapon", name),)) for name in dict.fromkeys(empty)]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Reload the weapon with one magazine of the chosen name."""
        name = choice.name("weapon")
        card = next(card for card in s.cards_of(who) if card in s.unloaded and s.cards.face(card) == name)
        s.unloaded = without(s.unloaded, card)
        discard(s, who, card_with(s, who, RELOAD))
        s.emit(MagazineUsed(s.roster[who], name))


class Ammunition(Mechanism):
    """Ammo dice of a shot, which determine whether the weapon is empty afterwards."""

    name: ClassVar[str] = "ammunition"

    def actions(self) -> list[Action]:
        """Return the action that reloads with a magazine at no cost (AD-Q-14)."""
        return [UseMagazine()]

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """Roll the ammo dice before anything else is resolved (AD-AMM-01)."""
        return note_ammo(s, attack, dice)
