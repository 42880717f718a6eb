"""Records of public forecasts: the next action of a group, the places in sight, and the odds of an attack."""

from __future__ import annotations


class Intent:
    """What a group of zombies of one kind would do if its turn came now, as far as the rules determine it."""

    def __init__(self, kind: str, count: int, place: str, *, to: tuple[str, ...], action: int) -> None:
        self.kind = kind
        self.count = count
        self.place = place
        """The place of the group."""
        self.to = to
        """The places that the group would go to: several if it splits or the players choose, none if it attacks."""
        self.action = action
        """The number of the action, counted from 1."""
        self.reason = ""
        """The reason, a name with a translation (`sees`, `hears`, `attacks`...)."""
        self.seen: tuple[str, ...] = ()
        """The figures that the group sees."""
        self.heard: tuple[str, ...] = ()
        """The places whose noise attracts the group if it sees nobody."""
        self.noise = 0
        """The amount of noise in the places of `heard`."""


class Sighting:
    """A place visible from another: its distance, and whether a carried weapon reaches it."""

    def __init__(self, place: str, distance: int, *, is_reached: bool) -> None:
        self.place = place
        self.distance = distance
        self.is_reached = is_reached


class AttackPreview:
    """The dice of an attack that has not been rolled yet, and the exact probabilities of its results."""

    def __init__(self, *, dice: int, needed: int, damage: int, kills: tuple[float, ...]) -> None:
        self.dice = dice
        self.needed = needed
        """The lowest face that hits; 7 if none does."""
        self.damage = damage
        """The damage of each hit."""
        self.distance = 0
        """The distance to the target in places; 0 in the attacker's own place."""
        self.kills = kills
        """The probability of killing exactly 0, 1, 2... enemies."""
        self.friends: tuple[str, ...] = ()
        """The figures of the attacker's own side that the attack may strike."""
        self.wounded = 0.0
        """The probability that the attack strikes at least one of `friends`."""
        self.fatal = 0.0
        """The probability that the attack does enough damage to kill the weakest of `friends`, ignoring armour."""
