"""Offers on the table: making, answering and carrying them out (CH-NEG-01, CH-NEG-07, CH-INF-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import DECK, NOWHERE, OFFERS_IN_ROUND, OFFERS_IN_WINDOW, PLACES, WHO
from horda.games.city_of_horror.deal_events import (
    AntidoteTraded,
    CardShown,
    CardTraded,
    DealMade,
    HandShown,
    InvasionTold,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PartAsked,
    PartOffered,
)
from horda.games.city_of_horror.rules.promises import (
    ANTIDOTE,
    CARD,
    PLAY,
    PROMISES,
    USE,
    contradicts,
    give_promise,
    worded_subject,
)
from horda.games.city_of_horror.state import Row, Table, hand_of

EVERYBODY: Final = -1
ANY: Final = "any"
HAND: Final = "hand"
TELL: Final = "tell"
MAKER: Final = 0
TAKER: Final = 1
WIDTH: Final = 4

Part = tuple[int, str, int | str, int]
"""One part of an offer: whose side it is (maker or taker), its kind, its subject and its location."""


class Offer:
    """An offer as the rules read it. Its row is `id, by, to, refused by (mask)`, then its parts."""

    __slots__ = ("by", "id", "parts", "refused", "row", "to")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.id = int(row[0])
        self.by = int(row[1])
        self.to = int(row[2])
        self.refused = int(row[3])
        self.parts: list[Part] = [
            (int(row[at]), str(row[at + 1]), row[at + 2], int(row[at + 3]))
            for at in range(4, len(row), WIDTH)
        ]

    def is_for(self, seat: int) -> bool:
        """Whether a seat may still answer it."""
        return self.by != seat and self.to in (seat, EVERYBODY) and not self.refused >> seat & 1


def offer_called(s: Table, number: int) -> Offer:
    """The open offer with this number."""
    return next(Offer(row) for row in s.offers if row[0] == number)


def offers_for(s: Table, seat: int) -> list[Offer]:
    """The offers that a seat may answer."""
    return [offer for offer in map(Offer, s.offers) if offer.is_for(seat)] if s.offers else []


def why_not_offer(s: Table, seat: int, *, counter: bool = False) -> str | None:
    """The limit that keeps a seat from making one more offer, if any; a counter-offer is one more.

    CH-NEG-01.
    """
    allowed = OFFERS_IN_WINDOW + counter
    over = s.window_offers[seat] >= allowed or s.round_offers[seat] >= OFFERS_IN_ROUND
    return "CH-NEG-01" if over or len(s.turn_order()) < 2 else None


def count_offer(s: Table, seat: int) -> None:
    """A seat begins an offer; one that is dropped again counts as well, so that talk comes to an end."""
    s.window_offers[seat] += 1
    s.round_offers[seat] += 1


def count(parts: list[Part] | tuple[Part, ...], side: int, kind: str) -> int:
    """How many parts of a kind one side has in an offer."""
    return sum(part[0] == side and part[1] == kind for part in parts)


def knows_next_invasion(s: Table, seat: int) -> bool:
    """Whether a seat has looked at the Invasion card that comes next."""
    stack = s.cards.piles["invasion"]
    return bool(stack) and bool(s.cards.known[stack[-1]] & s.bit(seat))


def put_on_table(s: Table, by: int, to: int, parts: tuple[Part, ...]) -> None:
    """An offer is made: all hear it, and the cards it names are shown (CH-INF-12)."""
    s.offer_count += 1
    row: Row = [s.offer_count, by, to, 0]
    for part in parts:
        row.extend(part)
        if part[0] == MAKER and part[1] == CARD and isinstance(part[2], int):
            s.cards.learn(part[2], s.everyone)
            s.emit(CardShown(by, s.cards.face(part[2])))
    s.offers.append(row)
    s.emit(OfferMade(by, None if to == EVERYBODY else to, s.offer_count))
    for part in parts:
        told = PartOffered if part[0] == MAKER else PartAsked
        target, card, who, item = worded_subject(part[1], part_subject(part))
        location = None if part[3] == NOWHERE else PLACES[part[3]]
        s.emit(
            told(s.offer_count, by, part[1], target=target, card=card, who=who, item=item, location=location)
        )


def part_subject(part: Part) -> int | str:
    """What a part is about; a card that was named by its number, by its face."""
    subject = part[2]
    return DECK.faces[subject] if part[1] == CARD and isinstance(subject, int) else subject


def why_not_accept(s: Table, offer: Offer, seat: int) -> str | None:
    """The rule that keeps a seat from accepting: it lacks what is asked, or is bound otherwise.

    CH-NEG-02.
    """
    if s.antidotes[seat] < count(offer.parts, TAKER, ANTIDOTE):
        return "CH-NEG-01"
    hand = s.cards.faces(hand_of(seat))
    if len(hand) < count(offer.parts, TAKER, CARD):
        return "CH-NEG-01"
    for side, kind, subject, place in offer.parts:
        if side != TAKER:
            continue
        if kind == CARD and subject != ANY:
            if str(subject) not in hand:
                return "CH-NEG-01"
            hand.remove(str(subject))
        elif kind == TELL and not knows_next_invasion(s, seat):
            return "CH-NEG-01"
        elif kind in PROMISES:
            if contradicts(s, seat, kind, subject=subject, place=place):
                return "CH-NEG-02"
            if not _can_promise(s, seat, kind, subject):
                return "CH-NEG-01"
    return None


def _can_promise(s: Table, seat: int, kind: str, subject: int | str) -> bool:
    if kind == PLAY:
        return s.holds(seat, str(subject))
    if kind == USE:
        return s.owner[WHO[str(subject)]] == seat and s.rested[WHO[str(subject)]]
    return True


def drop_offer(s: Table, offer: Offer) -> None:
    """An offer leaves the table unaccepted: unanswered, or no longer possible."""
    s.offers.remove(offer.row)
    s.emit(OfferLapsed(offer.by, offer.id))


def prune_offers(s: Table) -> None:
    """Take away the offers that their maker cannot meet any more, or that everybody turned down."""
    for row in s.offers.copy():
        offer = Offer(row)
        if not _can_be_met(s, offer):
            drop_offer(s, offer)


def _can_be_met(s: Table, offer: Offer) -> bool:
    by = offer.by
    if s.out[by] or not any(offer.is_for(seat) for seat in s.turn_order()):
        return False
    if s.antidotes[by] < count(offer.parts, MAKER, ANTIDOTE):
        return False
    hand = s.hand(by)
    if len(hand) < count(offer.parts, MAKER, CARD):
        return False
    return all(
        subject in hand
        for side, kind, subject, _ in offer.parts
        if side == MAKER and kind == CARD and isinstance(subject, int)
    )


def refuse(s: Table, offer: Offer, seat: int) -> None:
    """A seat turns an offer down."""
    row = offer.row.copy()
    row[3] = offer.refused | 1 << seat
    s.offers[s.offers.index(offer.row)] = row
    s.emit(OfferRefused(seat, offer.id))


def withdraw(s: Table, offer: Offer) -> None:
    """Its maker takes an offer back."""
    s.offers.remove(offer.row)
    s.emit(OfferWithdrawn(offer.by, offer.id))


def lapse_all(s: Table) -> None:
    """When a window closes, what nobody took is off the table."""
    for row in s.offers.copy():
        drop_offer(s, Offer(row))


@dataclass
class Accept(Step):
    """A deal is struck: goods change hands at once, promises are recorded (CH-NEG-01, CH-Q-55)."""

    seat: int
    offer: int

    def run(self, s: Table) -> None:
        """Hand over named goods; ask for the rest."""
        offer = offer_called(s, self.offer)
        s.offers.remove(offer.row)
        s.emit(DealMade(self.seat, offer.by, offer.id))
        for side, kind, subject, place in offer.parts:
            giver, taker = (offer.by, self.seat) if side == MAKER else (self.seat, offer.by)
            if kind == ANTIDOTE:
                s.antidotes[giver] -= 1
                s.antidotes[taker] += 1
                s.emit(AntidoteTraded(giver, taker))
            elif kind == CARD and subject != ANY:
                card = subject if isinstance(subject, int) else s.card_called(hand_of(giver), subject)
                trade_card(s, card, giver, taker)
            elif kind in PROMISES:
                give_promise(s, giver, taker, kind, subject=subject, place=place)
        self._ask_for_the_rest(s, offer)

    def _ask_for_the_rest(self, s: Table, offer: Offer) -> None:
        for side, kind, subject, _ in offer.parts:
            giver, taker = (offer.by, self.seat) if side == MAKER else (self.seat, offer.by)
            if kind == CARD and subject == ANY:
                s.push(HandOver(giver, taker))
            elif kind == HAND:
                s.push(ShowHand(giver, taker))
            elif kind == TELL:
                s.push(Tell(giver, taker))


def trade_card(s: Table, card: int, giver: int, taker: int) -> None:
    """A card goes from hand to hand; both know it."""
    s.cards.move(card, hand_of(giver), hand_of(taker))
    s.emit(CardTraded(giver, taker, s.cards.face(card)), card)


@dataclass
class HandOver(Question):
    """Whoever owes a card of their choice hands one over (CH-NEG-01)."""

    seat: int
    to: int

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-01"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """Any card of the hand."""
        return [Choice.of(self.seat, "hand_over", card=face, to=self.to) for face in s.hand_faces(self.seat)]

    def answer(self, s: Table, choice: Choice) -> None:
        """Give it."""
        trade_card(s, s.card_called(hand_of(self.seat), choice.name("card")), self.seat, self.to)

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Who gets the card."""
        return Prompt("HandOver", (("seat", self.seat), ("to", self.to)))


