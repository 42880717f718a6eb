"""The sides of a cell."""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
