"""Objective tokens that occupy slots: taking, carrying and handing them over (AD-Q-44)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import TokenHandedOver
from horda.games.army_of_the_dead.mechanisms.burdens.loads import Load, mission_loads
from horda.games.zombicide.events.combat_events import CardStowed
from horda.games.zombicide.events.events import TokenPut
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.carrying_conditions import bearer_of
from horda.games.zombicide.rules.goals.objectives import OBJECTIVE, carry
from horda.games.zombicide.rules.inventory.slots import (
    LOOSE,
    RESERVE,
    discard,
    slot_by_name,
    slot_of,
    stow,
    take_from_slot,
)
from horda.games.zombicide.state import EMPTY, ZombicideState

HAND_OVER: Final = "hand_over"
"""The verb for a token that changes hands in a trade."""


def face_of(colour: str, load: Load) -> str:
    """Return the name of the card that represents a token in a slot: one for any slot, or one only for the backpack."""
    return f"{colour}_haul" if load.in_pack else f"{colour}_objective"


def slots_that_fit(s: ZombicideState, load: Load) -> list[int]:
    """Return the slots for a token, in order of preference: the backpack from its end, then the hands."""
    edition = s.edition
    first = edition.figures.hands if load.in_pack else 0
    return list(range(edition.slots - 1, first - 1, -1))


def free_slots(s: ZombicideState, who: int, load: Load) -> list[int]:
    """Return the empty slots among those that a token may occupy."""
    return [slot for slot in slots_that_fit(s, load) if s.card_in(who, slot) == EMPTY]


def cards_in_the_way(s: ZombicideState, who: int, load: Load) -> list[int]:
    """Return the cards that could be removed from slots that a token may occupy."""
    cards = [s.card_in(who, slot) for slot in slots_that_fit(s, load)]
    return [card for card in cards if card != EMPTY and s.cards.face(card) not in s.edition.burdens]


def why_not_bear(s: ZombicideState, who: int, colour: str, load: Load) -> str | None:
    """Return the rule against carrying a token: no free slots, or another token from which it must be kept apart."""
    others = [other for other, its in mission_loads(s).items() if other != colour and its.apart]
    if load.apart and any(bearer_of(s, other) == who for other in others):
        return "AD-M1-06"
    room = len(free_slots(s, who, load)) + len(cards_in_the_way(s, who, load))
    return "AD-INV-01" if room < load.slots else None


@dataclass
class TakeUp(Step):
    """A taken objective is stowed; cards may be discarded to make room (AD-Q-40, AD-Q-44)."""

    who: int
    colour: str
    slots: int
    in_pack: bool

    def run(self, s: ZombicideState) -> None:
        """Stow the token if there is room, else ask which card to remove; if none helps, put the token back."""
        who, load = self.who, Load(self.slots, in_pack=self.in_pack, apart=False)
        if s.zone[who] < 0:
            return  # The token lies where its bearer died (AD-Q-31).
        free = free_slots(s, who, load)
        if len(free) >= load.slots:
            bear(s, who, self.colour, load)
        elif len(free) + len(cards_in_the_way(s, who, load)) >= load.slots:
            s.push(MakeRoom(who, self.colour, self.slots, self.in_pack))
        else:
            carry(s, self.colour, NOWHERE)
            s.add_token(OBJECTIVE, s.zone[who], colour=self.colour)
            s.emit(TokenPut(OBJECTIVE, s.board.names[s.zone[who]], self.colour))


def bear(s: ZombicideState, who: int, colour: str, load: Load) -> None:
    """Put a token into a survivor's slots."""
    face = face_of(colour, load)
    for slot in free_slots(s, who, load)[: load.slots]:
        card = s.cards.find(RESERVE, face)
        s.cards.move(card, RESERVE, "held")
        s.slots = put(s.slots, who * s.edition.slots + slot, card)
        s.emit(CardStowed(s.roster[who], face, s.edition.slot_names[slot]))
    carry(s, colour, who)


@dataclass
class MakeRoom(Question):
    """Remove cards from the slots that a token needs: discard them, or move one to a hand (AD-INV-02, AD-Q-40)."""

    who: int
    colour: str
    slots: int
    in_pack: bool

    def rule(self, s: ZombicideState) -> str:
        return "AD-INV-02"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the ways to remove each card: discard it, or move it into a free hand."""
        who, load = self.who, Load(self.slots, in_pack=self.in_pack, apart=False)
        found: list[Choice] = []
        seen: list[str] = []
        hand = next(
            (slot for slot in range(s.edition.figures.hands) if s.card_in(who, slot) == EMPTY), NOWHERE
        )
        seat = s.seat_of[who]
        for card in cards_in_the_way(s, who, load):
            face = s.cards.face(card)
            if face in seen:
                continue
            seen.append(face)
            found.append(Choice(seat, "discard", (("card", face),)))
            if self.in_pack and hand != NOWHERE:
                found.append(Choice(seat, "put", (("card", face), ("slot", s.edition.slot_names[hand]))))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Discard the chosen card, then check again whether there is room."""
        who, load = self.who, Load(self.slots, in_pack=self.in_pack, apart=False)
        face = choice.name("card")
        card = next(one for one in cards_in_the_way(s, who, load) if s.cards.face(one) == face)
        if choice.verb == "discard":
            discard(s, who, card)
        else:
            take_from_slot(s, who, slot_of(s, who, card))
            stow(s, who, card, slot_by_name(s, choice.name("slot")))
        s.push(TakeUp(who, self.colour, self.slots, self.in_pack))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("MakeRoom", (("survivor", s.roster[self.who]), ("colour", self.colour)))


def tokens_to_hand_over(s: ZombicideState, who: int, other: int, loads: dict[str, Load]) -> list[Choice]:
    """Return the choices for handing slot-occupying tokens between two survivors (AD-POB-15, AD-Q-44)."""
    found: list[Choice] = []
    for colour, load in loads.items():
        bearer = bearer_of(s, colour)
        if bearer not in (who, other):
            continue
        to = other if bearer == who else who
        if why_not_bear(s, to, colour, load) is None:
            args = (("colour", colour), ("survivor", s.roster[to]))
            found.append(Choice(s.seat_of[who], HAND_OVER, args))
    return found


def hand_token(s: ZombicideState, to: int, colour: str, load: Load) -> None:
    """Hand a token over to another survivor, who makes room for it (AD-Q-40)."""
    bearer = bearer_of(s, colour)
    face = face_of(colour, load)
    for slot in range(s.edition.slots):
        card = s.card_in(bearer, slot)
        if card != EMPTY and s.cards.face(card) == face:
            s.cards.move(take_from_slot(s, bearer, slot), LOOSE, RESERVE)
    carry(s, colour, NOWHERE)
    s.emit(TokenHandedOver(s.roster[bearer], s.roster[to], colour))
    s.push(TakeUp(to, colour, load.slots, load.in_pack))
