"""Events of ammunition, concentrated attacks, explosives and medical supplies."""

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
    """All hits of an attack were assigned to one zombie; their damage is added up."""

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
    """An explosive was placed in a zone."""

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
    """A survivor used a first aid kit or a shot of adrenaline."""

    survivor: str
    card: str
    other: str
    """The survivor on whom it was used; empty if that is the user."""
