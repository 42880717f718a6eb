"""Enchantments: spells without combat characteristics, each with one target in sight (GH-MAG-03).

What a card does is a word of its record: `heal`, `speed`, `repulse`, `tremor`, `ghost_sight`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice, Plain, Refusal
from horda.engine.lists import marked
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.siege_events import SurvivorEnchanted, ZombiesFell, ZoneEnchanted
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.rules.actions import Action, can_pay
from horda.games.zombicide.rules.board import HEDGE, NOWHERE, WALL
from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.inventory import usable
from horda.games.zombicide.rules.lying import lay_down
from horda.games.zombicide.rules.movement import Cross
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.strides import open_neighbours, push_zombies
from horda.games.zombicide.rules.targets import eyes
from horda.games.zombicide.rules.wounds import healed
from horda.games.zombicide.skills.base import Cost, listeners
from horda.games.zombicide.state import ENCHANTMENT, ZombicideState

ON_SURVIVORS: Final = ("heal", "speed", "ghost_sight")
ENCHANTMENTS: Final = "enchantment"
STRIDES: Final = 2
"""Zones of a move by the Speed enchantment."""
FRAIL: Final = 1
"""The damage that kills those whom Tremor throws down."""


@dataclass
class GhostSight(Record):
    """Who was given Ghost Sight last, and the round that it lasts for."""

    round: int = 0
    people: tuple[int, ...] = ()


class Enchantments(Mechanism):
    """They are cast like any action."""

    name: ClassVar[str] = "enchantments"

    def record(self) -> Record | None:
        """Nobody sees more than others."""
        return GhostSight()

    def seen(self, s: ZombicideState) -> dict[str, Plain]:
        """Those who see through walls for the rest of the round."""
        people = tuple([s.roster[who] for who in seers(s)])
        return {"ghost_sight": people} if people else {}

    def given(self, s: ZombicideState, said: object) -> bool:
        """A position says who was given Ghost Sight in which round: `{ghost_sight: [rolf], round: 1}`."""
        if not isinstance(said, dict) or set(said) != {"ghost_sight", "round"}:
            return False
        people = tuple([s.roster.index(name) for name in said["ghost_sight"]])
        s.remember(self.name, GhostSight(said["round"], people))
        return True

    def actions(self) -> list[Action]:
        """Casting one."""
        return [EnchantAction()]

    def sees_through(self, s: ZombicideState, who: int, so_far: int) -> int:
        """Ghost Sight shows what is behind walls, doors and hedges."""
        return so_far | WALL | HEDGE if sees_ghosts(s, who) else so_far


def cast_bit(s: ZombicideState, card: int) -> int:
    """The bit of a card in `ZombicideState.used`, beyond those of the skills: cast this turn (GH-MAG-06)."""
    return 1 << (len(s.edition.skills) + card)


def ready(s: ZombicideState, who: int) -> list[int]:
    """The enchantments in hand that a survivor has not cast in this turn (GH-MAG-06, GH-MAG-07)."""
    return [
        card
        for card in usable(s, who)
        if gear_of(s, card).type == ENCHANTMENTS and not s.used[who] & cast_bit(s, card)
    ]


def survivors_for(s: ZombicideState, who: int, effect: str) -> list[int]:
    """Whom an enchantment may be cast on: survivors in sight, oneself too (GH-MAG-04, GH-MAG-05)."""
    seen = s.paths.sees(s.zone[who], eyes(s, who))
    found: list[int] = []
    for other, zone in enumerate(s.zone):
        if zone < 0 or not seen >> zone & 1:
            continue
        if effect == "heal" and not s.wounds[other]:
            continue
        if effect == "speed" and s.crowd[zone]:
            continue
        found.append(other)
    return found


def zones_for(s: ZombicideState, who: int, effect: str) -> list[tuple[int, int]]:
    """The zones in sight with zombies that an enchantment may be cast on, each with the zone to push to."""
    seen = s.paths.sees(s.zone[who], eyes(s, who))
    zones = [zone for zone, crowd in enumerate(s.crowd) if crowd and seen >> zone & 1]
    if effect != "repulse":
        return [(zone, NOWHERE) for zone in zones]
    away = zones_away(s, s.zone[who])
    return [
        (zone, beyond)
        for zone in zones
        for beyond in open_neighbours(s, zone)
        if away[beyond] == away[zone] + 1
    ]


def zones_away(s: ZombicideState, zone: int) -> list[int]:
    """How many zones each zone is away, by ways without walls and closed doors; a great number for none."""
    far = s.board.size
    away = [far] * far
    away[zone] = 0
    reached = [zone]
    for one in reached:
        for beyond in open_neighbours(s, one):
            if away[beyond] == far:
                away[beyond] = away[one] + 1
                reached.append(beyond)
    return away


class EnchantAction(Action):
    """For one action a survivor casts an enchantment held in a hand (GH-MAG-03)."""

    verb: ClassVar[str] = "enchant"
    needs: ClassVar[str] = ENCHANTMENTS
    pays: ClassVar[Cost | None] = (ENCHANTMENT, 0)

    def verbs(self) -> tuple[str, ...]:
        """On a survivor, on a zone, or to push from one zone to another."""
        return ("enchant", "enchant_zone", "repulse")

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Every enchantment not yet cast this turn, on everything it may be cast on."""
        if can_pay(s, who, ENCHANTMENT):
            seen: list[str] = []
            for card in ready(s, who):
                name = s.cards.face(card)
                if name not in seen:
                    seen.append(name)
                    found.extend(targets(s, who, card))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """What has been cast this turn already (GH-MAG-06)."""
        again = ready(s, who)
        for card in usable(s, who):
            if gear_of(s, card).type == ENCHANTMENTS and card not in again:
                found.extend(Refusal(choice, "GH-MAG-06") for choice in targets(s, who, card))

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Some spells have it printed on them (GH-Q-85)."""
        return s.edition.gear[choice.name("card")].noisy

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make its noise, name a second target if a skill allows one, and cast."""
        name = choice.name("card")
        card = next(one for one in ready(s, who) if s.cards.face(one) == name)
        s.used = marked(s.used, who, cast_bit(s, card))
        if self.noise(s, who, choice):
            make_noise(s, s.zone[who], who)
        cast = Cast(who, card, choice.verb, target_of(s, choice), push_of(s, choice))
        if any(skill.casts_twice(s, who) for skill in listeners(s, who, "casts_twice")):
            s.push(SecondTarget(who, card, cast.verb, cast.target, cast.to))
        else:
            s.push(cast)


