"""Events of fights in Army of the Dead, named in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class AmmoRolled(Event):
    """The ammunition dice of a shot were rolled."""

    survivor: str
    weapon: str
    dice: tuple[int, ...]


@dataclass
class RanDry(Event):
    """A weapon is out of ammunition."""

    survivor: str
    weapon: str


@dataclass
class MagazineUsed(Event):
    """A magazine was discarded to reload a weapon."""

    survivor: str
    weapon: str


@dataclass
class BlowsConcentrated(Event):
    """All hits of an attack fell on one zombie; their damage adds up."""

    survivor: str
    zombie: str
    damage: int


@dataclass
class ZombieEntangled(Event):
    """A zombie lies on the ground, tied up in cable."""

    survivor: str
    zombie: str
    zone: str


@dataclass
class ZombiesFreed(Event):
    """Entangled zombies of a kind in a zone stood up again."""

    zombie: str
    count: int
    zone: str


@dataclass
class ExplosivePlaced(Event):
    """An explosive was put on the ground."""

    survivor: str
    card: str
    zone: str


@dataclass
class GrenadeThrown(Event):
    """A grenade was thrown into a zone."""

    survivor: str
    zone: str


@dataclass
class Exploded(Event):
    """An explosion damaged everybody in a zone."""

    zone: str
    damage: int


@dataclass
class KitUsed(Event):
    """A survivor used a first aid kit or a shot of adrenaline on somebody."""

    survivor: str
    card: str
    other: str
    """Empty: on themselves."""
