"""Improved weapons: two cards are combined into one at any moment (RM-IMP-01)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.games.rue_morgue.events import WeaponMade
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import Gear
from horda.games.zombicide.rules.inventory.slots import (
    HELD,
    JOINED,
    LOOSE,
    RESERVE,
    discard,
    equipment_of,
    slot_of,
)
from horda.games.zombicide.rules.inventory.trade import COMBINE, Arrange
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import EMPTY, ZombicideState


class ImprovedWeapons(Mechanism):
    """Molotovs and Sniper Rifles (RM-IMP-07, RM-IMP-12)."""

    name: ClassVar[str] = "improved_weapons"

    def actions(self) -> list[Action]:
        """Return the free action of combining cards in any turn of the player (RM-IMP-01)."""
        return [CombineAction()]

    def combinations(self, s: ZombicideState, who: int, loose: tuple[int, ...]) -> list[Choice]:
        """Return the weapons that can be made now."""
        return combinations(s, who, loose)

    def combine(
        self, s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the cards to stow after combining cards, which is possible even while being wounded (RM-IMP-01)."""
        return combine(s, who, choice.name("card"), loose)


def parts_for(s: ZombicideState, who: int, made: Gear, loose: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of which a survivor would make a weapon; empty if one is missing (RM-IMP-01)."""
    cards = [*loose, *equipment_of(s, who)]
    found: list[int] = []
    for face in made.made_of:
        for card in cards:
            if s.cards.face(card) == face:
                found.append(card)
                break
        else:
            return ()
    return tuple(found)


def combinations(s: ZombicideState, who: int, loose: tuple[int, ...]) -> list[Choice]:
    """Return the weapons that a survivor may make of its cards now, as long as copies are left (RM-IMP-07, RM-Q-21)."""
    if not has_parts(s, s.cards_of(who), loose):
        return []
    return [
        Choice(s.seat_of[who], COMBINE, (("card", made.name), ("survivor", s.roster[who])))
        for made in s.edition.makeable
        if parts_for(s, who, made, loose) and _supply(s, made.name)
    ]


def has_parts(s: ZombicideState, cards: list[int], loose: tuple[int, ...] = ()) -> bool:
    """Return whether at least two of these cards are parts of weapons: a quick check before the search."""
    faces, parts = s.cards.deck.faces, s.edition.parts
    count = 0
    for card in cards:
        if card != EMPTY and faces[card] in parts:
            count += 1
    for card in loose:
        if faces[card] in parts:
            count += 1
    return count > 1


def _supply(s: ZombicideState, face: str) -> list[int]:
    return [card for card in s.cards.piles[RESERVE] if s.cards.face(card) == face]


def combine(s: ZombicideState, who: int, face: str, loose: tuple[int, ...]) -> tuple[int, ...]:
    """Make a weapon; return the cards to stow: the weapon, and other cards that are in no slot (RM-IMP-02)."""
    made = s.edition.gear[face]
    parts = parts_for(s, who, made, loose)
    for part in parts:
        if made.keeps_parts:
            _lay_under(s, who, part)
        else:
            discard(s, who, part)
    count = 1 + skill_hooks.more_made(s, who, face)
    new = _supply(s, face)[:count]
    for card in new:
        s.cards.move(card, RESERVE, LOOSE)
    s.emit(WeaponMade(s.roster[who], face, len(new)))
    return (*new, *[card for card in loose if card not in parts])


def _lay_under(s: ZombicideState, who: int, card: int) -> None:
    """Put the used cards under the improved weapon, where nobody can use them (RM-IMP-12, RM-IMP-13)."""
    slot = slot_of(s, who, card)
    if slot == NOWHERE:
        s.cards.move(card, LOOSE, JOINED)
        return
    s.slots = put(s.slots, who * s.edition.slots + slot, EMPTY)
    s.cards.move(card, HELD, JOINED)


class CombineAction(Action):
    """A survivor combines cards for free, in any turn of its player's survivors (RM-IMP-01, RM-IMP-03)."""

    verb: ClassVar[str] = COMBINE
    pays: ClassVar[Cost | None] = None

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return everything that any survivor of the same player can make."""
        found: list[Choice] = []
        if has_parts(s, s.slots):
            for other in s.in_play():
                if s.seat_of[other] == s.seat_of[who]:
                    found.extend(combinations(s, other, ()))
        return found

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Take the weapon in hand or stow it, and let the player rearrange all cards (RM-IMP-05, RM-IMP-06)."""
        maker = s.roster.index(choice.name("survivor"))
        loose = combine(s, maker, choice.name("card"), ())
        s.push(Arrange(maker, NOWHERE, loose, (), False))
