"""The constant data of a match (board, mission, edition), with caches of values computed from these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.mechanisms import knowledge_of
from horda.engine.game import Game
from horda.games.zombicide.bot_view import BotView
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.conditions.progress import CountedWord, RoundsWord
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.records import EffectRecord, Mission
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.combat.reload import ReloadAction
from horda.games.zombicide.rules.goals.goals import ROUND_ENDS
from horda.games.zombicide.rules.inventory.equipment import Gear
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.skills.fighting import (
    DiceByCrowd,
    Frenzy,
    OfKind,
    PlusDamage,
    PlusDie,
    PlusToRoll,
    Reaper,
    RollSix,
    SuperStrength,
)
from horda.games.zombicide.skills.movement import MoreZones, Slippery
from horda.games.zombicide.skills.turns import ExtraAction, FreeAction
from horda.games.zombicide.state import COMBAT, MAGIC, MELEE, RANGED

if TYPE_CHECKING:
    from horda.bots.zombicide.cards.arsenal import Fighter

FIGHTS: Final = (MELEE, RANGED, MAGIC)
MAX_WORLDS: Final = 16
"""Maximum number of missions in the cache."""
MAX_FIGHTERS: Final = 500
"""Maximum number of fighters in the cache of a mission."""
MIN_UNHURRIED_ROUNDS: Final = 10
"""Missions with fewer rounds leave no time to do everything together."""
NO_LIMIT: Final = 999


class Talents:
    """The combined effect of a set of skills on attacks, by kind, and on movement."""

    def __init__(self, skills: list[Skill]) -> None:
        self.names = tuple([skill.name for skill in skills])
        self.skills = skills
        self.dice = self._count(PlusDie)
        self.to_roll = self._count(PlusToRoll)
        self.damage = self._count(PlusDamage)
        self.sixes = self._count(RollSix)
        self.reaps = self._count(Reaper)
        self.frenzy = self._count(Frenzy)
        self.by_crowd = self._count(DiceByCrowd)
        self.strongest = any(isinstance(skill, SuperStrength) for skill in skills)
        self.actions = sum(isinstance(skill, ExtraAction) for skill in skills)
        self.free_fights = sum(
            isinstance(skill, FreeAction) and (skill.kind in FIGHTS or skill.kind == COMBAT)
            for skill in skills
        )
        self.slips = any(isinstance(skill, Slippery) for skill in skills)
        self.zones = 1 + sum(isinstance(skill, MoreZones) for skill in skills)

    def _count(self, kind: type[OfKind]) -> dict[int, int]:
        found = [skill.kind for skill in self.skills if isinstance(skill, kind)]
        return {fight: found.count(fight) + found.count(COMBAT) for fight in FIGHTS}


class Known:
    """The knowledge of all mechanisms of an edition, merged."""

    def __init__(self, knowledge: list[MechanismKnowledge]) -> None:
        self.judges: dict[str, Judge] = {}
        self.answers: dict[str, Answer] = {}
        """Functions that value answers, by name of the question; `judges` has those for actions, by verb."""
        self.unpredictable_questions: list[str] = []
        """Questions that rivals answer at random."""
        self.spawn_kinds: list[str] = ["spawn"]
        """The kinds of tokens where zombies spawn."""
        self.fires: list[str] = []
        self.bottles: list[str] = []
        """The effects of cards that kill everything in a zone; `fires` has those that make fire."""
        self.effects: dict[str, float] = {}
        """The value to the team of the mechanisms' mission effects, by name."""
        for known in knowledge:
            self.judges.update(known.judges())
            self.answers.update(known.answers())
            self.unpredictable_questions.extend(known.unpredictable_questions())
            self.spawn_kinds.extend(known.extra_spawn_kinds())
            self.fires.extend(known.fires())
            self.bottles.extend(known.bottles())
            self.effects.update(known.effects())


