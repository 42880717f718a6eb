"""Deals: the rules against accepting an offer, and carrying out an accepted one (CH-NEG-01, CH-NEG-07, CH-INF-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, without
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import WHO
from horda.games.city_of_horror.events.deal_events import AntidoteTraded, DealMade, HandShown, InvasionTold
from horda.games.city_of_horror.rules.cards.hands import hand_on
from horda.games.city_of_horror.rules.deals.offers import (
    ANY,
    CARDS,
    HAND,
    MAKER,
    TAKER,
    TELL,
    Offer,
    Part,
    drop_offer,
    lapse_offers_naming,
    offer_by_number,
    part_subject,
)
from horda.games.city_of_horror.rules.deals.promise_checks import why_not_promise
from horda.games.city_of_horror.rules.deals.promise_guards import (
    owed_count,
    promised_plays,
    reserved_cards,
    spare_faces,
    spare_killers,
)
from horda.games.city_of_horror.rules.deals.promises import (
    ABOUT_WHO,
    ANTIDOTE,
    BINDING_RULE,
    CARD,
    EITHER,
    PLAY,
    PLAY_KILLER,
    PROMISES,
    USE,
    Pledge,
    binding_promises,
    binds_at,
    close,
    give_promise,
    is_killer,
)
from horda.games.city_of_horror.state import PRIVATE_CARD, CityState, hand_of

TRADE: Final = "CH-NEG-01"


def knows_next_invasion(s: CityState, seat: int) -> bool:
    """Return whether a seat has looked at the Invasion card that comes next."""
    stack = s.cards.piles["invasion"]
    return bool(stack) and bool(s.cards.known[stack[-1]] & s.bit(seat))


# --- who can meet what ------------------------------------------------------------------------------------


def why_not_meet(s: CityState, by: int, to: int, parts: list[Part], *, openly: bool) -> str | None:
    """Return the rule that keeps a player from fulfilling one side of an offer, or None.

    With `openly`, only public information counts, so that an offer that ends does not reveal which cards its
    maker holds.
    """
    bound = binding_promises(s, by)
    for part in parts:
        if part[1] in PROMISES:
            rule = _why_not_give_word(s, by, to, part, bound)
            if rule is not None:
                return rule
        elif part[1] == TELL and not openly and not knows_next_invasion(s, by):
            return TRADE
    return _why_not_pay(s, by, parts, bound) or (None if openly else _why_not_hold(s, by, parts, bound))


def _why_not_give_word(s: CityState, by: int, to: int, part: Part, bound: list[Pledge]) -> str | None:
    """Return the rule against a promise, or None; a promise that would bind is added to `bound`."""
    kind, subject, place = part[1:]
    if kind in ABOUT_WHO:
        who = WHO[str(subject)]
        if who not in s.cast or s.owner[who] != by or not (s.rested[who] or kind != USE):
            return TRADE
    new = Pledge([by, to, kind, subject, place, int(binds_at(s, kind, place)), 0])
    rule = why_not_promise(s, new, bound)
    if rule is None and new.binds:
        bound.append(new)
    return rule


def _why_not_pay(s: CityState, by: int, parts: list[Part], bound: list[Pledge]) -> str | None:
    """Return the rule that keeps a seat from paying: it lacks the goods, or a promise reserves them. Else None."""
    antidotes = s.antidotes[by] - sum(part[1] == ANTIDOTE for part in parts)
    cards = len(s.hand(by)) - sum(part[1] in CARDS for part in parts)
    if min(antidotes, cards) < 0:
        return TRADE
    if not bound:
        return None
    short = antidotes < owed_count(s, bound, ANTIDOTE)
    return BINDING_RULE if short or cards < reserved_cards(s, by, bound, antidotes) else None


def _why_not_hold(s: CityState, by: int, parts: list[Part], bound: list[Pledge]) -> str | None:
    """Return the rule that keeps a player from fulfilling their side with the cards in hand, or None."""
    hand = s.cards.faces(hand_of(by))
    for part in parts:
        face = str(part_subject(s, part))
        if part[1] in CARDS and face != ANY:
            if face not in hand:
                return TRADE
            hand.remove(face)
    for part in parts:
        if part[1] == PLAY and str(part[2]) not in hand:
            return TRADE
        if part[1] == PLAY_KILLER and not any(map(is_killer, hand)):
            return TRADE
    owed = promised_plays(bound)
    short = any(hand.count(face) < owed.count(face) for face in owed) or spare_killers(hand, bound) < 0
    return BINDING_RULE if short else None


def side_of(parts: list[Part] | tuple[Part, ...], side: int) -> list[Part]:
    """Return the parts that one side of an offer (`MAKER` or `TAKER`) gives and promises."""
    return [part for part in parts if part[0] == side]


def why_not_accept(s: CityState, offer: Offer, seat: int) -> str | None:
    """Return the rule that keeps a seat from accepting an offer, or the maker from fulfilling it; else None.

    CH-NEG-01, CH-NEG-02.
    """
    own = why_not_meet(s, seat, offer.by, side_of(offer.parts, TAKER), openly=False)
    return own or why_not_meet(s, offer.by, seat, side_of(offer.parts, MAKER), openly=True)


def prune_offers(s: CityState) -> None:
    """Remove the offers that their makers can no longer fulfil, and those refused by everybody."""
    for row in s.offers.copy():
        offer = Offer(row)
        takers = [seat for seat in s.turn_order() if offer.is_for(seat)]
        parts = side_of(offer.parts, MAKER)
        met = [seat for seat in takers if why_not_meet(s, offer.by, seat, parts, openly=True) is None]
        if s.out[offer.by] or not met:
            drop_offer(s, offer)


# --- carrying it out --------------------------------------------------------------------------------------


@dataclass
class Accept(Step):
    """A deal is struck: goods change hands at once, promises are recorded (CH-NEG-01, CH-Q-55)."""

    seat: int
    offer: int

    def run(self, s: CityState) -> None:
        """Move the named goods, and push questions for the others. An accepted offer does not count for the limits."""
        offer = offer_by_number(s, self.offer)
        s.offers = without(s.offers, offer.row)
        s.window_offers = plus(s.window_offers, offer.by, -1)
        s.round_offers = plus(s.round_offers, offer.by, -1)
        s.emit(DealMade(self.seat, offer.by, offer.id))
        for side, kind, subject, place in offer.parts:
            giver, taker = (offer.by, self.seat) if side == MAKER else (self.seat, offer.by)
            if kind == ANTIDOTE:
                give_antidote(s, giver, taker)
            elif kind in CARDS and subject != ANY:
                card = subject if isinstance(subject, int) else s.cards.find(hand_of(giver), subject)
                hand_on(s, card, giver, taker, openly=kind != PRIVATE_CARD)
            elif kind in PROMISES:
                give_promise(s, giver, taker, kind, subject=subject, place=place)
                if kind == PLAY and binds_at(s, kind, place):
                    lapse_offers_naming(s, giver, str(subject))
                elif kind == PLAY_KILLER and binds_at(s, kind, place):
                    lapse_offers_naming(s, giver)
        self._ask_for_the_rest(s, offer)

    def _ask_for_the_rest(self, s: CityState, offer: Offer) -> None:
        for side, kind, subject, _ in offer.parts:
            giver, taker = (offer.by, self.seat) if side == MAKER else (self.seat, offer.by)
            if kind == CARD and subject == ANY:
                s.push(HandOver(giver, taker))
            elif kind == HAND:
                s.push(ShowHand(giver, taker))
            elif kind == TELL:
                s.push(Tell(giver, taker))


def give_antidote(s: CityState, giver: int, taker: int) -> None:
    """Give an Antidote from one player to another."""
    s.antidotes = plus(s.antidotes, giver, -1)
    s.antidotes = plus(s.antidotes, taker, 1)
    s.emit(AntidoteTraded(giver, taker))


@dataclass
class OwedCard(Question):
    """A debtor picks a card to hand over, seen by the two players alone (CH-NEG-01, CH-INF-12)."""

    seat: int
    to: int

    def rule(self, s: CityState) -> str:
        return "CH-NEG-01"

    def asks_always(self, s: CityState) -> bool:
        """Return True, because skipping the question would give information to the others."""
        return True

    def choices(self, s: CityState) -> list[Choice]:
        """Return any card of the hand that is not promised to be played here."""
        return [
            Choice.of(self.seat, "hand_over", card=face, to=self.to) for face in spare_faces(s, self.seat)
        ]

    def answer(self, s: CityState, choice: Choice) -> None:
        card = s.cards.find(hand_of(self.seat), choice.name("card"))
        hand_on(s, card, self.seat, self.to, openly=False)


@dataclass
class HandOver(OwedCard):
    """A player who owes a card of their choice hands one over (CH-NEG-01)."""

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("HandOver", (("seat", self.seat), ("to", self.to)))


@dataclass
class HandOverEither(OwedCard):
    """A player who owes an Antidote or a card, as they choose, gives one (CH-NEG-01, CH-Q-55)."""

    def choices(self, s: CityState) -> list[Choice]:
        """Return an Antidote, and the cards in hand that are not promised to be played here."""
        return [Choice(self.seat, "hand_over_antidote", (("to", self.to),)), *super().choices(s)]

    def answer(self, s: CityState, choice: Choice) -> None:
        if choice.verb == "hand_over_antidote":
            give_antidote(s, self.seat, self.to)
        else:
            super().answer(s, choice)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("HandOverEither", (("seat", self.seat), ("to", self.to)))


@dataclass
class PayDebt(Step):
    """A player pays what was promised for later: an Antidote, a card of their choice, or either (CH-Q-55)."""

    seat: int
    to: int
    item: str
    place: int

    def run(self, s: CityState) -> None:
        """Ask the debtor to pay, or cancel the debt if there is nothing to pay with."""
        row = next(
            row
            for row in s.pledges
            if row[:2] == [self.seat, self.to] and row[3:5] == [self.item, self.place]
        )
        antidotes = s.antidotes[self.seat] if self.item != CARD else 0
        faces = spare_faces(s, self.seat) if self.item != ANTIDOTE else []
        close(s, Pledge(row), "kept" if antidotes or faces else "lapsed")
        if self.item == EITHER and antidotes:
            s.push(HandOverEither(self.seat, self.to))
        elif antidotes:
            give_antidote(s, self.seat, self.to)
        elif faces:
            s.push(HandOver(self.seat, self.to))


def debt(pledge: Pledge) -> PayDebt:
    """Return the step that pays a promise to pay."""
    return PayDebt(pledge.by, pledge.to, str(pledge.subject), pledge.place)


@dataclass
class ShowHand(Step):
    """A player shows their hand to the partner of a deal (CH-INF-12)."""

    seat: int
    to: int

    def run(self, s: CityState) -> None:
        """Show every card of the hand to the other player."""
        for card in s.hand(self.seat):
            s.cards.learn(card, s.bit(self.to))
        hand = tuple(s.cards.visible_faces(hand_of(self.seat), s.bit(self.seat)))
        s.emit_to(HandShown(self.seat, self.to, hand), s.bit(self.seat) | s.bit(self.to))


@dataclass
class Tell(Question):
    """A player says to another which Invasion card comes next: not shown, so it may be a lie.

    CH-INF-04, CH-INF-09.
    """

    seat: int
    to: int

    def rule(self, s: CityState) -> str:
        return "CH-INF-04"

    def asks_always(self, s: CityState) -> bool:
        """Return True, because skipping the question would give information to the others."""
        return True

    def choices(self, s: CityState) -> list[Choice]:
        """Return any card of that hour."""
        hour = s.cards.deck.backs[s.cards.piles["invasion"][-1]]
        faces = [s.cards.face(card) for card in s.cards.deck.numbers(hour)]
        return [Choice.of(self.seat, "tell", card=face, to=self.to) for face in faces]

    def answer(self, s: CityState, choice: Choice) -> None:
        """Log the claim for the two players only; it reveals no card."""
        s.claims = [*s.claims, [self.seat, self.to, choice.name("card")]]
        claim = InvasionTold(self.seat, self.to, choice.name("card"))
        s.emit_to(claim, s.bit(self.seat) | s.bit(self.to))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Tell", (("seat", self.seat), ("to", self.to)))
