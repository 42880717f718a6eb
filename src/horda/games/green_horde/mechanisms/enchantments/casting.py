"""The effects of enchantments: `heal`, `speed`, `repulse`, `tremor`, `ghost_sight` (GH-MAG-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.mechanisms.enchantments.targets import (
    ON_SURVIVORS,
    RECORD,
    GhostSight,
    push_of,
    seers,
    target_of,
    targets,
)
from horda.games.green_horde.siege_events import SurvivorEnchanted, ZombiesFell, ZoneEnchanted
from horda.games.zombicide.rules.combat.wounds import heal
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.turns.movement import Cross
from horda.games.zombicide.rules.turns.special_moves import push_zombies
from horda.games.zombicide.rules.zombies.prone import lay_down
from horda.games.zombicide.state import ZombicideState

STRIDES: Final = 2
"""Maximum number of zones of a move by the Speed enchantment."""
FRAIL: Final = 1
"""The damage that kills the zombies which Tremor knocks down."""


@dataclass
class SecondTarget(Question):
    """A second target for the same enchantment, named before either is resolved (GH-SKL-37)."""

    who: int
    card: int
    verb: str
    target: int
    to: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-SKL-37"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for declining a second target."""
        return ("no_second",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every other target, and the choice to decline."""
        found = [choice for choice in targets(s, self.who, self.card) if target_of(s, choice) != self.target]
        found.append(Choice(s.seat_of[self.who], "no_second"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Ask for the order of the two casts, or cast on the first target alone."""
        first = Cast(self.who, self.card, self.verb, self.target, self.to)
        if choice.verb == "no_second":
            s.push(first)
            return
        second = Cast(self.who, self.card, choice.verb, target_of(s, choice), push_of(s, choice))
        s.push(WhichFirst(self.who, self.card, self.verb, (first.target, first.to, second.target, second.to)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the caster and the card."""
        about = (("survivor", s.roster[self.who]), ("card", s.cards.face(self.card)))
        return Prompt("SecondTarget", about)


@dataclass
class WhichFirst(Question):
    """The caster's choice on which of two targets the enchantment is resolved first (GH-SKL-37)."""

    who: int
    card: int
    verb: str
    both: tuple[int, ...]
    """For each of the two casts, the target and the zone to which zombies are pushed."""

    def rule(self, s: ZombicideState) -> str:
        return "GH-SKL-37"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return both targets, of which the caster chooses the first."""
        seat = s.seat_of[self.who]
        on_survivors = self.verb == "enchant"
        found: list[Choice] = []
        for target in (self.both[0], self.both[2]):
            named = ("survivor", s.roster[target]) if on_survivors else ("zone", s.board.names[target])
            found.append(Choice(seat, "first" if on_survivors else "first_zone", (named,)))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Cast on the chosen target, then on the other."""
        first = Cast(self.who, self.card, self.verb, self.both[0], self.both[1])
        second = Cast(self.who, self.card, self.verb, self.both[2], self.both[3])
        s.push(first, second) if target_of(s, choice) == self.both[0] else s.push(second, first)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the caster and the card."""
        return Prompt("WhichFirst", (("survivor", s.roster[self.who]), ("card", s.cards.face(self.card))))


@dataclass
class Cast(Step):
    """Apply an enchantment to its target (GH-MAG-03)."""

    who: int
    card: int
    verb: str
    target: int
    to: int

    def run(self, s: ZombicideState) -> None:
        """Apply the effect that the card names."""
        gear = gear_of(s, self.card)
        caster = s.roster[self.who]
        if gear.effect in ON_SURVIVORS:
            s.emit(SurvivorEnchanted(caster, gear.name, s.roster[self.target]))
        else:
            s.emit(ZoneEnchanted(caster, gear.name, s.board.names[self.target]))
        if gear.effect == "heal":
            s.push(*heal(s, self.target, 1))
        elif gear.effect == "speed":
            s.push(SpeedOn(self.target, STRIDES))
        elif gear.effect == "ghost_sight":
            s.remember(RECORD, GhostSight(s.round, (*seers(s), self.target)))
        elif gear.effect == "repulse":
            push_zombies(s, self.who, self.target, self.to)
        else:
            throw_down(s, self.target)


@dataclass
class SpeedOn(Question):
    """A free move of up to two zones; water has no effect on it, zombies end it (GH-WAT-09)."""

    who: int
    left: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-WAT-09"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the next zones, and the choice to stop."""
        zone = s.zone[self.who]
        if zone < 0 or s.crowd[zone] or not self.left:
            return []
        seat, names = s.seat_of[self.who], s.board.names
        found = [Choice(seat, "move", (("zone", names[beyond]),)) for beyond in s.paths.exits[zone]]
        found.append(Choice(seat, "stop"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move on, or stop."""
        if choice.verb == "move":
            to = s.board.called[choice.name("zone")]
            s.push(Cross(self.who, to, 0), SpeedOn(self.who, self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the survivor who moves."""
        return Prompt("SpeedOn", (("survivor", s.roster[self.who]), ("zones", self.left)))


def throw_down(s: ZombicideState, zone: int) -> None:
    """Knock down the zombies in a zone that damage 1 kills; they spend their next activation to stand up."""
    for kind, printed in enumerate(s.edition.kinds):
        count = s.zombies_of(zone, kind)
        if count and printed.damage <= FRAIL:
            lay_down(s, zone, kind, count)
            s.emit(ZombiesFell(printed.name, count, s.board.names[zone]))
