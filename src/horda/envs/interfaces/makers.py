"""Factories of environments, shared by the modules of the games."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from horda.envs.setup import setup_for
from horda.extras import install_command

if TYPE_CHECKING:
    from horda.envs.interfaces.aec import SeatsEnv
    from horda.envs.interfaces.parallel import ParallelSeatsEnv

SEATS = 2
"""Default number of seats of an environment for several agents, limited by the game."""


class NoPettingZoo(ImportError):
    """PettingZoo is not installed; the message says how to install it."""


def check_installed() -> None:
    """Raise `NoPettingZoo` if PettingZoo is missing."""
    if find_spec("pettingzoo") is None:
        raise NoPettingZoo(
            f"environments need PettingZoo and Gymnasium; to install them: {install_command('envs')}"
        )


def make_env(game_id: str, render_mode: str | None, arguments: dict[str, object]) -> SeatsEnv:
    """Return a game whose seats act one after another."""
    check_installed()
    from horda.envs.interfaces.aec import SeatsEnv

    return SeatsEnv(setup_for(game_id, arguments, default_seats=SEATS), render_mode)


def make_parallel_env(
    game_id: str, render_mode: str | None, arguments: dict[str, object]
) -> ParallelSeatsEnv:
    """Return a game whose seats act all at once."""
    check_installed()
    from horda.envs.interfaces.parallel import ParallelSeatsEnv

    return ParallelSeatsEnv(setup_for(game_id, arguments, default_seats=SEATS), render_mode)
