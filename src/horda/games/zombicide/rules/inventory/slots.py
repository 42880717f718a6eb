"""What survivors carry: hands, body and backpack, and which cards are in use (inventory.slots)."""

from __future__ import annotations

from horda.engine.lists import put, without
from horda.games.zombicide.events.combat_events import CardDiscarded, CardStowed
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import ANY, ARTEFACT_PILE, BODY, HAND, gear_of
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.state import EMPTY, ZombicideState

HELD = "held"
RESERVE = "reserve"
"""The pile of cards that only some rules bring into play."""
LOOSE = "loose"
"""The pile of cards that a survivor has received but not yet stowed."""
JOINED = "joined"
"""The pile of cards that lie under a card made of them (inventory.combine)."""
DISCARDS = "equipment_discard"


def kind_of_slot(s: ZombicideState, slot: int) -> str:
    """Return whether a slot is a hand, the body or part of the backpack."""
    return s.edition.slot_kinds[slot]


def slot_name(s: ZombicideState, slot: int) -> str:
    """Return the name of a slot in choices: `hand_1`, `body`, `pack_3`; a single slot has no number."""
    return s.edition.slot_names[slot]


def slot_by_name(s: ZombicideState, name: str) -> int:
    """Return the slot of a name."""
    return s.edition.slot_names.index(name)


def why_not_put(s: ZombicideState, who: int, card: int, slot: int) -> str | None:
    """Return the rule that forbids a card in a slot; None if allowed (inventory.hand, inventory.body, inventory.pack).

    The danger level that its use requires does not matter (equipment.carried).
    """
    gear = gear_of(s, card)
    kind = s.edition.slot_kinds[slot]
    if kind == HAND:
        return None if gear.slot in (HAND, ANY) else s.cite("inventory.hand")
    if kind == BODY:
        fits = gear.slot == BODY or gear.name == s.edition.identities[s.roster[who]].body_card
        return None if fits else s.cite("inventory.body")
    return None


def slot_of(s: ZombicideState, who: int, card: int) -> int:
    """Return the slot that holds a card of a survivor; NOWHERE if it has no such card."""
    width = s.edition.slots
    base = who * width
    for slot in range(width):
        if s.slots[base + slot] == card:
            return slot
    return NOWHERE


def bearer_of(s: ZombicideState, card: int) -> int:
    """Return the survivor who carries a card; NOWHERE for nobody."""
    return s.slots.index(card) // s.edition.slots if card in s.slots else NOWHERE


def first_free(s: ZombicideState, who: int, card: int) -> int:
    """Return the first free slot in which a card fits: hands, then body, then backpack; NOWHERE if there is none."""
    for slot in range(slots_of(s, who)):
        if s.card_in(who, slot) == EMPTY and why_not_put(s, who, card, slot) is None:
            return slot
    return NOWHERE


def has_room(s: ZombicideState, who: int) -> bool:
    """Return whether a slot of a survivor's backpack is free."""
    edition = s.edition
    base = who * edition.slots
    return EMPTY in s.slots[base + edition.figures.hands + edition.figures.body : base + slots_of(s, who)]


def stow(s: ZombicideState, who: int, card: int, slot: int) -> None:
    """Put a card that is not in a slot into an empty one."""
    s.cards.move(card, LOOSE, HELD)
    s.slots = put(s.slots, who * s.edition.slots + slot, card)
    s.emit(CardStowed(s.roster[who], s.cards.face(card), slot_name(s, slot)))


def take_from_slot(s: ZombicideState, who: int, slot: int) -> int:
    """Take the card out of a slot and return it."""
    place = who * s.edition.slots + slot
    card = s.slots[place]
    s.slots = put(s.slots, place, EMPTY)
    s.cards.move(card, HELD, LOOSE)
    return card


def slots_of(s: ZombicideState, who: int) -> int:
    """Return how many slots a survivor has (inventory.slots)."""
    carried = s.edition.figures.carried
    if not carried:
        return s.edition.slots
    return carried + skill_hooks.more_room(s, who)


def discard_pile(s: ZombicideState, card: int) -> str:
    """Return the pile for a discarded card; cards of vault and reserve are not reshuffled (search.deck)."""
    gear = gear_of(s, card)
    if gear.reserve:
        return RESERVE
    return ARTEFACT_PILE if gear.vault else DISCARDS


def discard(s: ZombicideState, who: int, card: int) -> None:
    """Discard a card that a survivor carries or has just received (inventory.discard)."""
    source = LOOSE
    slot = slot_of(s, who, card)
    if slot != NOWHERE:
        s.slots = put(s.slots, who * s.edition.slots + slot, EMPTY)
        source = HELD
    if card in s.unloaded:
        s.unloaded = without(s.unloaded, card)
    s.cards.move(card, source, discard_pile(s, card))
    s.emit(CardDiscarded(s.roster[who], s.cards.face(card)))
    gear = gear_of(s, card)
    if gear.keeps_parts:
        for part in gear.made_of:
            s.cards.move(s.cards.find(JOINED, part), JOINED, DISCARDS)


def equipment_of(s: ZombicideState, who: int) -> list[int]:
    """Return the equipment cards of a survivor, without tokens or wounds that occupy slots."""
    burdens = s.edition.burdens
    return [card for card in s.cards_of(who) if not burdens or s.cards.deck.faces[card] not in burdens]


def in_hand(s: ZombicideState, who: int) -> list[int]:
    """Return the cards in a survivor's hands, and those that count as being there (inventory.in_hand)."""
    return loadout_of(s, who).hand


def usable(s: ZombicideState, who: int) -> list[int]:
    """Return the cards in hand that a survivor's danger level allows (equipment.gems)."""
    return loadout_of(s, who).usable


def card_with(s: ZombicideState, who: int, effect: str) -> int:
    """Return a card with an effect that a survivor can use where it is; NOWHERE for none (inventory.in_hand)."""
    loadout = loadout_of(s, who)
    for card in loadout.usable:
        if gear_of(s, card).effect == effect:
            return card
    for card in loadout.supports:
        if gear_of(s, card).effect == effect:
            return card
    return NOWHERE


def in_pack(s: ZombicideState, who: int) -> list[int]:
    """Return the cards in a survivor's backpack."""
    return loadout_of(s, who).pack


def supports(s: ZombicideState, who: int) -> list[int]:
    """Return the backpack cards that take effect in the backpack (inventory.support)."""
    return loadout_of(s, who).supports
