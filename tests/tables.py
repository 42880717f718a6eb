"""Helpers for tests of any game: positions from a line of text, choices in words, refusals and logged events."""

from typing import Any

import horda
from horda.engine.choices import IllegalChoice, format_value
from horda.engine.state import State
from horda.engine.views.cases import offered_lines, play, text_of_choice
from horda.engine.views.position import parse_position

__all__ = [
    "has_logged",
    "logged_events",
    "offered_lines",
    "play",
    "position",
    "question_name",
    "refusing_rule",
]


def position(name: str, text: str, **given: object) -> Any:
    """Return the position described by a short text (`n2: vera[old_bat] | turn = vera`) and by `given`."""
    game = horda.game(name)
    return game.place({**parse_position(game, text), **given})


def question_name(s: State) -> str:
    """Return the name of the question that is open now."""
    question = s.question()
    return "" if question is None else type(question).__name__


def refusing_rule(s: State, line: str) -> str:
    """Return the rule that refuses a choice; empty if the choice is allowed or unknown."""
    for seat in range(s.seats):
        for refused in s.refusals(seat):
            if text_of_choice(s, refused.choice) == line:
                try:
                    s.clone().apply(refused.choice)
                except IllegalChoice as refusal:
                    return ", ".join(refusal.rules)
    return ""


def logged_events(s: State, *names: str, seat: int | None = -1) -> list[str]:
    """Return the logged events in the notation of cases: all, those of some names, or those that `seat` may see."""
    events = s.events() if seat == -1 else s.events_for(seat)
    lines = [" ".join(format_value(value) for value in event.as_json()) for event in events]
    return [line for line in lines if not names or line.split(" ", 1)[0] in names]


def has_logged(s: State, line: str) -> bool:
    """Return whether an event was logged whose text begins with a line such as `Bitten 0`."""
    return any(event == line or event.startswith(f"{line} ") for event in logged_events(s))
