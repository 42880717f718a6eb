"""Armour on the body and shields in hand (GH-ARM)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.armour import armour_value, shield, worn
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.equipment import NO_ARMOUR
from horda.games.zombicide.state import Table


class Armour(Mechanism):
    """A die may cancel an attack."""

    name: ClassVar[str] = "armour"

    def armour(self, s: Table, who: int, so_far: int) -> int:
        """Armour on the body, or else a shield in hand (GH-ARM-01, GH-ARM-05)."""
        return min(so_far, armour_value(s, who))

    def armour_rerolls(self, s: Table, who: int) -> list[str]:
        """With armour on the body, a shield in hand repeats the roll once (GH-ARM-06)."""
        name = shield(s, who) if worn(s, who) != NO_ARMOUR else ""
        return [name] if name else []
