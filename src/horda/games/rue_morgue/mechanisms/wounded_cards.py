"""Wounded cards: each replaces an equipment card, and the second one kills (RM-ZAT-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.events.combat_events import CardStowed, Healed
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.wounds import Eliminate
from horda.games.zombicide.rules.inventory.slots import (
    HELD,
    RESERVE,
    discard,
    equipment_of,
    slot_by_name,
    slot_name,
    slot_of,
    slots_of,
)
from horda.games.zombicide.rules.inventory.trade import COMBINE, Arrange, combine_cards
from horda.games.zombicide.state import EMPTY, ZombicideState

WOUNDED: Final = "wounded"


class WoundedCards(Mechanism):
    """Wounds as cards: the first replaces equipment, the second kills (RM-ZAT-06)."""

    name: ClassVar[str] = "wounded_cards"

    def wound(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Return the steps that put a Wounded card in place of equipment; the second kills (RM-ZAT-04, RM-ZAT-06)."""
        if s.wounds[who] + wounds < s.edition.figures.max_wounds:
            return (TakeWoundedCard(who),)
        return (Eliminate(who),)

    def heal(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Remove the Wounded card (RM-SK-57)."""
        heal(s, who)
        return ()

    def survivor_eliminated(self, s: ZombicideState, who: int) -> Steps:
        """Set the wounds of an eliminated survivor to the maximum; its Wounded card is removed (RM-ZAT-12)."""
        s.wounds = put(s.wounds, who, s.edition.figures.max_wounds)
        return ()

    def seat(self, s: ZombicideState, who: int) -> None:
        """Place the Wounded card that a position names, or use the last empty slot for `wounds=1`."""
        if wounded_slot(s, who) != NOWHERE:
            s.wounds = put(s.wounds, who, 1)
        elif s.wounds[who]:
            s.wounds = put(s.wounds, who, 0)
            lay_wound(s, who, empty_slots(s, who)[-1])


def empty_slots(s: ZombicideState, who: int) -> list[int]:
    """Return the slots of a survivor without a card."""
    return [slot for slot in range(slots_of(s, who)) if s.card_in(who, slot) == EMPTY]


def wounded_slot(s: ZombicideState, who: int) -> int:
    """Return the slot of a survivor's Wounded card; NOWHERE without wounds."""
    for slot in range(slots_of(s, who)):
        card = s.card_in(who, slot)
        if card != EMPTY and s.cards.face(card) == WOUNDED:
            return slot
    return NOWHERE


def loses_a_card(s: ZombicideState, who: int) -> bool:
    """Return whether a wound costs a survivor equipment: it has some, and no skill protects it (RM-ZAT-04)."""
    if not equipment_of(s, who):
        return False
    return not (skill_hooks.keeps_cards(s, who) and empty_slots(s, who))


def lay_wound(s: ZombicideState, who: int, slot: int) -> None:
    """Put a Wounded card into an empty slot (RM-ZAT-11)."""
    card = s.cards.find(RESERVE, WOUNDED)
    s.cards.move(card, RESERVE, HELD)
    s.slots = put(s.slots, who * s.edition.slots + slot, card)
    s.wounds = plus(s.wounds, who, 1)


def heal(s: ZombicideState, who: int) -> None:
    """Remove a survivor's Wounded card from its slot (RM-SK-57)."""
    slot = wounded_slot(s, who)
    if slot == NOWHERE:
        return
    place = who * s.edition.slots + slot
    s.cards.move(s.slots[place], HELD, RESERVE)
    s.slots = put(s.slots, place, EMPTY)
    wounds = s.wounds[who]
    s.wounds = put(s.wounds, who, 0)
    s.emit(Healed(s.roster[who], wounds))


def wounds_astray(s: ZombicideState) -> list[str]:
    """Return the survivors in play whose number of wounds differs from their Wounded cards."""
    return [
        f"{s.roster[who]} has {s.wounds[who]} wounds and other cards for them"
        for who in s.in_play()
        if s.wounds[who] != [s.cards.face(card) for card in s.cards_of(who)].count(WOUNDED)
    ]


@dataclass
class TakeWoundedCard(Question):
    """The choice of the equipment card that a Wounded card replaces (RM-ZAT-04).

    If no card is lost, the Wounded card goes to an empty slot of the player's choice (RM-ZAT-13, RM-Q-73). Cards may be
    combined even now (RM-IMP-01).
    """

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-ZAT-04" if loses_a_card(s, self.who) else "RM-ZAT-13"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for an empty slot; discarding a card is asked each time."""
        return ("take_wound",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every card with its slot, or the empty slots; of equal ones only the first."""
        who = self.who
        if s.zone[who] < 0 or s.wounds[who]:
            return []
        seat = s.seat_of[who]
        seen: list[tuple[str, str]] = []
        found: list[Choice] = []
        for slot in self._slots(s):
            card = s.card_in(who, slot)
            face = "" if card == EMPTY else s.cards.face(card)
            alike = (face, s.edition.slot_kinds[slot])
            if alike not in seen:
                seen.append(alike)
                place = ("slot", slot_name(s, slot))
                found.append(
                    Choice(seat, "lose_card", (("card", face), place))
                    if face
                    else Choice(seat, "take_wound", (place,))
                )
        return [*found, *hooks.combinations(s, who, ())]

    def _slots(self, s: ZombicideState) -> list[int]:
        who = self.who
        if not loses_a_card(s, who):
            return empty_slots(s, who)
        return [slot_of(s, who, card) for card in equipment_of(s, who)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Discard the card, and put the Wounded card in its slot."""
        who = self.who
        if choice.verb == COMBINE:
            loose = combine_cards(s, who, choice, ())
            s.push(Arrange(who, NOWHERE, loose, (), False), TakeWoundedCard(who))
            return
        slot = slot_by_name(s, choice.name("slot"))
        if choice.verb == "lose_card":
            discard(s, who, s.card_in(who, slot))
        lay_wound(s, who, slot)
        s.emit(CardStowed(s.roster[who], WOUNDED, slot_name(s, slot)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("TakeWoundedCard", (("survivor", s.roster[self.who]),))
