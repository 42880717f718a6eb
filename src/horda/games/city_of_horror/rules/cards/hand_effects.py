"""Effects of cards and abilities on hands, and on knowledge of the next Invasion card."""

from __future__ import annotations

from horda.games.city_of_horror.content import Deed
from horda.games.city_of_horror.events.events import CardDrawn, InvasionSeen
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.rules.cards.hands import steal
from horda.games.city_of_horror.rules.cards.payments import PayCard, Salvage
from horda.games.city_of_horror.rules.deals.promise_guards import spare_cards
from horda.games.city_of_horror.state import CityState, hand_of


class StealCard(CardEffect):
    """A card is taken at random from another player's hand."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [other for other in s.clockwise(seat) if other != seat and s.hand(other)]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        steal(s, seat, targets[0])


class DrawCard(CardEffect):
    """A card is drawn from the deck."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return bool(s.cards.piles["deck"])

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        cards = s.cards
        if cards.piles["deck"]:
            card = cards.draw("deck", hand_of(seat))
            s.emit(CardDrawn(seat, cards.face(card)), card)


class SwapCard(CardEffect):
    """A card of the hand is discarded in exchange for one of the discard pile."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return spare_cards(s, seat) > 0 and bool(s.cards.piles["discard"])

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.push(PayCard(seat), Salvage(seat, len(s.cards.piles["discard"])))


class LookAhead(CardEffect):
    """The top Invasion card is looked at in secret."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        stack = s.cards.piles["invasion"]
        return bool(stack) and not s.cards.known[stack[-1]] & s.bit(seat)

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        look_ahead(s, seat)


def look_ahead(s: CityState, seat: int) -> None:
    """Let a seat look at the top Invasion card and show it to nobody (CH-INF-04, CH-CRD-18)."""
    stack = s.cards.piles["invasion"]
    if stack:
        s.cards.learn(stack[-1], s.bit(seat))
        s.emit(InvasionSeen(seat, s.cards.face(stack[-1])), stack[-1])
