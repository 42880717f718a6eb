"""The heads of Survivor Zombiland: spaces, cards, seats."""

from __future__ import annotations

from typing import Final

from horda.engine.game import Game
from horda.envs.actions.heads import Head
from horda.games.zombiland.content import BOARD, RESOURCES, ZOMBIES
from horda.games.zombiland.rules.board import ZOMBIE_WAYS

MOST: Final = 15
SPACES: Final = tuple(ZOMBIE_WAYS)
CARDS: Final = (*RESOURCES, *ZOMBIES)


def heads_of(game: Game) -> list[Head]:
    """Return the heads of the game, in the order of their numbers."""
    return [
        Head.of("space", SPACES),
        Head.of("card", CARDS),
        Head.of("seat", range(game.max_seats)),
        Head.of("character", BOARD.characters),
        Head.numbers("number", MOST),
    ]
