"""Events of a match's course: rounds, turns, moves, doors, noise, tokens, the mission, experience.

Zones and survivors are given by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class RoundBegan(Event):
    """A new round began; it names the first player."""

    round: int
    seat: int


@dataclass
class PhaseBegan(Event):
    """A phase began: the players', the zombies' or the end phase."""

    phase: str


@dataclass
class TurnBegan(Event):
    """A survivor's turn began."""

    seat: int
    survivor: str


@dataclass
class Moved(Event):
    """A survivor went from one zone to another."""

    survivor: str
    zone: str
    to: str


@dataclass
class SurvivorLeft(Event):
    """A survivor left the board alive."""

    survivor: str
    zone: str


@dataclass
class SurvivorLost(Event):
    """A survivor was eliminated."""

    survivor: str
    zone: str


@dataclass
class GateOpened(Event):
    """A door was opened, or a barrier or hedge was taken away."""

    gate: str
    kind: str
    survivor: str = ""
    """The survivor who opened it; empty if it opened by itself."""


@dataclass
class GateShut(Event):
    """A door was closed again, or a barrier or hedge was placed."""

    gate: str
    kind: str


@dataclass
class NoiseMade(Event):
    """A noise was made in a zone."""

    zone: str


@dataclass
class DieRolled(Event):
    """A survivor rolled one die outside an attack; `why` names the reason."""

    survivor: str
    why: str
    die: int


@dataclass
class ObjectiveTaken(Event):
    """A survivor took or worked an objective, and its true colour was revealed."""

    survivor: str
    zone: str
    colour: str


@dataclass
class TokenPut(Event):
    """A token came onto the board."""

    token: str
    zone: str
    colour: str


@dataclass
class TokenGone(Event):
    """A token left the board."""

    token: str
    zone: str
    colour: str


@dataclass
class SpawnWoken(Event):
    """An inactive spawn zone became active."""

    zone: str
    colour: str


@dataclass
class TokenMoved(Event):
    """A token went from one zone to another."""

    token: str
    zone: str
    to: str
    colour: str


@dataclass
class MissionRolled(Event):
    """A die was rolled for the mission; it names the survivor who triggered the roll, if there is one."""

    survivor: str
    die: int


@dataclass
class TurningPoint(Event):
    """The mission reached a turning point; `moment` is the number of its text."""

    number: int
    moment: str


@dataclass
class SurvivorMarked(Event):
    """A survivor entered or left a state that the mission defines."""

    survivor: str
    mark: str
    has: bool


@dataclass
class FogFell(Event):
    """Fog covers some zones: nobody sees farther than one zone into them or out of them."""

    lies: tuple[str, ...]


@dataclass
class FogLifted(Event):
    """The fog over some zones disappeared."""

    lies: tuple[str, ...]


@dataclass
class TileRevealed(Event):
    """A survivor was the first to enter a tile whose tokens and zombies were hidden."""

    tile: str
    zone: str


@dataclass
class MissionCutShort(Event):
    """The mission's effects exceeded the limit of work for one decision, and the rest of them was skipped."""


@dataclass
class ExperienceGained(Event):
    """A survivor gained experience."""

    survivor: str
    points: int


@dataclass
class ZombiesPlaced(Event):
    """Zombies of a kind came onto the board."""

    zombie: str
    count: int
    zone: str


@dataclass
class CardDrawn(CardEvent):
    """A card was drawn; seats that may not know it see only its back."""

    survivor: str
    card: str
