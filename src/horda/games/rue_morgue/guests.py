"""Zombies of other boxes, for the extended targeting priority order (RM-XTP-01)."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from horda.games.zombicide.box.content import zombie_kinds
from horda.games.zombicide.edition import ZombieKind

GUESTS = "guests"
"""The option of a position with zombies of other boxes, and the name of their file."""


def mixed_kinds(package: str) -> list[ZombieKind]:
    """Return the zombies of the box and those of others (RM-XTP-01)."""
    return [*zombie_kinds(package), *zombie_kinds(package, f"{GUESTS}.yaml")]
