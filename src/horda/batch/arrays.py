"""The arrays of a batch: views of one block of memory that the processes share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from horda.envs.matches.match import EnvMatch
from horda.envs.observations.encoder import encoder_of
from horda.envs.setup import Setup

Array = npt.NDArray[Any]
ALIGNMENT: Final = 64
"""Bytes to which each array is aligned, so that no two share a cache line."""
VECTOR: Final = "vector"
"""The name of the observation array if observations are vectors."""


@dataclass(frozen=True)
class BatchLayout:
    """The arrays of a batch by name: the shape for one match, and the element type."""

    matches: int
    parts: Mapping[str, tuple[tuple[int, ...], str]]
    observations: tuple[str, ...]
    """The names of the arrays with observations."""

    @property
    def size(self) -> int:
        """The total size of the arrays in bytes."""
        return sum(_padded_length(self._bytes(name)) for name in self.parts)

    def views(self, block: memoryview | bytearray) -> dict[str, Array]:
        """Return the arrays as views of a block of memory, the first match first."""
        found: dict[str, Array] = {}
        place = 0
        for name, (shape, kind) in self.parts.items():
            length = self._bytes(name)
            found[name] = np.frombuffer(
                block, dtype=kind, count=length // np.dtype(kind).itemsize, offset=place
            )
            found[name].shape = (self.matches, *shape)
            place += _padded_length(length)
        return found

    def _bytes(self, name: str) -> int:
        shape, kind = self.parts[name]
        return self.matches * int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize


def _padded_length(length: int) -> int:
    """Return a length in bytes, rounded up so that the next array begins at an aligned address."""
    return -(-length // ALIGNMENT) * ALIGNMENT


def layout_for(setup: Setup, matches: int) -> BatchLayout:
    """Return the layout of a batch's arrays, from the observations of a first match."""
    match = EnvMatch(setup, 0)
    parts: dict[str, tuple[tuple[int, ...], str]] = {}
    for name, array in observation_of(match, setup, match.deciders[0]).items():
        parts[name] = (array.shape, array.dtype.str)
    names = tuple(parts)
    return BatchLayout(
        matches,
        {
            **parts,
            "mask": ((match.grammar.size,), "|i1"),
            "action": ((), "<i4"),
            "seat": ((), "<i2"),
            "reward": ((setup.seats,), "<f4"),
            "won": ((setup.seats,), "|b1"),
            "over": ((), "|b1"),
            "cut": ((), "|b1"),
            "illegal": ((), "|b1"),
            "seed": ((), "<i8"),
        },
        names,
    )


def observation_of(match: EnvMatch, setup: Setup, seat: int) -> dict[str, Array]:
    """Return the observation of a seat as arrays by name."""
    found = encoder_of(setup.game).observe(match.sight(seat), setup.observations)
    if isinstance(found, dict):
        return found
    assert isinstance(found, np.ndarray)
    return {VECTOR: found}
