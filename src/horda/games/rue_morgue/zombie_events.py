"""Events of Rue Morgue's zombies and places: spawn dice, grabs, tents, event triggers."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SpawnDiceRolled(Event):
    """The spawn dice determined where zombies appear (RM-SPN-03)."""

    dice: tuple[int, ...]
    idle: bool
    """Whether no active spawn zone has any of these numbers, so that no zombies appear (RM-Q-30)."""


@dataclass
class SurvivorGrabbed(Event):
    """An A-Bomb Abomination pulled a survivor into its zone (RM-ABO-05)."""

    survivor: str
    zone: str


@dataclass
class TentRevealed(Event):
    """A survivor was the first to enter a tent, and its card was revealed (RM-CAM-05)."""

    survivor: str
    card: str
    zone: str


@dataclass
class TriggerSetOff(Event):
    """A survivor set off an event trigger; its token was turned over (RM-EVT-04)."""

    survivor: str
    zone: str
