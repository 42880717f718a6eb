"""Helpers for the tests of City of Horror: positions, their contents and events."""

import msgspec
import pytest

from horda.engine.choices import IllegalChoice
from horda.engine.views.cases import offered_lines, play
from horda.games.city_of_horror import GAME
from horda.games.city_of_horror.content import PLACES, WAVES, Invasion, Wave
from horda.games.city_of_horror.state import CityState

__all__ = [
    "GAME",
    "ask",
    "event_lines",
    "has_logged",
    "look",
    "offered_lines",
    "play",
    "print_wave",
    "refusing_rules",
]
__all__ += ["spot", "table"]


def table(**given: object) -> CityState:
    """Return a position; arguments named after locations give their contents, the others any other part."""
    locations = {name: given.pop(name) for name in list(given) if name in PLACES}
    given.setdefault("players", ["red", "green", "blue"])
    given.setdefault("passing", "all")
    return GAME.place({"locations": locations, **given})


def look(s: CityState, part: str, name: str | None = None) -> object:
    """Return a part of a position from the game's `describe`."""
    found = GAME.describe(s)[part]
    return found[name] if name is not None else found  # type: ignore[index]


def spot(s: CityState, place: str) -> set[str]:
    """Return the contents of a location: Characters, zombies and cards."""
    from horda.engine.views.position import figures_in, figures_text

    return {figures_text([figure]) for figure in figures_in(str(look(s, "locations", place)))}


def event_lines(s: CityState) -> list[str]:
    """Return the events in the notation of cases."""
    from horda.engine.choices import format_value

    return [" ".join(format_value(value) for value in event.as_json()) for event in s.events()]


def has_logged(s: CityState, *lines: str) -> bool:
    """Return whether these events happened in this order, possibly with others between."""
    logged = iter(event_lines(s))
    return all(any(one == line or one.startswith(f"{line} ") for one in logged) for line in lines)


def refusing_rules(s: CityState, colour: str, verb: str, *values: object) -> tuple[str, ...]:
    """Return the rules by which an offered choice is refused; empty if it is allowed or unknown."""
    seat = s.colours.index(colour)
    for dim in s.refusals(seat):
        if dim.choice.verb == verb and tuple(value for _, value in dim.choice.args) == values:
            try:
                s.clone().apply(dim.choice)
            except IllegalChoice as refusal:
                return refusal.rules
    return ()


def ask(s: CityState) -> str:
    """Return the name of the open question."""
    question = s.question()
    return "" if question is None else type(question).__name__


def print_wave(patch: pytest.MonkeyPatch, face: str, **printed: object) -> None:
    """Replace the printed numbers of an Invasion card, so that a test does not depend on the deck's balance."""
    hour = {"one": 1, "two": 2, "three": 3}[face.partition("_")[0]]
    card = {"id": face, "hour": hour, "origin": "horda", "zombies": [0] * 6, **printed}
    patch.setitem(WAVES, face, Wave(msgspec.convert(card, Invasion)))
