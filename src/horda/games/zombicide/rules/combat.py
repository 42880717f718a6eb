"""An attack from the roll to the last kill (combat.attack)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.combat_events import (
    AttackRolled,
    DiceAdded,
    DiceRolledAgain,
    HitsWasted,
    SkillUsed,
)
from horda.games.zombicide.rules.attack import Attack, How, attack_of
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.dice import (
    HIGHEST,
    damage_of,
    dice_of,
    is_hit,
    profile_of,
    read_dice,
    reroll_rights,
    six_dice,
    swapped_dice,
)
from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.experience import CheckLevels
from horda.games.zombicide.rules.friendly_fire import Misses
from horda.games.zombicide.rules.kills import kill
from horda.games.zombicide.rules.targets import assigns_freely, counts_in, friends_at_risk, ranked
from horda.games.zombicide.skills.base import bit_of, speakers
from horda.games.zombicide.state import MELEE, Table


@dataclass
class RollAttack(Step):
    """Roll the dice of a weapon, or of two (combat.dice, combat.dual)."""

    how: How

    def run(self, s: Table) -> None:
        """Choose which dice where a friend might be hit by more of them; else roll the most."""
        attack = attack_of(self.how)
        if s.zone[attack.by] < 0:
            return
        own = profile_of(s, attack).dice
        other = swapped_dice(s, attack)
        if other > own and friends_at_risk(s, attack):
            s.push(ChooseDice(attack.by, self.how, other))
        else:
            roll(s, attack, max(own, other))


def roll(s: Table, attack: Attack, each: int) -> None:
    """Roll, and ask what the roll allows."""
    dice = tuple([s.d6() for _ in range(dice_of(s, attack, each))])
    s.emit(AttackRolled(s.roster[attack.by], s.cards.face(attack.cards[0]), s.board.names[attack.zone], dice))
    after_roll(s, attack, dice, ())


@dataclass
class ChooseDice(Question):
    """A skill may put the number of zombies in the place of the weapon's dice (skill.dice_instead)."""

    who: int
    how: How
    other: int

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("skill.dice_instead")

    def choices(self, s: Table) -> list[Choice]:
        """The weapon's own dice, or those of the skill."""
        own = profile_of(s, attack_of(self.how)).dice
        seat = s.seat_of[self.who]
        return [Choice(seat, "roll_dice", (("dice", dice),)) for dice in (own, self.other)]

    def answer(self, s: Table, choice: Choice) -> None:
        """Roll them."""
        roll(s, attack_of(self.how), choice.number("dice"))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Who attacks."""
        return Prompt("ChooseDice", (("survivor", s.roster[self.who]),))


def after_roll(s: Table, attack: Attack, dice: tuple[int, ...], spent: tuple[str, ...]) -> None:
    """Ask whether to roll again where something allows it; else go on (combat.again)."""
    rights = [right for right in reroll_rights(s, attack) if right not in spent]
    if rights and dice:
        s.push(RollAgain(attack.by, attack.how(), dice, spent))
    else:
        count_sixes(s, attack, dice, 0)


@dataclass
class RollAgain(Question):
    """All dice may be rolled again, once by each card or skill that says so (combat.again)."""

    who: int
    how: How
    dice: tuple[int, ...]
    spent: tuple[str, ...]

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("combat.again")

    def choices(self, s: Table) -> list[Choice]:
        """Each right not yet used, and keeping the roll."""
        seat = s.seat_of[self.who]
        found = [
            Choice(seat, "roll_again", (("by", right),))
            for right in reroll_rights(s, attack_of(self.how))
            if right not in self.spent
        ]
        found.append(Choice(seat, "keep_roll"))
        return found

    def answer(self, s: Table, choice: Choice) -> None:
        """The new result replaces the old."""
        attack = attack_of(self.how)
        if choice.verb == "keep_roll":
            count_sixes(s, attack, self.dice, 0)
            return
        right = choice.name("by")
        dice = tuple([s.d6() for _ in self.dice])
        s.emit(DiceRolledAgain(s.roster[self.who], right, dice))
        after_roll(s, attack, dice, (*self.spent, right))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """What was rolled."""
        return Prompt("RollAgain", (("survivor", s.roster[self.who]), ("dice", self.dice)))


def count_sixes(s: Table, attack: Attack, dice: tuple[int, ...], first: int) -> None:
    """Each 6 from die number `first` on may bring more dice, and those again (skill.roll_six)."""
    each = six_dice(s, attack)
    sixes = len([value for value in read_dice(s, attack, dice[first:]) if value == HIGHEST]) if each else 0
    if not sixes:
        s.push(CountHits(attack.how(), dice))
    elif friends_at_risk(s, attack):
        s.push(RollMore(attack.by, attack.how(), dice, sixes * each))
    else:
        add_dice(s, attack, dice, sixes * each)


def add_dice(s: Table, attack: Attack, dice: tuple[int, ...], more: int) -> None:
    """Roll the dice that sixes brought."""
    added = tuple([s.d6() for _ in range(more)])
    s.emit(DiceAdded(s.roster[attack.by], added))
    count_sixes(s, attack, dice + added, len(dice))


@dataclass
class RollMore(Question):
    """Where a miss would strike a friend, the dice that sixes bring may be left unrolled."""

    who: int
    how: How
    dice: tuple[int, ...]
    more: int

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("skill.roll_six")

    def choices(self, s: Table) -> list[Choice]:
        """Roll them or not."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "roll_more", (("dice", self.more),)), Choice(seat, "keep_roll")]

    def answer(self, s: Table, choice: Choice) -> None:
        """Roll, or count the hits."""
        if choice.verb == "roll_more":
            add_dice(s, attack_of(self.how), self.dice, self.more)
        else:
            s.push(CountHits(self.how, self.dice))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """What was rolled."""
        return Prompt("RollMore", (("survivor", s.roster[self.who]), ("dice", self.dice)))


