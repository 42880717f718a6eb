"""The mechanism of personal objectives: kill counts, tokens, winning and losing (AD-POB)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Plain
from horda.engine.state import Result
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GOAL_COLOURS, GOALS, GoalCards
from horda.games.army_of_the_dead.mechanisms.personal_objectives.content import PersonalInMissions
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import (
    KillCounts,
    all_done,
    count_kill,
    deal_goal,
    defeat,
    goals_in_play,
    is_done,
    miniatures_on_card,
    note_kills,
    token_taken,
)
from horda.games.zombicide.mechanism import Pile, Record, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import ZombicideState

COMPLETE: Final = "complete"
"""The word in positions for a completed kill count."""


class PersonalObjectives(GoalCards):
    """Personal objectives, which the team must meet in addition to the mission's goals (AD-WIN-01, AD-SET-25)."""

    piles: ClassVar[tuple[Pile, ...]] = (Pile(GOALS, shown=True),)
    needs: ClassVar[tuple[str, ...]] = ("zeus",)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the number of objectives, and the condition that they are met."""
        return PersonalInMissions()

    def record(self) -> Record:
        """Return the initial record: every kill count is 0."""
        return KillCounts()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return each objective by colour: card, survivor, present and needed count, and whether it is met.

        AD-POB-03, AD-POB-04.
        """
        found: dict[str, Plain] = {}
        for colour, goal in goals_in_play(s):
            done = is_done(s, colour, goal)
            count = goal.count if done else miniatures_on_card(s, colour)
            found[colour] = (goal.name, goal.survivor, count, goal.count, done)
        return found

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read kill counts from a position: `{yellow: 7}` or `{yellow: complete}`."""
        if not isinstance(said, dict):
            return False
        for colour, kept in said.items():
            if colour not in GOAL_COLOURS or not (isinstance(kept, int) or kept == COMPLETE):
                return False
            note_kills(s, colour, kept if isinstance(kept, int) else 0, complete=kept == COMPLETE)
        return True

    def is_unfinished(self, s: ZombicideState) -> bool:
        """Return whether a personal objective is not met yet (AD-WIN-01, AD-WIN-08)."""
        return not all_done(s)

    def victory(self, s: ZombicideState, result: Result) -> Result:
        """Return the victory with the number of personal objectives met (AD-WIN-01, AD-WIN-02)."""
        about = (("count", len(goals_in_play(s))),)
        return Result(result.winners, result.scores, result.why, about, result.together)

    def why_lost(self, s: ZombicideState) -> Result | None:
        """Return a defeat once a personal objective is impossible (AD-WIN-03 to AD-WIN-06)."""
        return defeat(s)

    def zombie_killed(self, s: ZombicideState, who: int, kind: int, one: int) -> Steps:
        """Put the killed miniature onto the card of a kill count (AD-POB-04)."""
        if who != NOWHERE:
            count_kill(s, who, kind)
        return ()

    def objective_taken(self, s: ZombicideState, who: int, zone: int, colour: str) -> Steps:
        """Apply the effect of a personal objective's token (AD-POB-16)."""
        return tuple(token_taken(s, who, colour))

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Apply the note `goal` of a position, which puts a survivor's personal objective into play."""
        if note != "goal":
            return False
        deal_goal(s, who)
        return True
