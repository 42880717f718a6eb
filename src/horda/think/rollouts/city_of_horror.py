"""City of Horror, played on to the end: where to go, whom to name, what to do when zombies strike."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.city_of_horror.content import PLACE
from horda.games.city_of_horror.glance import Glance
from horda.games.city_of_horror.rules.activation import Activate
from horda.games.city_of_horror.rules.movement import MoveCharacter, PickMovement
from horda.games.city_of_horror.rules.playing import Respond
from horda.games.city_of_horror.rules.results import Share
from horda.games.city_of_horror.rules.votes import Ballot, BreakTie
from horda.games.city_of_horror.rules.windows import Window
from horda.games.city_of_horror.state import CityState
from horda.think.value import UNFINISHED_VALUE

SEARCHED_QUESTIONS: Final = (PickMovement, MoveCharacter, Ballot, BreakTie, Respond, Activate, Share)
FIRST_SEARCHED_ROUND: Final = 2
"""The round from which on choices can be told apart: before that, a match takes long and luck says most."""
TALK_VERBS: Final = ("offer", "offer_all", "counter", "withdraw")
"""What only begins to speak; deals are tried as a whole (`talk`)."""
SCORE_SCALE: Final = 1.0
"""Points by which a match might as well have gone to another: who wins by them alone was lucky."""


def choices_to_try(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """Everything at moves and votes; before them deeds and deals, where one's own people are at stake."""
    assert isinstance(world, CityState)
    question = world.question()
    if world.round < FIRST_SEARCHED_ROUND:
        return []
    if isinstance(question, SEARCHED_QUESTIONS):
        return list(choices)
    if not isinstance(question, Window):
        return []
    deeds = [choice for choice in choices if choice.verb not in TALK_VERBS]
    if any(choice.verb == "accept" for choice in deeds) or _is_threatened(world, choices[0].seat):
        return deeds
    return []


def _is_threatened(world: CityState, seat: int) -> bool:
    """Whether zombies are about to strike where the seat has somebody to lose."""
    view = Glance(world, seat)
    if view.here is None or str(view.asked.get("moment")) != "attack":
        return False
    exposed = any(
        one.seat == seat and one.location == view.here and not one.hidden for one in view.characters
    )
    return exposed and view.locations[PLACE[view.here]].attacked


def end_value(world: State, seat: int) -> float:
    """The part of a win that is a seat's, by points: narrow wins and defeats say little about a choice."""
    result = world.result
    if result is None:
        return UNFINISHED_VALUE
    if not result.winners:
        return 0.0
    best = max(result.scores)
    parts = [exp((score - best) / SCORE_SCALE) for score in result.scores]
    return parts[seat] / sum(parts)
