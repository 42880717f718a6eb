"""City of Horror, played on to the end: where to go, whom to name, what to do when zombies strike."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACE
from horda.games.city_of_horror.rules.cards.playing import Respond
from horda.games.city_of_horror.rules.phases.activation import Activate
from horda.games.city_of_horror.rules.phases.movement import MoveCharacter, PickMovement
from horda.games.city_of_horror.rules.phases.windows import Window
from horda.games.city_of_horror.rules.votes.ballots import Ballot, BreakTie
from horda.games.city_of_horror.rules.votes.results import Share
from horda.games.city_of_horror.state import CityState
from horda.think.value import UNKNOWN

DECIDES: Final = (PickMovement, MoveCharacter, Ballot, BreakTie, Respond, Activate, Share)
SEEN_FROM: Final = 2
"""The round from which on choices can be told apart: before that, a match takes long and luck says most."""
TALKING: Final = ("offer", "offer_all", "counter", "withdraw")
"""What only begins to speak; deals are tried as a whole (`talk`)."""
CLOSE: Final = 1.0
"""Points by which a match might as well have gone to another: who wins by them alone was lucky."""


def tried(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """Everything at moves and votes; before them deeds and deals, where one's own people are at stake."""
    assert isinstance(world, CityState)
    question = world.question()
    if world.round < SEEN_FROM:
        return []
    if isinstance(question, DECIDES):
        return list(choices)
    if not isinstance(question, Window):
        return []
    deeds = [choice for choice in choices if choice.verb not in TALKING]
    if any(choice.verb == "accept" for choice in deeds) or _is_threatened(world, choices[0].seat):
        return deeds
    return []


def _is_threatened(world: CityState, seat: int) -> bool:
    """Whether zombies are about to strike where the seat has somebody to lose."""
    view = BotView(world, seat)
    if view.here is None or str(view.asked.get("moment")) != "attack":
        return False
    exposed = any(
        one.seat == seat and one.location == view.here and not one.hidden for one in view.characters
    )
    return exposed and view.locations[PLACE[view.here]].is_attacked


def worth(world: State, seat: int) -> float:
    """The part of a win that is a seat's, by points: narrow wins and defeats say little about a choice."""
    result = world.result
    if result is None:
        return UNKNOWN
    if not result.winners:
        return 0.0
    best = max(result.scores)
    parts = [exp((score - best) / CLOSE) for score in result.scores]
    return parts[seat] / sum(parts)
