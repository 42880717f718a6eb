"""The hits of an attack: counting and assigning them, kills and what follows from them (combat.attack)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.events.combat_events import HitsWasted, SurvivorHit
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.armour import FaceAttacks
from horda.games.zombicide.rules.combat.attack import HITS, Attack
from horda.games.zombicide.rules.combat.dice import HIGHEST, damage_of, dice_values, is_hit, six_damage
from horda.games.zombicide.rules.combat.friendly_fire import misses_of
from horda.games.zombicide.rules.combat.kills import kill
from horda.games.zombicide.rules.combat.reaper import Reap
from horda.games.zombicide.rules.combat.targets import (
    assigns_freely,
    counts_in,
    is_rival,
    next_targets,
    rivals_at_choice,
    survivors_struck_first,
)
from horda.games.zombicide.rules.combat.wounds import FRIEND
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.turns.experience import levels_after
from horda.games.zombicide.skills.base import bit_of
from horda.games.zombicide.skills.listeners import attack_listeners
from horda.games.zombicide.state import MELEE, ZombicideState


@dataclass
class CountHits(Step):
    """Each die that reaches the accuracy is a hit, the others are misses (combat.accuracy)."""

    attack: Attack
    dice: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Sort the hits, strongest first, and assign them, unless the edition resolves the roll in another way."""
        attack = self.attack
        values = dice_values(s, attack, self.dice)
        s.push(*hooks.roll_counted(s, attack, self.dice))
        instead = hooks.resolve_roll(s, attack, values)
        if instead:
            s.push(*instead)
            return
        damage = damage_of(s, attack)
        stronger = six_damage(s, attack)
        raised = 0
        if stronger and s.edition.figures.sixes_raise_all:
            raised = damage_of_sixes(values, stronger)
            damage += raised
            stronger = 0
        strong = self.dice if gear_of(s, attack.cards[0]).six_natural else values
        hits = [
            damage + (stronger if strong[at] == HIGHEST else 0)
            for at, value in enumerate(values)
            if is_hit(s, attack, value)
        ]
        hits.sort(reverse=True)
        assign(s, attack, tuple(hits), misses=len(values) - len(hits), kills=0, raised=raised)


def damage_of_sixes(values: list[int], each: int) -> int:
    """Return the damage that the sixes add to the whole attack, including its misses (skill.six_damage)."""
    return values.count(HIGHEST) * each


def assign(
    s: ZombicideState,
    attack: Attack,
    hits: tuple[int, ...],
    *,
    misses: int,
    kills: int,
    raised: int,
    ordered: bool = False,
) -> None:
    """Assign the hits as long as there is no choice, then ask; after the last hit, resolve the misses.

    A miss that hits a friend has the weapon's damage plus `raised`, the damage that sixes add
    (friendly_fire.damage). `ordered` says that the player has already chosen the next hit.
    """
    while True:
        if not ordered and order_matters(s, attack, hits):
            s.push(NextHit(attack.by, attack, hits, misses, kills, raised))
            return
        ordered = False
        people = people_to_hit(s, attack, hits)
        targets = targets_of(s, attack, hits)
        if len(targets) + len(people) > 1 or (hits and hooks.things_to_hit(s, attack.zone)):
            s.push(AssignHits(attack.by, attack, hits, misses, kills, raised))
            return
        if people:
            strike_survivor(s, attack, people[0], hits, misses=misses, kills=kills, raised=raised)
            return
        if not targets and len(set(hits)) > 1:
            # A hit that is too weak for all is taken by those in front; a stronger one may follow.
            s.emit(HitsWasted(s.roster[attack.by], 1))
            hits = hits[1:]
            continue
        if not targets:
            break
        more, killed = strike(s, attack, targets[0], hits[0])
        hits = hits[1:]
        kills += killed
        if more:
            s.push(*more, GoOn(attack, hits, misses, kills, raised))
            return
    if hits:
        s.emit(HitsWasted(s.roster[attack.by], len(hits)))
    blow = damage_of(s, attack) + raised
    s.push(*misses_of(s, attack, misses, blow), EndAttack(attack, kills))


def order_matters(s: ZombicideState, attack: Attack, hits: tuple[int, ...]) -> bool:
    """Return whether the order of hits with different damage matters (target.priority).

    It does not where hits are assigned freely.
    """
    if len(set(hits)) < 2 or assigns_freely(s, attack):
        return False
    if people_to_hit(s, attack, hits):
        return True
    present = [kind for kind, count in enumerate(counts_in(s, attack.zone)) if count]
    return any(
        is_felled(s, attack, kind, max(hits)) != is_felled(s, attack, kind, min(hits)) for kind in present
    )


def is_felled(s: ZombicideState, attack: Attack, kind: int, damage: int) -> bool:
    """Return whether a hit with this damage affects a zombie of a kind (combat.minimum)."""
    if damage >= s.edition.kinds[kind].damage:
        return True
    return bool(hooks.resolve_hit(s, attack, kind, damage))


