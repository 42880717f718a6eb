"""What never changes in a match, and all that was found out about it: the board, the mission, the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.mechanisms import knowledge_of
from horda.engine.game import Game
from horda.games.zombicide.bot_view import Glance
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.conditions.progress import CountedWord, RoundsWord
from horda.games.zombicide.missions.reader import MissionPlan
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
KEPT: Final = 16
"""How many missions are remembered."""
MOST_FIGHTERS: Final = 500
"""So many fighters are remembered of a mission; they forget their own findings by themselves."""
A_LONG_TIME: Final = 10
"""The rounds in which a mission can be done without haste."""
NO_LIMIT: Final = 999


class Talents:
    """What a set of skills does to a survivor's fights and moves, by kind of attack."""

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
    """What some mechanisms say, put together once."""

    def __init__(self, knowledge: list[MechanismKnowledge]) -> None:
        self.judges: dict[str, Judge] = {}
        self.answers: dict[str, Answer] = {}
        """How their actions and questions are judged."""
        self.unforeseen: list[str] = []
        """What rivals decide by chance."""
        self.mouths: list[str] = ["spawn"]
        """The tokens where more of the dead come."""
        self.fires: list[str] = []
        self.bottles: list[str] = []
        """The effects of cards that make fire, and of those that kill everybody in a zone."""
        self.effects: dict[str, float] = {}
        """What their own effects of missions are worth to the team."""
        for known in knowledge:
            self.judges.update(known.judges())
            self.answers.update(known.answers())
            self.unforeseen.extend(known.unforeseen())
            self.mouths.extend(known.mouths())
            self.fires.extend(known.fires())
            self.bottles.extend(known.bottles())
            self.effects.update(known.effects())


class World:
    """A mission and its edition, as the printed matter tells everybody at the table.

    All that is remembered from one decision to the next is here, for one edition and one map: what cards are
    worth to whom, and how far it is. Nothing of it follows from what anybody may not know.
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
        """Whether survivors open doors at all."""
        self.reloads_freely = not isinstance(edition.action_called.get("reload"), ReloadAction)
        """Whether reloading costs no action."""
        self.knowledge: list[MechanismKnowledge] = knowledge_of(edition)
        """What is known of the edition's mechanisms."""
        self.has_followers = any(knowledge.has_followers() for knowledge in self.knowledge)
        """Whether a second team follows the first, rather than playing against it."""
        self.life: dict[str, int] = {
            name: edition.figures.max_wounds
            + sum([knowledge.toughness(identity) for knowledge in self.knowledge])
            for name, identity in edition.identities.items()
        }
        """The wounds that eliminate each survivor."""
        self.known = Known(self.knowledge)
        """The same, put together."""
        self.zones_said: dict[str, list[int]] = {}
        """Zones that the mission names for a mechanism, by its name."""
        self.round_limit = _round_limit(mission)
        """The last round of a mission with a time limit; a great number where there is none."""
        self.is_hurried = self.round_limit < A_LONG_TIME
        """Whether a mission is over so soon that not everything can be done together."""
        self._talents: dict[int, Talents] = {}
        self.fighters: dict[tuple[str, int, int, int], Fighter] = {}
        """The survivors as they were met, by name, skills, level and wounds (`scene`)."""
        self.walks: dict[tuple[object, ...], dict[tuple[int, ...], list[float]]] = {}
        """Ways by zones to go to, for each state of the gates (`routes`)."""
        self.ways: dict[tuple[object, ...], dict[tuple[int, ...], list[float]]] = {}
        """The same among the dead, and with a team that fights its way (`routes`)."""
        self.most_stowed: dict[str, float] = {}
        """What each card is worth in a backpack at most (`arming`)."""
        self.effects: dict[int, list[EffectRecord]] = {}
        """What the mission's triggers do, by their identities, for records cannot be keys (`triggers`)."""
        self.steps: dict[tuple[int, int], list[list[tuple[int, float]]]] = {}
        """The steps between zones, for each state of the gates (`routes`)."""

    def talents(self, skills: int) -> Talents:
        """What some skills, as bits, do together."""
        found = self._talents.get(skills)
        if found is None:
            every = self.edition.skills
            found = Talents([every[number] for number in range(len(every)) if skills >> number & 1])
            self._talents[skills] = found
        return found

    def skill(self, name: str) -> Skill:
        """A skill of the edition."""
        return self.edition.skills[self.edition.skill_number[name]]


def _round_limit(mission: Mission) -> int:
    rounds = [RoundsWord.said_in(part) for part in mission.lose.values()]
    limits = [count for count in rounds if count]
    for part in mission.lose.values():
        counted = CountedWord.said_in(part)
        if counted is not None and counted.name in mission.counters:
            left = counted.least - mission.counters[counted.name]
            every = [
                trigger.every for trigger in mission.when if trigger.event == ROUND_ENDS and trigger.every
            ]
            limits.append(left * max(every, default=1))
    return min(limits, default=NO_LIMIT)


_known: dict[tuple[Edition, Board], World] = {}


def world_of(view: Glance) -> World:
    """The world of the match that a player looks at."""
    key = (view.edition, view.board)
    found = _known.get(key)
    if found is None:
        shelf: Game = view.game
        assert isinstance(shelf, Zombicide)
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = World(view.edition, view.board, shelf.plan(view.options))
    return found
