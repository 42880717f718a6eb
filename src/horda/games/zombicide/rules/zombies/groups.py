"""Groups of zombies, the activation in which they act, and their attacks, as steps hold them."""

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
    """Zombies that act together, and the number of the action that they take. Never changed."""

    kinds: int
    """The kinds that act, as bits."""
    number: int
    """Actions are counted from 1 up to what a kind has; an activation that starts below 1 has more actions."""
    band: tuple[Group, ...] | None
    """None for all zombies on the board, else the groups that act, wherever they have walked."""
    singles: tuple[int, ...]
    """The individuals among them."""
    toward: int
    """The only survivor they are after, or NOWHERE."""

    def with_band(self, band: tuple[Group, ...]) -> Activation:
        """Return a copy of this activation in which the band stands elsewhere."""
        return Activation(self.kinds, self.number, band, self.singles, self.toward)

    def next_action(self) -> Activation:
        """Return this activation with its next action."""
        return Activation(self.kinds, self.number + 1, self.band, self.singles, self.toward)


@dataclass
class DealtAttack:
    """An attack that the players have given to a survivor. Never changed."""

    who: int
    kind: int
    """The kind of the attacker."""


def activation_of_all(kinds: int, number: int = 1) -> Activation:
    """Return an activation of all zombies of some kinds on the board."""
    return Activation(kinds, number, None, (), NOWHERE)
