"""The state of Survivor Zombiland: the place, status, cards and tokens of each player."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.cards import Cards
from horda.engine.choices import Plain
from horda.engine.fields import Field, Vocabulary
from horda.engine.game import Game
from horda.games.zombiland import fields
from horda.games.zombiland.content import BOARD, DECK, IN_FRONT
from horda.games.zombiland.layout import Layout
from horda.games.zombiland.rules.board import BONUS, KIND, REGION

ALIVE: Final = "alive"
LAID: Final = "laid"
"""The status of a dead survivor who will rise as a zombie in their next turn (ZL-DTH-02)."""
ZOMBIE: Final = "zombie"
KILLED: Final = "killed"
"""The status of a zombie whose piece is off the board until its next turn (ZL-ZCB-05)."""
DEAD: Final = "dead"
"""The status of a dead member of the Survivor Team (ZL-TEA-04)."""

HANDS: Final = tuple(f"hand_{seat}" for seat in range(6))
PAWS: Final = tuple(f"paws_{seat}" for seat in range(6))
FRONTS: Final = tuple(f"front_{seat}" for seat in range(6))
PUBLIC: Final = ("resource_discard", "encounter_discard", "zombie_discard", "table")
DECKS: Final = ("resource", "encounter", "zombie")


class ZombilandState(Layout):
    """A match of Survivor Zombiland."""

    FIELDS: ClassVar[tuple[Field, ...]] = fields.FIELDS
    VOCABULARY: ClassVar[Vocabulary] = fields.VOCABULARY

    def lay_out(self, game: Game, *, seats: int, options: dict[str, Plain], chance: int) -> None:
        """Initialise the state with all components in stock and no piece on the board."""
        self.begin(game, seats=seats, options=options, chance=chance, cards=_initial_cards(seats))
        self.first_values({"seats": seats})
        self.lying = dict.fromkeys(BOARD.tokens, 0)

    def blank(self) -> ZombilandState:
        return ZombilandState()

    # --- who is who ------------------------------------------------------------------------------

    def is_alive(self, seat: int) -> bool:
        """Return whether the seat's survivor is alive."""
        return self.status[seat] == ALIVE

    def survivors(self) -> list[int]:
        """Return the seats whose survivors are alive."""
        return [seat for seat in range(self.seats) if self.status[seat] == ALIVE]

    def survivors_at(self, space: str | None) -> list[int]:
        """Return the living survivors on a space."""
        return [seat for seat in range(self.seats) if self.status[seat] == ALIVE and self.at[seat] == space]

    def is_zombie_player(self, seat: int) -> bool:
        """Return whether the seat plays, or is about to play, for the zombies."""
        return self.status[seat] in (ZOMBIE, KILLED, LAID)

    def members(self) -> list[int]:
        """Return the seats of the Survivor Team, including dead members (ZL-TEA-06)."""
        return [seat for seat in range(self.seats) if self.status[seat] in (ALIVE, DEAD)]

    def allies(self, seat: int) -> list[int]:
        """Return the other players of a seat's side: the other zombie, or the rest of the Survivor Team (ZL-TEA-02)."""
        if self.is_zombie_player(seat):
            return [other for other in range(self.seats) if other != seat and self.is_zombie_player(other)]
        return [other for other in self.members() if other != seat] if self.team else []

    def in_turn_order(self, after: int) -> list[int]:
        """Return the other seats, clockwise from the one to the left of `after` (ZL-SET-14)."""
        return [(after + step) % self.seats for step in range(1, self.seats)]

    # --- where -----------------------------------------------------------------------------------

    def kind_at(self, seat: int) -> str:
        """Return the kind of space a seat's piece stands on."""
        space = self.at[seat]
        return "" if space is None else KIND[space]

    def region_of(self, seat: int) -> str | None:
        """Return the region a seat's piece stands in; none in Zone 0 and the sewers (ZL-REG-03)."""
        space = self.at[seat]
        return None if space is None else REGION.get(space)

    # --- with what -------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """Return a seat's Resource cards."""
        return self.cards.piles[HANDS[seat]]

    def zombie_hand(self, seat: int) -> list[int]:
        """Return a seat's Zombie cards."""
        return self.cards.piles[PAWS[seat]]

    def faces_in(self, pile: str) -> list[str]:
        """Return the different faces of a pile, in order of first appearance."""
        faces: list[str] = []
        printed = self.cards.deck.faces
        for card in self.cards.piles[pile]:
            face = printed[card]
            if face not in faces:
                faces.append(face)
        return faces

    def lasting_bonus(self, seat: int) -> int:
        """Return a survivor's bonus in every fight, also out of turn: space, Location tokens, cards in front.

        ZL-FGT-02, ZL-SPC-04, ZL-SPC-06, ZL-SPC-14.
        """
        bonus: int = BONUS.get(self.kind_at(seat), 0)
        for location in self.tokens[seat]:
            bonus += BOARD.tokens[location].fight
        faces = self.cards.deck.faces
        for card in self.cards.piles[FRONTS[seat]]:
            bonus += IN_FRONT[faces[card]]
        return bonus

    def option(self, name: str) -> str:
        """Return the value of an option of the match."""
        value = self.options[name]
        assert isinstance(value, str)
        return value


def _initial_cards(seats: int) -> Cards:
    """Return the decks with all cards face down, with the seats that see into each pile (ZL-SET-07, ZL-DCK-02)."""
    everyone = (2 << seats) - 1
    piles: dict[str, list[int]] = {deck: DECK.numbers(deck) for deck in DECKS}
    audience = dict.fromkeys(DECKS, 0)
    for name in PUBLIC:
        piles[name] = []
        audience[name] = everyone
    for seat in range(seats):
        piles[HANDS[seat]] = []
        audience[HANDS[seat]] = 1 << seat
        piles[PAWS[seat]] = []
        audience[PAWS[seat]] = 1 << seat
        piles[FRONTS[seat]] = []
        audience[FRONTS[seat]] = everyone
    return Cards(DECK, piles=piles, audience=audience, known=[0] * len(DECK.faces))
