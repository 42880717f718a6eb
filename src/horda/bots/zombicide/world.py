"""What never changes in a match: the mission's board and goals, the edition's cards, zombies and skills."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from horda.engine.choices import Plain
from horda.games import game
from horda.games.army_of_the_dead.mechanisms.burdens.content import LoadsKeys
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GoalCards, PersonalGoal
from horda.games.army_of_the_dead.mechanisms.specialties.content import SpecialtiesKeys
from horda.games.rue_morgue.mechanisms.helicopter.content import FlightKeys
from horda.games.rue_morgue.mechanisms.teams.content import NeedsKeys
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.own import MAP
from horda.games.zombicide.rules.equipment import Gear
from horda.games.zombicide.rules.goals import ROUND_ENDS
from horda.games.zombicide.rules.reload import ReloadAction
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
from horda.games.zombicide.view import View
from horda.games.zombicide.vocabulary import said_in

FIGHTS: Final = (MELEE, RANGED, MAGIC)
KEPT: Final = 16
"""How many missions are remembered."""


class Talents:
    """What a set of skills does to a survivor's fights and moves, by kind of attack."""

    def __init__(self, names: tuple[str, ...], skills: list[Skill]) -> None:
        self.names = names
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
            isinstance(skill, FreeAction) and skill.kind in (*FIGHTS, COMBAT) for skill in skills
        )
        self.slips = any(isinstance(skill, Slippery) for skill in skills)
        self.zones = 1 + sum(isinstance(skill, MoreZones) for skill in skills)

    def _count(self, kind: type[OfKind]) -> dict[int, int]:
        found = [skill.kind for skill in self.skills if isinstance(skill, kind)]
        return {fight: found.count(fight) + found.count(COMBAT) for fight in FIGHTS}


A_LONG_TIME = 10
"""The rounds in which a mission can be done without haste."""


class World:
    """A mission and its edition, as the printed matter tells everybody at the table."""

    def __init__(self, shelf: Zombicide, options: dict[str, Plain]) -> None:
        plan = shelf.plan(options)
        self.board = plan.board
        self.mission = plan.mission
        self.competitive = not plan.goals.together
        """Whether teams play against each other."""
        self.loads = [load.colour for load in said_in(plan.mission, LoadsKeys).loads]
        """The colours of the objectives that take room."""
        self.specialties = said_in(plan.mission, SpecialtiesKeys).specialties
        self.needs = said_in(plan.mission, NeedsKeys).needs
        """The specialties and the skills that the mission needs."""
        flight = said_in(plan.mission, FlightKeys)
        self.landings = [plan.board.called[name] for name in flight.landing] if flight.flight else []
        """The zones that the mission names for taking off and landing; none where nobody flies."""
        self.edition = shelf.edition
        self.kinds = self.edition.kinds
        self.kind_number = self.edition.kind_number
        self.gear: dict[str, Gear] = self.edition.gear
        self.opens_doors = "open_door" in self.edition.action_called
        """Whether survivors open doors at all."""
        self.reloads_freely = not isinstance(self.edition.action_called.get("reload"), ReloadAction)
        """Whether reloading costs no action."""
        self.has_followers = "take_along" in self.edition.action_called
        """Whether a second team follows the first, rather than playing against it."""
        goals = self.edition.named.get(GoalCards.name)
        self.personal: dict[str, PersonalGoal] = goals.cards if isinstance(goals, GoalCards) else {}
        """The personal objectives of the edition, by name; empty where there are none."""
        self._talents: dict[tuple[str, ...], Talents] = {}
        self.away: dict[object, list[float]] = {}
        """Distances found so far (`routes`)."""
        self.steps: dict[object, list[list[tuple[int, float]]]] = {}
        """The steps between zones, for each state of the gates (`routes`)."""

    @cached_property
    def round_limit(self) -> int:
        """The last round of a mission with a time limit; a great number where there is none."""
        limits = [part.rounds for part in self.mission.lose.values() if part.rounds]
        for part in self.mission.lose.values():
            if part.counted is not None and part.counted.name in self.mission.counters:
                left = part.counted.least - self.mission.counters[part.counted.name]
                every = [one.every for one in self.mission.when if one.event == ROUND_ENDS and one.every]
                limits.append(left * max(every, default=1))
        return min(limits, default=999)

    @property
    def is_hurried(self) -> bool:
        """Whether a mission is over so soon that not everything can be done together."""
        return self.round_limit < A_LONG_TIME

    def talents(self, names: list[str]) -> Talents:
        """What some skills do together."""
        key = tuple(names)
        found = self._talents.get(key)
        if found is None:
            found = Talents(key, [self.skill(name) for name in names])
            self._talents[key] = found
        return found

    def skill(self, name: str) -> Skill:
        """A skill of the edition."""
        return self.edition.skills[self.edition.skill_number[name]]


_known: dict[tuple[str, Plain, Plain], World] = {}


def world_of(view: View) -> World:
    """The world of the match that a view shows."""
    key = (view.game, view.options.get("mission"), view.options.get(MAP))
    found = _known.get(key)
    if found is None:
        shelf = game(view.game)
        assert isinstance(shelf, Zombicide)
        if len(_known) >= KEPT:
            _known.clear()
        found = World(shelf, view.options)
        _known[key] = found
    return found
