"""A survivor's cards sorted by use, cached while cards, level and skills stay the same.

Almost every action needs the same few cards, and these seldom change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.games.zombicide.rules.inventory.equipment import ANY, HAND, NEVER, PACK
from horda.games.zombicide.skills.listeners import skills_by_hook, skills_lent_to

if TYPE_CHECKING:
    from horda.games.zombicide.rules.turns.actions import Action
    from horda.games.zombicide.skills.base import Skill
    from horda.games.zombicide.state import ZombicideState

NONE: Final = -1
"""No card in a slot."""

# What one has by one's cards and skills, besides the types and the effects of the cards (`Action.needs`).
FIGHTS: Final = "fights"
OPENS: Final = "opens"


class Loadout:
    """The cards of a survivor, sorted by what may be done with them. Never changed once computed."""

    def __init__(self, slots: list[int], level: int, skills: int) -> None:
        self.slots = slots
        """The survivor's slots, danger level and skills from which it was computed."""
        self.level = level
        self.skills = skills
        self.cards: list[int] = []
        """All cards, by slot."""
        self.hand: list[int] = []
        """Cards in the hands, and cards that count as being there (inventory.in_hand)."""
        self.usable: list[int] = []
        """Cards in hand that the danger level allows (equipment.gems)."""
        self.arms: list[int] = []
        """Usable cards that are weapons."""
        self.tools: list[int] = []
        """Usable cards that open doors."""
        self.pack: list[int] = []
        self.supports: list[int] = []
        """The backpack cards that take effect there, and those that do so in any slot (inventory.support)."""
        self.has_moves = False
        """Whether any card could be moved to another slot: any card to the backpack, others if they fit."""
        self.by_hook: dict[str, list[Skill]] = {}
        """The survivor's skills that override each hook."""
        self.actions: list[Action] = []
        """The actions that are possible with these cards and skills (`Action.needs`)."""


class Loadouts:
    """Cache: the last computed loadout of each survivor. Copies of a state share it, so each entry is checked."""

    def __init__(self) -> None:
        self.seen: list[Loadout] = []


def loadout_of(s: ZombicideState, who: int) -> Loadout:
    """Return a survivor's loadout, from the cache if cards, level and skills have not changed."""
    width = s.edition.slots
    mask = s.skills[who]
    if s.lenders:
        mask |= skills_lent_to(s, who)
    slots = s.slots[who * width : who * width + width]
    loadouts = s.loadouts.seen
    if who < len(loadouts):
        loadout = loadouts[who]
        if loadout.slots == slots and loadout.level == s.level[who] and loadout.skills == mask:
            return loadout
    while who >= len(loadouts):
        loadouts.append(Loadout([], 0, 0))
    loadout = sort_cards(s, who, Loadout(slots, s.level[who], mask))
    loadouts[who] = loadout
    return loadout


def sort_cards(s: ZombicideState, who: int, loadout: Loadout) -> Loadout:
    """Return a survivor's cards sorted by use; stowed cards are not in use (inventory.stowed)."""
    edition, faces = s.edition, s.cards.deck.faces
    hands = edition.figures.hands
    carried = hands + edition.figures.body
    loadout.by_hook = skills_by_hook(edition, loadout.skills)
    readers = loadout.by_hook["counts_in_hand"]
    means = [OPENS] if loadout.by_hook["opens_barehanded"] else []
    for slot, card in enumerate(loadout.slots):
        if card == NONE:
            continue
        gear = edition.gear[faces[card]]
        if gear.name in edition.burdens:
            loadout.has_moves = True
            continue
        loadout.cards.append(card)
        # inventory.support
        if gear.slot == ANY or (slot >= carried and (gear.slot == PACK or gear.from_pack)):
            loadout.supports.append(card)
            means.append(gear.effect)
        if slot >= carried:
            loadout.pack.append(card)
            if not loadout.has_moves:
                loadout.has_moves = edition.slots_for(s.roster[who], gear.name) & ((1 << carried) - 1) != 0
            if not readers or not any(skill.counts_in_hand(s, who, card) for skill in readers):
                continue
        else:
            loadout.has_moves = True
            # The pictured card counts as in hand there (inventory.body_as_hand); others of the body work from
            # there alone (inventory.body_only).
            if slot >= hands and gear.slot != HAND:
                continue
        loadout.hand.append(card)
        if gear.level > loadout.level:
            continue
        loadout.usable.append(card)
        means.append(gear.type)
        means.append(gear.effect)
        means.append(gear.skill)
        if gear.profiles:
            loadout.arms.append(card)
            means.append(FIGHTS)
        if gear.opens != NEVER:
            loadout.tools.append(card)
            means.append(OPENS)
    loadout.actions = [action for action in edition.actions if not action.needs or action.needs in means]
    return loadout
