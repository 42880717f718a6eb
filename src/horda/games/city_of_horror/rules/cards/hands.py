"""Moves of cards out of hands, and the resulting loss of knowledge about these hands (CH-INF-11, CH-Q-62)."""

from __future__ import annotations

from horda.games.city_of_horror.events.deal_events import CardTraded
from horda.games.city_of_horror.events.events import CardStolen
from horda.games.city_of_horror.rules.deals.offers import lapse_offers_naming
from horda.games.city_of_horror.rules.deals.promises import doubt
from horda.games.city_of_horror.state import CityState, hand_of


def put_down(s: CityState, seat: int, face: str) -> None:
    """Move a card from a hand to the discard pile in public (CH-CRD-02).

    Discarding a card does not place an Explosion marker (CH-CRD-05).
    """
    hand = hand_of(seat)
    s.cards.move(s.cards.find(hand, face), hand, "discard")
    lapse_offers_naming(s, seat, face)


def hand_on(s: CityState, card: int, giver: int, taker: int, *, openly: bool) -> None:
    """Move a card from hand to hand in a deal, seen by all or by the two players only (CH-NEG-01)."""
    s.cards.move(card, hand_of(giver), hand_of(taker), seen_by=s.everyone if openly else 0)
    face = s.cards.face(card)
    s.emit(CardTraded(giver, taker, face), card)
    if openly:
        lapse_offers_naming(s, giver, face)
    else:
        record_unseen_loss(s, giver)


def steal(s: CityState, thief: int, victim: int) -> None:
    """Move a random card between hands; only thief and victim know which (CH-INF-11)."""
    hand = s.hand(victim)
    if hand:
        card = hand[s.below(len(hand))]
        s.cards.move(card, hand_of(victim), hand_of(thief))
        s.emit(CardStolen(thief, victim, s.cards.face(card)), card)
        record_unseen_loss(s, victim)


def record_unseen_loss(s: CityState, seat: int) -> None:
    """Update promises and offers after an unknown card left a hand, since it may be one that they name."""
    lapse_offers_naming(s, seat)
    doubt(s, seat)
