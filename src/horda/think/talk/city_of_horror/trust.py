"""How far a player's word counts: a memory of who kept and who broke a promise in this match.

The table remembers every promise that was settled (CH-NEG-03), and all see it: nothing else is used.
"""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.bot_view import BotView

KEPT: Final = 1.2
BROKEN: Final = 0.15
"""What is thought of a stranger, in promises kept and broken: the Beta distribution that fits how careful
players kept theirs (`benchmarks/trust.py`). Of somebody unknown 9 of 10 are kept, after a broken one 5."""


def trust(view: BotView, seat: int) -> float:
    """The chance that a player keeps a promise that does not bind.

    Promises that bind are kept because they must be: where they do, only broken ones tell anything.
    """
    player = view.players[seat]
    kept = KEPT + (0 if view.promises_bind else player.promises_kept)
    return kept / (kept + BROKEN + player.promises_broken)
