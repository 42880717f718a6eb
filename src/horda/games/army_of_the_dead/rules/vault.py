"""The vault: traps, the straight that beats them, help from specialists, and the door (AD-VLT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice, Plain, Refusal
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import (
    TrapsBeaten,
    VaultCardShown,
    VaultHeld,
    VaultHelped,
    VaultRolled,
)
from horda.games.army_of_the_dead.rules.heist import (
    CHANGE,
    EXTRA_DIE,
    EXTRA_ROLL,
    NUDGE,
    PAIR,
    Bonus,
    heist,
    team,
)
from horda.games.army_of_the_dead.rules.specialties import has_specialty
from horda.games.zombicide.combat_events import DiceRolledAgain
from horda.games.zombicide.rules.actions import Action, can_pay, pay
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.doors import OpenGate
from horda.games.zombicide.rules.inventory import discard
from horda.games.zombicide.skills.base import speakers
from horda.games.zombicide.state import GENERAL, Table

TRAP: Final = "trap"
"""The token of the trap zone, and the pile of the card that lies there face down."""
SHOWN: Final = "trap_shown"
"""The pile of the vault card once it is turned over."""
DECK: Final = "traps"
BEATEN: Final = "vault.beaten"
"""The counter that says the traps are beaten."""
DICE: Final = 5
ROLLS: Final = 3
"""Dice and rolls of an attempt (AD-VLT-05)."""
MORE: Final = 1
"""Actions on top of the first that an attempt takes (AD-VLT-04)."""
STRAIGHTS: Final = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))
SAFECRACKER: Final = "safecracker"
LOWEST: Final = 1
HIGHEST: Final = 6


@dataclass
class LayTrap(Step):
    """If the mission has a trap zone, one of the five vault cards is laid there face down (AD-SET-28)."""

    def run(self, s: Table) -> None:
        """Shuffle, and lay the top one."""
        if s.tokens(TRAP):
            s.shuffle(DECK)
            s.cards.draw(DECK, TRAP)


def put_trap(s: Table, zone: int, face: str) -> bool:
    """Lay a vault card in a zone, as a position wants it: open if somebody is there; whether it is one."""
    if face not in heist(s).vault_cards:
        return False
    s.add_token(TRAP, zone)
    s.cards.move(s.cards.find(DECK, face), DECK, TRAP)
    if s.survivors_in(zone):
        show_trap(s, zone)
    return True


def trap_zone(s: Table) -> int:
    """The trap zone; NOWHERE where the mission has none."""
    tokens = s.tokens(TRAP) if TRAP in s.token_kind else []
    return s.token_zone[tokens[0]] if tokens else NOWHERE


def show_trap(s: Table, zone: int) -> None:
    """The card is turned over as soon as somebody comes into the trap zone (AD-VLT-03)."""
    pile = s.cards.piles[TRAP]
    if pile and zone == trap_zone(s):
        card = pile[0]
        s.cards.move(card, TRAP, SHOWN)
        s.emit(VaultCardShown(s.cards.face(card)))


def lines_of(s: Table) -> list[Bonus]:
    """The lines of the vault card that lies open."""
    pile = s.cards.piles[SHOWN]
    return heist(s).vault_cards[s.cards.face(pile[0])].bonuses if pile else []


def helpers(s: Table) -> list[int]:
    """The survivors who may help: those at range 0 or 1 of the trap zone (AD-VLT-11, AD-Q-79)."""
    zone = trap_zone(s)
    ranges = s.ways.ranges(zone)
    return [who for who in team(s) if s.zone[who] == zone or ranges[s.zone[who]] == 1]


def giver_of(s: Table, line: Bonus, roller: int) -> int:
    """Who gives the bonus of a line: who has the specialty, or the card to pay with; NOWHERE for nobody.

    The roller's player pays with the cards of their own survivors before those of others (AD-Q-85).
    """
    near = helpers(s)
    seat = s.seat_of[roller]
    own = [who for who in near if s.seat_of[who] == seat]
    for who in (*own, *[one for one in near if one not in own]):
        if line.specialty and has_specialty(s, who, line.specialty):
            return who
        if line.card and any(s.cards.face(card) == line.card for card in s.cards_of(who)):
            return who
    return NOWHERE


def is_straight(dice: tuple[int, ...]) -> bool:
    """Whether five of the dice are in a row (AD-VLT-06, AD-Q-29)."""
    values = frozenset(dice)
    return any(straight <= values for straight in STRAIGHTS)


def why_not_try(s: Table, who: int) -> str | None:
    """The rule that keeps a survivor from an attempt at the traps, if any."""
    if s.counters.get(BEATEN, 0):
        return "AD-VLT-21"
    if s.zone[who] != trap_zone(s) or not can_pay(s, who, GENERAL, MORE):
        return "AD-VLT-04"
    return None


class TryVault(Action):
    """For two actions a survivor in the trap zone tries to get past the traps (AD-VLT-04)."""

    verb: ClassVar[str] = "try_vault"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Anybody, as often as they like, until a straight is made (AD-VLT-10, AD-Q-74)."""
        if TRAP in s.token_kind and why_not_try(s, who) is None:
            found.append(Choice(s.seat_of[who], "try_vault"))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """Too far away, too few actions, or beaten already."""
        if TRAP in s.token_kind:
            rule = why_not_try(s, who)
            if rule is not None:
                found.append(Refusal(Choice(s.seat_of[who], "try_vault"), rule))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay, claim an extra die, and roll for the first time (AD-VLT-05, AD-VLT-17)."""
        pay(s, who, GENERAL, MORE)
        dice = DICE
        used: list[int] = []
        for number, line in enumerate(lines_of(s)):
            if line.gives == EXTRA_DIE and giver_of(s, line, who) != NOWHERE:
                dice += 1
                used.append(number)
                s.emit(VaultHelped(EXTRA_DIE))
        roll(s, CrackVault(who, (), (0,) * dice, 0, ROLLS, tuple(used), ()))


def roll(s: Table, attempt: CrackVault) -> None:
    """Roll the dice that are not set aside (AD-VLT-08)."""
    dice = tuple([s.d6() for _ in attempt.dice])
    s.emit(VaultRolled(s.roster[attempt.who], dice, attempt.kept))
    see(s, attempt.after(attempt.kept, dice, rolls=attempt.rolls + 1))


def see(s: Table, attempt: CrackVault) -> None:
    """A straight beats the traps; else the attempt goes on while anything can still be done (AD-VLT-09)."""
    if is_straight((*attempt.kept, *attempt.dice)):
        s.counters[BEATEN] = 1
        s.emit(TrapsBeaten(s.roster[attempt.who]))
    elif attempt.means(s):
        s.push(attempt)
    else:
        s.emit(VaultHeld(s.roster[attempt.who]))


@dataclass
class CrackVault(Question):
    """After a roll without a straight: set dice aside, roll the others, use help, or stop (AD-VLT-07)."""

    who: int
    kept: tuple[int, ...]
    """The dice that were set aside; they stay there (AD-Q-29)."""
    dice: tuple[int, ...]
    """The dice just rolled."""
    rolls: int
    most: int
    used: tuple[int, ...]
    """The lines of the card that were used in this attempt (AD-Q-27)."""
    again: tuple[str, ...]
    """The skills that had the dice rolled again (AD-Q-89)."""

    def rule(self, s: Table) -> str:
        """Which says so."""
        return "AD-VLT-07"

    def after(self, kept: tuple[int, ...], dice: tuple[int, ...], *, rolls: int) -> CrackVault:
        """The same attempt with other dice."""
        return CrackVault(self.who, kept, dice, rolls, self.most, self.used, self.again)

    def means(self, s: Table) -> list[Choice]:
        """What could still lead to a straight."""
        seat = s.seat_of[self.who]
        found: list[Choice] = []
        if self.rolls < self.most and self.dice:
            found.append(Choice(seat, "roll_vault", (("count", len(self.dice)),)))
            values = sorted(set(self.dice)) if len(self.dice) > 1 else []
            found.extend(Choice(seat, "set_aside", (("die", value),)) for value in values)
        for skill in speakers(s, self.who, "rerolls"):
            if self.dice and skill.name not in self.again and skill.rerolls(s, self.who, False):
                found.append(Choice(seat, "roll_again", (("by", skill.name),)))
        for number, line in enumerate(lines_of(s)):
            if line.gives == EXTRA_DIE or (number in self.used and not line.card):
                continue
            if giver_of(s, line, self.who) != NOWHERE:
                found.extend(self._helped(s, seat, number, line))
        return found

    def _helped(self, s: Table, seat: int, number: int, line: Bonus) -> list[Choice]:
        """What one line of the card allows now (AD-VLT-12 to AD-VLT-16, AD-VLT-25)."""
        if line.gives == EXTRA_ROLL:
            late = self.rolls == self.most and bool(self.dice)
            return [Choice(seat, "extra_roll", (("line", number),))] if late else []
        dice = (*self.kept, *self.dice)
        values = sorted(set(dice))
        about: tuple[tuple[str, Plain], ...] = (("line", number),)
        if line.gives == PAIR:
            return [
                Choice(seat, "shift_dice", (*about, ("up", up), ("down", down)))
                for up in values
                for down in values
                if up < HIGHEST and down > LOWEST and (up != down or dice.count(up) > 1)
            ]
        found: list[Choice] = []
        for value in values:
            for to in range(LOWEST, HIGHEST + 1):
                if to != value and (line.gives == CHANGE or abs(to - value) == 1):
                    found.append(Choice(seat, "change_die", (*about, ("die", value), ("result", to))))
        return found

    def choices(self, s: Table) -> list[Choice]:
        """Every means, and leaving it at that."""
        return [*self.means(s), Choice(s.seat_of[self.who], "stop")]

    def refusals(self, s: Table, seat: int) -> list[Refusal]:
        """A 6 does not become a 1, nor a 1 a 6 (AD-VLT-13)."""
        found: list[Refusal] = []
        for number, line in enumerate(lines_of(s)):
            if line.gives == NUDGE and number not in self.used and seat == s.seat_of[self.who]:
                for value, to in ((HIGHEST, LOWEST), (LOWEST, HIGHEST)):
                    args = (("line", number), ("die", value), ("result", to))
                    found.append(Refusal(Choice(seat, "change_die", args), "AD-VLT-13"))
        return found

    def answer(self, s: Table, choice: Choice) -> None:
        """Do it, and look at the dice again."""
        if choice.verb == "stop":
            s.emit(VaultHeld(s.roster[self.who]))
        elif choice.verb == "roll_vault":
            roll(s, self)
        elif choice.verb == "set_aside":
            value = choice.number("die")
            dice = without(self.dice, value)
            s.push(self.after((*self.kept, value), dice, rolls=self.rolls))
        elif choice.verb == "roll_again":
            by = choice.name("by")
            dice = tuple([s.d6() for _ in self.dice])
            s.emit(DiceRolledAgain(s.roster[self.who], by, dice))
            again = (*self.again, by)
            see(s, CrackVault(self.who, self.kept, dice, self.rolls, self.most, self.used, again))
        else:
            self._help(s, choice)

    def _help(self, s: Table, choice: Choice) -> None:
        """Use a line of the card; what it costs is thrown away (AD-VLT-19)."""
        number = choice.number("line")
        line = lines_of(s)[number]
        if line.card:
            giver = giver_of(s, line, self.who)
            discard(s, giver, next(card for card in s.cards_of(giver) if s.cards.face(card) == line.card))
        s.emit(VaultHelped(line.gives))
        used = (*self.used, number)
        kept, dice, most = self.kept, self.dice, self.most
        if choice.verb == "extra_roll":
            most += 1
        elif choice.verb == "change_die":
            kept, dice = changed(kept, dice, choice.number("die"), choice.number("result"))
        else:
            up, down = choice.number("up"), choice.number("down")
            kept, dice = shifted(kept, dice, up, down)
        see(s, CrackVault(self.who, kept, dice, self.rolls, most, used, self.again))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """The dice, and how many rolls are left."""
        about = (("survivor", s.roster[self.who]), ("dice", self.dice), ("kept", self.kept))
        return Prompt("CrackVault", (*about, ("count", self.most - self.rolls)))


def without(dice: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Dice without one of a value."""
    place = dice.index(value)
    return dice[:place] + dice[place + 1 :]


