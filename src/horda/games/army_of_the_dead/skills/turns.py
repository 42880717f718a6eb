"""Skills of movement, searching and extra actions that are new in Army of the Dead or differ from the shared ones."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.games.army_of_the_dead.mechanisms.given_actions import (
    GiveAction,
    Reflexes,
    StepAside,
    is_near,
    was_anybody_hurt,
)
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.turns.special_moves import CallSurvivors
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, bit_of
from horda.games.zombicide.skills.finding import SearchMore
from horda.games.zombicide.skills.movement import Bloodlust, Charge, Slippery
from horda.games.zombicide.skills.surviving import Lifesaver
from horda.games.zombicide.skills.turns import BornLeader
from horda.games.zombicide.state import COMBAT, MELEE, RANGED, ZombicideState


class SlipperyAll(Slippery):
    """Slippery: zombies neither add to the cost of a move nor stop it (AD-SK-SLIPPERY)."""

    def passes_zombies(self, s: ZombicideState, who: int) -> bool:
        """Return True: zombies never stop the owner."""
        return True


class LifesaverOfChoice(Lifesaver):
    """Lifesaver: the owner's player chooses who is dragged; each may refuse (AD-SK-LIFESAVER)."""

    def rescue(self, s: ZombicideState, who: int, others: list[int]) -> Steps:
        """Return the question which survivors are dragged."""
        return (CallSurvivors(who, tuple(others)),)


class SearchAgain(Skill):
    """Can search more than once (AD-SK-SEARCH_MORE)."""

    def searches_again(self, s: ZombicideState, who: int) -> bool:
        """Return True: the owner may search with every action."""
        return True


class LeaderAtOnce(BornLeader):
    """Born leader: once a turn another survivor gets a free action, used immediately (AD-SK-BORN_LEADER)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every other survivor who can act; companions cannot (AD-CPN-13)."""
        idle = hooks.bystanders(s, 0)
        return [
            choice
            for choice in super().offers(s, who)
            if not idle >> s.roster.index(choice.name("survivor")) & 1
        ]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Give the action, then continue the leader's turn."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(GiveAction(s.roster.index(choice.name("survivor")), self.name))


class ToTheRescue(Skill):
    """To the rescue: a free action at the end of the zombies' phase if anybody was wounded (AD-Q-35)."""

    def zombies_done(self, s: ZombicideState, who: int) -> Steps:
        """Return the free action if a survivor was wounded in this round's phase, by zombies or anything else."""
        return (GiveAction(who, self.name),) if was_anybody_hurt(s) else NOTHING


class SilentKiller(Skill):
    """Silent killer: sleepers cost one action less (AD-SK-SILENT_KILLER)."""


class Sidestep(Skill):
    """Sidestep: a free move when zombies appear at range 0-1 (AD-SK-SIDESTEP)."""

    def after_spawn(self, s: ZombicideState, who: int, zone: int) -> Steps:
        """Return the offer of the move, once for each card drawn."""
        return (StepAside(who),) if is_near(s, who, zone) else NOTHING


class CombatReflexes(Skill):
    """Combat reflexes: a free attack on zombies that appear at range 0-1 (AD-SK-COMBAT_REFLEXES)."""

    def after_spawn(self, s: ZombicideState, who: int, zone: int) -> Steps:
        """Return the offer of the attack, once for each card drawn."""
        return (Reflexes(who, zone),) if is_near(s, who, zone) else NOTHING


SKILLS: list[Skill] = [
    # Here both work once in each of the owner's turns (AD-SK-CHARGE, AD-SK-BLOODLUST).
    Charge("charge", once=True),
    *[
        Bloodlust(f"bloodlust_{name}", kind, once=True)
        for name, kind in (("melee", MELEE), ("ranged", RANGED), ("combat", COMBAT))
    ],
    SlipperyAll("slippery"),
    LifesaverOfChoice("lifesaver"),
    SearchMore("search_2_cards"),
    SearchAgain("can_search_more_than_once"),
    LeaderAtOnce("born_leader"),
    ToTheRescue("to_the_rescue"),
    SilentKiller("silent_killer"),
    Sidestep("sidestep"),
    CombatReflexes("combat_reflexes"),
]
