"""Experience, danger levels and the skills they bring (experience.gain, experience.levels)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import LevelReached, SkillGained
from horda.games.zombicide.events.events import ExperienceGained
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.skills.base import Skill, Steps
from horda.games.zombicide.state import FREE_KINDS, ZombicideState

COLOURS: Final = ("blue", "yellow", "orange", "red")
ORANGE: Final = 2
RED: Final = 3
AGAIN: Final = "_again"
"""The suffix of a skill's name for a second copy, because an ID card may have the same skill at two levels."""


def score(s: ZombicideState, who: int, points: int) -> None:
    """Give a survivor experience immediately (experience.at_once); `CheckLevels` raises the level later."""
    if s.zone[who] < 0 or not points or hooks.bystanders(s, 0) >> who & 1:
        return
    xp = s.xp[who] + points
    counts = s.edition.figures.counts_on or hooks.is_beyond_red(s)
    s.xp = put(s.xp, who, xp if counts else min(xp, s.edition.figures.levels[RED]))
    s.emit(ExperienceGained(s.roster[who], points))


def gain_experience(s: ZombicideState, who: int, points: int) -> Steps:
    """Give a survivor experience outside of a fight, and return the steps that follow."""
    score(s, who, points)
    return (CheckLevels(who),)


def levels_after(s: ZombicideState, who: int) -> Steps:
    """Return the steps that raise danger levels after an action: the survivor's first, then those of others."""
    if not s.edition.shares_experience:
        return (CheckLevels(who),)
    others = [other for other in s.in_play() if other != who]
    return (CheckLevels(who), *[CheckLevels(other) for other in others])


@dataclass
class CheckLevels(Step):
    """Each danger level that a survivor has reached gives its skills, the lowest level first (experience.levels)."""

    who: int

    def run(self, s: ZombicideState) -> None:
        """Raise the survivor by one level at a time; beyond red the bar restarts (experience.beyond)."""
        who = self.who
        levels = s.edition.figures.levels
        beyond = s.rung[who] != NOWHERE
        rung = s.rung[who] if beyond else s.level[who]
        if s.zone[who] < 0 or rung == RED or s.xp[who] < levels[rung + 1]:
            return
        rung += 1
        s.level = put(s.level, who, max(s.level[who], rung))
        s.emit(LevelReached(s.roster[who], COLOURS[rung]))
        if rung == RED and hooks.is_beyond_red(s):
            s.xp = plus(s.xp, who, -levels[RED])
            s.rung = put(s.rung, who, 0)
        elif beyond:
            s.rung = put(s.rung, who, rung)
        s.push(GainSkills(who, rung), CheckLevels(who))


@dataclass
class GainSkills(Step):
    """A level's skills: all of blue and yellow, one of orange, one of red (experience.skills)."""

    who: int
    level: int

    def run(self, s: ZombicideState) -> None:
        """Give the skills without a choice, and ask for the others."""
        # Yellow brings one more (experience.yellow).
        if self.level < ORANGE:
            for name in skills_left(s, self.who, self.level):
                gain_skill(s, self.who, name)
        else:
            s.push(ChooseSkill(self.who, self.level))


def owns_skill(s: ZombicideState, who: int, name: str) -> bool:
    """Return whether a survivor owns a skill; a lent skill can still be learned."""
    lent = hooks.lent_skills(s, who, 0)
    return s.has_skill(who, name) and not lent >> s.edition.skill_number[name] & 1


def skills_left(s: ZombicideState, who: int, level: int) -> list[str]:
    """Return the ID card's skills of a level that a survivor lacks; a second copy counts as a different skill."""
    found: list[str] = []
    earlier: list[str] = []
    track = s.edition.identities[s.roster[who]].track
    for names in track[:level]:
        earlier.extend(names)
    for printed in track[level]:
        name = printed
        if printed in earlier and owns_skill(s, who, printed) and printed + AGAIN in s.edition.skill_number:
            name = printed + AGAIN
        if not owns_skill(s, who, name):
            found.append(name)
    return found


def skills_to_choose(s: ZombicideState, who: int, level: int) -> list[str]:
    """Return the skills that a survivor may choose at a level; any skill after its own (experience.any_skill)."""
    found = skills_left(s, who, level)
    if found or not hooks.is_beyond_red(s):
        return found
    if any(skills_left(s, who, one) for one in range(RED + 1)):
        return []
    return [skill.name for skill in s.edition.skills if skill.open and not s.has_skill(who, skill.name)]


@dataclass
class ChooseSkill(Question):
    """The player picks one of the skills of the level (experience.choice)."""

    who: int
    level: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("experience.choice" if self.level < RED else "experience.last_choice")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the skills that may be chosen."""
        seat = s.seat_of[self.who]
        return [
            Choice(seat, "gain_skill", (("skill", name),))
            for name in skills_to_choose(s, self.who, self.level)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        gain_skill(s, self.who, choice.name("skill"))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseSkill", (("survivor", s.roster[self.who]), ("level", COLOURS[self.level])))


def gain_skill(s: ZombicideState, who: int, name: str) -> None:
    """Give a survivor a skill; actions it grants may be used this same turn (experience.straight_away)."""
    s.give_skill(who, name)
    s.push(*hooks.skill_learned(s, who, name))
    s.emit(SkillGained(s.roster[who], name))
    skill: Skill = s.edition.skills[s.edition.skill_number[name]]
    if s.active == who:
        s.actions = plus(s.actions, who, skill.extra_actions(s, who))
        for kind in skill.free_actions(s, who):
            s.free = plus(s.free, who * FREE_KINDS + kind, 1)
