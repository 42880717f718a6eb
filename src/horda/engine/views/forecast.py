"""Public forecasts: what each group would do next, and what can be seen from where."""

from __future__ import annotations


class Intent:
    """What a group of one kind would do if its turn came now, as far as that is determined."""

    def __init__(self, kind: str, count: int, place: str, *, to: tuple[str, ...], action: int) -> None:
        self.kind = kind
        self.count = count
        self.place = place
        """Where the group stands now."""
        self.to = to
        """Where the group would go: several places if it splits or the players lead it, none if it attacks."""
        self.action = action
        """The number of the action, counted from 1."""
        self.reason = ""
        """The reason, a name with a translation (`sees`, `hears`, `attacks`...)."""
        self.seen: tuple[str, ...] = ()
        """The figures that the group sees."""
        self.heard: tuple[str, ...] = ()
        """The places whose noise attracts the group if it sees nobody."""
        self.noise = 0
        """The amount of noise there."""


class Sighting:
    """A place visible from another: its distance, and whether a carried weapon reaches it."""

    def __init__(self, place: str, distance: int, *, is_reached: bool) -> None:
        self.place = place
        self.distance = distance
        self.is_reached = is_reached