def targets_of(s: ZombicideState, attack: Attack, hits: tuple[int, ...]) -> list[int]:
    """Return the kinds to which the next hit may go; empty if it could kill nothing (melee.assign, target.choice).

    In a shot, the priority order decides, not the shooter (target.order): rank by rank (target.rank), and zombies that
    are too tough absorb hits (target.soaks). Where hits are assigned freely, one may also be wasted on such a zombie,
    unless the edition requires a kill (combat.no_waste).
    """
    if not hits or (s.edition.figures.friendly_fire == HITS and survivors_struck_first(s, attack)):
        return []
    freely = assigns_freely(s, attack)
    targets = next_targets(s, counts_in(s, attack.zone), freely=freely)
    felled = [kind for kind in targets if is_felled(s, attack, kind, hits[0])]
    return felled if not felled or (freely and s.edition.figures.must_kill) else targets


def people_to_hit(s: ZombicideState, attack: Attack, hits: tuple[int, ...]) -> list[int]:
    """Return the survivors whom the next hit may hit: those with priority, or rivals if the attacker may choose.

    In melee no friend is hit (friendly_fire.no_melee).
    """
    if not hits or s.edition.figures.friendly_fire != HITS:
        return []
    return survivors_struck_first(s, attack) or rivals_at_choice(s, attack)


def strike_survivor(
    s: ZombicideState,
    attack: Attack,
    struck: int,
    hits: tuple[int, ...],
    *,
    misses: int,
    kills: int,
    raised: int,
) -> None:
    """Wound a survivor by the weapon's damage, then continue with the next hit (friendly_fire.damage)."""
    s.emit(SurvivorHit(s.roster[attack.by], s.roster[struck], hits[0]))
    blow = FaceAttacks(struck, (FRIEND,), (hits[0],))
    s.push(blow, AfterBlow(attack, hits[1:], misses, kills, struck, raised))


def strike(s: ZombicideState, attack: Attack, kind: int, damage: int) -> tuple[list[Frame], int]:
    """Kill a zombie with a hit; return the steps before the next hit, and the number of zombies killed."""
    instead = hooks.resolve_hit(s, attack, kind, damage)
    if instead:
        return list(instead), 0
    if damage < s.edition.kinds[kind].damage:
        s.emit(HitsWasted(s.roster[attack.by], 1))
        return [], 0
    more = slay(s, attack, kind)
    for skill in attack_listeners(s, attack, "reaps"):
        unused = not s.used_now & bit_of(s, skill)
        if unused and s.zombies_of(attack.zone, kind) and skill.reaps(s, attack):
            more.append(Reap(attack.by, attack, kind, skill.name))
    return more, 1


def slay(s: ZombicideState, attack: Attack, kind: int) -> list[Frame]:
    """Kill a zombie by an attack, and return the steps that follow from the kill and from skills."""
    named = attack.target != NOWHERE
    fallen = kill(s, attack.by, attack.zone, kind, named=named)
    return [*fallen, *skill_hooks.after_kill(s, attack, kind)]


@dataclass
class GoOn(Step):
    """The next hit of an attack, after a step between two hits."""

    attack: Attack
    hits: tuple[int, ...]
    misses: int
    kills: int
    raised: int
    """The damage that sixes add to each miss that hits a friend."""

    def run(self, s: ZombicideState) -> None:
        """Assign the remaining hits; kills that a skill added meanwhile are counted by that skill."""
        assign(s, self.attack, self.hits, misses=self.misses, kills=self.kills, raised=self.raised)


@dataclass
class AfterBlow(Step):
    """The next hit after one that struck a survivor; a rival who was eliminated by it counts as a kill."""

    attack: Attack
    hits: tuple[int, ...]
    misses: int
    kills: int
    struck: int
    raised: int

    def run(self, s: ZombicideState) -> None:
        attack, kills = self.attack, self.kills
        if s.zone[self.struck] < 0 and is_rival(s, attack.by, self.struck):
            kills += 1
        assign(s, attack, self.hits, misses=self.misses, kills=kills, raised=self.raised)


@dataclass
class HitQuestion(Question):
    """The base class of questions about the remaining hits of an attack."""

    who: int
    attack: Attack
    hits: tuple[int, ...]
    """The damage of each remaining hit."""
    misses: int
    kills: int
    raised: int
    """The damage that sixes add to each miss that hits a friend."""


