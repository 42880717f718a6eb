"""Events of fights, wounds, searches and experience."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class AttackRolled(Event):
    """A survivor attacked a zone and rolled these dice, `hits` of which hit."""

    survivor: str
    weapon: str
    zone: str
    dice: tuple[int, ...]
    needed: int
    """The lowest value of a die that hits, skills included; 7 if none can hit."""
    hits: int


@dataclass
class DiceRolledAgain(Event):
    """All dice were rolled again because of the card or skill `by`; `needed` is 0 if no value succeeds by itself."""

    survivor: str
    by: str
    dice: tuple[int, ...]
    needed: int


@dataclass
class DiceAdded(Event):
    """Sixes added dice to a roll."""

    survivor: str
    dice: tuple[int, ...]


@dataclass
class ZombieKilled(Event):
    """A survivor killed a zombie."""

    survivor: str
    zombie: str
    zone: str


@dataclass
class ZombiePerished(Event):
    """A zombie died without a killer."""

    zombie: str
    zone: str


@dataclass
class HitsWasted(Event):
    """Hits had no effect: they were too weak for their targets, or no target was left."""

    survivor: str
    count: int


@dataclass
class FriendHit(Event):
    """Misses of an attack hit a survivor."""

    survivor: str
    friend: str
    count: int


@dataclass
class SurvivorHit(Event):
    """A hit of a survivor went to another survivor."""

    survivor: str
    target: str
    damage: int


@dataclass
class ArmourRolled(Event):
    """A survivor rolled for armour; `needed` on a die cancels an attack."""

    survivor: str
    dice: tuple[int, ...]
    needed: int


@dataclass
class Wounded(Event):
    """A survivor was wounded."""

    survivor: str
    wounds: int


@dataclass
class Healed(Event):
    """A survivor lost wounds."""

    survivor: str
    wounds: int


@dataclass
class LevelReached(Event):
    """A survivor reached a danger level."""

    survivor: str
    level: str


@dataclass
class SkillGained(Event):
    """A survivor has a skill from now on."""

    survivor: str
    skill: str


@dataclass
class CardStowed(Event):
    """A card went into a survivor's slot."""

    survivor: str
    card: str
    slot: str


@dataclass
class CardDiscarded(Event):
    """A survivor's card was discarded."""

    survivor: str
    card: str


@dataclass
class CardsTraded(Event):
    """A survivor gave another these cards and got those."""

    survivor: str
    other: str
    given: tuple[str, ...]
    got: tuple[str, ...]


@dataclass
class TradeRefused(Event):
    """A player did not agree to a trade: everything went back."""

    survivor: str
    other: str


@dataclass
class Reloaded(Event):
    """A survivor reloaded a weapon."""

    survivor: str
    weapon: str


@dataclass
class DoorRolled(Event):
    """A survivor rolled dice to open a door."""

    survivor: str
    weapon: str
    gate: str
    dice: tuple[int, ...]
    needed: int
    opened: bool
    heard: bool
    """Whether the attempt made noise."""


@dataclass
class SkillUsed(Event):
    """A survivor used a skill."""

    survivor: str
    skill: str


@dataclass
class ZombiesPushed(Event):
    """All zombies of a zone were pushed into another by a survivor."""

    survivor: str
    zone: str
    to: str