Rolled = tuple[tuple[int, ...], tuple[int, ...]]
"""The dice set aside, and those that are not."""


def changed(kept: tuple[int, ...], dice: tuple[int, ...], value: int, to: int) -> Rolled:
    """The dice with one of them turned to another side: one just rolled, or else one set aside."""
    if value in dice:
        return kept, (*without(dice, value), to)
    return (*without(kept, value), to), dice


def shifted(kept: tuple[int, ...], dice: tuple[int, ...], up: int, down: int) -> Rolled:
    """The dice with one of them turned up by one and another down by one (AD-VLT-14)."""
    # Both are taken out before either comes back, so that the die turned up is never the one turned down.
    marked_kept, marked = changed(kept, dice, up, NOWHERE)
    marked_kept, marked = changed(marked_kept, marked, down, down - 1)
    return changed(marked_kept, marked, NOWHERE, up + 1)


def vault_doors(s: Table) -> list[int]:
    """The shut doors between the trap zone and the vault (AD-VLT-01)."""
    zone = trap_zone(s)
    if zone == NOWHERE:
        return []
    kinds = s.board.kinds
    return [
        gate
        for gate in s.board.gates_of(zone, "door")
        if s.is_shut(gate) and any(kinds[side].name == "vault" for side in s.board.gates[gate].zones)
    ]


def why_not_open(s: Table, who: int) -> str | None:
    """The rule that keeps a survivor from opening the vault, if any."""
    if not s.counters.get(BEATEN, 0) or not has_specialty(s, who, SAFECRACKER):
        return "AD-VLT-02"
    return None if s.zone[who] == trap_zone(s) and can_pay(s, who, GENERAL) else "AD-VLT-22"


class OpenVault(Action):
    """With the traps beaten, a safecracker in the trap zone opens the vault for one action (AD-VLT-22)."""

    verb: ClassVar[str] = "open_vault"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Zombies do not hinder it (AD-Q-28)."""
        if s.counters.get(BEATEN, 0) and why_not_open(s, who) is None and vault_doors(s):
            found.append(Choice(s.seat_of[who], "open_vault"))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """Before the traps are beaten, from elsewhere, and by others (AD-VLT-02)."""
        rule = why_not_open(s, who) if vault_doors(s) else None
        if rule is not None:
            found.append(Refusal(Choice(s.seat_of[who], "open_vault"), rule))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay, and open it."""
        pay(s, who, GENERAL)
        s.push(*[OpenGate(gate, who) for gate in vault_doors(s)])
