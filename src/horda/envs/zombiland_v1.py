"""Survivor Zombiland for PettingZoo, version 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.envs.interfaces.makers import make_env, make_parallel_env

if TYPE_CHECKING:
    from horda.envs.interfaces.aec import SeatsEnv
    from horda.envs.interfaces.parallel import ParallelSeatsEnv

GAME = "zombiland"


def env(render_mode: str | None = None, **arguments: object) -> SeatsEnv:
    """Return the game with seats that act one after another; see `horda.envs.Setup` for the arguments."""
    return make_env(GAME, render_mode, arguments)


def parallel_env(render_mode: str | None = None, **arguments: object) -> ParallelSeatsEnv:
    """Return the game with seats that act all at once; see `horda.envs.Setup` for the arguments."""
    return make_parallel_env(GAME, render_mode, arguments)


raw_env = env
