"""Events of improved weapons."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class WeaponMade(Event):
    """A survivor combined two cards into one or more weapons."""

    survivor: str
    card: str
    count: int


@dataclass
class MolotovThrown(Event):
    """A Molotov exploded in a zone."""

    survivor: str
    zone: str
