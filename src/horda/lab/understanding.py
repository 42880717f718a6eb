"""Whether the players understand what a mission wants, seen before thousands of matches are played."""

from __future__ import annotations

from horda.bots.zombicide.goals import errands
from horda.bots.zombicide.scene import Scene
from horda.games import game
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.records import ConditionRecord
from horda.lab.series import Series, Setting

READERS = ("heuristic", "search")
"""The players that work out errands from a mission's goals; others may read what they like, or nothing."""


class GoalsNotUnderstood(ValueError):
    """A mission whose goals say nothing to the player that is to win it."""

    def __init__(self, mission: str, bot: str) -> None:
        super().__init__(
            f"the player `{bot}` does not understand the goals of `{mission}`: it finds nothing to do for "
            "them, and its matches would say nothing of the mission"
        )
        self.mission, self.bot = mission, bot


def check_goals(series: Series) -> None:
    """Refuse a series whose player would wander about."""
    for setting in series.settings:
        reader = next((name for name in setting.bots if name in READERS), None)
        if reader is not None and not _understood(setting):
            raise GoalsNotUnderstood(str(setting.options.get(MISSION)), reader)


def _understood(setting: Setting) -> bool:
    shelf = game(setting.game)
    if not isinstance(shelf, Zombicide):
        return True
    state = shelf.new(seats=len(setting.bots), seed=0, **setting.plain_options)
    scene = Scene(shelf.glance(state, None))
    # Who is chosen in the match itself has no place on the board yet, and nothing to do there.
    return not scene.people or bool(errands(scene)) or _comes_by_itself(scene.world.mission.won_by)


def _comes_by_itself(wish: ConditionRecord) -> bool:
    """Whether staying alive is all that a goal asks."""
    parts = wish.all_of or wish.any_of
    if parts is not None:
        return all(map(_comes_by_itself, parts))
    return wish.rounds is not None or wish.round is not None or wish.phase is not None
