"""The heuristic player's decision: selects the function that values the choices of a question."""

from __future__ import annotations

from collections.abc import Sequence

from horda.bots.zombicide.actions import judge_action, judge_pick
from horda.bots.zombicide.judgements import ANSWERS
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Scene
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.games.zombicide.bot_view import BotView

ACTIONS = ("ActionQuestion", "UseAction")
TURNS = ("PickSurvivor", "EarlyTurn", "LateTurns")


def decide(view: BotView, choices: Sequence[Choice], rng: Dice) -> Choice:
    """Return the choice with the highest value, the first if several are equal."""
    plan = Plan(Scene(view))
    asked = str(view.asked.get("ask"))
    if asked in ACTIONS:
        return _best_choice(choices, judge_action(plan, choices))
    if asked in TURNS:
        return _best_choice(choices, judge_pick(plan, choices))
    world = plan.scene.world
    judge = world.known.answers.get(asked) or ANSWERS.get(asked)
    if judge is None or (world.competitive and asked in world.known.unpredictable_questions):
        return choices[rng.below(len(choices))]
    return _best_choice(choices, [judge(plan, choice) for choice in choices])


def _best_choice(choices: Sequence[Choice], values: Sequence[float]) -> Choice:
    best = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return choices[best]
