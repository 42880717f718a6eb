"""Events of the Horde, of Necromancers and of picking the team."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class HordeGrew(Event):
    """A zombie was set aside for the Horde."""

    zombie: str


@dataclass
class HordeArrived(Event):
    """The whole Horde came onto the board in a zone."""

    zone: str
    count: int


@dataclass
class NecromancerArrived(Event):
    """A Necromancer came onto the board and brought a spawn token of a colour."""

    zombie: str
    zone: str
    colour: str


@dataclass
class NecromancerEscaped(Event):
    """A Necromancer left the board; `tokens` spawn tokens are on it."""

    zombie: str
    zone: str
    tokens: int


@dataclass
class DarkRitual(Event):
    """Necromancers met and left the board together."""

    zombies: tuple[str, ...]


@dataclass
class SurvivorPicked(Event):
    """A player picked a survivor to lead."""

    seat: int
    survivor: str