@dataclass
class CountHits(Step):
    """Each die that reaches the accuracy is a hit, the others are misses (combat.accuracy)."""

    how: How
    dice: tuple[int, ...]

    def run(self, s: Table) -> None:
        """Strongest hits first; the edition may make something else of the roll."""
        attack = attack_of(self.how)
        values = read_dice(s, attack, self.dice)
        instead = s.edition.roll_does(s, attack, values)
        if instead:
            s.push(*instead, EndAttack(self.how, 0))
            return
        damage = damage_of(s, attack)
        stronger = gear_of(s, attack.cards[0]).six_damage
        hits = [
            damage + (stronger if value == HIGHEST else 0) for value in values if is_hit(s, attack, value)
        ]
        hits.sort(reverse=True)
        assign(s, attack, tuple(hits), misses=len(values) - len(hits), kills=0)


def assign(s: Table, attack: Attack, hits: tuple[int, ...], *, misses: int, kills: int) -> None:
    """Give out the hits as long as there is nothing to choose, then ask, then go on to the misses."""
    while True:
        targets = killable(s, attack, hits)
        if len(targets) > 1:
            s.push(AssignHits(attack.by, attack.how(), hits, misses, kills))
            return
        if not targets:
            break
        more = strike(s, attack, targets[0])
        hits = hits[1:]
        kills += 1
        if more:
            s.push(*more, GoOn(attack.how(), hits, misses, kills))
            return
    if hits:
        s.emit(HitsWasted(s.roster[attack.by], len(hits)))
    friends = friends_at_risk(s, attack) if misses else []
    if friends:
        s.push(
            Misses(attack.by, tuple(friends), misses, damage_of(s, attack)), EndAttack(attack.how(), kills)
        )
    else:
        s.push(EndAttack(attack.how(), kills))


def killable(s: Table, attack: Attack, hits: tuple[int, ...]) -> list[int]:
    """The kinds that the next hit may kill; none where it is soaked up or finds nobody (combat.minimum)."""
    if not hits:
        return []
    targets = ranked(s, counts_in(s, attack.zone), freely=assigns_freely(s, attack))
    kinds = s.edition.kinds
    return [kind for kind in targets if hits[0] >= kinds[kind].damage]


def strike(s: Table, attack: Attack, kind: int) -> list[Frame]:
    """A hit kills a zombie; what must be done or asked before the next hit."""
    more: list[Frame] = list(kill(s, attack.by, attack.zone, kind))
    for skill in speakers(s, attack.by, "reaps"):
        unused = not s.used_now & bit_of(s, skill)
        if unused and s.zombies_of(attack.zone, kind) and skill.reaps(s, attack):
            more.append(Reap(attack.by, attack.how(), kind, skill.name))
    return more


