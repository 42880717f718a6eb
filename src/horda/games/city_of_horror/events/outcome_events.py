"""Events of outcomes: explosions, attacks, votes, deaths, sharing and the end."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class MarkerPlaced(Event):
    """An Explosion marker was put on a location."""

    seat: int
    location: str


@dataclass
class TowerCollapsed(Event):
    """The Water Tower exploded."""

    location: str


@dataclass
class ArmoryBurnt(Event):
    """The Armory burnt down; its Characters are at the Crossroads."""

    location: str


@dataclass
class ArmoryBlocked(Event):
    """The Armory's door is blocked for good."""

    location: str


@dataclass
class AttackBegun(Event):
    """The attack condition of a location is met."""

    location: str


@dataclass
class AttackFailed(Event):
    """A location was not attacked: the condition is not met, or nobody can be attacked."""

    location: str


@dataclass
class VoteCast(Event):
    """A player pointed at another, with a number of votes."""

    seat: int
    against: int
    votes: int


@dataclass
class PlayerElected(Event):
    """A vote elected a player to lose a Character, or to hand out the supplies."""

    seat: int
    vote: str


@dataclass
class TieBroken(Event):
    """The First Player named one of the tied players."""

    seat: int
    against: int


@dataclass
class CharacterDied(Event):
    """A Character left the game for good."""

    seat: int
    who: str
    cause: str


@dataclass
class PlayerEliminated(Event):
    """A player lost their last Character."""

    seat: int


@dataclass
class AntidoteShared(Event):
    """An Antidote was handed out in a sharing."""

    seat: int
    to: int


@dataclass
class CardShared(CardEvent):
    """An Action card was handed out in a sharing; only giver and receiver know which."""

    seat: int
    to: int
    card: str


@dataclass
class HiddenStoodUp(Event):
    """At the end of the round a hidden Character stood up again."""

    who: str


@dataclass
class AntidotesUsed(Event):
    """A player spent Antidotes on their Characters at the end."""

    seat: int
    amount: int


@dataclass
class ScoreCounted(Event):
    """A player's points at the end."""

    seat: int
    points: int
