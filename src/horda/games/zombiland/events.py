"""The events of Survivor Zombiland."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class CharacterChosen(Event):
    """A player took a character."""

    seat: int
    character: str


@dataclass
class StartRolled(Event):
    """A player rolled for the first turn."""

    seat: int
    die: int


@dataclass
class TurnBegan(Event):
    """A player's turn began, with the number of the round."""

    seat: int
    round: int


@dataclass
class MoveRolled(Event):
    """A player rolled the die for movement; `steps` includes the bonus of cards."""

    seat: int
    die: int
    steps: int


@dataclass
class Moved(Event):
    """A piece went from one space to another."""

    seat: int
    origin: str
    space: str


@dataclass
class Stayed(Event):
    """A zombie did not move."""

    seat: int


@dataclass
class ResourceDrawn(CardEvent):
    """A Resource card went from the deck to a hand; only its owner sees which."""

    seat: int
    card: str


@dataclass
class DeckEmpty(Event):
    """A player could not draw a Resource card because the deck is empty."""

    seat: int


@dataclass
class DeckRenewed(Event):
    """A deck ran out and its discard pile was shuffled into a new one."""

    deck: str


@dataclass
class ResourcePlayed(Event):
    """A Resource card was played, for a survivor."""

    seat: int
    card: str
    target: int


@dataclass
class ResourceDiscarded(Event):
    """A survivor lost a Resource card to the discard pile."""

    seat: int
    card: str


@dataclass
class ResourceSalvaged(Event):
    """A Resource card came back from the discard pile to a hand."""

    seat: int
    card: str


@dataclass
class ResourceTaken(CardEvent):
    """A survivor took a Resource card from the hand of another; only these two players know which."""

    seat: int
    victim: int
    card: str


@dataclass
class CardPassed(CardEvent):
    """A member of the Survivor Team handed a Resource card to another."""

    seat: int
    to: int
    card: str


@dataclass
class CardRefused(Event):
    """A member of the Survivor Team refused an offered card."""

    seat: int
    by: int


@dataclass
class CardShown(Event):
    """A player showed a card of their hand to everybody."""

    seat: int
    card: str


@dataclass
class CardConfided(CardEvent):
    """A player showed a card of their hand to their own side only."""

    seat: int
    card: str


@dataclass
class EqualCardsShown(Event):
    """A player showed all equal cards of their hand to everybody."""

    seat: int
    card: str
    count: int


@dataclass
class EqualCardsConfided(CardEvent):
    """A player showed all equal cards of their hand to their own side only."""

    seat: int
    card: str
    count: int


@dataclass
class CardScouted(CardEvent):
    """A player looked at the top Encounter card."""

    seat: int
    card: str


@dataclass
class CardBuried(Event):
    """The Encounter card that a player had looked at was put under the deck."""

    seat: int


@dataclass
class CardInFront(Event):
    """A card was put in front of a survivor and helps in every fight from now on."""

    seat: int
    card: str


@dataclass
class EncounterDrawn(Event):
    """An Encounter card was turned up for all to see."""

    seat: int
    card: str


@dataclass
class EncounterCancelled(Event):
    """An Encounter card was cancelled."""

    seat: int
    card: str


@dataclass
class FightBegan(Event):
    """A survivor has to reach a power; `card` is the Encounter or Zombie card."""

    seat: int
    card: str
    power: int


@dataclass
class FightRolled(Event):
    """A survivor rolled in a fight: the die, the bonus, their sum, and the power to reach."""

    seat: int
    die: int
    added: int
    total: int
    power: int


@dataclass
class FightWon(Event):
    """A survivor won a fight."""

    seat: int
    card: str


@dataclass
class FightLost(Event):
    """A survivor lost a fight."""

    seat: int
    card: str


@dataclass
class FightEscaped(Event):
    """A survivor left a fight that nobody won."""

    seat: int
    card: str


@dataclass
class Bitten(Event):
    """A survivor lost a Health token by a bite; it left the game."""

    seat: int
    left: int


@dataclass
class HealthGained(Event):
    """A survivor took a Health token from the pool."""

    seat: int
    left: int


@dataclass
class HealthLost(Event):
    """A survivor lost a Health token without a bite; it left the game."""

    seat: int
    left: int


@dataclass
class HealthReturned(Event):
    """A survivor returned a Health token to the pool."""

    seat: int
    left: int


@dataclass
class PoolEmpty(Event):
    """A survivor could not take a Health token because the pool is empty."""

    seat: int


@dataclass
class Died(Event):
    """A survivor died, and some Resource cards went back to their deck, face down."""

    seat: int
    cards: int = 0
    where: str = ""
    """Where the cards were put in the deck: `bottom`, `top` or `shuffle`; empty if there were none."""


@dataclass
class Rose(Event):
    """A dead survivor rose as a zombie."""

    seat: int
    space: str


@dataclass
class TeamsFormed(Event):
    """The second survivor died, so the Survivor Team and the Zombie Team were formed."""

    zombies: tuple[int, ...]
    survivors: tuple[int, ...]


@dataclass
class TokenGained(Event):
    """A survivor took a Location token."""

    seat: int
    location: str


@dataclass
class TokenReturned(Event):
    """A Location token was returned to its Location."""

    seat: int
    location: str


@dataclass
class DuelRolled(Event):
    """Two survivors rolled against each other."""

    seat: int
    die: int
    rival: int
    rival_die: int


@dataclass
class PlacesSwapped(Event):
    """Two survivors changed places."""

    seat: int
    other: int


@dataclass
class AnotherTurn(Event):
    """A player takes another turn."""

    seat: int
