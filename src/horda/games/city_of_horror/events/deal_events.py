"""Events of negotiation: offers, deals, and promises kept or broken."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class OfferMade(Event):
    """A player made an offer, to one player or (None) to everybody."""

    seat: int
    to: int | None
    offer: int


@dataclass
class PartEvent(Event):
    """The base class of events about one part of an offer, with its subject."""

    offer: int
    seat: int
    to: int | None
    part: str
    target: int | None
    """The seat that a promised vote has to name."""
    card: str | None
    who: str | None
    """The Character whose ability it concerns."""
    item: str | None
    """The item to be handed out or paid."""
    location: str | None


@dataclass
class PartOffered(PartEvent):
    """One part of an offer: what `seat` would give, show, tell or promise to the player who accepts it."""


@dataclass
class CardOfferedPrivately(CardEvent):
    """One part of an offer: a card that `seat` showed to `to` alone (CH-INF-12)."""

    offer: int
    seat: int
    to: int
    card: str


@dataclass
class PartAsked(PartEvent):
    """One part of an offer: what the maker asks of the player `seat` (None: of any player who accepts)."""


@dataclass
class OfferRefused(Event):
    """A player refused an offer."""

    seat: int
    offer: int


@dataclass
class OfferWithdrawn(Event):
    """An offer was withdrawn by its maker."""

    seat: int
    offer: int


@dataclass
class OfferLapsed(Event):
    """An offer ended because nobody accepted it, or because its maker could no longer fulfil it."""

    seat: int
    offer: int


@dataclass
class DealMade(Event):
    """An offer was accepted."""

    seat: int
    to: int
    offer: int


@dataclass
class CardShown(Event):
    """A card was shown to everybody because an offer names it."""

    seat: int
    card: str


@dataclass
class HandShown(CardEvent):
    """A player showed their hand to another."""

    seat: int
    to: int
    card: tuple[str, ...]


@dataclass
class CardTraded(CardEvent):
    """An Action card changed hands in a deal; both partners know which."""

    seat: int
    to: int
    card: str


@dataclass
class AntidoteTraded(Event):
    """An Antidote changed hands in a deal."""

    seat: int
    to: int


@dataclass
class InvasionTold(CardEvent):
    """A player told another what the next Invasion card is; only the teller knows whether it is true.

    CH-INF-04, CH-INF-09.
    """

    seat: int
    to: int
    card: str


@dataclass
class PromiseEvent(Event):
    """An event about a promise, with the same fields as the part of an offer."""

    seat: int
    to: int
    part: str
    target: int | None
    card: str | None
    who: str | None
    item: str | None
    location: str


@dataclass
class PromiseGiven(PromiseEvent):
    """A promise was recorded; it binds if it concerns the location being resolved (CH-NEG-02)."""

    binds: bool


@dataclass
class PromiseKept(PromiseEvent):
    """A player did what they had promised."""


@dataclass
class PromiseBroken(PromiseEvent):
    """A player did not do what they had promised."""


@dataclass
class PromiseLapsed(PromiseEvent):
    """A promise became void because it could no longer be kept."""
