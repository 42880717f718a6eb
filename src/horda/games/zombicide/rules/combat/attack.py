"""The record of an attack, as hooks and steps use it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.zombicide.rules.board.graph import NOWHERE

MISSES: Final = "misses"
"""Misses of shots and spells hit survivors in the zone (friendly_fire.misses)."""
HITS: Final = "hits"
"""Hits of shots go to survivors in the zone before any zombie (friendly_fire.hits)."""


@dataclass
class Attack:
    """An attack being resolved: attacker, cards, target zone and range. It is never changed."""

    by: int
    kind: int
    """MELEE, RANGED or MAGIC (`horda.games.zombicide.state`)."""
    zone: int
    cards: tuple[int, ...]
    """The weapons or spells used: one, or two that are dual."""
    distance: int
    aid: int = NOWHERE
    """Another card in use that may support a single weapon; NOWHERE for none."""
    then_zone: int = NOWHERE
    """The target zone of the second of two weapons that one action aims at different zones."""
    then_distance: int = 0
    then_card: int = NOWHERE
    before: int = 0
    """The number of zombies that the first of two such weapons has killed."""
    target: int = NOWHERE
    """The kind of the one zombie that a concentrated attack is aimed at (combat.concentrated)."""
