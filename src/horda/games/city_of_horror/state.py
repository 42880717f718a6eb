"""The state of City of Horror: locations, Characters, zombies, stocks, markers, offers and promises."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.cards import Cards
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.fields import Field, Names, Vocabulary
from horda.engine.game import Game
from horda.engine.lists import put
from horda.games.city_of_horror import fields
from horda.games.city_of_horror.content import BOARDS, BUILDINGS, CAST, DECK, HOURS, PLACES, TRACK, Board
from horda.games.city_of_horror.layout import Layout

Row = list[int | str]
"""An entry of a list of offers or promises; never changed once it is in the list."""

PRIVATE_CARD: Final = "private_card"
"""The kind of an offer's part that shows a card to one player only."""
FIRST_KIND, PART_WIDTH = 5, 4
"""The index of the first part's kind in the row of an offer, followed by its subject; and the width of a part."""
NAMED_CARDS: Final[tuple[str, ...]] = ("card", PRIVATE_CARD)
"""The kinds of parts that may name a card of the maker's hand by its number."""
SETUP: Final = "setup"
CHOICE: Final = "choice"
INVASION: Final = "invasion"
MOVEMENT: Final = "movement"
RESOLUTION: Final = "resolution"


class CityState(Layout):
    """A match of City of Horror at one moment. Places are numbers, in the order of `PLACES`."""

    FIELDS: ClassVar[tuple[Field, ...]] = fields.FIELDS
    VOCABULARY: ClassVar[Vocabulary] = fields.VOCABULARY

    def lay_out(self, game: Game, *, seats: int, options: dict[str, Plain], chance: int) -> None:
        """Initialise the state with all components in stock, before set-up."""
        self.begin(game, seats=seats, options=options, chance=chance, cards=initial_cards(seats))
        self.first_values({"seats": seats, "places": len(PLACES), "people": len(CAST)})
        self.colours = TRACK[:seats]
        self.corners = BUILDINGS.copy()

    def names(self) -> Names:
        """Return the names of locations, Characters and colours."""
        return fields.NAMES

    def blank(self) -> CityState:
        return CityState()

    # --- looking -----------------------------------------------------------------------------------

    def board(self, place: int) -> Board:
        """Return the side of a location that is in use (CH-BRD-02)."""
        return BOARDS[place][self.sides[place]]

    def clockwise(self, start: int) -> list[int]:
        """Return the seats still in the game, clockwise from `start`, which comes first."""
        seats, out = self.seats, self.out
        found: list[int] = []
        for step in range(seats):
            seat = (start + step) % seats
            if not out[seat]:
                found.append(seat)
        return found

    def turn_order(self) -> list[int]:
        """Return the seats still in the game, from the First Player clockwise (CH-FST-05)."""
        return self.clockwise(self.first)

    def of_seat(self, seat: int) -> list[int]:
        """Return a seat's living Characters."""
        owner = self.owner
        return [who for who in self.cast if owner[who] == seat]

    def at(self, place: int) -> list[int]:
        """Return the Characters in a location, hidden ones included."""
        where = self.place
        return [who for who in self.cast if where[who] == place]

    def of_seat_at(self, seat: int, place: int) -> list[int]:
        """Return a seat's Characters in a location."""
        where, owner = self.place, self.owner
        return [who for who in self.cast if where[who] == place and owner[who] == seat]

    def is_present(self, seat: int, place: int) -> bool:
        """Return whether a seat has a Character in a location, hidden or not."""
        where, owner = self.place, self.owner
        return any(where[who] == place and owner[who] == seat for who in self.cast)

    def hand(self, seat: int) -> list[int]:
        """Return the Action cards in a seat's hand."""
        return self.cards.piles[hand_of(seat)]

    def hand_faces(self, seat: int) -> list[str]:
        """Return the different faces in a seat's hand, in the order of the hand."""
        faces = self.cards.deck.faces
        found: list[str] = []
        for card in self.cards.piles[hand_of(seat)]:
            face = faces[card]
            if face not in found:
                found.append(face)
        return found

    def holds(self, seat: int, face: str) -> bool:
        """Return whether a seat has an Action card with this face in hand."""
        faces = self.cards.deck.faces
        return any(faces[card] == face for card in self.cards.piles[hand_of(seat)])

    def show_card(self, pile: str, card: int, *, seen_by: int, besides: list[int]) -> None:
        """Show a card of a pile to the seats in `seen_by`; a seat that knows an equal card takes the two for one.

        The equal cards in `besides` are exempt. A private offer of the equal card is changed to one of this card
        for the seats that take the two for one.
        """
        known, faces = self.cards.known.copy(), self.cards.deck.faces
        for other in self.cards.piles[pile]:
            if faces[other] == faces[card] and other not in besides:
                again = known[other] & seen_by & ~known[card]
                known[other] &= ~again
                known[card] |= again
                self._rename_private(other, card, again)
        self.cards.known = known
        self.cards.learn(card, seen_by)

    def _rename_private(self, before: int, after: int, informed: int) -> None:
        """Replace the card `before` by `after` in private offers to the seats in the mask `informed`."""
        for place, row in enumerate(self.offers):
            if PRIVATE_CARD in row and informed & self.bit(int(row[2])):
                renamed = row.copy()
                for at in range(FIRST_KIND, len(row), PART_WIDTH):
                    if row[at] == PRIVATE_CARD and row[at + 1] == before:
                        renamed[at + 1] = after
                self.offers = put(self.offers, place, renamed)

    def replace_cards(self, now: list[int]) -> None:
        """Update the cards named in offers after hidden cards have changed places."""
        offers: list[Row] = []
        for row in self.offers:
            changed = row.copy()
            for at in range(FIRST_KIND, len(row), PART_WIDTH):
                named = row[at + 1]
                if row[at] in NAMED_CARDS and isinstance(named, int):
                    changed[at + 1] = now[named] if named >= 0 else named
            offers.append(changed)
        self.offers = offers

    def determinise(self, seat: int | None, rng: Dice) -> CityState:
        """Return a copy consistent with a seat's knowledge; secrets shared by other seats only are random."""
        new = super().determinise(seat, rng)
        new.claims = [row for row in new.claims if seat in row[:2]]
        new.offers = [new._with_random_card(row, seat, rng) for row in new.offers]
        return new

    def _with_random_card(self, row: Row, seat: int | None, rng: Dice) -> Row:
        """Return the row of an offer, with privately shown cards replaced by random ones of its maker."""
        if seat in row[1:3] or PRIVATE_CARD not in row:
            return row
        named = [row[at + 1] for at in range(FIRST_KIND, len(row), PART_WIDTH) if row[at] == "card"]
        hand = [card for card in self.hand(int(row[1])) if card not in named]
        rng.shuffle(hand)
        guess = row.copy()
        for at in range(FIRST_KIND, len(row), PART_WIDTH):
            if row[at] == PRIVATE_CARD:
                guess[at + 1] = hand.pop()
        return guess


