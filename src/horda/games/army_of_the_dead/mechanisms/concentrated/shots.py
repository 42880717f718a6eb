"""Attacks whose hits are not assigned one by one: concentrated ones, rockets, the Cable gun (AD-CON, AD-CAB)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.army_of_the_dead.fight_events import BlowsConcentrated, ZombieEntangled, ZombiesFreed
from horda.games.army_of_the_dead.mechanisms.explosives.blasts import Explode
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.dice import damage_of, is_hit, six_damage
from horda.games.zombicide.rules.combat.friendly_fire import misses_of
from horda.games.zombicide.rules.combat.hits import EndAttack, damage_of_sixes, is_felled, slay
from horda.games.zombicide.rules.combat.kills import UPRIGHT
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.rules.zombies.prone import LYING, lay_down, lying_count, rise_all
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

ENTANGLE: Final = "entangle"
ROCKET: Final = "rocket"
TANGLED: Final = 2
"""Bonus on each die of a concentrated attack on an entangled zombie (AD-CAB-06)."""
NAME: Final = "concentrated"
"""The name of the mechanism."""


@dataclass
class Aimed(Record):
    """The target of the concentrated attack being resolved, and zombies entangled in this zombies' phase."""

    stance: str = ""
    """Whether the target lies or stands; empty unless zombies of its kind do both."""
    late: tuple[tuple[int, int], ...] = ()
    """Zone and kind of each zombie that was entangled in a zombies' phase and stays down through the next one."""


RECORD: Final = TypedKey(NAME, Aimed)


def aim_record(s: ZombicideState) -> Aimed:
    """Return the record of concentrated attacks and of the Cable gun."""
    return s.record(RECORD)


def set_stance(s: ZombicideState, stance: str) -> None:
    """Set whether the current attack is aimed at a lying zombie, at a standing one, or neither."""
    if aim_record(s).stance != stance:
        s.remember(RECORD, Aimed(stance, aim_record(s).late))


def outcome(s: ZombicideState, attack: Attack, values: list[int]) -> Steps:
    """Return the steps of a roll whose hits are not assigned one by one; empty for other weapons."""
    gear = gear_of(s, attack.cards[0])
    hits = len([value for value in values if is_hit(s, attack, value)])
    if gear.effect == ENTANGLE:
        return entangle_target(s, attack, hits)
    if attack.target == NOWHERE and gear.effect != ROCKET:
        return ()
    damage = damage_of(s, attack) + damage_of_sixes(values, six_damage(s, attack))
    steps: list[Frame] = []
    kills = 0
    struck = len(values) - hits
    # AD-CON-05: the damage as many times as there are hits.
    if attack.target != NOWHERE:
        s.emit(BlowsConcentrated(s.roster[attack.by], s.edition.kinds[attack.target].name, hits * damage))
        steps, kills = concentrate_hits(s, attack, hits * damage)
    elif hits:
        steps = [Explode(attack.zone, damage, attack.by)]
        struck = 0
    steps.extend(misses_of(s, attack, struck, damage))
    if gear.effect == ROCKET:
        steps.append(SpendWeapon(attack.by, attack.cards[0]))
    return (*steps, EndAttack(attack, kills))


def concentrate_hits(s: ZombicideState, attack: Attack, damage: int) -> tuple[list[Frame], int]:
    """Assign all hits to the named zombie; excess hits are lost (AD-CON-06, AD-ABO-01).

    An explosive weapon that does damage also triggers explosives in the zone, and then everybody there suffers
    (AD-EXP-02).
    """
    if not damage or not is_felled(s, attack, attack.target, damage):
        return [], 0
    instead = hooks.resolve_hit(s, attack, attack.target, damage)
    if instead:
        return list(instead), 0
    down = lying_count(s, attack.zone, attack.target)
    if down and aim_record(s).stance != UPRIGHT:
        # Who was easier to hit is who falls; any other of the kind stands as before.
        lay_down(s, attack.zone, attack.target, down - 1)
    return slay(s, attack, attack.target), 1


def entangle_target(s: ZombicideState, attack: Attack, hits: int) -> Steps:
    """Knock down the zombie that the Cable gun hits, whatever its kind (AD-CAB-03, AD-CAB-08).

    It is inactive in the next zombies' phase (AD-CAB-04). After a hit the card is discarded (AD-CAB-07). There is no
    damage, and a miss hits nobody (AD-CAB-01, AD-Q-51).
    """
    end = EndAttack(attack, 0)
    if not hits:
        return (end,)
    zone, kind = attack.zone, attack.target
    lay_down(s, zone, kind, min(lying_count(s, zone, kind) + 1, s.zombies_of(zone, kind)))
    if s.phase == "zombies":
        late = sorted([*aim_record(s).late, (zone, kind)])
        s.remember(RECORD, Aimed(aim_record(s).stance, tuple(late)))
    name = s.edition.kinds[kind].name
    s.emit(ZombieEntangled(s.roster[attack.by], name, s.board.names[zone]))
    discard(s, attack.by, attack.cards[0])
    return (end,)


def tangled_bonus(s: ZombicideState, attack: Attack) -> int:
    """Return the bonus of a concentrated attack on an entangled zombie: 2 on each die (AD-CAB-06)."""
    if aim_record(s).stance == UPRIGHT:
        return 0
    return TANGLED if lying_count(s, attack.zone, attack.target) else 0


def names_which(s: ZombicideState, attack: Attack) -> Steps:
    """Return the question whether the target is a lying or a standing zombie, if the zone has both."""
    if attack.target == NOWHERE or aim_record(s).stance or gear_of(s, attack.cards[0]).effect == ENTANGLE:
        return ()
    down = lying_count(s, attack.zone, attack.target)
    if not 0 < down < s.zombies_of(attack.zone, attack.target):
        return ()
    return (NameOne(attack.by, attack.zone, attack.target),)


@dataclass
class NameOne(Question):
    """Choose whether a concentrated attack is aimed at a lying or a standing zombie (AD-CON-07, AD-Q-112)."""

    who: int
    zone: int
    kind: int

    def rule(self, s: ZombicideState) -> str:
        return "AD-CON-07"

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        return [Choice(seat, "name_one", (("stance", how),)) for how in (LYING, UPRIGHT)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Set the stance of the target until the attack is resolved."""
        set_stance(s, choice.name("stance"))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("zombie", s.edition.kinds[self.kind].name), ("zone", s.board.names[self.zone]))
        return Prompt("NameOne", about)


@dataclass
class StandUp(Step):
    """Entangled zombies stand up after the zombies' phase that they missed (AD-CAB-05)."""

    def run(self, s: ZombicideState) -> None:
        """Let entangled zombies stand up, except those that were entangled in this very phase."""
        late = aim_record(s).late
        for group in rise_all(s, late):
            name = s.edition.kinds[group.kind].name
            s.emit(ZombiesFreed(name, group.count, s.board.names[group.zone]))
        if late:
            s.remember(RECORD, Aimed(aim_record(s).stance))


@dataclass
class SpendWeapon(Step):
    """Discard a weapon that can be used once, whether it hit or not (AD-EXP-22)."""

    who: int
    card: int

    def run(self, s: ZombicideState) -> None:
        """Discard the weapon if its owner still holds it."""
        if self.card in s.cards_of(self.who):
            discard(s, self.who, self.card)
