"""Combat skills that are new in Army of the Dead or differ from the shared ones."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.army_of_the_dead.mechanisms.explosives.blasts import blast_kills
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.combat.kills import kill
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.turns.special_moves import RunOn
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, bit_of, mark, mark_of
from horda.games.zombicide.skills.fighting import KINDS, OfKind, covers
from horda.games.zombicide.state import COMBAT, EXPLOSIVE, ZombicideState

EXPLOSIVE_VERBS = ("place_explosive", "throw_grenade")
IDLE_VERBS = ("reload", "drop_cards", "charge", "shove", "lifesaver", "born_leader", "zeus_bane")
"""Verbs of choices that are not actions and therefore do not interrupt a series of attacks."""


class SixDamage(OfKind):
    """Roll 6: +1 Damage: every 6 adds damage for the whole action (AD-SK-ROLL6_DAMAGE)."""

    def six_damage(self, s: ZombicideState, attack: Attack) -> int:
        """Return one damage for each 6."""
        return 1 if covers(self, attack) else 0


class Escalation(OfKind):
    """Escalation: each further attack of the same kind in a row rolls one more die (AD-SK-ESCALATION)."""

    def acts(self, s: ZombicideState, who: int, verb: str) -> None:
        """Count attacks of the kind in a row; any other action that is not free resets the count."""
        kind = EXPLOSIVE if verb in EXPLOSIVE_VERBS else KIND_OF.get(verb)
        if kind is not None and self.kind in (COMBAT, kind):
            mark(s, who, self, mark_of(s, who, self) + 1)
        elif verb not in IDLE_VERBS:
            mark(s, who, self, 0)

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> int:
        """Return the number of preceding attacks in the row, in the owner's turn only; 0 for the first attack."""
        in_a_row = mark_of(s, attack.by, self)
        return in_a_row - 1 if in_a_row and s.active == attack.by and covers(self, attack) else 0

    def turn_ends(self, s: ZombicideState, who: int) -> Steps:
        """Reset the count of attacks at the end of the turn."""
        mark(s, who, self, 0)
        return NOTHING


class Hunter(Skill):
    """Hunter: after a kill another zombie of a kind in the zone may be killed, once an action (AD-SK-HUNTER)."""

    def __init__(self, name: str, zombie: str) -> None:
        super().__init__(name)
        self.zombie = zombie

    def after_kill(self, s: ZombicideState, attack: Attack, kind: int) -> Steps:
        """Return the question about the second kill, for any kind and in concentrated attacks too (AD-Q-94)."""
        if s.used_now & bit_of(s, self):
            return NOTHING
        return (Hunt(attack.by, attack.zone, s.edition.kind_number[self.zombie], self.name),)


@dataclass
class Hunt(Question):
    """A second zombie may be killed, and the killer gains its adrenaline (AD-SK-HUNTER)."""

    who: int
    zone: int
    kind: int
    skill: str

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.hunter")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for declining the second kill."""
        return ("hunt", "spare")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each kind of zombie to kill, and the choice to decline."""
        if not s.zombies_of(self.zone, self.kind):
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "hunt", (("zombie", s.edition.kinds[self.kind].name),)), Choice(seat, "spare")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Kill a zombie of the chosen kind."""
        if choice.verb == "hunt":
            s.used_now |= 1 << s.edition.skill_number[self.skill]
            s.emit(SkillUsed(s.roster[self.who], self.skill))
            s.push(*kill(s, self.who, self.zone, self.kind))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("Hunt", (("survivor", s.roster[self.who]), ("skill", self.skill)))


class ExplosivesHandling(Skill):
    """Explosives handling: a free action with any explosive each turn, and one more die (AD-Q-58)."""

    def free_actions(self, s: ZombicideState, who: int) -> tuple[int, ...]:
        """Return one free action for explosives only."""
        return (EXPLOSIVE,)

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> int:
        """Return one die for the two launchers, else 0."""
        return 1 if gear_of(s, card).explosive else 0


class HitAndRun(Skill):
    """Hit & run: a free move action after an attack that killed, also by an explosion (AD-SK-HIT_AND_RUN)."""

    def after_attack(self, s: ZombicideState, attack: Attack, kills: int) -> Steps:
        """Return the free move if the attack killed a zombie."""
        return (RunOn(attack.by),) if kills or blast_kills(s) else NOTHING


SKILLS: list[Skill] = [
    *[SixDamage(f"roll_6_plus_1_damage_{name}", kind) for name, kind in KINDS.items()],
    *[Escalation(f"escalation_{name}", kind) for name, kind in KINDS.items()],
    *[Hunter(f"hunter_{zombie}", zombie) for zombie in ("shambler", "alpha")],
    ExplosivesHandling("explosives_handling"),
    HitAndRun("hit_and_run"),
]
