"""Events of set-up, invasion, movement, cards and abilities."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class CityBuilt(Event):
    """The boards were laid out, with these buildings on corners 1 to 4."""

    location: tuple[str, ...]


@dataclass
class SideLaid(Event):
    """A side of a location was chosen for the match."""

    location: str
    side: str


@dataclass
class ColourTaken(Event):
    """A player took a colour."""

    seat: int
    colour: str


@dataclass
class FirstPlayerNamed(Event):
    """A player got the First Player marker."""

    seat: int


@dataclass
class CharacterDealt(Event):
    """A player got a Character."""

    seat: int
    who: str


@dataclass
class PlacesDrawn(Event):
    """A player drew Movement cards for the starting locations of their Characters."""

    seat: int
    location: tuple[str, ...]


@dataclass
class CharacterPlaced(Event):
    """A Character was put on its first location."""

    seat: int
    who: str
    location: str


@dataclass
class ActionCardDealt(CardEvent):
    """An Action card went to a hand; only its owner sees which."""

    seat: int
    card: str


@dataclass
class RoundBegun(Event):
    """A new hour began."""

    round: int


@dataclass
class InvasionSeen(CardEvent):
    """A player looked at the next Invasion card."""

    seat: int
    card: str


@dataclass
class MovementShown(Event):
    """A Movement card was revealed, or replaced a revealed one."""

    seat: int
    location: str


@dataclass
class InvasionRevealed(Event):
    """An Invasion card was turned up."""

    card: str


@dataclass
class ZombiesMoved(Event):
    """Zombies went from one location to another."""

    amount: int
    start: str
    location: str


@dataclass
class ZombiesArrived(Event):
    """Zombies from the horde were put on a location."""

    amount: int
    location: str


@dataclass
class ZombiesKilled(Event):
    """Zombies were returned from a location to the horde."""

    amount: int
    location: str


@dataclass
class SuppliesDropped(Event):
    """Antidotes and face-down Action cards fell on a location."""

    location: str
    antidotes: int
    cards: int


@dataclass
class LeaderMoved(Event):
    """The Zombie Leader marker moved to another colour."""

    colour: str


@dataclass
class CharacterMoved(Event):
    """A Character went to a location in the movement phase."""

    who: str
    start: str
    location: str


@dataclass
class MoveUndone(Event):
    """The Priest sent the last Character that moved back."""

    who: str
    location: str


@dataclass
class NobodyMoved(Event):
    """A player had no Character that could move."""

    seat: int


@dataclass
class LocationBegun(Event):
    """The resolution of a location began."""

    location: str


@dataclass
class EffectUsed(Event):
    """A player used the effect of a location."""

    seat: int
    location: str


@dataclass
class CardPaid(Event):
    """An Action card was discarded as a payment."""

    seat: int
    card: str


@dataclass
class FoodPaid(CardEvent):
    """A Food token was paid and left the game."""

    seat: int
    card: str


@dataclass
class FoodTaken(CardEvent):
    """A Food token was taken from the truck."""

    seat: int
    card: str


@dataclass
class FoodTurnedUp(Event):
    """A Food token on the truck was turned face up."""

    card: str


@dataclass
class AntidoteTaken(Event):
    """An Antidote was taken from the ambulance."""

    seat: int


@dataclass
class CardDrawn(CardEvent):
    """An Action card was drawn from the deck; only its owner sees which."""

    seat: int
    card: str


@dataclass
class CardSalvaged(Event):
    """An Action card was taken from the open discard pile."""

    seat: int
    card: str


@dataclass
class CardStolen(CardEvent):
    """A random Action card changed hands; thief and victim know which."""

    seat: int
    victim: int
    card: str


@dataclass
class CharacterRested(Event):
    """A Character card was turned to its rested side."""

    who: str


@dataclass
class CharacterExhausted(Event):
    """A Character card was turned to its exhausted side to pay for an effect."""

    who: str


@dataclass
class CardPlayed(Event):
    """An Action card was played with its targets; it may still be cancelled."""

    seat: int
    card: str
    start: str | None = None
    location: str | None = None
    target: int | None = None
    who: str | None = None
    colour: str | None = None


@dataclass
class AbilityUsed(Event):
    """A Character used its ability and is exhausted."""

    seat: int
    who: str


@dataclass
class CardCancelled(Event):
    """The last Action card played has no effect."""

    card: str


@dataclass
class CharacterHidden(Event):
    """A Character hides until the end of the round."""

    who: str


@dataclass
class BabyBorn(Event):
    """The Pregnant Woman gave birth and has two votes from now on."""

    who: str


@dataclass
class VotesAdded(Event):
    """A player got extra votes in a location for the rest of the round."""

    seat: int
    amount: int
    location: str


@dataclass
class KittenRan(Event):
    """The Kitten ran to the location on a Movement card drawn at random."""

    start: str
    location: str


@dataclass
class BlondeCalmed(Event):
    """The Blonde used her ability: she attracts no zombie this round."""

    who: str


@dataclass
class GrandpaSpoke(Event):
    """The Grandpa used his ability: he has a vote for the rest of the round."""

    who: str


@dataclass
class GrannyRose(Event):
    """The Granny used her ability: she may be moved this round."""

    who: str


@dataclass
class DoorOpened(Event):
    """A player got the right to enter a full location with the next move."""

    seat: int
