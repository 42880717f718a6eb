"""Trust in a player's promises, from the promises kept and broken in this match.

Only the public record of promises is used (CH-NEG-03).
"""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.bot_view import BotView

PRIOR_KEPT: Final = 1.2
PRIOR_BROKEN: Final = 0.15
"""Parameters of the prior Beta distribution: `PRIOR_BROKEN` broken and `PRIOR_KEPT` kept promises. They were fitted
to careful bots (`benchmarks/players/trust.py`), which keep 9 of 10 at first, 5 of 10 after breaking one.
"""


def trust(view: BotView, seat: int) -> float:
    """Return the probability that a player keeps a non-binding promise.

    In a match with binding promises only broken ones count, since players have to keep most promises.
    """
    player = view.players[seat]
    kept = PRIOR_KEPT + (0 if view.promises_bind else player.promises_kept)
    return kept / (kept + PRIOR_BROKEN + player.promises_broken)
