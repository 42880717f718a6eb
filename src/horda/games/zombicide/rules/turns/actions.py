"""Actions of a survivor's turn: what is allowed, what it costs, and the question for the next action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice, Plain, Refusal
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.goals.goals import CHECK_GOALS
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import (
    COMBAT,
    DOORS,
    ENCHANTMENT,
    EXPLOSIVE,
    FREE_KINDS,
    GENERAL,
    LAUNCH,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    SEARCH,
    SPELL,
    ZombicideState,
)

if TYPE_CHECKING:
    from horda.games.zombicide.skills.base import Skill

PAID_BY: Final[dict[int, tuple[int, ...]]] = {
    GENERAL: (),
    MOVE: (MOVE,),
    SEARCH: (SEARCH,),
    MELEE: (MELEE, COMBAT),
    RANGED: (RANGED, COMBAT),
    MAGIC: (MAGIC, SPELL, COMBAT),
    ENCHANTMENT: (ENCHANTMENT, SPELL),
    DOORS: (DOORS,),
    LAUNCH: (EXPLOSIVE, RANGED, COMBAT),
}
"""The free actions that can pay for each kind of action, the most specific first (action.free)."""
EITHER: Final[dict[int, tuple[int, int]]] = {LAUNCH: (EXPLOSIVE, RANGED), MAGIC: (SPELL, COMBAT)}
"""For some kinds of action, two free actions that can pay, each of which also pays for something else."""
END_TURN: Final = "end_turn"
FREE_NAMES: Final = ("move", "search", "melee", "ranged", "magic", "combat", "enchantment", "spell", "doors")
"""The names of free actions, by kind."""


def free_for(s: ZombicideState, who: int, kind: int) -> int:
    """Return the free action that pays for an action of a kind; GENERAL if there is none."""
    base = who * FREE_KINDS
    for free in PAID_BY[kind]:
        if s.free[base + free]:
            return free
    return GENERAL


def can_pay(s: ZombicideState, who: int, kind: int, extra: int = 0) -> bool:
    """Return whether a survivor can pay for an action of a kind, plus `extra` general actions."""
    if s.actions[who] > extra:
        return True
    return s.actions[who] == extra and free_for(s, who, kind) != GENERAL


def pay(s: ZombicideState, who: int, kind: int, extra: int = 0) -> None:
    """Spend an action of a kind, preferably a free one, plus `extra` general actions.

    If two free actions could pay, the player chooses which one to keep after the action is resolved.
    """
    free = free_for(s, who, kind)
    if free == GENERAL:
        s.actions = plus(s.actions, who, -(extra + 1))
        return
    s.free = plus(s.free, who * FREE_KINDS + free, -1)
    s.actions = plus(s.actions, who, -extra)
    if kind in EITHER:
        first, second = EITHER[kind]
        if free == first and s.free[who * FREE_KINDS + second]:
            s.push(KeepFree(who, kind))


@dataclass
class KeepFree(Question):
    """The player chooses which of two free actions to keep when either could pay (action.free)."""

    who: int
    action: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.free_action")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return both free actions, if the survivor can still use one."""
        second = EITHER[self.action][1]
        if s.zone[self.who] < 0 or not s.free[self.who * FREE_KINDS + second]:
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "keep_free", (("free", FREE_NAMES[free]),)) for free in EITHER[self.action]]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Spend the second free action instead of the first if the player keeps the first."""
        first, second = EITHER[self.action]
        if choice.name("free") == FREE_NAMES[first]:
            s.free = plus(s.free, self.who * FREE_KINDS + first, 1)
            s.free = plus(s.free, self.who * FREE_KINDS + second, -1)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the survivor who has acted."""
        return Prompt("KeepFree", (("survivor", s.roster[self.who]),))


BARE: Final[dict[str, list[Choice]]] = {}


