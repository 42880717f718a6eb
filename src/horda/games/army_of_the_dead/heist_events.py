"""Events of a heist, named in the past tense: the team, the vault, tokens, companions, the truck."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SurvivorChosen(Event):
    """The players took a survivor into the team."""

    survivor: str


@dataclass
class SurvivorShared(Event):
    """A survivor got its player."""

    survivor: str
    player: int


@dataclass
class CompanionPlaced(Event):
    """A companion waits in a zone."""

    survivor: str
    zone: str


@dataclass
class CompanionLed(Event):
    """A companion follows a survivor from now on."""

    survivor: str
    companion: str


@dataclass
class GoalDrawn(Event):
    """A personal objective was placed on the box of a colour."""

    goal: str
    colour: str


@dataclass
class GoalDone(Event):
    """A personal objective is complete."""

    goal: str


@dataclass
class TokenHandedOver(Event):
    """A token that takes room changed hands."""

    survivor: str
    other: str
    colour: str


@dataclass
class VaultCardShown(Event):
    """Somebody came into the trap zone, and its card was turned over."""

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
    """A straight: the way to the vault's door is free."""

    survivor: str


@dataclass
class VaultHeld(Event):
    """No straight: the traps still hold."""

    survivor: str


@dataclass
class TruckBoarded(Event):
    """A survivor sits in the taco truck."""

    survivor: str
    place: str


@dataclass
class TruckLeft(Event):
    """A survivor got out of the taco truck."""

    survivor: str


@dataclass
class TruckDriven(Event):
    """The taco truck came into a zone."""

    survivor: str
    zone: str
