"""The cards of a box: back, face and first pile of each."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from horda.engine.cards import Cards, Deck

HIDDEN_PILES: Final = ("equipment", "zombies", "objectives")
OPEN_PILES: Final = (
    "equipment_discard",
    "zombies_discard",
    "held",
    "loose",
    "starting",
    "vault",
    "aside",
    "reserve",
    "taken",
)

DECK: Final = "equipment"
ASIDE: Final = "aside"


class Printed(NamedTuple):
    """One card of the box: its back, its face, and the pile in which it starts."""

    back: str
    face: str
    pile: str


class SortedCards:
    """All cards of a mission, sorted into their first piles once; each match gets copies of the lists."""

    def __init__(self, cards: list[Printed], hidden: tuple[str, ...], shown: tuple[str, ...]) -> None:
        self.deck = Deck([card.face for card in cards], [card.back for card in cards])
        self.hidden = hidden
        self.first_piles = tuple([card.pile for card in cards])
        piles: dict[str, list[int]] = {name: [] for name in (*hidden, *shown)}
        for number, card in enumerate(cards):
            piles[card.pile].append(number)
        self.piles = tuple([(name, tuple(pile)) for name, pile in piles.items()])
        self.known_among: dict[int, tuple[int, ...]] = {}
        """Cache: for each number of seats, the seats that know each card before a match, as bits."""

    def cards_of_match(self, seats: int) -> Cards:
        """Return the cards in their piles before a match with this number of seats."""
        everyone = (2 << seats) - 1
        audience = {name: 0 if name in self.hidden else everyone for name, _ in self.piles}
        known = self.known_among.get(seats)
        if known is None:
            known = self.known_among[seats] = tuple([audience[pile] for pile in self.first_piles])
        piles = {name: list(pile) for name, pile in self.piles}
        return Cards(self.deck, piles=piles, audience=audience, known=list(known))


def without_faces(printed: list[Printed], faces: tuple[str, ...]) -> list[Printed]:
    """Return the cards of the box; the equipment that a mission names is not in the deck."""
    wanted = Counter(faces)
    cards: list[Printed] = []
    for card in printed:
        if card.pile == DECK and wanted[card.face]:
            wanted[card.face] -= 1
            card = card._replace(pile=ASIDE)
        cards.append(card)
    return cards
