"""Enchantments: spells that help, Ghost Sight among them (GH-ENC)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.enchantments import EnchantAction, sees_ghosts
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.board import HEDGE, WALL
from horda.games.zombicide.state import Table


class Enchantments(Mechanism):
    """They are cast like any action."""

    name: ClassVar[str] = "enchantments"

    def actions(self) -> list[Action]:
        """Casting one."""
        return [EnchantAction()]

    def sees_through(self, s: Table, who: int, so_far: int) -> int:
        """Ghost Sight shows what is behind walls, doors and hedges."""
        return so_far | WALL | HEDGE if sees_ghosts(s, who) else so_far
