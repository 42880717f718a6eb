"""Ammo dice, empty weapons and magazines (AD-AMM)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.ammunition import UseMagazine, note_ammo
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.state import Table


class Ammunition(Mechanism):
    """Some dice of a shot say whether the weapon is empty then."""

    name: ClassVar[str] = "ammunition"

    def actions(self) -> list[Action]:
        """A magazine reloads at no cost (AD-Q-14)."""
        return [UseMagazine()]

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """Ammo dice come first (AD-AMM-01)."""
        note_ammo(s, attack, dice)
        return ()
