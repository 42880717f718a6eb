"""Detection of mission goals that the heuristic player does not understand and would ignore."""

from __future__ import annotations

from horda.bots.zombicide.planning.condition_tasks import tasks_for
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.goals import tasks
from horda.bots.zombicide.planning.task import UNREAD
from horda.bots.zombicide.scene import Scene
from horda.games.zombicide.bot_view import BotView
from horda.games.zombicide.state import ZombicideState


def unread_goals(state: ZombicideState) -> list[int]:
    """Return the numbers of the open goals, from 1, for which the heuristic player finds no task.

    `state` is the start of a match. If survivors are chosen during the match, nobody is on the board yet, and
    the list is empty.
    """
    scene = Scene(BotView(state, None))
    if not scene.people:
        return []
    idle = not tasks(scene)
    found: list[int] = []
    mission, numbered = scene.world.mission, state.goals.numbered
    # A mission without numbered goals has a single winning condition, which counts as goal 1.
    for at, goal in enumerate(mission.goals or (mission.winning_condition,)):
        if comes_by_itself(goal) or (at < len(numbered) and numbered[at].holds(state)):
            continue
        if idle or all(task.verb == UNREAD for task in tasks_for(scene, goal)):
            found.append(at + 1)
    return found
