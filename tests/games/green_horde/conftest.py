"""Helpers for the tests of Green Horde: the game, positions and their contents."""

from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.state import ZombicideState

GAME = GreenHorde()


def place(**given: object) -> ZombicideState:
    """Return a position of Green Horde, in the zombies' phase unless `given` names another."""
    s = GAME.place({"phase": "zombies", **given})
    assert isinstance(s, ZombicideState)
    return s


def zones(s: ZombicideState) -> dict[str, str]:
    """Return the contents of each zone that is not empty, as text."""
    described = GAME.describe(s)["zones"]
    assert isinstance(described, dict)
    return {zone: text for zone, text in described.items() if text}


def logged_events(s: ZombicideState, *names: str) -> list[str]:
    """Return the events of these names in order, in the notation of cases."""
    return [" ".join(map(str, event.as_json())) for event in s.events() if type(event).__name__ in names]
