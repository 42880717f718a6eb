"""Discarding cards at any moment, for free (inventory.discard)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.steps import Question
from horda.games.zombicide.rules.inventory.slots import discard, has_room, slots_of
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import EMPTY, ZombicideState


class DropAction(Action):
    """All players may discard cards at any moment, to make room (inventory.discard).

    It is offered only while somebody's backpack is full, because otherwise it would change nothing. Whenever cards are
    moved or drawn, they may be discarded anyway.
    """

    verb: ClassVar[str] = "drop_cards"
    pays: ClassVar[Cost | None] = None

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the choice to discard cards while anybody has no room left and something to discard."""
        width = s.edition.slots
        for other, zone in enumerate(s.zone):
            # The backpack is filled from its first slot on: most often the last says all.
            last = slots_of(s, other) - 1
            if zone >= 0 and s.slots[other * width + last] != EMPTY and droppable(s, other):
                return [bare(s.seat_of[who], "drop_cards")]
        return []

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Ask all players, starting with the first player if the edition requires an order."""
        full = {s.seat_of[one] for one in s.in_play() if droppable(s, one)}
        first = s.first if s.edition.figures.drops_in_turn else 0
        order = [(first + place) % s.seats for place in range(s.seats)]
        s.push(Drop(tuple([seat for seat in order if seat in full])))


def droppable(s: ZombicideState, who: int) -> list[str]:
    """Return the names of cards that a survivor without room may discard; burdens stay (inventory.discard)."""
    if has_room(s, who):
        return []
    faces = dict.fromkeys([s.cards.face(card) for card in s.cards_of(who)])
    return [face for face in faces if face not in s.edition.burdens]


@dataclass
class Drop(Question):
    """Each player may discard cards, until all are done (inventory.discard)."""

    seats: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("inventory.discard")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the cards of the player's survivors, and keeping the rest."""
        found: list[Choice] = []
        for seat in self.seats[:1] if s.edition.figures.drops_in_turn else self.seats:
            for who in s.in_play():
                if s.seat_of[who] == seat:
                    name = ("survivor", s.roster[who])
                    found.extend(Choice(seat, "drop", (("card", face), name)) for face in droppable(s, who))
            found.append(Choice(seat, "done"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Discard the card and ask again, or finish."""
        if choice.verb == "done":
            left = tuple(seat for seat in self.seats if seat != choice.seat)
            if left:
                s.push(Drop(left))
            return
        who = s.roster.index(choice.name("survivor"))
        face = choice.name("card")
        discard(s, who, next(card for card in s.cards_of(who) if s.cards.face(card) == face))
        s.push(Drop(self.seats))
