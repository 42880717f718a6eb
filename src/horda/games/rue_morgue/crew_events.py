"""Events of teams, their cards and the helicopter."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SurvivorJoined(Event):
    """A player picked a survivor to lead."""

    seat: int
    survivor: str


@dataclass
class GotIn(Event):
    """A survivor took a seat in the helicopter."""

    survivor: str
    place: str


@dataclass
class GotOut(Event):
    """A survivor got out of the helicopter, on the ground or by rope."""

    survivor: str
    zone: str


@dataclass
class SeatChanged(Event):
    """A survivor moved to another seat of the helicopter."""

    survivor: str
    place: str


@dataclass
class TookOff(Event):
    """The helicopter took off."""

    survivor: str
    zone: str


@dataclass
class Landed(Event):
    """The helicopter landed."""

    survivor: str
    zone: str


@dataclass
class Flew(Event):
    """The helicopter flew from above one zone to above another."""

    survivor: str
    zone: str
    to: str


@dataclass
class CardStored(Event):
    """A survivor stored a card in the helicopter."""

    survivor: str
    card: str


@dataclass
class CardRetrieved(Event):
    """A survivor retrieved a card that was stored in the helicopter."""

    survivor: str
    card: str


@dataclass
class TeamCardTaken(Event):
    """A team took a team action card."""

    team: int
    team_card: str


@dataclass
class TeamActionUsed(Event):
    """A survivor used a team action on a zone."""

    survivor: str
    team_card: str
    zone: str


@dataclass
class VestTurned(Event):
    """A Bulletproof Vest stopped its first wound and was turned face down."""

    survivor: str


@dataclass
class TeamScored(Event):
    """The experience of a team, counted at the end."""

    team: int
    points: int
