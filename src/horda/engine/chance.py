"""Random numbers: the generator of a match is one 64-bit integer (splitmix64), so a state is cheap to copy.

The same seed gives the same dice and shuffles on every platform and version of Python.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
STRIDE: Final = 0x9E3779B97F4A7C15


def next_state(state: int) -> int:
    """Return the generator's next state."""
    return (state + STRIDE) & MASK


def mix_bits(state: int) -> int:
    """Return the 64 random bits that belong to a state."""
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def initial_state(seed: int | str) -> int:
    """Return the first generator state for a seed: any integer, or a text, whose bytes are mixed in."""
    if isinstance(seed, int) and 0 <= seed <= MASK:
        return mix_bits(next_state(seed))
    state = 0
    for byte in str(seed).encode():
        state = mix_bits(next_state(state ^ byte))
    return state


class Dice:
    """A random number generator (splitmix64) for bots and experiments; a match never uses it."""

    def __init__(self, seed: int | str) -> None:
        self.state = initial_state(seed)

    def below(self, count: int) -> int:
        """Return a number from 0 to `count - 1`, each equally likely."""
        self.state = next_state(self.state)
        return (mix_bits(self.state) * count) >> 64

    def share(self) -> float:
        """Return a number in the interval [0, 1)."""
        self.state = next_state(self.state)
        return (mix_bits(self.state) >> 11) * 1.1102230246251565e-16

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


WORD: Final = 0xFFFFFFFF
WARM_UP_STEPS: Final = 12
"""How many numbers `Dealer` discards at first, since these still reflect the seed."""


class Dealer:
    """A fast generator of small random numbers for dealing hidden cards again (`determinise`): sfc32, 32-bit.

    A step of splitmix64 multiplies beyond a machine word, which creates a big integer each time and took most
    of the time of dealing a deck.
    """

    def __init__(self, rng: Dice) -> None:
        seed = rng.below(1 << 62)
        self.a = seed & WORD
        self.b = seed >> 32
        self.c = seed >> 16 & WORD
        self.count = 1
        for _ in range(WARM_UP_STEPS):
            self.below(1)

    def below(self, count: int) -> int:
        """Return a number from 0 to `count - 1`, each equally likely; `count` must be at most a few thousand."""
        b, c = self.b, self.c
        bits = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | c >> 11) + bits) & WORD
        return (bits * count) >> 32
