"""What everybody can see coming: who would do what next, and what can be seen from where."""

from __future__ import annotations


class Intent:
    """What so many of a kind would do if their turn came now, as far as that is decided."""

    def __init__(self, kind: str, count: int, place: str, *, to: tuple[str, ...], action: int) -> None:
        self.kind = kind
        self.count = count
        self.place = place
        """Where they stand before it."""
        self.to = to
        """Where they would go; several where they divide or the players lead them; none: they attack."""
        self.action = action
        """Which of their actions this is, counted from 1."""
        self.reason = ""
        """Why: a word of the game (`sees`, `hears`, `attacks`...)."""
        self.seen: tuple[str, ...] = ()
        """Whom they are after."""
        self.heard: tuple[str, ...] = ()
        """The places that drew those who see nobody."""
        self.noise = 0
        """How loud it is there."""


class Sighting:
    """A place that is seen from another: how far it is, and whether what is carried reaches it."""

    def __init__(self, place: str, distance: int, *, is_reached: bool) -> None:
        self.place = place
        self.distance = distance
        self.is_reached = is_reached
