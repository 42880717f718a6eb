"""Events of fire, siege, enchantments and food."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class ZoneBurnt(Event):
    """Dragon Fire burnt a zone."""

    zone: str


@dataclass
class TrebuchetMoved(Event):
    """The Trebuchet moved to a zone."""

    zone: str


@dataclass
class TrebuchetFired(Event):
    """The Trebuchet fired a load at a zone, or at the Horde, and rolled these dice."""

    survivor: str
    load: str
    zone: str
    dice: tuple[int, ...]
    needed: int
    hits: int


@dataclass
class SurvivorEnchanted(Event):
    """An enchantment was cast on a survivor."""

    survivor: str
    card: str
    target: str


@dataclass
class ZoneEnchanted(Event):
    """An enchantment was cast on a zone."""

    survivor: str
    card: str
    zone: str


@dataclass
class ZombiesFell(Event):
    """Zombies of a kind were knocked down and spend their next activation to stand up."""

    zombie: str
    count: int
    zone: str


@dataclass
class FoodEaten(Event):
    """A survivor ate a food card."""

    survivor: str
    card: str
