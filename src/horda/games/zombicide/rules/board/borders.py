"""The marks of a border between two cells, as bits.

A border without marks is an open line (or opening) that anybody may cross.
"""

from __future__ import annotations

from typing import Final

WALL: Final = 1
HEDGE: Final = 2
BANK: Final = 4
LEDGE: Final = 8
FENCE: Final = 16
JOINED: Final = 32
"""There is no border: both cells belong to one zone."""
DOOR: Final = 64
BARRIER: Final = 128
LIFT: Final = 256
"""A connection between zones that do not touch, for survivors only: elevators, portals."""
SLOTS: Final = 512
"""The wall is drawn as a row of slot machines; it has no other effect."""
STAIRS: Final = 1024
"""Stairs that cross a fence or wall; used only for drawing."""

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
