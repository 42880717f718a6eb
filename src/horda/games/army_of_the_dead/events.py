"""Events of sleepers, of the Noise token and of Zeus."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SleepersWoken(Event):
    """The sleepers of a zone woke: their token was turned over and showed their number."""

    zone: str
    count: int


@dataclass
class TiptoeRolled(Event):
    """A survivor who left a zone with sleepers rolled whether they wake."""

    survivor: str
    zone: str
    die: int


@dataclass
class SleepersKilled(Event):
    """A survivor killed sleepers before they woke."""

    survivor: str
    zone: str
    count: int


@dataclass
class NoiseMoved(Event):
    """At the end of a round the Noise token moved to the zone with the most survivors."""

    zone: str


@dataclass
class ZeusCame(Event):
    """Zeus was placed in the zone of his spawn token."""

    zombie: str
    zone: str


@dataclass
class HelmetLost(Event):
    """An explosion knocked off Zeus's helmet."""

    zone: str
