"""The events of the zombie players of Survivor Zombiland."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class ZombieCardPlayed(Event):
    """A zombie player played a card against a survivor."""

    seat: int
    card: str
    target: int


@dataclass
class ZombieLunged(Event):
    """A zombie player played a card for its extra movement."""

    seat: int
    card: str
    steps: int


@dataclass
class PowerRaised(Event):
    """A zombie player raised the power of an Encounter."""

    seat: int
    card: str
    power: int


@dataclass
class ZombieCardDrawn(CardEvent):
    """A zombie player drew a card; only its owner sees which."""

    seat: int
    card: str


@dataclass
class ZombieCardDiscarded(Event):
    """A zombie player discarded a card."""

    seat: int
    card: str


@dataclass
class ZombieKilled(Event):
    """A zombie player's piece was taken off the board."""

    seat: int
    by: int


@dataclass
class ZombieReturned(Event):
    """A killed zombie came back on a resurrection space."""

    seat: int
    space: str
