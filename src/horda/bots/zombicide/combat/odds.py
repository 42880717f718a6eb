"""The expected result of an attack: exact chances of its hits, and the value of its kills."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from horda.games.zombicide.edition import ZombieKind

HIGHEST_ROLL = 6


class Blow:
    """The dice of an attack: how many, the roll each needs, and the damage of each hit."""

    __slots__ = ("damage", "dice", "freely", "hit", "kind", "reaps")

    def __init__(
        self, kind: int, *, dice: int, accuracy: int, damage: int, freely: bool, reaps: bool = False
    ) -> None:
        self.kind = kind
        self.dice = dice
        self.hit = min(1.0, max(0.0, (HIGHEST_ROLL + 1 - accuracy) / HIGHEST_ROLL))
        self.damage = damage
        self.freely = freely
        """Whether the attacker assigns the hits freely instead of by target priority."""
        self.reaps = reaps

    @property
    def hits(self) -> float:
        """The expected number of hits."""
        return self.dice * self.hit


@lru_cache(maxsize=4096)
def chances(dice: int, hit: float) -> tuple[float, ...]:
    """Return the probability of each number of hits."""
    return tuple(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1))


def victims(blow: Blow, counts: list[int], kinds: list[ZombieKind], worth: list[float]) -> list[float]:
    """Return the value of the zombie that each hit kills: most valuable first if assigned freely, else by priority.

    A zombie that the attack cannot kill absorbs all further hits once the others of its priority are dead.
    """
    present = [kind for kind, count in enumerate(counts) if count]
    if not blow.freely:
        present.sort(key=lambda kind: (kinds[kind].priority, -worth[kind]))
    else:
        present.sort(key=lambda kind: -worth[kind])
    found: list[float] = []
    soaking = 99
    for kind in present:
        printed = kinds[kind]
        if printed.priority > soaking:
            break
        if printed.damage <= blow.damage:
            found.extend([worth[kind]] * counts[kind])
        elif not blow.freely:
            soaking = printed.priority
    if blow.reaps and len(found) > 1:
        found = [found[0] + found[1], *found[2:]]
    return found


def gain(blow: Blow, counts: list[int], kinds: list[ZombieKind], worth: list[float]) -> float:
    """Return the expected value of the zombies that an attack kills."""
    values = victims(blow, counts, kinds, worth)
    if not values or not blow.dice:
        return 0.0
    total = 0.0
    killed = 0.0
    for hits, chance in enumerate(chances(blow.dice, blow.hit)):
        if 0 < hits <= len(values):
            killed += values[hits - 1]
        total += chance * killed
    return total
