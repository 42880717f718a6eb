"""Actions: what a survivor may do in its turn, what it costs, and the question that asks for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.rules.goals import CHECK_GOALS
from horda.games.zombicide.rules.kit import kit_of
from horda.games.zombicide.skills.base import speakers
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
    Table,
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
"""The free actions that pay for each kind of action, the narrowest first (action.free)."""


def free_for(s: Table, who: int, kind: int) -> int:
    """The free action that would pay for an action of a kind; GENERAL if there is none."""
    base = who * FREE_KINDS
    for free in PAID_BY[kind]:
        if s.free[base + free]:
            return free
    return GENERAL


def can_pay(s: Table, who: int, kind: int, extra: int = 0) -> bool:
    """Whether a survivor has an action of a kind left, and `extra` general ones on top."""
    if s.actions[who] > extra:
        return True
    return s.actions[who] == extra and free_for(s, who, kind) != GENERAL


def pay(s: Table, who: int, kind: int, extra: int = 0) -> None:
    """Spend an action of a kind, a free one first, and `extra` general ones on top."""
    free = free_for(s, who, kind)
    if free == GENERAL:
        s.actions[who] -= extra + 1
    else:
        s.free[who * FREE_KINDS + free] -= 1
        s.actions[who] -= extra


BARE: Final[dict[str, list[Choice]]] = {}


def bare(seat: int, verb: str) -> Choice:
    """The choice of a seat that is a verb and nothing else; made once, for choices never change."""
    made = BARE.get(verb)
    if made is None:
        made = []
        BARE[verb] = made
    while seat >= len(made):
        made.append(Choice(len(made), verb))
    return made[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One kind of action: when it is offered, why it is refused, what it does. It has no state."""

    verb: ClassVar[str] = ""
    needs: ClassVar[str] = ""
    """What one must have to be offered it at all: a type or effect of a card, or a word of `rules.kit`."""

    def verbs(self) -> tuple[str, ...]:
        """The verbs of its choices: one, unless it can be done in several ways."""
        return (self.verb,)

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Add to `found` all that this action allows now; asked only of who has what it needs."""

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """Add to `found` what one might expect of this action and may not do, with the rule."""

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay for it and do it, or push the steps that do."""
        raise TypeError(f"{type(self).__name__} has no do")


@dataclass
class ActionQuestion(Question):
    """What a survivor does next; over when nothing is left to do with (turn.actions)."""

    who: int

    def rule(self, s: Table) -> str:
        """Which says so."""
        return s.cite("action.kinds")

    def choices(self, s: Table) -> list[Choice]:
        """Every action that is possible now, what skills offer, and ending the turn."""
        who = self.who
        found: list[Choice] = []
        if s.zone[who] < 0:
            return found
        kit = kit_of(s, who)
        for action in kit.actions:
            action.offer(s, who, found)
        for skill in kit.voices["offers"]:
            found.extend(skill.offers(s, who))
        if found:
            found.append(bare(s.seat_of[who], "end_turn"))
        return found

    def answer(self, s: Table, choice: Choice) -> None:
        """Resolve the action, see whether the match is decided, and ask again."""
        verb = choice.verb
        if verb == "end_turn":
            return
        s.used_now = 0
        for listener in speakers(s, self.who, "acts"):
            listener.acts(s, self.who, verb)
        s.push(*s.edition.action_ended(s), CHECK_GOALS, self)
        action = s.edition.action_called.get(verb)
        if action is not None:
            action.do(s, self.who, choice)
            return
        skill: Skill = s.edition.skills[s.edition.skill_number[verb]]
        skill.does(s, self.who, choice)

    def refusals(self, s: Table, seat: int) -> list[Refusal]:
        """What stays dim, with the rule that forbids it."""
        found: list[Refusal] = []
        if s.seat_of[self.who] == seat and s.zone[self.who] >= 0:
            for action in s.edition.actions:
                action.refuse(s, self.who, found)
            if not s.actions[self.who]:
                self._refuse_the_tired(s, found)
        return found

    def _refuse_the_tired(self, s: Table, found: list[Refusal]) -> None:
        """All that one more action would allow (turn.actions)."""
        fresh = s.clone()
        fresh.actions[self.who] = 1
        dim = [refusal.choice for refusal in found]
        rule = s.cite("turn.actions")
        for choice in self.choices(fresh):
            if choice not in dim and choice not in s.offered():
                found.append(Refusal(choice, rule))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Whose turn it is and how many actions are left."""
        return Prompt("ActionQuestion", (("survivor", s.roster[self.who]), ("actions", s.actions[self.who])))
