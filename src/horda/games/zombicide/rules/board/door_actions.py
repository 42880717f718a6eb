"""Opening doors with a card in hand, with or without a roll, or with bare hands (door.open)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt
from horda.games.zombicide.events.combat_events import DiceRolledAgain, DoorRolled
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.gates import OpenDoor, closed_doors, is_locked
from horda.games.zombicide.rules.board.noise import make_noise
from horda.games.zombicide.rules.combat.rerolls import OneMoreRoll
from horda.games.zombicide.rules.combat.targets import eyes, farthest_of
from horda.games.zombicide.rules.inventory.equipment import AUTO, Gear, gear_of
from horda.games.zombicide.rules.inventory.loadout import OPENS, loadout_of
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import DOORS, ZombicideState

BARE: Final = "bare_hands"
FACES: Final = 6


def doors_from_afar(s: ZombicideState, who: int, gear: Gear) -> list[int]:
    """Return the closed doors that a spell can open: those with an adjacent zone in sight and range (door.far)."""
    profile = gear.profiles[0]
    ranges = s.paths.ranges(s.zone[who], eyes(s, who))
    farthest = farthest_of(s, who, profile)
    found: list[int] = []
    for gate, printed in enumerate(s.board.gates):
        if printed.kind != "door" or not s.is_shut(gate):
            continue
        if any(profile.nearest <= ranges[one] <= farthest for one in printed.zones):
            found.append(gate)
    return found


def chance_to_open(s: ZombicideState, tool: str) -> float:
    """Return the probability that one attempt with a card opens a door, without re-rolls (door.open)."""
    gear = None if tool == BARE else s.edition.gear[tool]
    if gear is None or gear.opens == AUTO:
        return 1.0
    return 1.0 - ((gear.profiles[0].accuracy - 1) / FACES) ** gear.profiles[0].dice


class OpenDoorAction(Action):
    """For one action a survivor opens a closed door (door.open)."""

    verb: ClassVar[str] = "open_door"
    needs: ClassVar[str] = OPENS
    pays: ClassVar[Cost | None] = (DOORS, 0)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every closed door in reach combined with every card that opens doors; equal cards only once."""
        found: list[Choice] = []
        if not s.shut:
            return found
        here = closed_doors(s, s.zone[who])
        if here and skill_hooks.opens_barehanded(s, who):
            found.extend([self._choice(s, who, gate, BARE) for gate in here])
        seen: list[str] = []
        for card in loadout_of(s, who).tools:
            gear = gear_of(s, card)
            if (here or gear.opens_far) and gear.name not in seen:
                seen.append(gear.name)
                doors = doors_from_afar(s, who, gear) if gear.opens_far else here
                found.extend([self._choice(s, who, gate, gear.name) for gate in doors])
        return found

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the doors in reach that no card in hand opens, as if opened with bare hands."""
        tried = [choice.name("gate") for choice in self.candidates(s, who)]
        here = closed_doors(s, s.zone[who])
        return [self._choice(s, who, gate, BARE) for gate in here if s.board.gate_name(gate) not in tried]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule that forbids it if the door is locked, or if nothing opens it with bare hands."""
        if is_locked(s, s.board.gate_called[choice.name("gate")]):
            return s.cite("door.coloured")
        barehanded = choice.name("weapon") == BARE
        return s.cite("door.open") if barehanded and not skill_hooks.opens_barehanded(s, who) else None

    def _choice(self, s: ZombicideState, who: int, gate: int, tool: str) -> Choice:
        args = (("gate", s.board.gate_name(gate)), ("weapon", tool))
        return Choice(s.seat_of[who], "open_door", args)

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return whether the card is noisy on doors, whether or not the door opens (door.noise, door.rolled)."""
        tool = choice.name("weapon")
        return tool != BARE and s.edition.gear[tool].noisy_door and not skill_hooks.is_silent(s, who)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Open the door, or roll dice if the card needs a roll."""
        gate = s.board.gate_called[choice.name("gate")]
        tool = choice.name("weapon")
        if tool == BARE:
            s.push(OpenDoor(gate, who))
            return
        gear = s.edition.gear[tool]
        heard = self.noise(s, who, choice)
        if heard:
            make_noise(s, s.zone[who], who)
        # Without a die on its door the card needs none (door.sure).
        if gear.opens == AUTO:
            s.push(OpenDoor(gate, who))
            return
        # The card's dice and no others (door.own_dice).
        dice = tuple([s.d6() for _ in range(gear.profiles[0].dice)])
        needed = gear.profiles[0].accuracy
        opened = max(dice) >= needed
        s.emit(DoorRolled(s.roster[who], tool, choice.name("gate"), dice, needed, opened, heard))
        after_roll(s, TryAgain(who, gate, tool, dice, ()))


@dataclass
class TryAgain(OneMoreRoll):
    """A failed roll to open a door may be repeated, once by each skill that allows it (door.again)."""

    gate: int
    tool: str
    dice: tuple[int, ...]
    spent: tuple[str, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("door.again")

    def rights(self, s: ZombicideState) -> list[str]:
        """Return the skills that still allow a re-roll."""
        return [
            skill.name
            for skill in listeners(s, self.who, "rerolls")
            if skill.name not in self.spent and skill.rerolls(s, self.who, False)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Roll again, or leave the door closed."""
        if choice.verb == "roll_again":
            right = choice.name("by")
            dice = tuple([s.d6() for _ in self.dice])
            needed = s.edition.gear[self.tool].profiles[0].accuracy
            s.emit(DiceRolledAgain(s.roster[self.who], right, dice, needed))
            after_roll(s, TryAgain(self.who, self.gate, self.tool, dice, (*self.spent, right)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the values of the dice."""
        return Prompt("TryAgain", (("survivor", s.roster[self.who]), ("dice", self.dice)))


def after_roll(s: ZombicideState, attempt: TryAgain) -> None:
    """Open the door if one die reaches the weapon's accuracy (door.roll)."""
    if max(attempt.dice) >= s.edition.gear[attempt.tool].profiles[0].accuracy:
        s.push(OpenDoor(attempt.gate, attempt.who))
    elif attempt.rights(s):
        s.push(attempt)