def bare(seat: int, verb: str) -> Choice:
    """Return a choice of a seat that has only a verb; cached, since choices never change."""
    made = BARE.get(verb)
    if made is None:
        made = []
        BARE[verb] = made
    while seat >= len(made):
        made.append(Choice(len(made), verb))
    return made[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One kind of action: its choices, the rules that forbid them, and its effect. It has no state.

    `candidates` and `why_not` decide both what is offered and what is refused: `offer` and `refuse` derive from them.
    An action overrides `offer` only for speed. Then it must still offer exactly what `why_not` allows; a property
    test compares the two.
    """

    verb: ClassVar[str] = ""
    needs: ClassVar[str] = ""
    """What a survivor must have to be offered the action: a type or effect of a card, or a name in `loadout`."""
    pays: ClassVar[Cost | None] = (GENERAL, 0)
    """Its cost, the same for every choice unless `cost` is overridden; None: free."""

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs of its choices: one, unless the action has variants."""
        return (self.verb,)

    def kind_of(self, verb: str) -> int:
        """Return the kind of action of a verb, to which free actions may be limited (action.free)."""
        return GENERAL

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the choices to consider for a survivor, allowed or not, in the order in which they are offered.

        The list may be shared and must not be changed. The survivor may lack what the action `needs`.
        """
        return []

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return further choices that only `refuse` considers: what players might expect to be allowed."""
        return []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule that forbids a candidate now, or None; payment is checked separately by `can_afford`."""
        return None

    def about(self, s: ZombicideState, who: int, choice: Choice) -> tuple[tuple[str, Plain], ...]:
        """Return the values that the explanation of a refused candidate needs besides the rule (`Refusal.about`)."""
        return ()

    def can_afford(self, s: ZombicideState, who: int) -> bool:
        """Return whether a survivor can pay what every choice of this action costs."""
        pays = self.pays
        return pays is None or can_pay(s, who, pays[0], pays[1])

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Add to `found` the candidates that are allowed now, for a survivor with what the action `needs`."""
        if self.can_afford(s, who):
            for choice in self.candidates(s, who):
                if self.why_not(s, who, choice) is None:
                    found.append(choice)

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """Add to `found` the candidates that are forbidden now, each with its rule."""
        for choice in [*self.candidates(s, who), *self.refusal_candidates(s, who)]:
            rule = self.why_not(s, who, choice)
            if rule is not None:
                found.append(Refusal(choice, rule, self.about(s, who, choice)))

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return the cost of an allowed choice, or None if it is free."""
        return self.pays

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return whether an allowed choice makes noise, immediately or once it is resolved."""
        return False

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Apply the choice, or push the steps that do so; it has been paid for."""
        raise TypeError(f"{type(self).__name__} has no do")


def perform(s: ZombicideState, who: int, choice: Choice) -> None:
    """Apply the choice of a survivor in its turn, then the reactions of skills, then check the goals."""
    verb = choice.verb
    s.used_now = 0
    for listener in listeners(s, who, "acts"):
        listener.acts(s, who, verb)
    if listeners(s, who, "action_done"):
        s.push(AfterAction(who))
    s.push(*hooks.action_ended(s), CHECK_GOALS)
    pay_and_do(s, who, choice)


def pay_and_do(s: ZombicideState, who: int, choice: Choice) -> None:
    """Pay for an action or a skill's offer, and apply it (action.free)."""
    cost = cost_of(s, who, choice)
    if cost is not None:
        pay(s, who, cost[0], cost[1])
    action = s.edition.action_called.get(choice.verb)
    if action is not None:
        action.do(s, who, choice)
    else:
        skill_offering(s, choice.verb).does(s, who, choice)


def skill_offering(s: ZombicideState, verb: str) -> Skill:
    """Return the skill that has this verb."""
    return s.edition.skills[s.edition.skill_number[verb]]


def cost_of(s: ZombicideState, who: int, choice: Choice) -> Cost | None:
    """Return the cost of an action or of a skill's offer, or None if it is free (action.free)."""
    action = s.edition.action_called.get(choice.verb)
    if action is not None:
        return action.cost(s, who, choice)
    return skill_offering(s, choice.verb).cost(s, who, choice)


def price_of(s: ZombicideState, who: int, choice: Choice) -> int:
    """Return how many general actions a choice costs: one less if a free action pays (action.free)."""
    cost = cost_of(s, who, choice)
    if cost is None:
        return 0
    return cost[1] + (1 if free_for(s, who, cost[0]) == GENERAL else 0)


def is_noisy(s: ZombicideState, who: int, choice: Choice) -> bool:
    """Return whether an action makes noise; offers of skills never do (noise.token, noise.place)."""
    action = s.edition.action_called.get(choice.verb)
    return action is not None and action.noise(s, who, choice)


@dataclass
class AfterAction(Step):
    """The reactions of skills to a resolved action."""

    who: int

    def run(self, s: ZombicideState) -> None:
        """Run the skills' steps if the survivor is still on the board."""
        if s.zone[self.who] >= 0:
            s.push(*skill_hooks.action_done(s, self.who))


@dataclass
class AtOnce(Question):
    """A free action of a kind that must be used now or is lost (skill.blitz, skill.bloodlust)."""

    who: int
    action: int
    skill: str
    """The skill that gives the free action."""

    def rule(self, s: ZombicideState) -> str:
        """Return the rule of the skill."""
        return s.cite("skill.blitz" if self.action == MOVE else "skill.bloodlust")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for declining the action."""
        return ("decline",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every possible action of the kind, including those of skills, and declining."""
        if s.zone[self.who] < 0:
            return []
        offered: list[Choice] = []
        loadout = loadout_of(s, self.who)
        for action in loadout.actions:
            action.offer(s, self.who, offered)
        found = [one for one in offered if s.edition.action_called[one.verb].kind_of(one.verb) == self.action]
        for skill in loadout.by_hook["offers"]:
            if skill.spends(self.action):
                found.extend(skill.offers(s, self.who))
        return [*found, bare(s.seat_of[self.who], "decline")] if found else []

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Apply the action, paid for by the free action."""
        if choice.verb != "decline":
            perform(s, self.who, choice)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the survivor and the skill."""
        return Prompt("AtOnce", (("survivor", s.roster[self.who]), ("skill", self.skill)))


@dataclass
class GiveAtOnce(Step):
    """A survivor gets a free action that it uses now or loses (action.free)."""

    who: int
    action: int
    skill: str

    def run(self, s: ZombicideState) -> None:
        """Offer the free action; the step after the question removes it if it was not used."""
        if s.zone[self.who] >= 0:
            at = self.who * FREE_KINDS + self.action
            s.push(AtOnce(self.who, self.action, self.skill), LoseFree(self.who, self.action, s.free[at]))
            s.free = plus(s.free, at, 1)


@dataclass
class LoseFree(Step):
    """A free action that was not used immediately is removed."""

    who: int
    action: int
    kept: int
    """How many other free actions of the kind the survivor had."""

    def run(self, s: ZombicideState) -> None:
        """Remove the free action if it is still there."""
        at = self.who * FREE_KINDS + self.action
        s.free = put(s.free, at, min(s.free[at], self.kept))


@dataclass
class ActionQuestion(Question):
    """The survivor's next action; repeated until no actions are left.

    turn.actions, action.again.
    """

    who: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("action.kinds")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every possible action, the offers of skills, and ending the turn."""
        who = self.who
        found: list[Choice] = []
        if s.zone[who] < 0:
            return found
        loadout = loadout_of(s, who)
        for action in loadout.actions:
            action.offer(s, who, found)
        for skill in loadout.by_hook["offers"]:
            found.extend(skill.offers(s, who))
        if found:
            found.append(bare(s.seat_of[who], END_TURN))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Resolve the action, check the goals, and ask again."""
        if choice.verb == END_TURN:
            return
        s.push(self)
        perform(s, self.who, choice)

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Return the actions that are impossible now, each with the rule that forbids it."""
        found: list[Refusal] = []
        if s.seat_of[self.who] == seat and s.zone[self.who] >= 0:
            for action in s.edition.actions:
                action.refuse(s, self.who, found)
            if not s.actions[self.who]:
                self._refuse_the_tired(s, found)
        return [refusal.by(s.roster[self.who]) for refusal in found]

    def _refuse_the_tired(self, s: ZombicideState, found: list[Refusal]) -> None:
        """Refuse everything that would need one more action (turn.actions)."""
        fresh = s.clone()
        fresh.actions = put(fresh.actions, self.who, 1)
        dim = [refusal.choice for refusal in found]
        rule = s.cite("turn.actions")
        for choice in self.choices(fresh):
            if choice not in dim and choice not in s.all_choices():
                found.append(Refusal(choice, rule))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return whose turn it is and how many actions are left."""
        return Prompt("ActionQuestion", (("survivor", s.roster[self.who]), ("actions", s.actions[self.who])))
