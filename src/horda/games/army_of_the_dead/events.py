"""Events of Army of the Dead alone, named in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class SleepersWoken(Event):
    """Sleepers of a zone woke: their token was turned over and showed how many they are."""

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
    """At the end of a round the Noise token went to where most survivors are."""

    zone: str


@dataclass
class ZeusCame(Event):
    """Zeus took the place of his spawn token."""

    zombie: str
    zone: str


@dataclass
class HelmetLost(Event):
    """An explosion knocked the helmet off Zeus's head."""

    zone: str
