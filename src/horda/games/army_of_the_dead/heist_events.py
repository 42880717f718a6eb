"""Events of a heist: the team, the vault, tokens, companions, the truck."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SurvivorChosen(Event):
    """The players chose a survivor for the team."""

    survivor: str


@dataclass
class SurvivorShared(Event):
    """A survivor was assigned to a player."""

    survivor: str
    player: int


@dataclass
class CompanionPlaced(Event):
    """A companion was placed in a zone."""

    survivor: str
    zone: str


@dataclass
class CompanionLed(Event):
    """A companion started to follow a survivor."""

    survivor: str
    companion: str


@dataclass
class GoalDrawn(Event):
    """A personal objective was placed on the box of a colour."""

    goal: str
    colour: str


@dataclass
class GoalDone(Event):
    """A personal objective was completed."""

    goal: str


@dataclass
class TokenHandedOver(Event):
    """A token that occupies slots changed hands."""

    survivor: str
    other: str
    colour: str


@dataclass
class VaultCardShown(Event):
    """Somebody entered the trap zone, and its card was revealed."""

    vault: str


@dataclass
class VaultRolled(Event):
    """Dice were rolled against the traps of the vault."""

    survivor: str
    dice: tuple[int, ...]
    kept: tuple[int, ...]


@dataclass
class VaultHelped(Event):
    """A line of the vault card was used."""

    bonus: str


@dataclass
class TrapsBeaten(Event):
    """The dice made a straight: the vault's door can be opened."""

    survivor: str


@dataclass
class VaultHeld(Event):
    """The attempt ended without a straight: the traps are still active."""

    survivor: str


@dataclass
class TruckBoarded(Event):
    """A survivor took a seat in the taco truck."""

    survivor: str
    place: str


@dataclass
class TruckLeft(Event):
    """A survivor got out of the taco truck."""

    survivor: str


@dataclass
class TruckDriven(Event):
    """The taco truck drove to a zone."""

    survivor: str
    zone: str
