"""The kind and colour of a token when a mission places it."""

# horda: interpreted, because only the laying of missions needs it

from __future__ import annotations

from horda.games.zombicide.missions.records import TokenRecord
from horda.games.zombicide.rules.turns.setup import FACE_DOWN

SLEEPING = ("blue", "green", "pink")
"""The colours of spawn zones that are inactive until the mission activates them (spawn.coloured)."""


def kind_on_board(token: TokenRecord) -> str:
    """Return a token's kind on the board: a coloured spawn zone is inactive unless declared active."""
    if token.put != "spawn":
        return token.put
    awake = token.colour not in SLEEPING if token.active is None else token.active
    return "spawn" if awake else "spawn_asleep"


def colour_laid(token: TokenRecord) -> str:
    """Return the colour of a token for which no mechanism chooses one; objectives are red by default."""
    if token.face_down:
        return FACE_DOWN
    return token.colour or ("red" if token.put == "objective" else "")
