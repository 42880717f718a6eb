"""The vault: the card of its traps, attempts at them, and the door (AD-VLT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.steps import Step
from horda.games.army_of_the_dead.heist_events import VaultCardShown, VaultHelped
from horda.games.army_of_the_dead.mechanisms.vault.cards import EXTRA_DIE, vault_cards
from horda.games.army_of_the_dead.mechanisms.vault.dice import CrackVault, roll
from horda.games.army_of_the_dead.mechanisms.vault.help import (
    SHOWN,
    TRAP,
    givers_of,
    is_beaten,
    lines_of,
    trap_zone,
)
from horda.games.zombicide.rules.board.gates import OpenGate
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.rules.turns.actions import Action, bare, can_pay
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import GENERAL, ZombicideState

DECK: Final = "traps"
DICE: Final = 5
ROLLS: Final = 3
"""Number of dice, and of rolls, in an attempt (AD-VLT-05)."""
MORE: Final = 1
"""Number of actions that an attempt costs in addition to the first (AD-VLT-04)."""
SAFECRACKER: Final = "safecracker"


@dataclass
class LayTrap(Step):
    """Put one of the five vault cards face down into the trap zone, if the mission has one (AD-SET-28)."""

    def run(self, s: ZombicideState) -> None:
        """Shuffle the vault cards and place the top one."""
        if s.tokens(TRAP):
            s.shuffle(DECK)
            s.cards.draw(DECK, TRAP)


def put_trap(s: ZombicideState, zone: int, face: str) -> bool:
    """Place the vault card of a position, face up if a survivor is there; return whether the name exists."""
    if face not in vault_cards(s):
        return False
    s.add_token(TRAP, zone)
    s.cards.move(s.cards.find(DECK, face), DECK, TRAP)
    if s.survivors_in(zone):
        show_trap(s, zone)
    return True


def show_trap(s: ZombicideState, zone: int) -> None:
    """Reveal the card when a survivor enters the trap zone (AD-VLT-03)."""
    pile = s.cards.piles[TRAP]
    if pile and zone == trap_zone(s):
        card = pile[0]
        s.cards.move(card, TRAP, SHOWN)
        s.emit(VaultCardShown(s.cards.face(card)))


def why_not_try(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor an attempt at the traps, or None."""
    if is_beaten(s):
        return "AD-VLT-21"
    if s.zone[who] != trap_zone(s) or not can_pay(s, who, GENERAL, MORE):
        return "AD-VLT-04"
    return None


class TryVault(Action):
    """For two actions a survivor in the trap zone attempts to disable the traps (AD-VLT-04)."""

    verb: ClassVar[str] = "try_vault"
    pays: ClassVar[Cost | None] = (GENERAL, MORE)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the attempt as a choice for any survivor until the traps are disabled (AD-VLT-10, AD-Q-74)."""
        return [bare(s.seat_of[who], "try_vault")] if TRAP in s.token_kind else []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return why_not_try(s, who)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Add a die if a bonus gives one, and roll for the first time (AD-VLT-05, AD-VLT-17)."""
        dice = DICE
        used: list[int] = []
        for number, line in enumerate(lines_of(s)):
            if line.gives == EXTRA_DIE and givers_of(s, line, who):
                dice += 1
                used.append(number)
                s.emit(VaultHelped(EXTRA_DIE))
        roll(s, CrackVault(who, (), (0,) * dice, 0, ROLLS, tuple(used), (), ()))


def vault_doors(s: ZombicideState) -> list[int]:
    """Return the shut doors between the trap zone and the vault (AD-VLT-01)."""
    zone = trap_zone(s)
    if zone == NOWHERE:
        return []
    kinds = s.board.kinds
    return [
        gate
        for gate in s.board.gates_of(zone, "door")
        if s.is_shut(gate) and any(kinds[side].name == "vault" for side in s.board.gates[gate].zones)
    ]


def why_not_open(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to open the vault, or None."""
    if not is_beaten(s) or not has_specialty(s, who, SAFECRACKER):
        return "AD-VLT-02"
    return None if s.zone[who] == trap_zone(s) and can_pay(s, who, GENERAL) else "AD-VLT-22"


class OpenVault(Action):
    """For one action, after the traps are disabled, a safecracker in the trap zone opens the vault (AD-VLT-22)."""

    verb: ClassVar[str] = "open_vault"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the choice while a vault door is closed; zombies do not prevent it (AD-Q-28)."""
        return [bare(s.seat_of[who], "open_vault")] if vault_doors(s) else []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return why_not_open(s, who)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        s.push(*[OpenGate(gate, who) for gate in vault_doors(s)])
