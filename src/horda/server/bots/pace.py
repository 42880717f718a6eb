"""How long bots take in a moment in which anybody may act, so that their time does not tell what they hold.

A bot with nothing but a pass to choose from answers at once, and one with cards to play thinks first. So in
such a moment every bot answers after a pause that is drawn for it, and thinks no longer than that.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from horda.engine.chance import Dice

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch

SHORTEST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 0.4


def answer_delay(live: LiveMatch, seat: int) -> float:
    """Seconds after which a bot answers what it is asked now; 0 where its time tells nothing.

    They are drawn evenly from a seed of the match, the seat and the decision: what the bot holds and may
    choose has no part in it. Where the host has no clock for such moments (`window`), bots need none.
    """
    question = live.state.question()
    if not live.window.seconds or question is None or not question.asks_always(live.state):
        return 0.0
    seed = hashlib.sha256(f"{live.header.seed}/{seat}/{live.seq}/pause".encode()).hexdigest()
    return SHORTEST_PAUSE_S + (LONGEST_PAUSE_S - SHORTEST_PAUSE_S) * Dice(seed).share()