@dataclass
class NextHit(HitQuestion):
    """The player chooses which of a shot's hits with different damage is assigned first (target.priority)."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("target.choice")

    def takes_orders(self) -> tuple[str, ...]:
        return ("next_hit",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        return [Choice(seat, "next_hit", (("damage", damage),)) for damage in sorted(set(self.hits))]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        at = self.hits.index(choice.number("damage"))
        hits = (self.hits[at], *self.hits[:at], *self.hits[at + 1 :])
        assign(s, self.attack, hits, misses=self.misses, kills=self.kills, raised=self.raised, ordered=True)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the shooter, and how many hits are left."""
        return Prompt("NextHit", (("survivor", s.roster[self.who]), ("count", len(self.hits))))


@dataclass
class AssignHits(HitQuestion):
    """Each hit goes to one target: any in melee, by priority in a shot (melee.assign, target.priority).

    Excess damage is lost (combat.too_much), and so is a hit without a target (combat.left_over,
    friendly_fire.hits_lost).
    """

    def rule(self, s: ZombicideState) -> str:
        return s.cite("melee.assign" if self.attack.kind == MELEE else "target.choice")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for assigning every hit to the same kind of zombie; hits on friends are asked each time."""
        return ("hit",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the kinds of zombie to which the next hit may go, and the survivors it may hit."""
        seat = s.seat_of[self.who]
        attack = self.attack
        names = [s.edition.kinds[kind].name for kind in targets_of(s, attack, self.hits)]
        found = [Choice(seat, "hit", (("zombie", name),)) for name in names]
        for one in people_to_hit(s, attack, self.hits):
            found.append(Choice(seat, "hit_survivor", (("survivor", s.roster[one]),)))
        things = hooks.things_to_hit(s, attack.zone)
        found.extend(Choice(seat, "hit_thing", (("thing", thing),)) for thing in things)
        if things and not names:
            found.append(Choice(seat, "waste_hits"))
        return found

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse zombies behind others in priority, and those for which the hit is too weak (combat.minimum)."""
        attack = self.attack
        if seat != s.seat_of[self.who]:
            return []
        counts = counts_in(s, attack.zone)
        first = (
            []
            if survivors_struck_first(s, attack)
            else next_targets(s, counts, freely=assigns_freely(s, attack))
        )
        falling = targets_of(s, attack, self.hits)
        return [
            Refusal(
                Choice(seat, "hit", (("zombie", s.edition.kinds[kind].name),)),
                s.cite("combat.minimum" if kind in first else "target.priority"),
            )
            for kind, count in enumerate(counts)
            if count and kind not in falling
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Hit one target, then continue with the next hit."""
        attack = self.attack
        rest = self.hits[1:]
        if choice.verb == "waste_hits":
            s.emit(HitsWasted(s.roster[self.who], len(self.hits)))
            s.push(GoOn(self.attack, (), self.misses, self.kills, self.raised))
        elif choice.verb == "hit_thing":
            more = hooks.thing_hit(s, attack, choice.name("thing"))
            s.push(*more, GoOn(self.attack, rest, self.misses, self.kills, self.raised))
        elif choice.verb == "hit_survivor":
            struck = s.roster.index(choice.name("survivor"))
            strike_survivor(
                s, attack, struck, self.hits, misses=self.misses, kills=self.kills, raised=self.raised
            )
        else:
            kind = s.edition.kind_number[choice.name("zombie")]
            steps, killed = strike(s, attack, kind, self.hits[0])
            s.push(*steps, GoOn(self.attack, rest, self.misses, self.kills + killed, self.raised))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the number of hits left and the damage of the next."""
        damage = self.hits[0] if self.hits else 0
        about = (("survivor", s.roster[self.who]), ("count", len(self.hits)), ("damage", damage))
        return Prompt("AssignHits", about)


@dataclass
class EndAttack(Step):
    """The hits are resolved: danger levels rise first, then skills apply (experience.after_action)."""

    attack: Attack
    kills: int

    def run(self, s: ZombicideState) -> None:
        """Attack with the second of two weapons aimed at different zones, or end the attack."""
        # A roll leads to hits, and these to the roll of the second weapon: one of the two has to wait.
        from horda.games.zombicide.rules.combat.attack_rolls import RollAttack

        attack = self.attack
        kills = self.kills + attack.before
        if attack.then_card != NOWHERE:
            second = Attack(
                attack.by,
                attack.kind,
                zone=attack.then_zone,
                cards=(attack.then_card,),
                distance=attack.then_distance,
                before=kills,
            )
            s.push(*hooks.attack_resolved(s, attack), RollAttack(second))
            return
        left = hooks.attack_resolved(s, attack)
        s.push(*left, *levels_after(s, attack.by), AfterAttack(self.attack, kills))


@dataclass
class AfterAttack(Step):
    """The effects of skills after an attack."""

    attack: Attack
    kills: int

    def run(self, s: ZombicideState) -> None:
        """Run the skills' steps if the attacker is still on the board."""
        attack = self.attack
        if s.zone[attack.by] < 0:
            return
        s.push(*skill_hooks.after_attack(s, attack, self.kills))
