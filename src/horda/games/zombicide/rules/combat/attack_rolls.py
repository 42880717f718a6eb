"""The dice roll of an attack, with re-rolls and added dice; `hits` resolves it (combat.attack)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import AttackRolled, DiceAdded, DiceRolledAgain
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.dice import (
    HIGHEST,
    NO_DICE,
    dice_of,
    dice_values,
    hits_in,
    lowest_hit,
    profile_of,
    reroll_rights,
    six_dice,
    swapped_dice,
)
from horda.games.zombicide.rules.combat.hits import CountHits
from horda.games.zombicide.rules.combat.targets import dice_may_harm
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import ZombicideState


@dataclass
class RollAttack(Step):
    """Roll the dice of a weapon, or of two (combat.dice, combat.dual)."""

    attack: Attack

    def run(self, s: ZombicideState) -> None:
        """Ask whether a skill's dice replace the weapon's own, if there is a choice (skill.dice_instead)."""
        attack = self.attack
        if s.zone[attack.by] < 0:
            return
        first = hooks.attack_declared(s, attack)
        if first:
            s.push(*first, self)
            return
        own = profile_of(s, attack).dice
        other = swapped_dice(s, attack)
        if other not in (NO_DICE, own):
            s.push(ChooseDice(attack.by, self.attack, other))
        else:
            roll(s, attack, own)


def roll(s: ZombicideState, attack: Attack, each: int) -> None:
    """Roll, and ask about re-rolls."""
    dice = tuple([s.d6() for _ in range(dice_of(s, attack, each))])
    weapon, zone = s.cards.face(attack.cards[0]), s.board.names[attack.zone]
    hits = hits_in(s, attack, dice)
    s.emit(AttackRolled(s.roster[attack.by], weapon, zone, dice, lowest_hit(s, attack), hits))
    after_roll(s, attack, dice, ())


@dataclass
class ChooseDice(Question):
    """A skill offers the number of zombies as the weapon's number of dice (skill.dice_instead)."""

    who: int
    attack: Attack
    instead: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.dice_instead")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the weapon's own number of dice, and that of the skill."""
        own = profile_of(s, self.attack).dice
        seat = s.seat_of[self.who]
        return [Choice(seat, "roll_dice", (("dice", dice),)) for dice in (own, self.instead)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        roll(s, self.attack, choice.number("dice"))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the attacker, and whether more dice could do harm."""
        harm = dice_may_harm(s, self.attack)
        return Prompt("ChooseDice", (("survivor", s.roster[self.who]), ("harm", harm)))


def after_roll(s: ZombicideState, attack: Attack, dice: tuple[int, ...], spent: tuple[str, ...]) -> None:
    """Ask about re-rolls that are possible; else go on (combat.again)."""
    rights = [right for right in reroll_rights(s, attack) if right not in spent]
    if rights and dice:
        s.push(RollAgain(attack.by, attack, dice, spent))
    else:
        count_sixes(s, attack, dice, 0)


@dataclass
class RollAgain(Question):
    """All dice may be rolled again, once by each card or skill that allows it (combat.again)."""

    who: int
    attack: Attack
    dice: tuple[int, ...]
    spent: tuple[str, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("combat.again")

    def takes_orders(self) -> tuple[str, ...]:
        return ("roll_again", "keep_roll")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return each unused right to a re-roll, and keeping the roll."""
        seat = s.seat_of[self.who]
        found = [
            Choice(seat, "roll_again", (("by", right),))
            for right in reroll_rights(s, self.attack)
            if right not in self.spent
        ]
        found.append(Choice(seat, "keep_roll"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        attack = self.attack
        if choice.verb == "keep_roll":
            count_sixes(s, attack, self.dice, 0)
            return
        right = choice.name("by")
        dice = tuple([s.d6() for _ in self.dice])
        s.emit(DiceRolledAgain(s.roster[self.who], right, dice, lowest_hit(s, attack)))
        for skill in listeners(s, self.who, "rolled_again"):
            if skill.name == right:
                skill.rolled_again(s, self.who)
        after_roll(s, attack, dice, (*self.spent, right))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("RollAgain", (("survivor", s.roster[self.who]), ("dice", self.dice)))


def count_sixes(s: ZombicideState, attack: Attack, dice: tuple[int, ...], first: int) -> None:
    """Roll more dice for each 6 from die number `first` on, and again for those (skill.roll_six)."""
    each = six_dice(s, attack)
    sixes = len([value for value in dice_values(s, attack, dice[first:]) if value == HIGHEST]) if each else 0
    if sixes:
        s.push(RollMore(attack.by, attack, dice, sixes * each))
    else:
        s.push(CountHits(attack, dice))


def add_dice(s: ZombicideState, attack: Attack, dice: tuple[int, ...], more: int) -> None:
    """Roll the dice that sixes add."""
    added = tuple([s.d6() for _ in range(more)])
    s.emit(DiceAdded(s.roster[attack.by], added))
    count_sixes(s, attack, dice + added, len(dice))


@dataclass
class RollMore(Question):
    """The player may roll an extra die for each six, or not: a miss could hit a friend (skill.roll_six)."""

    who: int
    attack: Attack
    dice: tuple[int, ...]
    more: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.roll_six")

    def takes_orders(self) -> tuple[str, ...]:
        return ("keep_roll",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        found = [Choice(seat, "roll_more", (("dice", dice),)) for dice in range(self.more, 0, -1)]
        found.append(Choice(seat, "keep_roll"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Roll the extra dice, or drop them and count the hits."""
        if choice.verb == "roll_more":
            add_dice(s, self.attack, self.dice, choice.number("dice"))
        else:
            s.push(CountHits(self.attack, self.dice))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the roll, and whether more dice could do harm."""
        harm = dice_may_harm(s, self.attack)
        return Prompt("RollMore", (("survivor", s.roster[self.who]), ("dice", self.dice), ("harm", harm)))
