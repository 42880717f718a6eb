"""What a border between two cells may be.

No mark at all: an open line (or opening) that anybody may cross.
"""

from __future__ import annotations

from typing import Final

WALL: Final = 1
HEDGE: Final = 2
BANK: Final = 4
LEDGE: Final = 8
FENCE: Final = 16
JOINED: Final = 32
"""No border at all: both cells are of one zone."""
DOOR: Final = 64
BARRIER: Final = 128
LIFT: Final = 256
"""A way for survivors between zones that do not touch: elevators, portals."""
SLOTS: Final = 512
"""A wall that is a row of slot machines: only for the eye."""
STAIRS: Final = 1024
"""Stairs lead over what would stop everybody here, a fence: only for the eye."""

MARK_NAMES: Final = {
    "wall": WALL,
    "hedge": HEDGE,
    "bank": BANK,
    "ledge": LEDGE,
    "fence": FENCE,
    "joined": JOINED,
    "door": DOOR,
    "barrier": BARRIER,
    "lift": LIFT,
}
