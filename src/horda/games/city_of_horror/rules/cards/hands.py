"""Cards that leave a hand or a pile, and what the others still know of the rest (CH-INF-11, CH-Q-62)."""

from __future__ import annotations

from horda.games.city_of_horror.events.deal_events import CardTraded
from horda.games.city_of_horror.events.events import CardStolen
from horda.games.city_of_horror.rules.deals.offers import lapse_named
from horda.games.city_of_horror.rules.deals.promises import doubt
from horda.games.city_of_horror.state import CityState, hand_of


def put_down(s: CityState, seat: int, face: str) -> None:
    """A card goes from a hand to the discard pile, before everybody's eyes (CH-CRD-02).

    By itself that places no Explosion marker (CH-CRD-05).
    """
    hand = hand_of(seat)
    s.cards.move(s.cards.find(hand, face), hand, "discard")
    lapse_named(s, seat, face)


def hand_on(s: CityState, card: int, giver: int, taker: int, *, openly: bool) -> None:
    """A card goes from hand to hand in a deal: seen by all, or by the two alone (CH-NEG-01)."""
    s.cards.move(card, hand_of(giver), hand_of(taker), seen_by=s.everyone if openly else 0)
    face = s.cards.face(card)
    s.emit(CardTraded(giver, taker, face), card)
    if openly:
        lapse_named(s, giver, face)
    else:
        gone_unseen(s, giver)


def steal(s: CityState, thief: int, victim: int) -> None:
    """A random card changes hands; thief and victim alone know which (CH-INF-11)."""
    hand = s.hand(victim)
    if hand:
        card = hand[s.below(len(hand))]
        s.cards.move(card, hand_of(victim), hand_of(thief))
        s.emit(CardStolen(thief, victim, s.cards.face(card)), card)
        gone_unseen(s, victim)


def gone_unseen(s: CityState, seat: int) -> None:
    """A card left a hand and the table cannot tell which: nobody can be held to a card of that hand."""
    lapse_named(s, seat)
    doubt(s, seat)
