"""The places that a figure can reach in several steps without any other consequence, tried on a copy."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from itertools import count

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.content.verb_styles import verbs_of
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.steps import Question
from horda.server.protocol.projection import choice_record
from horda.server.protocol.server_messages import Way

MAX_PLACES = 48
"""Most places that are searched; no turn reaches more."""
PLACE_ARGUMENTS = ("zone", "space", "location", "place")
"""Argument names that hold the destination of a step."""

Path = tuple[Choice, ...]


def reachable_places(state: State, seat: int) -> tuple[Way, ...]:
    """Return the cheapest way for a seat to each place that it can step to.

    The steps are tried on a state that agrees with what the seat knows; hidden parts are random, so they reveal
    nothing else. A way ends where a step has other consequences: a roll, a card, another question.
    """
    steps = step_verbs(state.game)
    question = state.question()
    if not steps or question is None or not any(one.verb in steps for one in state.choices(seat)):
        return ()
    start = state.determinise(seat, Dice(0))
    found: dict[str, tuple[int, Path]] = {}
    number = count()
    ahead: list[tuple[int, int, int, Path, State]] = [(0, 0, next(number), (), start)]
    while ahead and len(found) < MAX_PLACES:
        price, _, _, path, here = heappop(ahead)
        if path:
            place = _destination(path[-1])
            if place in found:
                continue
            found[place] = (price, path)
            if not _is_uneventful(here, seat, type(question)):
                continue
        for choice in here.choices(seat):
            if choice.verb in steps and _destination(choice) not in found:
                cost = price + (here.game.price(here, choice) or 0)
                after = here.clone()
                after.forget_history()
                after.apply(choice)
                heappush(ahead, (cost, len(path) + 1, next(number), (*path, choice), after))
    return tuple(
        Way(place, tuple(choice_record(one) for one in path), price) for place, (price, path) in found.items()
    )


@cache
def step_verbs(game: Game) -> frozenset[str]:
    """Return the verbs of a game that move a figure."""
    return frozenset(verb for verb, looks in verbs_of(game).items() if looks.tone == "step")


def _destination(choice: Choice) -> str:
    """Return the destination of a step."""
    return next((choice.name(name) for name in PLACE_ARGUMENTS if choice.has(name)), "")


def _is_uneventful(after: State, seat: int, question: type[Question]) -> bool:
    """Whether a step had no other consequence: the seat gets the same question, and no events revealed anything."""
    if after.over or after.barrier or type(after.question()) is not question or seat not in after.deciders:
        return False
    return len({type(event) for event in after.events()}) == 1
