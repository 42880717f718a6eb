"""Personal objectives: drawing them, kill counts, tokens, and when they are met (AD-POB, AD-SET-22 to AD-SET-26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import plus
from horda.engine.state import Result
from horda.engine.steps import Step
from horda.games.army_of_the_dead.heist_events import GoalDone, GoalDrawn
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import (
    GOAL_COLOURS,
    GOALS,
    GoalCards,
    PersonalGoal,
    goal_cards,
)
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.goals.carrying_conditions import bearer_of
from horda.games.zombicide.rules.goals.goals import Condition, Facts, MechanismData, lost_result
from horda.games.zombicide.rules.turns.experience import gain_experience, gain_skill, owns_skill
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import AWAY, LOST, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

BOX: Final = "personal"
"""Pile of the personal objectives that are not in play."""
DEALT: Final = "personal_deck"
"""Pile of the chosen survivors' personal objectives, shuffled."""


@dataclass
class KillCounts(Record):
    """The kill counts in play, in the order of their boxes."""

    kept: tuple[int, ...] = (0, 0, 0)
    """The number of miniatures on each card (AD-POB-04)."""
    complete: tuple[bool, ...] = (False, False, False)
    """Whether each kill count is complete (AD-POB-06)."""


RECORD: Final = TypedKey(GoalCards.name, KillCounts)


def kill_counts(s: ZombicideState) -> KillCounts:
    """Return the record of the kill counts."""
    return s.record(RECORD)


def miniatures_on_card(s: ZombicideState, colour: str) -> int:
    """Return the number of miniatures on the card of a colour (AD-POB-04)."""
    return kill_counts(s).kept[GOAL_COLOURS.index(colour)]


def is_complete(s: ZombicideState, colour: str) -> bool:
    """Return whether the kill count of a colour is complete (AD-POB-06)."""
    return kill_counts(s).complete[GOAL_COLOURS.index(colour)]


def note_kills(s: ZombicideState, colour: str, kept: int, *, complete: bool) -> None:
    """Set the number of miniatures on the card of a colour, or its kill count as complete."""
    box, counts = GOAL_COLOURS.index(colour), kill_counts(s)
    s.remember(
        RECORD,
        KillCounts(
            tuple([kept if at == box else one for at, one in enumerate(counts.kept)]),
            tuple([complete if at == box else one for at, one in enumerate(counts.complete)]),
        ),
    )


class Drawn(MechanismData):
    """The number of personal objectives in the mission (AD-SET-22)."""

    def __init__(self, count: int) -> None:
        self.count = count


SAID: Final = TypedKey(GoalCards.name, Drawn)
"""Key of this mechanism's entry in the mission."""


class PersonalDone(Condition):
    """Every personal objective of the team is met (AD-WIN-01)."""

    def holds(self, s: ZombicideState) -> bool:
        """Return whether every personal objective is met."""
        return all_done(s)


@dataclass
class DrawGoals(Step):
    """Draw the mission's number of personal objectives from those of the team (AD-SET-22)."""

    def run(self, s: ZombicideState) -> None:
        """Assign the first drawn objective to yellow, the second to purple (AD-SET-23, AD-SET-24)."""
        personal = goal_cards(s)
        for card in s.cards.piles[BOX].copy():
            if personal[s.cards.face(card)].survivor in s.roster:
                s.cards.move(card, BOX, DEALT)
        s.shuffle(DEALT)
        for colour in GOAL_COLOURS[: s.goals.mission_value(SAID).count]:
            card = s.cards.draw(DEALT, GOALS)
            s.emit(GoalDrawn(s.cards.face(card), colour))
        for card in s.cards.piles[DEALT].copy():
            s.cards.move(card, DEALT, BOX)


def deal_goal(s: ZombicideState, who: int) -> None:
    """Put a survivor's personal objective on the next box, for a position that names it."""
    personal = goal_cards(s)
    for card in s.cards.piles[BOX].copy():
        if personal[s.cards.face(card)].survivor == s.roster[who]:
            s.cards.move(card, BOX, GOALS)


def goals_in_play(s: ZombicideState) -> list[tuple[str, PersonalGoal]]:
    """Return the personal objectives in play, each with its colour (AD-POB-03)."""
    personal = goal_cards(s)
    return [
        (GOAL_COLOURS[number], personal[s.cards.face(card)])
        for number, card in enumerate(s.cards.piles[GOALS])
    ]


