"""Features of personal objectives: what remains to be done for them."""

from __future__ import annotations

from typing import Final

from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import (
    goals_in_play,
    is_done,
    miniatures_on_card,
    owner_of,
)
from horda.games.zombicide.state import ZombicideState

NAMES: Final = ("wishes", "wish_tokens", "wish_kills", "wish_experience")


def read(s: ZombicideState) -> list[float]:
    """Return the number of open objectives, and the tokens, kills and experience (in tens) they lack.

    All these numbers are public information.
    """
    wishes = tokens = kills = 0
    experience = 0.0
    for colour, goal in goals_in_play(s):
        if is_done(s, colour, goal):
            continue
        wishes += 1
        tokens += goal.holds
        if goal.kills:
            kills += goal.count - miniatures_on_card(s, colour)
        if goal.level:
            lacking = s.edition.figures.levels[goal.level] - s.xp[owner_of(s, goal)]
            experience += max(0, lacking) / 10.0
    return [wishes, tokens, kills, experience]
