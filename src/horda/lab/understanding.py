"""Whether the players understand what a mission wants, seen before thousands of matches are played."""

from __future__ import annotations

from collections.abc import Mapping

from horda.bots import HEURISTIC
from horda.bots.zombicide.planning.conditions import comes_by_itself
from horda.bots.zombicide.planning.goals import errands
from horda.bots.zombicide.planning.unsupported_goals import unread_goals
from horda.bots.zombicide.scene import Scene
from horda.engine.choices import Plain
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.state import ZombicideState
from horda.lab.series import Series, Setting
from horda.think.levels import LEVELS

READERS = (HEURISTIC, "search", *LEVELS)
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
            raise GoalsNotUnderstood(mission_of(setting), reader)


def mission_of(setting: Setting) -> str:
    """The mission of a setting by its id, one from a file by the id in the file; else the game's."""
    shelf = game(setting.game)
    return shelf.plan(setting.plain_options).mission.id if isinstance(shelf, Zombicide) else setting.game


def _understood(setting: Setting) -> bool:
    shelf = game(setting.game)
    if not isinstance(shelf, Zombicide):
        return True
    state = shelf.new(seats=len(setting.bots), seed=0, **setting.plain_options)
    scene = Scene(shelf.bot_view(state, None))
    # Who is chosen in the match itself has no place on the board yet, and nothing to do there.
    return not scene.people or bool(errands(scene)) or comes_by_itself(scene.world.mission.won_by)


def unread(game_id: str, seats: int, options: Mapping[str, Plain]) -> list[int]:
    """The numbers of the goals that say nothing to those players: they play as if these were not there."""
    shelf = game(game_id)
    if not isinstance(shelf, Zombicide):
        return []
    state = shelf.new(seats=seats, seed=0, **options)
    return unread_goals(state) if isinstance(state, ZombicideState) else []
