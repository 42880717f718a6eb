"""Events of fights, wounds, searches and experience, named in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import Event


@dataclass
class AttackRolled(Event):
    """A survivor attacked a zone and rolled these dice, of which `hits` hit."""

    survivor: str
    weapon: str
    zone: str
    dice: tuple[int, ...]
    needed: int
    """What a die has to show to hit, skills included; 7 where none can."""
    hits: int


@dataclass
class DiceRolledAgain(Event):
    """All dice were rolled again, and by what right; `needed` is 0 where no number is good by itself."""

    survivor: str
    by: str
    dice: tuple[int, ...]
    needed: int


@dataclass
class DiceAdded(Event):
    """Sixes brought more dice."""

    survivor: str
    dice: tuple[int, ...]


@dataclass
class ZombieKilled(Event):
    """A zombie fell to a survivor."""

    survivor: str
    zombie: str
    zone: str


@dataclass
class ZombiePerished(Event):
    """A zombie fell without anybody having killed it."""

    zombie: str
    zone: str


@dataclass
class HitsWasted(Event):
    """Hits were taken by zombies that they could not kill, or found nobody left."""

    survivor: str
    count: int


@dataclass
class FriendHit(Event):
    """Misses struck a survivor."""

    survivor: str
    friend: str
    count: int


@dataclass
class SurvivorHit(Event):
    """A survivor's hit struck another survivor."""

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
    """A survivor tried to open a door with a roll."""

    survivor: str
    weapon: str
    gate: str
    dice: tuple[int, ...]
    needed: int
    opened: bool
    heard: bool
    """Whether the blow was heard."""


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
