"""Armour rolls of a survivor against zombies' attacks and friendly fire (armour.roll)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import ArmourRolled, DiceRolledAgain
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.combat.rerolls import OneMoreRoll
from horda.games.zombicide.rules.combat.wounds import FRIEND, TakeWounds
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import ZombicideState


@dataclass
class SufferAttacks(Step):
    """A survivor suffers all attacks of zombies that were assigned to it (zombie.attack)."""

    who: int
    attackers: tuple[int, ...]
    """The kind of each attacker."""

    def run(self, s: ZombicideState) -> None:
        """Add up the wounds of each kind, reduced by skills (zombie.wounds)."""
        who = self.who
        wounds: list[int] = []
        for kind in self.attackers:
            wounds.append(skill_hooks.wounds(s, who, kind, s.edition.kinds[kind].wounds))
        s.push(FaceAttacks(who, self.attackers, tuple(wounds)))


@dataclass
class FaceAttacks(Step):
    """A survivor rolls for armour, one die for each attack that armour helps against (armour.roll)."""

    who: int
    attackers: tuple[int, ...]
    wounds: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Roll if the survivor has armour; else deal all wounds."""
        who = self.who
        if s.zone[who] < 0:
            return
        left = [place for place, wounds in enumerate(self.wounds) if wounds]
        kinds = tuple(self.attackers[place] for place in left)
        wounds = tuple(self.wounds[place] for place in left)
        needed = armour_of(s, who)
        count = len([kind for kind in kinds if kind == FRIEND or s.edition.kinds[kind].armour])
        if needed >= NO_ARMOUR or not count:
            s.push(TakeWounds(who, kinds, wounds))
            return
        if skill_hooks.gains_by_wounds(s, who):
            s.push(RollArmour(who, kinds, wounds, count))
        else:
            roll_armour(s, who, kinds, wounds, count=count)


def roll_armour(
    s: ZombicideState, who: int, kinds: tuple[int, ...], wounds: tuple[int, ...], *, count: int
) -> None:
    """Roll for armour, then ask about re-rolls (armour.roll)."""
    dice = tuple([s.d6() for _ in range(count)])
    s.emit(ArmourRolled(s.roster[who], dice, armour_of(s, who)))
    after_roll(s, SaveAgain(who, kinds, wounds, dice, ()))


@dataclass
class RollArmour(Question):
    """A survivor whom wounds give advantages chooses whether to roll for armour; others always roll (armour.roll)."""

    who: int
    attackers: tuple[int, ...]
    wounds: tuple[int, ...]
    count: int
    """The number of dice of the roll."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("armour.roll")

    def takes_orders(self) -> tuple[str, ...]:
        return ("roll_armour", "take_wounds")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        return [Choice(seat, "roll_armour", (("dice", self.count),)), Choice(seat, "take_wounds")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "roll_armour":
            roll_armour(s, self.who, self.attackers, self.wounds, count=self.count)
        else:
            s.push(TakeWounds(self.who, self.attackers, self.wounds))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the survivor, and the attacks and wounds at stake."""
        about = (("survivor", s.roster[self.who]), ("count", sum(self.wounds)))
        return Prompt("RollArmour", about)


def armour_of(s: ZombicideState, who: int) -> int:
    """Return the value that each die of an armour roll must reach; NO_ARMOUR for no roll (armour.roll)."""
    return skill_hooks.armour(s, who, hooks.armour(s, who, NO_ARMOUR))


@dataclass
class SaveAgain(OneMoreRoll):
    """An armour roll that did not cancel all attacks may be repeated, once by each card or skill (armour.again)."""

    attackers: tuple[int, ...]
    wounds: tuple[int, ...]
    dice: tuple[int, ...]
    spent: tuple[str, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("armour.again")

    def rights(self, s: ZombicideState) -> list[str]:
        """Return the cards and skills that still allow a re-roll."""
        if min(self.dice) >= armour_of(s, self.who):
            return []
        rights = hooks.armour_rerolls(s, self.who)
        for skill in listeners(s, self.who, "rerolls"):
            if skill.rerolls(s, self.who, True):
                rights.append(skill.name)
        return [right for right in rights if right not in self.spent]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Roll all dice again, or count the successes."""
        who = self.who
        if choice.verb == "keep_roll":
            count_saved(s, self)
            return
        right = choice.name("by")
        dice = tuple([s.d6() for _ in self.dice])
        s.emit(DiceRolledAgain(s.roster[who], right, dice, armour_of(s, who)))
        after_roll(s, SaveAgain(who, self.attackers, self.wounds, dice, (*self.spent, right)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("SaveAgain", (("survivor", s.roster[self.who]), ("dice", self.dice)))


def after_roll(s: ZombicideState, roll: SaveAgain) -> None:
    """Ask about a re-roll if one is possible; else count the successes."""
    if roll.rights(s):
        s.push(roll)
    else:
        count_saved(s, roll)


def count_saved(s: ZombicideState, roll: SaveAgain) -> None:
    """Cancel one whole attack for each die that reaches the armour (armour.each)."""
    needed = armour_of(s, roll.who)
    saved = len([die for die in roll.dice if die >= needed])
    cancel(s, roll.who, roll.attackers, roll.wounds, saved=saved)


def cancel(
    s: ZombicideState, who: int, kinds: tuple[int, ...], wounds: tuple[int, ...], *, saved: int
) -> None:
    """Cancel attacks as long as there is only one way, then ask (armour.cancel)."""
    while saved:
        names = attack_names(s, kinds)
        if len(names) > 1 and len(set(wounds)) > 1:
            s.push(CancelAttacks(who, kinds, wounds, saved))
            return
        if not names:
            break
        place = [attack_name(s, kind) for kind in kinds].index(names[0])
        kinds = kinds[:place] + kinds[place + 1 :]
        wounds = wounds[:place] + wounds[place + 1 :]
        saved -= 1
    s.push(TakeWounds(who, kinds, wounds))


@dataclass
class CancelAttacks(Question):
    """The player chooses which attacks the successes cancel (armour.cancel)."""

    who: int
    attackers: tuple[int, ...]
    wounds: tuple[int, ...]
    saved: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("armour.cancel")

    def takes_orders(self) -> tuple[str, ...]:
        return ("cancel",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each kind of attack that armour can cancel."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "cancel", (("attack", name),)) for name in attack_names(s, self.attackers)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Cancel one attack, and continue with the next success."""
        name = choice.name("attack")
        place = [attack_name(s, kind) for kind in self.attackers].index(name)
        kinds = self.attackers[:place] + self.attackers[place + 1 :]
        wounds = self.wounds[:place] + self.wounds[place + 1 :]
        cancel(s, self.who, kinds, wounds, saved=self.saved - 1)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("CancelAttacks", (("survivor", s.roster[self.who]), ("count", self.saved)))


def attack_name(s: ZombicideState, kind: int) -> str:
    """Return the name of an attack in choices: the attacker's kind."""
    return "friendly_fire" if kind == FRIEND else s.edition.kinds[kind].name


def attack_names(s: ZombicideState, kinds: tuple[int, ...]) -> list[str]:
    """Return the names of the kinds of attack that armour can cancel."""
    names: list[str] = []
    for kind in kinds:
        name = attack_name(s, kind)
        if name not in names and (kind == FRIEND or s.edition.kinds[kind].armour):
            names.append(name)
    return names
