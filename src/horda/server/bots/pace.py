"""Answer delays of bots in reaction windows, so that their timing does not reveal their cards.

A bot that can only pass would answer at once, and one with cards to play would think first. So every bot
answers a reaction window after a random delay, and thinks no longer than this delay.
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
    """Return the seconds after which a bot answers; 0 if its timing reveals nothing.
    The delay is drawn from a seed of the match, the seat and the choice, and is independent of the bot's cards and
    options. Without a timer for reaction windows there is no delay.
    """
    question = live.state.question()
    if not live.window.seconds or question is None or not question.asks_always(live.state):
        return 0.0
    seed = hashlib.sha256(f"{live.header.seed}/{seat}/{live.seq}/pause".encode()).hexdigest()
    return SHORTEST_PAUSE_S + (LONGEST_PAUSE_S - SHORTEST_PAUSE_S) * Dice(seed).share()
