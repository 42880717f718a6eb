"""The registration of the environments with Gymnasium."""

from __future__ import annotations

from importlib.util import find_spec

from horda.games import games

VERSION = 1


def register() -> None:
    """Register `horda/<game>-v1` for each game; do nothing without Gymnasium or if already registered."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for game_id in games():
        name = f"horda/{game_id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="horda.envs.interfaces.team:TeamEnv",
                kwargs={"game": game_id},
                order_enforce=True,
                disable_env_checker=True,
            )