def targets(s: ZombicideState, who: int, card: int) -> list[Choice]:
    """All that a card may be cast on, as choices."""
    gear = gear_of(s, card)
    seat, names = s.seat_of[who], s.board.names
    name = ("card", gear.name)
    if gear.effect in ON_SURVIVORS:
        return [
            Choice(seat, "enchant", (name, ("survivor", s.roster[other])))
            for other in survivors_for(s, who, gear.effect)
        ]
    found: list[Choice] = []
    for zone, to in zones_for(s, who, gear.effect):
        if to == NOWHERE:
            found.append(Choice(seat, "enchant_zone", (name, ("zone", names[zone]))))
        else:
            found.append(Choice(seat, "repulse", (name, ("zone", names[zone]), ("to", names[to]))))
    return found


def target_of(s: ZombicideState, choice: Choice) -> int:
    """The survivor or the zone that a choice names."""
    if choice.has("survivor"):
        return s.roster.index(choice.name("survivor"))
    return s.board.called[choice.name("zone")]


def push_of(s: ZombicideState, choice: Choice) -> int:
    """The zone that zombies are pushed to; NOWHERE for none."""
    return s.board.called[choice.name("to")] if choice.has("to") else NOWHERE


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
        """Doing without a second target."""
        return ("no_second",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Every other target, and doing without."""
        found = [choice for choice in targets(s, self.who, self.card) if target_of(s, choice) != self.target]
        found.append(Choice(s.seat_of[self.who], "no_second"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Both, in the order the caster likes."""
        first = Cast(self.who, self.card, self.verb, self.target, self.to)
        if choice.verb == "no_second":
            s.push(first)
            return
        second = Cast(self.who, self.card, choice.verb, target_of(s, choice), push_of(s, choice))
        s.push(WhichFirst(self.who, self.card, self.verb, (first.target, first.to, second.target, second.to)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Who casts what."""
        about = (("survivor", s.roster[self.who]), ("card", s.cards.face(self.card)))
        return Prompt("SecondTarget", about)


@dataclass
class WhichFirst(Question):
    """The caster resolves the enchantment on two targets in the order it likes (GH-SKL-37)."""

    who: int
    card: int
    verb: str
    both: tuple[int, ...]
    """Target and zone to push to, twice."""

    def rule(self, s: ZombicideState) -> str:
        return "GH-SKL-37"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """One or the other."""
        seat = s.seat_of[self.who]
        on_survivors = self.verb == "enchant"
        found: list[Choice] = []
        for target in (self.both[0], self.both[2]):
            named = ("survivor", s.roster[target]) if on_survivors else ("zone", s.board.names[target])
            found.append(Choice(seat, "first" if on_survivors else "first_zone", (named,)))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Cast on the one, then on the other."""
        first = Cast(self.who, self.card, self.verb, self.both[0], self.both[1])
        second = Cast(self.who, self.card, self.verb, self.both[2], self.both[3])
        s.push(first, second) if target_of(s, choice) == self.both[0] else s.push(second, first)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Who casts what."""
        return Prompt("WhichFirst", (("survivor", s.roster[self.who]), ("card", s.cards.face(self.card))))


@dataclass
class Cast(Step):
    """An enchantment works on its target (GH-MAG-03)."""

    who: int
    card: int
    verb: str
    target: int
    to: int

    def run(self, s: ZombicideState) -> None:
        """As its card says."""
        gear = gear_of(s, self.card)
        caster = s.roster[self.who]
        if gear.effect in ON_SURVIVORS:
            s.emit(SurvivorEnchanted(caster, gear.name, s.roster[self.target]))
        else:
            s.emit(ZoneEnchanted(caster, gear.name, s.board.names[self.target]))
        if gear.effect == "heal":
            s.push(*healed(s, self.target, 1))
        elif gear.effect == "speed":
            s.push(SpeedOn(self.target, STRIDES))
        elif gear.effect == "ghost_sight":
            s.remember(Enchantments.name, GhostSight(s.round, (*seers(s), self.target)))
        elif gear.effect == "repulse":
            push_zombies(s, self.who, self.target, self.to)
        else:
            throw_down(s, self.target)


def sees_ghosts(s: ZombicideState, who: int) -> bool:
    """Whether a survivor sees through walls, doors and hedges for the rest of the round."""
    return who in seers(s)


def seers(s: ZombicideState) -> tuple[int, ...]:
    """Those who have Ghost Sight in this round."""
    found = s.records[Enchantments.name]
    assert isinstance(found, GhostSight)
    return found.people if found.round == s.round else ()


@dataclass
class SpeedOn(Question):
    """A free move of up to two zones; water has no effect on it, zombies end it (GH-WAT-09)."""

    who: int
    left: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-WAT-09"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """The next zones, and stopping."""
        zone = s.zone[self.who]
        if zone < 0 or s.crowd[zone] or not self.left:
            return []
        seat, names = s.seat_of[self.who], s.board.names
        found = [Choice(seat, "move", (("zone", names[beyond]),)) for beyond in s.paths.exits[zone]]
        found.append(Choice(seat, "stop"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Go on, or stop."""
        if choice.verb == "move":
            to = s.board.called[choice.name("zone")]
            s.push(Cross(self.who, to, 0), SpeedOn(self.who, self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Who is on the move."""
        return Prompt("SpeedOn", (("survivor", s.roster[self.who]), ("zones", self.left)))


def throw_down(s: ZombicideState, zone: int) -> None:
    """The zombies of a zone that damage 1 kills lie down; their next activation is spent standing up."""
    for kind, printed in enumerate(s.edition.kinds):
        count = s.zombies_of(zone, kind)
        if count and printed.damage <= FRAIL:
            lay_down(s, zone, kind, count)
            s.emit(ZombiesFell(printed.name, count, s.board.names[zone]))
