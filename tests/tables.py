"""What tests of any game need: a position in a line, choices in words, what was refused and what happened."""

from typing import Any

import horda
from horda.engine.choices import IllegalChoice, format_value
from horda.engine.state import State
from horda.engine.views.cases import offered_lines, play, text_of_choice
from horda.engine.views.position import given_in

__all__ = ["asked", "happened", "offered_lines", "play", "position", "refused", "told"]


def position(name: str, text: str, **given: object) -> Any:
    """The position that a short text describes (`n2: vera[old_bat] | turn = vera`) and `given` completes."""
    game = horda.game(name)
    return game.place({**given_in(game, text), **given})


def asked(s: State) -> str:
    """The name of what is asked now."""
    question = s.question()
    return "" if question is None else type(question).__name__


def refused(s: State, line: str) -> str:
    """The rule by which a choice on the table is refused; empty where it is allowed or unheard of."""
    for seat in range(s.seats):
        for one in s.refusals(seat):
            if text_of_choice(s, one.choice) == line:
                try:
                    s.clone().apply(one.choice)
                except IllegalChoice as refusal:
                    return ", ".join(refusal.rules)
    return ""


def told(s: State, *names: str, seat: int | None = -1) -> list[str]:
    """What happened, as cases write it: all, or only events of these names, or as a seat may know it."""
    events = s.events() if seat == -1 else s.events_for(seat)
    lines = [" ".join(format_value(value) for value in event.as_json()) for event in events]
    return [line for line in lines if not names or line.split(" ", 1)[0] in names]


def happened(s: State, line: str) -> bool:
    """Whether an event happened that begins so: `Bitten 0`."""
    return any(one == line or one.startswith(f"{line} ") for one in told(s))
