"""An attempt at the vault's traps: rolls, dice set aside, bonuses, the straight (AD-VLT-05 to AD-VLT-19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice, Plain, Refusal
from horda.engine.steps import Prompt, Question
from horda.games.army_of_the_dead.heist_events import TrapsBeaten, VaultHeld, VaultHelped, VaultRolled
from horda.games.army_of_the_dead.mechanisms.vault.cards import (
    CHANGE,
    EXTRA_DIE,
    EXTRA_ROLL,
    NUDGE,
    PAIR,
    Bonus,
)
from horda.games.army_of_the_dead.mechanisms.vault.help import (
    beat,
    card_to_pay,
    givers_of,
    lines_of,
    set_die,
    shift_dice,
    without,
)
from horda.games.zombicide.events.combat_events import DiceRolledAgain
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.rules.turns.consent import agree_or_refuse
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import ZombicideState

STRAIGHTS: Final = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))
LOWEST: Final = 1
HIGHEST: Final = 6
How = tuple[
    int, tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], tuple[str, ...], tuple[int, ...]
]
"""The fields of an attempt as a tuple, in the order of the fields of `CrackVault`."""


def is_straight(dice: tuple[int, ...]) -> bool:
    """Return whether five of the dice are in a row (AD-VLT-06, AD-Q-29)."""
    values = frozenset(dice)
    return any(straight <= values for straight in STRAIGHTS)


def roll(s: ZombicideState, attempt: CrackVault) -> None:
    """Roll the dice that are not set aside (AD-VLT-08)."""
    dice = tuple([s.d6() for _ in attempt.dice])
    s.emit(VaultRolled(s.roster[attempt.who], dice, attempt.kept))
    check_straight(s, attempt.after(attempt.kept, dice, rolls=attempt.rolls + 1, unwilling=()))


def check_straight(s: ZombicideState, attempt: CrackVault) -> None:
    """Disable the traps on a straight, else ask for the next step while any is possible (AD-VLT-09)."""
    if is_straight((*attempt.kept, *attempt.dice)):
        beat(s)
        s.emit(TrapsBeaten(s.roster[attempt.who]))
    elif attempt.possible_choices(s):
        s.push(attempt)
    else:
        s.emit(VaultHeld(s.roster[attempt.who]))


@dataclass
class CrackVault(Question):
    """The choices after a roll without a straight: set dice aside, roll the others, use help, or stop (AD-VLT-07)."""

    who: int
    kept: tuple[int, ...]
    """The dice that were set aside, which are not rolled again (AD-Q-29)."""
    dice: tuple[int, ...]
    """The dice just rolled."""
    rolls: int
    most: int
    lines: tuple[int, ...]
    """The lines of the card used in this attempt (AD-Q-27)."""
    again: tuple[str, ...]
    """The skills already used for a re-roll (AD-Q-89)."""
    unwilling: tuple[int, ...] = ()
    """Survivors whose players refused to give a card; they may be asked again after the next roll."""

    def rule(self, s: ZombicideState) -> str:
        return "AD-VLT-07"

    def after(
        self, kept: tuple[int, ...], dice: tuple[int, ...], *, rolls: int, unwilling: tuple[int, ...]
    ) -> CrackVault:
        """Return the same attempt with other dice."""
        return CrackVault(self.who, kept, dice, rolls, self.most, self.lines, self.again, unwilling)

    def as_plain(self) -> How:
        """Return the attempt as plain values."""
        return (
            self.who,
            self.kept,
            self.dice,
            self.rolls,
            self.most,
            self.lines,
            self.again,
            self.unwilling,
        )

    def possible_choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices that could still lead to a straight."""
        seat = s.seat_of[self.who]
        found: list[Choice] = []
        if self.rolls < self.most and self.dice:
            found.append(Choice(seat, "roll_vault", (("count", len(self.dice)),)))
            values = sorted(set(self.dice)) if len(self.dice) > 1 else []
            found.extend(Choice(seat, "set_aside", (("die", value),)) for value in values)
        for skill in listeners(s, self.who, "rerolls"):
            if self.dice and skill.name not in self.again and skill.rerolls(s, self.who, False):
                found.append(Choice(seat, "roll_again", (("by", skill.name),)))
        for number, line in enumerate(lines_of(s)):
            if line.gives == EXTRA_DIE or (number in self.lines and not line.card):
                continue
            if givers_of(s, line, self.who, self.unwilling):
                found.extend(self._bonus_choices(s, seat, number, line))
        return found

    def _bonus_choices(self, s: ZombicideState, seat: int, number: int, line: Bonus) -> list[Choice]:
        """Return the choices that one line of the card allows now (AD-VLT-12 to AD-VLT-16, AD-VLT-25)."""
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

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every choice that changes the dice, and the choice to stop."""
        return [*self.possible_choices(s), Choice(s.seat_of[self.who], "stop")]

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse to turn a 6 into a 1 or a 1 into a 6 (AD-VLT-13)."""
        found: list[Refusal] = []
        for number, line in enumerate(lines_of(s)):
            if line.gives == NUDGE and number not in self.lines and seat == s.seat_of[self.who]:
                for value, to in ((HIGHEST, LOWEST), (LOWEST, HIGHEST)):
                    args = (("line", number), ("die", value), ("result", to))
                    found.append(Refusal(Choice(seat, "change_die", args), "AD-VLT-13"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Perform the choice and check the dice again."""
        if choice.verb == "stop":
            s.emit(VaultHeld(s.roster[self.who]))
        elif choice.verb == "roll_vault":
            roll(s, self)
        elif choice.verb == "set_aside":
            value = choice.number("die")
            dice = without(self.dice, value)
            s.push(self.after((*self.kept, value), dice, rolls=self.rolls, unwilling=self.unwilling))
        elif choice.verb == "roll_again":
            by = choice.name("by")
            dice = tuple([s.d6() for _ in self.dice])
            s.emit(DiceRolledAgain(s.roster[self.who], by, dice, 0))
            again = (*self.again, by)
            check_straight(
                s, CrackVault(self.who, self.kept, dice, self.rolls, self.most, self.lines, again, ())
            )
        else:
            numbers = [choice.number("line")]
            numbers.extend(
                choice.number(name) for name in ("die", "result", "up", "down") if choice.has(name)
            )
            self._ask(s, choice.verb, tuple(numbers))

    def _ask(self, s: ZombicideState, verb: str, numbers: tuple[int, ...]) -> None:
        """Ask whose card to discard if several survivors have one (AD-Q-111)."""
        line = lines_of(s)[numbers[0]]
        givers = givers_of(s, line, self.who, self.unwilling)
        if line.card and len(givers) > 1:
            s.push(WhoseCard(self.who, verb, numbers, self.as_plain()))
        else:
            self.ask_giver(s, givers[0], verb, numbers)

    def ask_giver(self, s: ZombicideState, giver: int, verb: str, numbers: tuple[int, ...]) -> None:
        """Ask the owner of a card for consent if that is another player (AD-Q-85)."""
        if lines_of(s)[numbers[0]].card and s.seat_of[giver] != s.seat_of[self.who]:
            s.push(LendCard(giver, verb, numbers, self.as_plain()))
        else:
            self.use_help_line(s, giver, verb, numbers)

    def use_help_line(self, s: ZombicideState, giver: int, verb: str, numbers: tuple[int, ...]) -> None:
        """Use a line of the card, and discard the card that it costs (AD-VLT-19)."""
        line = lines_of(s)[numbers[0]]
        if line.card:
            discard(s, giver, card_to_pay(s, giver, line))
        s.emit(VaultHelped(line.gives))
        used = (*self.lines, numbers[0])
        kept, dice, most = self.kept, self.dice, self.most
        if verb == "extra_roll":
            most += 1
        elif verb == "change_die":
            kept, dice = set_die(kept, dice, numbers[1], numbers[2])
        else:
            kept, dice = shift_dice(kept, dice, numbers[1], numbers[2])
        check_straight(
            s, CrackVault(self.who, kept, dice, self.rolls, most, used, self.again, self.unwilling)
        )

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("survivor", s.roster[self.who]), ("dice", self.dice), ("kept", self.kept))
        return Prompt("CrackVault", (*about, ("count", self.most - self.rolls)))


@dataclass
class CardWanted(Question):
    """The base class of questions about paying for a line of the vault card, answered by the player of `who`."""

    who: int
    verb: str
    numbers: tuple[int, ...]
    """The arguments of the bonus: the number of the line, then values of dice."""
    attempt: How

    def rule(self, s: ZombicideState) -> str:
        return "AD-VLT-11"


@dataclass
class WhoseCard(CardWanted):
    """The choice of the survivor who discards a card, if several have one (AD-Q-111)."""

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat, unwilling = s.seat_of[self.who], self.attempt[7]
        givers = givers_of(s, lines_of(s)[self.numbers[0]], self.who, unwilling)
        return [Choice(seat, "spend_card_of", (("survivor", s.roster[who]),)) for who in givers]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Use the card of the chosen survivor, if its player agrees."""
        attempt = CrackVault(*self.attempt)
        attempt.ask_giver(s, s.roster.index(choice.name("survivor")), self.verb, self.numbers)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("WhoseCard", (("card", lines_of(s)[self.numbers[0]].card),))


@dataclass
class LendCard(CardWanted):
    """The question whether the owner of a card gives it (AD-Q-85)."""

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices yes and no."""
        return agree_or_refuse(s, self.who)

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Discard the card, or continue the attempt without it."""
        attempt = CrackVault(*self.attempt)
        if choice.verb == "agree":
            attempt.use_help_line(s, self.who, self.verb, self.numbers)
        else:
            unwilling = (*attempt.unwilling, self.who)
            check_straight(
                s, attempt.after(attempt.kept, attempt.dice, rolls=attempt.rolls, unwilling=unwilling)
            )

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        card = lines_of(s)[self.numbers[0]].card
        return Prompt(
            "LendCard",
            (("survivor", s.roster[self.who]), ("other", s.roster[self.attempt[0]]), ("card", card)),
        )
