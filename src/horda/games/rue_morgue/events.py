"""Events of Rue Morgue alone, named in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class WeaponMade(Event):
    """A survivor made one or more weapons out of two cards."""

    survivor: str
    card: str
    count: int


@dataclass
class MolotovThrown(Event):
    """A Molotov burst in a zone."""

    survivor: str
    zone: str
