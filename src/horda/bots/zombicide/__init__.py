"""The heuristic player of the Zombicide family: it asks the view for what is there, and no game for its name.

Every seat works out the same plan from what all can see, so that seats work together without a word.
"""

from __future__ import annotations

from collections.abc import Sequence

from horda.bots.zombicide.acting import judge_action, judge_pick
from horda.bots.zombicide.judgements import ANSWERS
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Scene
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.zombicide.view import View

UNFORESEEN = ("ChooseSurvivor",)
"""What rivals decide by chance, so that nobody can reckon with it."""


class FamilyPlayer:
    """Searches when it is safe, arms, keeps together, fights what matters most, and does the mission."""

    def choose(self, turn: Turn) -> Choice:
        """The choice that seems best; the first of equals."""
        choices = turn.choices
        if len(choices) == 1:
            return choices[0]
        view = turn.view()
        assert isinstance(view, View)
        plan = Plan(Scene(view))
        asked = str(view.asked.get("ask"))
        if asked in ("ActionQuestion", "UseAction"):
            return _best(choices, judge_action(plan, choices))
        if asked in ("PickSurvivor", "EarlyTurn", "LateTurns"):
            return _best(choices, judge_pick(plan, choices))
        judge = ANSWERS.get(asked)
        if judge is None or (asked in UNFORESEEN and plan.scene.world.competitive):
            return choices[turn.rng.below(len(choices))]
        return _best(choices, [judge(plan, choice) for choice in choices])


def _best(choices: Sequence[Choice], values: Sequence[float]) -> Choice:
    """The choice of the highest value; the first of equals."""
    return choices[max(range(len(choices)), key=lambda at: (values[at], -at))]
