"""The silencer, which quiets firearms (AD-EQP)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import card_with
from horda.games.zombicide.state import RANGED, ZombicideState

SILENCE = "silence"


class Silencer(Mechanism):
    """The Silencer, which has an effect in any slot."""

    name: ClassVar[str] = "silencer"

    def is_silenced(self, s: ZombicideState, who: int, card: int) -> bool:
        """Return whether a Silencer applies to a card: any firearm that is not explosive."""
        gear = gear_of(s, card)
        if gear.explosive or gear.profile(RANGED) is None:
            return False
        return card_with(s, who, SILENCE) >= 0
