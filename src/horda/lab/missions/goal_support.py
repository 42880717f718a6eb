"""Check that bots understand a mission's goals before thousands of matches are played."""

from __future__ import annotations

from collections.abc import Mapping

from horda.bots import HEURISTIC
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.goals import tasks
from horda.bots.zombicide.planning.unsupported_goals import unread_goals
from horda.bots.zombicide.scene import Scene
from horda.engine.choices import Plain
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.state import ZombicideState
from horda.lab.series import Series, Setting
from horda.think.levels import LEVELS

GOAL_READING_BOTS = (HEURISTIC, "search", *LEVELS)
"""Bots that derive tasks from a mission's goals; custom bots are not checked."""


class GoalsNotUnderstood(ValueError):
    """The bot finds nothing to do for the mission's goals."""

    def __init__(self, mission: str, bot: str) -> None:
        super().__init__(
            f"the player `{bot}` does not understand the goals of `{mission}`: it finds nothing to do for "
            "them, and its matches would say nothing of the mission"
        )
        self.mission, self.bot = mission, bot


def check_goals(series: Series) -> None:
    """Raise `GoalsNotUnderstood` if a bot of the series finds no task in the goals."""
    for setting in series.settings:
        reader = next((name for name in setting.bots if name in GOAL_READING_BOTS), None)
        if reader is not None and not _understands_goals(setting):
            raise GoalsNotUnderstood(mission_of(setting), reader)


def mission_of(setting: Setting) -> str:
    """Return the id of a setting's mission, which may be from a file; the game's id if it has none."""
    shelf = game(setting.game)
    return shelf.plan(setting.plain_options).mission.id if isinstance(shelf, Zombicide) else setting.game


def _understands_goals(setting: Setting) -> bool:
    shelf = game(setting.game)
    if not isinstance(shelf, Zombicide):
        return True
    state = shelf.new(seats=len(setting.bots), seed=0, **setting.plain_options)
    scene = Scene(shelf.bot_view(state, None))
    # Survivors chosen during the match are not on the board yet and have no tasks.
    return not scene.people or bool(tasks(scene)) or comes_by_itself(scene.world.mission.winning_condition)


def unsupported_goals(game_id: str, seats: int, options: Mapping[str, Plain]) -> list[int]:
    """Return the numbers of the goals that the bots cannot read and so ignore."""
    shelf = game(game_id)
    if not isinstance(shelf, Zombicide):
        return []
    state = shelf.new(seats=seats, seed=0, **options)
    return unread_goals(state) if isinstance(state, ZombicideState) else []
