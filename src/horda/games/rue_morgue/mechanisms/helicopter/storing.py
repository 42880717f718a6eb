"""Cards stored in the helicopter: storing and retrieving (RM-HEL-27 to RM-HEL-29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.crew_events import CardRetrieved, CardStored
from horda.games.rue_morgue.mechanisms.helicopter.seats import STORED, cabin, helicopter_of
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.slots import LOOSE, slot_of, take_from_slot
from horda.games.zombicide.rules.inventory.trade import Arrange
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.state import ZombicideState


def is_in_reach(s: ZombicideState, who: int) -> bool:
    """Return whether the helicopter is in a survivor's zone, or they are aboard in flight (RM-HEL-27, RM-HEL-29)."""
    return helicopter_of(s) != NOWHERE and s.zone[who] == cabin(s)


def storable(s: ZombicideState, who: int) -> list[str]:
    """Return the cards that a survivor can store, each face once; Wounded cards cannot be stored."""
    found: list[str] = []
    for card in s.cards_of(who):
        face = s.cards.face(card)
        if face not in found and face not in s.edition.burdens:
            found.append(face)
    return found


class StoreCards(Action):
    """For one action a survivor stores any of its equipment cards in the helicopter (RM-HEL-27)."""

    verb: ClassVar[str] = "store"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the choice to store cards, if there is a helicopter and the survivor has cards to store."""
        if helicopter_of(s) == NOWHERE or not storable(s, who):
            return []
        return [bare(s.seat_of[who], "store")]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return None if is_in_reach(s, who) else "RM-HEL-27"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Ask which cards to store, as many as the player likes."""
        s.push(LayDown(who, True))


@dataclass
class LayDown(Question):
    """The choice of cards to store, one by one (RM-HEL-27)."""

    who: int
    must: bool
    """Whether no card has been stored yet, so that at least one must be."""

    def rule(self, s: ZombicideState) -> str:
        return "RM-HEL-27"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each card carried, and one to stop."""
        seat = s.seat_of[self.who]
        found = [Choice(seat, "lay_down", (("card", face),)) for face in storable(s, self.who)]
        if found and not self.must:
            found.append(bare(seat, "done"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the card into the helicopter, visible to all."""
        if choice.verb == "done":
            return
        who, face = self.who, choice.name("card")
        card = next(one for one in s.cards_of(who) if s.cards.face(one) == face)
        s.cards.move(take_from_slot(s, who, slot_of(s, who, card)), LOOSE, STORED)
        s.emit(CardStored(s.roster[who], face))
        s.push(LayDown(who, False))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("LayDown", (("survivor", s.roster[self.who]),))


class RetrieveCards(Action):
    """For one action a survivor takes as many of the stored cards as they like (RM-HEL-28)."""

    verb: ClassVar[str] = "retrieve"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [bare(s.seat_of[who], "retrieve")] if s.cards.piles[STORED] else []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return None if is_in_reach(s, who) else "RM-HEL-28"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Ask which cards to retrieve, as many as the player likes."""
        s.push(PickUp(who, ()))


@dataclass
class PickUp(Question):
    """The choice of stored cards to take, one by one; then they are stowed (RM-HEL-28)."""

    who: int
    taken: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-HEL-28"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each stored card, and one to stop."""
        seat = s.seat_of[self.who]
        faces: list[str] = []
        for face in s.cards.faces(STORED):
            if face not in faces:
                faces.append(face)
        found = [Choice(seat, "pick_up", (("card", face),)) for face in faces]
        if self.taken:
            found.append(bare(seat, "done"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Take the card; after the last one ask where to stow them."""
        if choice.verb == "done":
            s.push(Arrange(self.who, NOWHERE, self.taken, (), False))
            return
        card = s.cards.find(STORED, choice.name("card"))
        s.cards.move(card, STORED, LOOSE)
        s.emit(CardRetrieved(s.roster[self.who], s.cards.face(card)))
        s.push(PickUp(self.who, (*self.taken, card)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("PickUp", (("survivor", s.roster[self.who]),))
