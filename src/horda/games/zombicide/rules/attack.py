"""What an attack is, as skills and cards see it when they speak about it."""

from __future__ import annotations


class Attack:
    """An attack being resolved: who, with which cards, at which zone, how far. Never changed."""

    __slots__ = ("by", "cards", "distance", "kind", "zone")

    def __init__(self, by: int, kind: int, *, zone: int, cards: tuple[int, ...], distance: int) -> None:
        self.by = by
        self.kind = kind
        """MELEE, RANGED or MAGIC (`horda.games.zombicide.state`)."""
        self.zone = zone
        self.cards = cards
        self.distance = distance
