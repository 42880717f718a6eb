"""What an attack is worth before it is rolled: exact chances of its hits, and who falls to them."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from horda.games.zombicide.edition import ZombieKind

HIGHEST = 6


class Blow:
    """The dice of an attack: how many, what each needs, how hard each hit is."""

    __slots__ = ("damage", "dice", "freely", "hit", "kind", "reaps")

    def __init__(
        self, kind: int, *, dice: int, accuracy: int, damage: int, freely: bool, reaps: bool = False
    ) -> None:
        self.kind = kind
        self.dice = dice
        self.hit = min(1.0, max(0.0, (HIGHEST + 1 - accuracy) / HIGHEST))
        self.damage = damage
        self.freely = freely
        """Whether hits are given out at will, not by priority."""
        self.reaps = reaps

    @property
    def hits(self) -> float:
        """The hits to be expected."""
        return self.dice * self.hit


@lru_cache(maxsize=4096)
def chances(dice: int, hit: float) -> tuple[float, ...]:
    """The chance of each number of hits."""
    return tuple(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1))


def victims(blow: Blow, counts: list[int], kinds: list[ZombieKind], worth: list[float]) -> list[float]:
    """What each further hit kills, in worth: at will the dearest first, else rank by rank.

    A rank with somebody whom the blow cannot kill soaks up all hits after its other members fell.
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
    """The worth of the zombies that an attack may be expected to kill."""
    falling = victims(blow, counts, kinds, worth)
    if not falling or not blow.dice:
        return 0.0
    total = 0.0
    so_far = 0.0
    for hits, chance in enumerate(chances(blow.dice, blow.hit)):
        if 0 < hits <= len(falling):
            so_far += falling[hits - 1]
        total += chance * so_far
    return total
