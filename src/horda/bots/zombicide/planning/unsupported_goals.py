"""Which goals of a mission say nothing to the heuristic player: it would play as if they were not there."""

from __future__ import annotations

from horda.bots.zombicide.planning.condition_errands import errands_for
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.errand import UNREAD
from horda.bots.zombicide.planning.goals import errands
from horda.bots.zombicide.scene import Scene
from horda.games.zombicide.bot_view import Glance
from horda.games.zombicide.state import ZombicideState


def unread_goals(state: ZombicideState) -> list[int]:
    """The numbers of the goals, from 1, that are to be met and for which the player finds nothing to do.

    Asked where a match begins; who is chosen in the match itself has no place on the board yet, and nothing
    to do there.
    """
    scene = Scene(Glance(state, None))
    if not scene.people:
        return []
    idle = not errands(scene)
    found: list[int] = []
    mission, numbered = scene.world.mission, state.goals.numbered
    # A mission that numbers no goals says in one condition what wins: that is the first.
    for at, goal in enumerate(mission.goals or (mission.won_by,)):
        if comes_by_itself(goal) or (at < len(numbered) and numbered[at].holds(state)):
            continue
        if idle or all(errand.verb == UNREAD for errand in errands_for(scene, goal)):
            found.append(at + 1)
    return found
