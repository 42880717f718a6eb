"""What saves of earlier formats wrote otherwise, put as the present one writes it."""

# horda: interpreted, because it reads what a save wrote

from __future__ import annotations

from typing import Final

from horda.engine.lists import plus
from horda.games.zombicide.rules.combat.hits import AfterBlow, AssignHits, GoOn, NextHit
from horda.games.zombicide.rules.turns.charges import RushBy, rush_cost
from horda.games.zombicide.state import ZombicideState

RUSH_UNPAID: Final = 3
"""The last format of saves in which a rush that waits for its way was not paid for."""
TOKENS_UNNAMED: Final = 5
"""The last format that knew a mission's tokens by their numbers, and held what sixes add as a field."""
OF_HITS: Final = tuple(kind.__name__ for kind in (NextHit, AssignHits, GoOn, AfterBlow))
"""The steps and questions of which an attack has one while its hits are given out."""


def reread(s: ZombicideState, position: dict[str, object], form: int) -> dict[str, object]:
    """What a position says, as the present format writes it."""
    return with_token_names(s, with_raised(position)) if form <= TOKENS_UNNAMED else position


def restate(s: ZombicideState, form: int, *, back: bool) -> None:
    """Pay for a rush that waits for its way, which was not done yet; on the way `back` it is given back."""
    question = s.question() if form <= RUSH_UNPAID else None
    if isinstance(question, RushBy):
        cost = rush_cost(s, question.who, question.zone)
        s.actions = plus(s.actions, question.who, cost if back else -cost)


def with_token_names(s: ZombicideState, position: dict[str, object]) -> dict[str, object]:
    """A mission's tokens were laid first, in its order, and all later ones after them."""
    fields = position["fields"]
    assert isinstance(fields, dict)
    laid = len(fields["token_kind"])
    names = [*s.goals.token_names, *[""] * laid][:laid]
    return {**position, "fields": {**fields, "token_name": names}}


def with_raised(position: dict[str, object]) -> dict[str, object]:
    """What sixes add was the match's, for the attack that is being resolved: the last one begun."""
    fields, stack = position["fields"], position["stack"]
    assert isinstance(fields, dict)
    assert isinstance(stack, list)
    raised = fields.get("raised", 0)
    found: list[object] = []
    for frame in reversed(stack):
        is_of_hits = isinstance(frame, list) and frame[0] in OF_HITS
        found.append([*frame, raised] if is_of_hits else frame)
        raised = 0 if is_of_hits else raised
    kept = {name: value for name, value in fields.items() if name != "raised"}
    return {**position, "fields": kept, "stack": found[::-1]}
