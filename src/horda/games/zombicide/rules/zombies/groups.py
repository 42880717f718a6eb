"""Records of groups of zombies, of activations and of assigned attacks, as fields of steps."""

from __future__ import annotations

from dataclasses import dataclass

from horda.games.zombicide.rules.board.graph import NOWHERE


@dataclass
class Group:
    """Zombies of one kind in one zone. Never changed."""

    zone: int
    kind: int
    count: int


@dataclass
class Activation:
    """Zombies that act together, and the number of their current action. Never changed."""

    kinds: int
    """The kinds that act, as bits."""
    number: int
    """The number of the action, from 1 to the kind's number of actions; starting below 1 adds actions."""
    band: tuple[Group, ...] | None
    """The groups that act, wherever they have moved; None: all zombies on the board."""
    singles: tuple[int, ...]
    """The individuals in the band."""
    toward: int
    """The only survivor whom they attack and follow, or NOWHERE."""

    def with_band(self, band: tuple[Group, ...]) -> Activation:
        """Return a copy of this activation with another band."""
        return Activation(self.kinds, self.number, band, self.singles, self.toward)

    def next_action(self) -> Activation:
        """Return a copy of this activation with its next action."""
        return Activation(self.kinds, self.number + 1, self.band, self.singles, self.toward)


@dataclass
class DealtAttack:
    """An attack that the players have assigned to a survivor. Never changed."""

    who: int
    kind: int
    """The kind of the attacker."""


def activation_of_all(kinds: int, number: int = 1) -> Activation:
    """Return an activation of all zombies of some kinds on the board."""
    return Activation(kinds, number, None, (), NOWHERE)
