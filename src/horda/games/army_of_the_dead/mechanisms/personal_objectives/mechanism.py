"""Personal objectives: drawn at set-up, done on the way, needed to win (AD-POB)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.state import Result
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GOALS, GoalCards
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import (
    all_done,
    count_kill,
    deal_goal,
    defeat,
    goals_in_play,
    token_taken,
)
from horda.games.army_of_the_dead.rules.beside import quests_shown
from horda.games.zombicide.mechanism import Pile, Steps
from horda.games.zombicide.rules.beside import Quest
from horda.games.zombicide.state import Table


class PersonalObjectives(GoalCards):
    """The team wins with all of them, or not at all (AD-WIN-01)."""

    piles: ClassVar[tuple[Pile, ...]] = (Pile(GOALS, shown=True),)

    def is_unfinished(self, s: Table) -> bool:
        """They are needed as well (AD-WIN-01, AD-WIN-08)."""
        return not all_done(s)

    def victory(self, s: Table, so_far: Result) -> Result:
        """With as many as there are (AD-WIN-01, AD-WIN-02)."""
        about = (("count", len(goals_in_play(s))),)
        return Result(so_far.winners, so_far.scores, so_far.why, about, so_far.together)

    def why_lost(self, s: Table) -> Result | None:
        """When one can no longer be done (AD-WIN-03 to AD-WIN-06)."""
        return defeat(s)

    def killed(self, s: Table, who: int, kind: int) -> Steps:
        """Kill counts keep the miniature (AD-POB-04)."""
        count_kill(s, who, kind)
        return ()

    def objective_taken(self, s: Table, who: int, zone: int, colour: str) -> Steps:
        """The token of a personal objective has its effect (AD-POB-16)."""
        return tuple(token_taken(s, who, colour))

    def quests(self, s: Table) -> list[Quest]:
        """As all see them (AD-POB-03)."""
        return quests_shown(s)

    def note_survivor(self, s: Table, who: int, note: str) -> bool:
        """`goal` for a personal objective, in positions."""
        if note != "goal":
            return False
        deal_goal(s, who)
        return True
