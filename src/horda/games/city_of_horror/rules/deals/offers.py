"""Open offers: their parts, who may answer them, and when they end (CH-NEG-01)."""

from __future__ import annotations

from typing import Final

from horda.engine.events import HIDDEN
from horda.engine.lists import plus, put, without
from horda.games.city_of_horror.content import (
    DRAFTS_IN_WINDOW,
    NOWHERE,
    OFFERS_IN_ROUND,
    OFFERS_IN_WINDOW,
    PLACES,
)
from horda.games.city_of_horror.events.deal_events import (
    CardOfferedPrivately,
    CardShown,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PartAsked,
    PartOffered,
)
from horda.games.city_of_horror.rules.deals.promises import CARD, PLAY, subject_fields
from horda.games.city_of_horror.state import NAMED_CARDS, PRIVATE_CARD, CityState, Row, hand_of

EVERYBODY: Final = -1
ANY: Final = "any"
HAND: Final = "hand"
TELL: Final = "tell"
MAKER: Final = 0
TAKER: Final = 1
WIDTH: Final = 4
CARDS: Final[tuple[str, ...]] = NAMED_CARDS

OFFER_LIMIT: Final = "CH-Q-67"
LIMITS: Final[dict[str, int]] = {
    "round": OFFERS_IN_ROUND, "window": OFFERS_IN_WINDOW, "drafts": DRAFTS_IN_WINDOW,
}  # fmt: skip
"""Maximum number of unsuccessful offers per round and per window, and of drafts per window."""

Part = tuple[int, str, int | str, int]
"""One part of an offer: whose side it is (maker or taker), its kind, its subject and its location."""


class Offer:
    """An offer, decoded from its row in the state: `id, by, to, refused by (mask)`, then its parts."""

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
        """Return whether a seat may still answer the offer."""
        return self.by != seat and self.to in (seat, EVERYBODY) and not self.refused >> seat & 1

    def names(self, s: CityState, face: str) -> bool:
        """Return whether, by public information, the offer may contain a card with this face of its maker.

        A card shown to a single player may have any face; an empty `face` matches every card.
        """
        for side, kind, subject, _ in self.parts:
            if side != MAKER or subject == ANY or not (kind == PLAY or kind in CARDS):
                continue
            named = s.cards.face(subject) if isinstance(subject, int) else subject
            if kind == PRIVATE_CARD or face in ("", named):
                return True
        return False


def offer_by_number(s: CityState, number: int) -> Offer:
    """Return the open offer with this number."""
    return next(Offer(row) for row in s.offers if row[0] == number)


def offers_for(s: CityState, seat: int) -> list[Offer]:
    """Return the offers that a seat may answer."""
    return [offer for offer in map(Offer, s.offers) if offer.is_for(seat)] if s.offers else []


def offers_left(s: CityState, seat: int) -> int:
    """Return how many more offers a seat may make now, in this window and in this round (CH-NEG-01).

    Talking is free, and a dropped draft does not count; the limits only stop endless offers.
    """
    in_window = min(OFFERS_IN_WINDOW - s.window_offers[seat], DRAFTS_IN_WINDOW - s.window_drafts[seat])
    return max(0, min(in_window, OFFERS_IN_ROUND - s.round_offers[seat]))


def why_no_offers(s: CityState, seat: int) -> str:
    """Return which of the `LIMITS` keeps a seat from making one more offer; empty if none does."""
    made = {"round": s.round_offers[seat], "window": s.window_offers[seat], "drafts": s.window_drafts[seat]}
    return next((limit for limit, count in made.items() if count >= LIMITS[limit]), "")


def why_not_offer(s: CityState, seat: int) -> str | None:
    """Return the rule that keeps a seat from making one more offer, if any (CH-NEG-01, CH-Q-67)."""
    if len(s.turn_order()) < 2:
        return "CH-NEG-01"
    return None if offers_left(s, seat) else OFFER_LIMIT


def part_subject(s: CityState, part: Part) -> int | str:
    """Return the subject of a part; for a card given by its number, its face."""
    subject = part[2]
    return s.cards.face(subject) if part[1] in CARDS and isinstance(subject, int) else subject