def goal_on(s: ZombicideState, colour: str) -> PersonalGoal | None:
    """Return the personal objective of a colour, or None (AD-POB-03)."""
    for box, goal in goals_in_play(s):
        if box == colour:
            return goal
    return None


def owner_of(s: ZombicideState, goal: PersonalGoal) -> int:
    """Return the survivor whose personal objective it is."""
    return s.roster.index(goal.survivor)


def is_done(s: ZombicideState, colour: str, goal: PersonalGoal) -> bool:
    """Return whether a personal objective is met now (AD-POB-02)."""
    if goal.holds:
        return bearer_of(s, colour) == owner_of(s, goal)  # AD-POB-07
    if goal.kills:
        # AD-POB-09
        return is_complete(s, colour)
    if goal.dead:
        # The dead ones are out of the game, whoever or whatever killed them (AD-POB-11, AD-ABO-02, AD-Q-47).
        return any(s.out[s.edition.kind_number[kind]] for kind in goal.dead)
    return s.level[owner_of(s, goal)] >= goal.level


def all_done(s: ZombicideState) -> bool:
    """Return whether every personal objective is met, and its survivor is alive (AD-WIN-01, AD-WIN-03)."""
    for colour, goal in goals_in_play(s):
        if s.zone[owner_of(s, goal)] == LOST or not is_done(s, colour, goal):
            return False
    return True


def defeat(s: ZombicideState) -> Result | None:
    """Return a defeat if the survivor of a personal objective is dead or the objective is impossible.

    The death of a survivor without an objective loses nothing (AD-WIN-07).
    """
    for colour, goal in goals_in_play(s):
        place = s.zone[owner_of(s, goal)]
        if place == LOST:
            return lost_result(s, "goal_owner_lost", (("survivor", goal.survivor), ("goal", goal.name)))
        if is_done(s, colour, goal):
            continue
        about: Facts = (("survivor", goal.survivor), ("goal", goal.name))
        if goal.holds and colour in s.lost_with:
            return lost_result(s, "goal_impossible", (*about, ("lack", "token")))
        # Off the board nobody kills, learns or takes a token any more (AD-Q-42).
        if place == AWAY and (goal.kills or goal.level or (goal.holds and bearer_of(s, colour) < 0)):
            return lost_result(s, "goal_impossible", (*about, ("lack", "left")))
    return None


def count_kill(s: ZombicideState, who: int, kind: int) -> None:
    """Put a killed miniature on the card whose kill count includes it (AD-POB-04, AD-POB-05)."""
    if not s.cards.piles[GOALS]:
        return
    name = s.edition.kinds[kind].name
    for colour, goal in goals_in_play(s):
        if goal.kills != name or owner_of(s, goal) != who or is_complete(s, colour):
            continue
        kept = miniatures_on_card(s, colour) + 1
        note_kills(s, colour, kept, complete=False)
        s.supply = plus(s.supply, kind, -1)
        s.out = plus(s.out, kind, 1)
        if kept >= goal.count:
            complete(s, colour, goal, kind)
        return


def complete(s: ZombicideState, colour: str, goal: PersonalGoal, kind: int) -> None:
    """Mark a kill count as complete, and return the miniatures on its card to the supply (AD-POB-06)."""
    kept = miniatures_on_card(s, colour)
    note_kills(s, colour, 0, complete=True)
    s.supply = plus(s.supply, kind, kept)
    s.out = plus(s.out, kind, -kept)
    s.emit(GoalDone(goal.name))


def token_taken(s: ZombicideState, who: int, colour: str) -> Steps:
    """Return the steps that give the finder of a personal objective's token its effects (AD-POB-16, AD-Q-43)."""
    goal = goal_on(s, colour)
    if goal is None or s.taken[colour] > 1:
        return ()
    # AD-POB-08
    gain = gain_experience(s, who, goal.experience) if goal.experience else ()
    return (GrantSkill(who, goal.skill), *gain) if goal.skill else gain


@dataclass
class GrantSkill(Step):
    """Give a token's holder its skill at once (AD-POB-10, AD-POB-12)."""

    who: int
    skill: str

    def run(self, s: ZombicideState) -> None:
        """Give the skill unless the holder owns it; a skill lent by a companion does not count."""
        if s.zone[self.who] >= 0 and not owns_skill(s, self.who, self.skill):
            gain_skill(s, self.who, self.skill)
