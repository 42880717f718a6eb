"""Rollouts of City of Horror: moves, votes, and reactions to attacks."""

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
from horda.think.value import UNFINISHED_VALUE

SEARCHED_QUESTIONS: Final = (PickMovement, MoveCharacter, Ballot, BreakTie, Respond, Activate, Share)
FIRST_SEARCHED_ROUND: Final = 2
"""The first round with search: before it, simulations take too long and depend mostly on luck."""
TALK_VERBS: Final = ("offer", "offer_all", "counter", "withdraw")
"""Verbs that only open a negotiation; deals are tried as a whole (`negotiation`)."""
SCORE_SCALE: Final = 1.0
"""Points behind the winner for a share of the win that is 1/e of the winner's."""


def choices_to_try(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """Return all moves and votes, and actions and deals before a vote that threatens the seat."""
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
    """Return whether zombies are about to attack where the seat may lose a Character."""
    view = BotView(world, seat)
    if view.here is None or str(view.asked.get("moment")) != "attack":
        return False
    exposed = any(
        character.seat == seat and character.location == view.here and not character.hidden
        for character in view.characters
    )
    return exposed and view.locations[PLACE[view.here]].is_attacked


def end_value(world: State, seat: int) -> float:
    """Return a seat's share of the win by points, since narrow results say little about a choice."""
    result = world.result
    if result is None:
        return UNFINISHED_VALUE
    if not result.winners:
        return 0.0
    best = max(result.scores)
    parts = [exp((score - best) / SCORE_SCALE) for score in result.scores]
    return parts[seat] / sum(parts)