def put_on_table(s: CityState, by: int, to: int, parts: tuple[Part, ...]) -> None:
    """Add an offer, and show the cards it names to everybody or to its only addressee (CH-INF-12)."""
    s.offer_count += 1
    s.window_offers = plus(s.window_offers, by, 1)
    s.round_offers = plus(s.round_offers, by, 1)
    parts = _with_known_cards(s, by, to, parts)
    _show_cards(s, by, to, parts)
    row: Row = [s.offer_count, by, to, 0]
    for part in parts:
        row.extend(part)
    s.offers = [*s.offers, row]
    s.emit(OfferMade(by, None if to == EVERYBODY else to, s.offer_count))
    for part in parts:
        _announce_part(s, by, to, part)
    for card in _card_subjects(parts, CARD):
        s.emit(CardShown(by, s.cards.face(card)))


def _announce_part(s: CityState, by: int, to: int, part: Part) -> None:
    if part[1] == PRIVATE_CARD:
        shown = CardOfferedPrivately(s.offer_count, by, to, str(part_subject(s, part)))
        s.emit_to(shown, s.bit(by) | s.bit(to))
        return
    event_type = PartOffered if part[0] == MAKER else PartAsked
    about = subject_fields(part[1], part_subject(s, part))
    location = None if part[3] == NOWHERE else PLACES[part[3]]
    s.emit(event_type(s.offer_count, by, None if to == EVERYBODY else to, part[1], *about, location=location))


def _with_known_cards(s: CityState, by: int, to: int, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return the parts of an offer with each card replaced by an equal one that its viewers know, if possible.

    Equal cards cannot be distinguished: a card shown again may be the one that was shown before.
    """
    named: dict[int, int] = {}
    for kind in CARDS:
        for at, part in enumerate(parts):
            if part[:2] == (MAKER, kind) and isinstance(part[2], int):
                seen_by = s.everyone if kind == CARD else s.bit(to)
                named[at] = _one_like(s, by, part[2], list(named.values()), seen_by)
    return tuple((part[0], part[1], named.get(at, part[2]), part[3]) for at, part in enumerate(parts))


def _one_like(s: CityState, by: int, card: int, taken: list[int], seen_by: int) -> int:
    """Return a card of the hand equal to `card` and not in `taken`, preferably known to all seats in `seen_by`."""
    face = s.cards.face(card)
    equal = [held for held in s.hand(by) if s.cards.face(held) == face and held not in taken]
    known = [held for held in equal if not seen_by & ~s.cards.known[held]]
    best = known or equal
    return card if card in best else best[0]


def _show_cards(s: CityState, by: int, to: int, parts: tuple[Part, ...]) -> None:
    """Show the cards that an offer names: to everybody, or to the player who may answer it."""
    openly = _card_subjects(parts, CARD)
    for card in openly:
        s.show_card(hand_of(by), card, seen_by=s.everyone, besides=openly)
    privately = _card_subjects(parts, PRIVATE_CARD)
    for card in privately:
        s.show_card(hand_of(by), card, seen_by=s.bit(to), besides=[*openly, *privately])


def _card_subjects(parts: tuple[Part, ...], kind: str) -> list[int]:
    """Return the cards of the maker's hand that are named in the parts of one kind (open or private)."""
    named = [part[2] for part in parts if part[:2] == (MAKER, kind)]
    return [card for card in named if isinstance(card, int)]


def visible_subject(s: CityState, offer: Offer, part: Part, seat: int | None) -> int | str:
    """Return the subject of a part as a seat may know it."""
    secret = part[1] == PRIVATE_CARD and seat not in (offer.by, offer.to)
    return HIDDEN if secret else part_subject(s, part)


def drop_offer(s: CityState, offer: Offer) -> None:
    """Remove an offer that was not accepted: it was not answered, or is no longer possible."""
    s.offers = without(s.offers, offer.row)
    s.emit(OfferLapsed(offer.by, offer.id))


def lapse_all(s: CityState) -> None:
    """Remove all open offers when a window closes."""
    for row in s.offers.copy():
        drop_offer(s, Offer(row))


def lapse_offers_naming(s: CityState, by: int, face: str = "") -> None:
    """Remove offers of a player that name a card which has left their hand.

    If nobody saw which card it was (no face), remove every offer that names one: keeping some would reveal
    which card left.
    """
    for row in s.offers.copy():
        if row[1] == by and Offer(row).names(s, face):
            drop_offer(s, Offer(row))


def refuse(s: CityState, offer: Offer, seat: int) -> None:
    """Record that a seat refuses an offer."""
    row = offer.row.copy()
    row[3] = offer.refused | 1 << seat
    s.offers = put(s.offers, s.offers.index(offer.row), row)
    s.emit(OfferRefused(seat, offer.id))


def withdraw(s: CityState, offer: Offer) -> None:
    """Withdraw an offer."""
    s.offers = without(s.offers, offer.row)
    s.emit(OfferWithdrawn(offer.by, offer.id))
