"""Bonuses at the vault: the specialties and cards that give them, and their effects on dice (AD-VLT-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.army_of_the_dead.mechanisms.vault.cards import Bonus, VaultCards, vault_cards
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.state import EMPTY, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

TRAP: Final = "trap"
"""The kind of the trap zone's token, and the pile of the face-down vault card."""
SHOWN: Final = "trap_shown"
"""The pile of the revealed vault card."""


@dataclass
class Traps(Record):
    """Whether the traps are disabled (AD-VLT-21)."""

    beaten: bool = False


RECORD: Final = TypedKey(VaultCards.name, Traps)


def is_beaten(s: ZombicideState) -> bool:
    """Return whether the traps are disabled (AD-VLT-21)."""
    return s.record(RECORD).beaten


def beat(s: ZombicideState) -> None:
    """Record that the traps are disabled (AD-VLT-21)."""
    s.remember(RECORD, Traps(beaten=True))


def trap_zone(s: ZombicideState) -> int:
    """Return the trap zone; NOWHERE if the mission has none."""
    return s.zone_of_token(TRAP)


def lines_of(s: ZombicideState) -> list[Bonus]:
    """Return the lines of the revealed vault card."""
    pile = s.cards.piles[SHOWN]
    return vault_cards(s)[s.cards.face(pile[0])].bonuses if pile else []


def helpers(s: ZombicideState) -> list[int]:
    """Return the survivors, companions included, in range 0-1 of the trap zone (AD-VLT-11, AD-CPN-06)."""
    zone = trap_zone(s)
    ranges = s.paths.ranges(zone)
    return [who for who in s.in_play() if s.zone[who] == zone or ranges[s.zone[who]] == 1]


def card_to_pay(s: ZombicideState, who: int, line: Bonus) -> int:
    """Return the card of a survivor that pays for a line, from any slot; EMPTY for none (AD-Q-27)."""
    return next((card for card in s.cards_of(who) if s.cards.face(card) == line.card), EMPTY)


def givers_of(s: ZombicideState, line: Bonus, roller: int, unwilling: tuple[int, ...] = ()) -> list[int]:
    """Return who can give the bonus of a line, by a specialty or by discarding a card (AD-SPE-04).

    Survivors of the roller's player come first; those in `unwilling` give no cards (AD-Q-85).
    """
    near = helpers(s)
    seat = s.seat_of[roller]
    own = [who for who in near if s.seat_of[who] == seat]
    return [
        who
        for who in (*own, *[one for one in near if one not in own])
        if (line.specialty and has_specialty(s, who, line.specialty))
        or (line.card and who not in unwilling and card_to_pay(s, who, line) != EMPTY)
    ]


def without(dice: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Return the dice without one die of this value."""
    place = dice.index(value)
    return dice[:place] + dice[place + 1 :]


Rolled = tuple[tuple[int, ...], tuple[int, ...]]
"""The dice set aside, and those that are not."""


def set_die(kept: tuple[int, ...], dice: tuple[int, ...], value: int, to: int) -> Rolled:
    """Return the dice with one changed to another value: a rolled one, or else one set aside (AD-VLT-15)."""
    if value in dice:
        return kept, (*without(dice, value), to)
    return (*without(kept, value), to), dice


def shift_dice(kept: tuple[int, ...], dice: tuple[int, ...], up: int, down: int) -> Rolled:
    """Return the dice with one increased by 1 and another decreased by 1 (AD-VLT-14)."""
    # Both are taken out before either comes back, so that the die turned up is never the one turned down.
    marked_kept, marked = set_die(kept, dice, up, NOWHERE)
    marked_kept, marked = set_die(marked_kept, marked, down, down - 1)
    return set_die(marked_kept, marked, NOWHERE, up + 1)
