"""The description of observations: arrays of integers from 0 to 255, with a name for each column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
Observation = dict[str, npt.NDArray[np.generic]]
MOST: Final = 255
"""The largest integer in an observation; larger counts are clipped to it."""


@dataclass(frozen=True)
class Part:
    """One array of an observation: its number of rows, and its columns by name."""

    name: str
    rows: int
    """Number of rows; 1 for a plain list."""
    columns: tuple[str, ...]
    doc: str

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the array."""
        return (len(self.columns),) if self.rows == 1 else (self.rows, len(self.columns))

    def blank(self) -> Bytes:
        """Return an array of zeros."""
        return np.zeros(self.shape, dtype=np.uint8)


def clip_to_bytes(values: list[int]) -> Bytes:
    """Return integers as bytes: negative ones as 0, ones above 255 as 255."""
    try:
        return np.frombuffer(bytes(values), dtype=np.uint8)
    except ValueError:
        return np.clip(np.array(values, dtype=np.int64), 0, MOST).astype(np.uint8)


def bits(number: int, count: int) -> Bytes:
    """Return the lowest bits of a number, each as 0 or 1."""
    masked = number & ((1 << count) - 1)
    raw = np.frombuffer(masked.to_bytes((count + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(raw, bitorder="little", count=count)