HANDS: Final[list[str]] = [f"hand_{seat}" for seat in range(6)]
PACKETS: Final[list[str]] = [f"packet_{seat}" for seat in range(6)]
FOODS: Final[list[str]] = [f"food_{seat}" for seat in range(6)]
SUPPLIES: Final[list[str]] = [f"supplies_{place}" for place in PLACES]


def hand_of(seat: int) -> str:
    """Return the name of the pile with a seat's hand of Action cards."""
    return HANDS[seat]


def packet_of(seat: int) -> str:
    """Return the name of the pile from which a seat chooses in the expert draft."""
    return PACKETS[seat]


def food_of(seat: int) -> str:
    """Return the name of the pile with a seat's Food tokens."""
    return FOODS[seat]


def supplies_of(place: int) -> str:
    """Return the name of the pile with the face-down Action cards in a location."""
    return SUPPLIES[place]


def initial_cards(seats: int) -> Cards:
    """Return the piles of all cards and Food tokens before set-up, with the seats that see into each pile.

    Action cards in a deck (CH-SET-09), Food face down (CH-INF-07), supplies face down (CH-INF-05); everybody
    sees the discards (CH-INF-03).
    """
    everyone = (2 << seats) - 1
    audience: dict[str, int] = {
        "deck": 0, "discard": everyone, "box": 0, "truck": 0, "shown_food": everyone,
        "invasion": 0, "invaded": everyone, "unused": 0,
    }  # fmt: skip
    for seat in range(seats):
        audience[hand_of(seat)] = audience[packet_of(seat)] = audience[food_of(seat)] = 1 << seat
    for place in range(len(PLACES)):
        audience[supplies_of(place)] = 0
    piles: dict[str, list[int]] = {name: [] for name in audience}
    piles["deck"] = DECK.numbers("action")
    piles["truck"] = DECK.numbers("food")
    piles["unused"] = [card for hour in HOURS for card in DECK.numbers(hour)]
    return Cards(DECK, piles=piles, audience=audience, known=[0] * len(DECK.faces))