@dataclass
class ShowHand(Step):
    """A player shows their hand to the partner of a deal (CH-INF-12)."""

    seat: int
    to: int

    def run(self, s: Table) -> None:
        """The other learns every card of it."""
        hand = s.hand(self.seat)
        for card in hand:
            s.cards.learn(card, s.bit(self.to))
        s.emit(HandShown(self.seat, self.to, tuple(s.cards.faces(hand_of(self.seat)))), *hand)


@dataclass
class Tell(Question):
    """A player says which Invasion card comes next: not shown, so it may be a lie (CH-INF-04, CH-INF-09)."""

    seat: int
    to: int

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-INF-04"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """Any card of that hour."""
        stack = s.cards.piles["invasion"]
        if not stack:
            return []
        hour = s.cards.deck.backs[stack[-1]]
        faces = [s.cards.face(card) for card in s.cards.deck.numbers(hour)]
        return [Choice.of(self.seat, "tell", card=face, to=self.to) for face in faces]

    def answer(self, s: Table, choice: Choice) -> None:
        """What was said is remembered; nobody learns the card by it."""
        s.claims.append([self.seat, self.to, choice.name("card")])
        s.emit(InvasionTold(self.seat, self.to, choice.name("card")))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Who is told."""
        return Prompt("Tell", (("seat", self.seat), ("to", self.to)))