class World:
    """A mission and its edition as printed, with all caches that last longer than one decision.

    The caches hold values of cards and distances for one edition and one map. Nothing in them depends on
    hidden information.
    """

    def __init__(self, edition: Edition, board: Board, plan: MissionPlan) -> None:
        mission = plan.mission
        self.edition = edition
        self.board = board
        self.mission = mission
        self.competitive = not plan.goals.together
        """Whether teams play against each other."""
        self.kinds = edition.kinds
        self.kind_number = edition.kind_number
        self.gear: dict[str, Gear] = edition.gear
        self.hands = edition.figures.hands
        self.body = edition.figures.body
        self.pack = edition.figures.pack
        self.focus = edition.figures.concentrates
        """Whether an attack may put all its hits on one zombie."""
        self.opens_doors = "open_door" in edition.action_called
        """Whether survivors can open doors in this edition."""
        self.reloads_freely = not isinstance(edition.action_called.get("reload"), ReloadAction)
        """Whether reloading costs no action."""
        self.knowledge: list[MechanismKnowledge] = knowledge_of(edition)
        """The bot's knowledge of the edition's mechanisms."""
        self.has_followers = any(knowledge.has_followers() for knowledge in self.knowledge)
        """Whether the second team follows the first instead of playing against it."""
        self.life: dict[str, int] = {
            name: edition.figures.max_wounds
            + sum([knowledge.toughness(identity) for knowledge in self.knowledge])
            for name, identity in edition.identities.items()
        }
        """The wounds that eliminate each survivor."""
        self.known = Known(self.knowledge)
        """The knowledge of all mechanisms of the edition, merged."""
        self.zones_said: dict[str, list[int]] = {}
        """Cached zones that the mission names for a mechanism, by the mechanism's name."""
        self.round_limit = _round_limit(mission)
        """The last round of a mission with a time limit, or `NO_LIMIT`."""
        self.is_hurried = self.round_limit < MIN_UNHURRIED_ROUNDS
        """Whether the mission is too short for the team to do everything together."""
        self._talents: dict[int, Talents] = {}
        self.fighters: dict[tuple[str, int, int, int], Fighter] = {}
        """Cached fighters, by name, skills, level and wounds (`scene`)."""
        self.walks: dict[tuple[object, ...], dict[tuple[int, ...], list[float]]] = {}
        """Cached distances that ignore zombies, by state of the gates and target zones (`routes`)."""
        self.ways: dict[tuple[object, ...], dict[tuple[int, ...], list[float]]] = {}
        """Cached distances with zombies, by gates, zombies and strength of the team (`routes`)."""
        self.max_backpack_value: dict[str, float] = {}
        """The highest value of each card in a backpack (`arsenal`)."""
        self.effects: dict[int, list[EffectRecord]] = {}
        """The effects of the mission's triggers, by `id`, since records are not hashable (`triggers`)."""
        self.steps: dict[tuple[int, int], list[list[tuple[int, float]]]] = {}
        """The steps between zones, by state of the gates (`routes`)."""

    def talents(self, skills: int) -> Talents:
        """Return the combined effect of some skills, given as bits."""
        found = self._talents.get(skills)
        if found is None:
            every = self.edition.skills
            found = Talents([every[number] for number in range(len(every)) if skills >> number & 1])
            self._talents[skills] = found
        return found

    def skill(self, name: str) -> Skill:
        """Return a skill of the edition by its name."""
        return self.edition.skills[self.edition.skill_number[name]]


def _round_limit(mission: Mission) -> int:
    rounds = [RoundsWord.value_in(part) for part in mission.lose.values()]
    limits = [count for count in rounds if count]
    for part in mission.lose.values():
        counted = CountedWord.value_in(part)
        if counted is not None and counted.name in mission.counters:
            left = counted.least - mission.counters[counted.name]
            every = [
                trigger.every for trigger in mission.when if trigger.event == ROUND_ENDS and trigger.every
            ]
            limits.append(left * max(every, default=1))
    return min(limits, default=NO_LIMIT)


_known: dict[tuple[Edition, Board], World] = {}


def world_of(view: BotView) -> World:
    """Return the world of a match, from the cache if it is known."""
    key = (view.edition, view.board)
    found = _known.get(key)
    if found is None:
        shelf: Game = view.game
        assert isinstance(shelf, Zombicide)
        if len(_known) >= MAX_WORLDS:
            _known.clear()
        found = _known[key] = World(view.edition, view.board, shelf.plan(view.options))
    return found
