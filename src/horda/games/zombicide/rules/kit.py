"""What a survivor's cards amount to, found once and remembered while cards, level and skills stay the same.

Every action looks at the same few cards at every question, and they seldom change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.rules.equipment import HAND, NEVER, PACK, gear_of
from horda.games.zombicide.skills.base import lent_to, voices_of

if TYPE_CHECKING:
    from horda.games.zombicide.rules.actions import Action
    from horda.games.zombicide.skills.base import Skill
    from horda.games.zombicide.state import Table

NONE = -1
"""No card in a slot."""


class Kit:
    """The cards of a survivor, sorted by what may be done with them. Never changed once found."""

    def __init__(self, slots: list[int], level: int, skills: int) -> None:
        self.slots = slots
        """The survivor's slots, danger level and skills for which this holds."""
        self.level = level
        self.skills = skills
        self.cards: list[int] = []
        """All cards, by slot."""
        self.hand: list[int] = []
        """Those in the hands, and those that count as held there (inventory.in_hand)."""
        self.usable: list[int] = []
        """Those of them that the danger level allows (equipment.gems)."""
        self.arms: list[int] = []
        """Those of them to fight with."""
        self.tools: list[int] = []
        """Those of them that open doors."""
        self.types: list[str] = []
        """The types of the usable ones."""
        self.effects: list[str] = []
        """What using them does, and what those in the backpack do that belong there."""
        self.pack: list[int] = []
        self.supports: list[int] = []
        """The backpack cards that belong there (inventory.support)."""
        self.has_room = False
        """Whether the backpack has an empty slot."""
        self.has_moves = False
        """Whether any card could be put elsewhere: into the backpack always, out of it if it fits."""
        self.voices: dict[str, list[Skill]] = {}
        """The survivor's skills by the moments at which they speak."""
        self.actions: list[Action] = []
        """What one with these cards and skills may do at all."""


def kit_of(s: Table, who: int) -> Kit:
    """What a survivor has now; a kit found before still holds if nothing of it has changed."""
    width = s.edition.slots
    mask = s.skills[who]
    if s.lenders:
        mask |= lent_to(s, who)
    slots = s.slots[who * width : who * width + width]
    kits = s.kits
    if who < len(kits):
        kit = kits[who]
        if kit.slots == slots and kit.level == s.level[who] and kit.skills == mask:
            return kit
    while who >= len(kits):
        kits.append(Kit([], 0, 0))
    kit = found(s, who, Kit(slots, s.level[who], mask))
    kits[who] = kit
    return kit


def found(s: Table, who: int, kit: Kit) -> Kit:
    """Sort a survivor's cards."""
    edition = s.edition
    slots, hands, carried = kit.slots, edition.hands, edition.hands + edition.body
    kit.voices = voices_of(edition, kit.skills)
    kit.cards = [card for card in slots if card != NONE]
    kit.pack = [card for card in slots[carried:] if card != NONE]
    kit.has_room = NONE in slots[carried:]
    kit.hand = [card for card in slots[:hands] if card != NONE]
    for card in slots[hands:carried]:
        if card != NONE and gear_of(s, card).slot == HAND:
            kit.hand.append(card)
    for skill in kit.voices["counts_in_hand"]:
        for card in kit.pack:
            if card not in kit.hand and skill.counts_in_hand(s, who, card):
                kit.hand.append(card)
    kit.usable = [card for card in kit.hand if gear_of(s, card).level <= kit.level]
    kit.supports = [card for card in kit.pack if gear_of(s, card).slot == PACK]
    kit.arms = [card for card in kit.usable if gear_of(s, card).profiles]
    kit.tools = [card for card in kit.usable if gear_of(s, card).opens != NEVER]
    kit.types = [gear_of(s, card).type for card in kit.usable]
    kit.effects = [gear_of(s, card).effect for card in [*kit.usable, *kit.supports]]
    free = (1 << carried) - 1
    kit.has_moves = len(kit.pack) < len(kit.cards) or any(
        edition.slots_for(s.roster[who], s.cards.deck.faces[card]) & free for card in kit.pack
    )
    kit.actions = [action for action in edition.actions if action.suits(kit)]
    return kit
