"""Dragon Fire: bile, torches and the Lava Burst (GH-FIR)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.fire import DragonFire, ThrowBile, ThrowTorch
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.dice import HIGHEST
from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.hits import EndAttack
from horda.games.zombicide.state import Table


class DragonFires(Mechanism):
    """It leaves nobody alive in a zone."""

    name: ClassVar[str] = "dragon_fire"

    def actions(self) -> list[Action]:
        """Throwing bile, and the torch that lights it."""
        return [ThrowBile(), ThrowTorch()]

    def resolve_roll(self, s: Table, attack: Attack, values: list[int]) -> Steps | None:
        """A 6 of the Lava Burst is Dragon Fire in the zone instead of hits."""
        if HIGHEST in values and gear_of(s, attack.cards[0]).six_effect:
            return (DragonFire(attack.by, attack.zone), EndAttack(attack.how(), 0))
        return None