@dataclass
class GoOn(Step):
    """After something came between two hits, the next one."""

    how: How
    hits: tuple[int, ...]
    misses: int
    kills: int

    def run(self, s: Table) -> None:
        """Give out the rest; kills that a skill added meanwhile are counted by it."""
        assign(s, attack_of(self.how), self.hits, misses=self.misses, kills=self.kills)


@dataclass
class AssignHits(Question):
    """Each hit goes to one target: any in melee, by priority in a shot (melee.assign, target.priority)."""

    who: int
    how: How
    hits: tuple[int, ...]
    """The damage of each hit that is left."""
    misses: int
    kills: int

    def rule(self, s: Table) -> str:
        """Which says so of this kind of attack."""
        return s.cite("melee.assign" if attack_of(self.how).kind == MELEE else "target.choice")

    def choices(self, s: Table) -> list[Choice]:
        """The kinds of zombie that the next hit may kill."""
        seat = s.seat_of[self.who]
        names = [s.edition.kinds[kind].name for kind in killable(s, attack_of(self.how), self.hits)]
        return [Choice(seat, "hit", (("zombie", name),)) for name in names]

    def refusals(self, s: Table, seat: int) -> list[Refusal]:
        """Zombies that others shield, and those that the hit is too weak for (combat.minimum)."""
        attack = attack_of(self.how)
        if seat != s.seat_of[self.who]:
            return []
        counts = counts_in(s, attack.zone)
        first = ranked(s, counts, freely=assigns_freely(s, attack))
        falling = killable(s, attack, self.hits)
        return [
            Refusal(
                Choice(seat, "hit", (("zombie", s.edition.kinds[kind].name),)),
                s.cite("combat.minimum" if kind in first else "target.priority"),
            )
            for kind, count in enumerate(counts)
            if count and kind not in falling
        ]

    def answer(self, s: Table, choice: Choice) -> None:
        """One falls, then the next hit."""
        more = strike(s, attack_of(self.how), s.edition.kind_number[choice.name("zombie")])
        s.push(*more, GoOn(self.how, self.hits[1:], self.misses, self.kills + 1))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """How many hits are left and how hard the next is."""
        damage = self.hits[0] if self.hits else 0
        about = (("survivor", s.roster[self.who]), ("count", len(self.hits)), ("damage", damage))
        return Prompt("AssignHits", about)


@dataclass
class Reap(Question):
    """The hit may also kill a second zombie of the same kind in the zone, once an action (skill.reaper)."""

    who: int
    how: How
    kind: int
    skill: str

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("skill.reaper")

    def choices(self, s: Table) -> list[Choice]:
        """Kill it too or not."""
        if not s.zombies_of(attack_of(self.how).zone, self.kind):
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "reap", (("zombie", s.edition.kinds[self.kind].name),)), Choice(seat, "spare")]

    def answer(self, s: Table, choice: Choice) -> None:
        """It falls as well."""
        if choice.verb == "reap":
            number = s.edition.skill_number[self.skill]
            s.used_now |= 1 << number
            s.emit(SkillUsed(s.roster[self.who], self.skill))
            s.push(*kill(s, self.who, attack_of(self.how).zone, self.kind))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Whose skill it is."""
        return Prompt("Reap", (("survivor", s.roster[self.who]), ("skill", self.skill)))


@dataclass
class EndAttack(Step):
    """The hits are resolved: levels first, then what skills make of it (experience.after_action)."""

    how: How
    kills: int

    def run(self, s: Table) -> None:
        """The second of two weapons aimed apart follows first."""
        attack = attack_of(self.how)
        kills = self.kills + attack.before
        if attack.then_card != NOWHERE:
            second = Attack(
                attack.by,
                attack.kind,
                zone=attack.then_zone,
                cards=(attack.then_card,),
                distance=attack.then_distance,
            )
            second.before = kills
            s.push(RollAttack(second.how()))
            return
        s.push(CheckLevels(attack.by), AfterAttack(self.how, kills))


@dataclass
class AfterAttack(Step):
    """What skills do after an attack."""

    how: How
    kills: int

    def run(self, s: Table) -> None:
        """Ask them, if the attacker is still there."""
        attack = attack_of(self.how)
        if s.zone[attack.by] < 0:
            return
        steps: list[Frame] = []
        for skill in speakers(s, attack.by, "after_attack"):
            steps.extend(skill.after_attack(s, attack, self.kills))
        s.push(*steps)
