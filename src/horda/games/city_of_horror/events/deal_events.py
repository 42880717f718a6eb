"""What happens when people bargain: offers, deals, and promises kept or broken."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.events import CardEvent, Event


@dataclass
class OfferMade(Event):
    """A player put an offer on the table, to one player or (None) to everybody."""

    seat: int
    to: int | None
    offer: int


@dataclass
class PartEvent(Event):
    """One part of an offer, with what it is about."""

    offer: int
    seat: int
    to: int | None
    part: str
    target: int | None
    """The seat that a vote is to name."""
    card: str | None
    who: str | None
    """The Character whose ability it is about."""
    item: str | None
    """What is to be handed out or paid."""
    location: str | None


@dataclass
class PartOffered(PartEvent):
    """One part of an offer: what `seat` would give, show, tell or promise to whoever takes it."""


@dataclass
class CardOfferedPrivately(CardEvent):
    """One part of an offer: a card that `seat` showed to `to` alone (CH-INF-12)."""

    offer: int
    seat: int
    to: int
    card: str


@dataclass
class PartAsked(PartEvent):
    """One part of an offer: what `seat` wants of whoever takes it (None: any of the others)."""


@dataclass
class OfferRefused(Event):
    """A player turned an offer down."""

    seat: int
    offer: int


@dataclass
class OfferWithdrawn(Event):
    """An offer was taken back by its maker."""

    seat: int
    offer: int


@dataclass
class OfferLapsed(Event):
    """An offer went unanswered, or could not be met any more."""

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
    """A card was shown to the table because an offer names it."""

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
    """A player said to another what the next Invasion card is; whether it is true only the teller knows.

    CH-INF-04, CH-INF-09.
    """

    seat: int
    to: int
    card: str


@dataclass
class PromiseEvent(Event):
    """Something about a promise, which is told like the part of an offer that it was."""

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
    """A promise was recorded; it binds when it is about the place being resolved (CH-NEG-02)."""

    binds: bool


@dataclass
class PromiseKept(PromiseEvent):
    """A player did what they had promised."""


@dataclass
class PromiseBroken(PromiseEvent):
    """A player did not do what they had promised."""


@dataclass
class PromiseLapsed(PromiseEvent):
    """A promise could not be kept any more and is void."""
