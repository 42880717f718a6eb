"""Enchantments: spells without combat characteristics, each with one target in sight (GH-MAG-03).

The effect of a card is a word in its record: `heal`, `speed`, `repulse`, `tremor`, `ghost_sight`.
"""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.green_horde.mechanisms.enchantments.actions import EnchantAction
from horda.games.green_horde.mechanisms.enchantments.targets import (
    NAME,
    RECORD,
    GhostSight,
    seers,
    sees_ghosts,
)
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.rules.board.borders import HEDGE, WALL
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Enchantments(Mechanism):
    """Enchantments, which are cast as actions."""

    name: ClassVar[str] = NAME

    def record(self) -> Record | None:
        """Return a record in which nobody has Ghost Sight."""
        return GhostSight()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the survivors who see through walls for the rest of the round."""
        people = tuple([s.roster[who] for who in seers(s)])
        return {"ghost_sight": people} if people else {}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read who has Ghost Sight, and since which round, from a position: `{ghost_sight: [rolf], round: 1}`."""
        if not isinstance(said, dict) or set(said) != {"ghost_sight", "round"}:
            return False
        people = tuple([s.roster.index(name) for name in said["ghost_sight"]])
        s.remember(RECORD, GhostSight(said["round"], people))
        return True

    def actions(self) -> list[Action]:
        return [EnchantAction()]

    def sees_through(self, s: ZombicideState, who: int, marks: int) -> int:
        """Add the marks of borders that Ghost Sight sees through: walls, doors and hedges."""
        return marks | WALL | HEDGE if sees_ghosts(s, who) else marks
