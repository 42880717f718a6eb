"""Attacks, as skills and cards see them in their hooks and as steps hold them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.zombicide.rules.board.graph import NOWHERE

MISSES: Final = "misses"
"""Misses of shots and spells strike survivors in the zone (friendly_fire.misses)."""
HITS: Final = "hits"
"""The hits of shots go to survivors in the zone before any zombie (friendly_fire.hits)."""


@dataclass
class Attack:
    """An attack being resolved: who, with which cards, at which zone, how far. Never changed."""

    by: int
    kind: int
    """MELEE, RANGED or MAGIC (`horda.games.zombicide.state`)."""
    zone: int
    cards: tuple[int, ...]
    """The weapons or spells used: one, or two that are dual."""
    distance: int
    aid: int = NOWHERE
    """The other card in use with a single weapon, which may help it; NOWHERE for none."""
    then_zone: int = NOWHERE
    """Where the second of two weapons is aimed that one action aims apart."""
    then_distance: int = 0
    then_card: int = NOWHERE
    before: int = 0
    """Kills of the first of them."""
    target: int = NOWHERE
    """The kind of the one zombie that a concentrated attack is aimed at (combat.concentrated)."""
