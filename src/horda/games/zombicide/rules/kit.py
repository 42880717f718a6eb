"""What a survivor's cards amount to, found once and remembered while cards, level and skills stay the same.

Every action looks at the same few cards at every question, and they seldom change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.games.zombicide.rules.equipment import ANY, HAND, NEVER, PACK
from horda.games.zombicide.skills.base import lent_to, voices_of

if TYPE_CHECKING:
    from horda.games.zombicide.rules.actions import Action
    from horda.games.zombicide.skills.base import Skill
    from horda.games.zombicide.state import Table

NONE: Final = -1
"""No card in a slot."""

# What one has by one's cards and skills, besides the types and the effects of the cards (`Action.needs`).
FIGHTS: Final = "fights"
OPENS: Final = "opens"


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
        self.pack: list[int] = []
        self.supports: list[int] = []
        """The backpack cards that belong there, and those that work from anywhere (inventory.support)."""
        self.has_moves = False
        """Whether any card could be put elsewhere: into the backpack always, out of it if it fits."""
        self.voices: dict[str, list[Skill]] = {}
        """The survivor's skills by the moments at which they speak."""
        self.actions: list[Action] = []
        """What one with these cards and skills may do at all (`Action.needs`)."""


class Kits:
    """The kits of a match's survivors when last looked at. Copies of a state share them: each is checked."""

    def __init__(self) -> None:
        self.seen: list[Kit] = []


def kit_of(s: Table, who: int) -> Kit:
    """What a survivor has now; a kit found before still holds if nothing of it has changed."""
    width = s.edition.slots
    mask = s.skills[who]
    if s.lenders:
        mask |= lent_to(s, who)
    slots = s.slots[who * width : who * width + width]
    kits = s.kits.seen
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
    edition, faces = s.edition, s.cards.deck.faces
    hands = edition.figures.hands
    carried = hands + edition.figures.body
    kit.voices = voices_of(edition, kit.skills)
    readers = kit.voices["counts_in_hand"]
    means = [OPENS] if kit.voices["opens_barehanded"] else []
    for slot, card in enumerate(kit.slots):
        if card == NONE:
            continue
        gear = edition.gear[faces[card]]
        if gear.name in edition.burdens:
            kit.has_moves = True
            continue
        kit.cards.append(card)
        # inventory.support
        if gear.slot == ANY or (slot >= carried and (gear.slot == PACK or gear.from_pack)):
            kit.supports.append(card)
            means.append(gear.effect)
        if slot >= carried:
            kit.pack.append(card)
            if not kit.has_moves:
                kit.has_moves = edition.slots_for(s.roster[who], gear.name) & ((1 << carried) - 1) != 0
            if not readers or not any(skill.counts_in_hand(s, who, card) for skill in readers):
                continue
        else:
            kit.has_moves = True
            if slot >= hands and gear.slot != HAND:
                continue
        kit.hand.append(card)
        if gear.level > kit.level:
            continue
        kit.usable.append(card)
        means.append(gear.type)
        means.append(gear.effect)
        means.append(gear.skill)
        if gear.profiles:
            kit.arms.append(card)
            means.append(FIGHTS)
        if gear.opens != NEVER:
            kit.tools.append(card)
            means.append(OPENS)
    kit.actions = [action for action in edition.actions if not action.needs or action.needs in means]
    return kit
