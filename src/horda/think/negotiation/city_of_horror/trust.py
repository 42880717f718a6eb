"""Trust in a player's promises, from those kept and broken in this match.

Only the public record of promises is used (CH-NEG-03).
"""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.bot_view import BotView

PRIOR_KEPT: Final = 1.2
PRIOR_BROKEN: Final = 0.15
"""Prior of the Beta distribution, in promises broken; `PRIOR_KEPT` in promises kept. It was fitted to how
careful bots keep theirs (`benchmarks/players/trust.py`): 9 of 10 at first, 5 of 10 after a broken one.
"""


def trust(view: BotView, seat: int) -> float:
    """Return the probability that a player keeps a non-binding promise.

    If promises bind, kept ones say nothing, so only broken ones count.
    """
    player = view.players[seat]
    kept = PRIOR_KEPT + (0 if view.promises_bind else player.promises_kept)
    return kept / (kept + PRIOR_BROKEN + player.promises_broken)
