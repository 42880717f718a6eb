"""What the tests of Green Horde need: the game, and positions of it."""

from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.state import ZombicideState

GAME = GreenHorde()


def placed(**given: object) -> ZombicideState:
    """A position of Green Horde; in the zombies' phase unless it says otherwise."""
    s = GAME.place({"phase": "zombies", **given})
    assert isinstance(s, ZombicideState)
    return s


def zones(s: ZombicideState) -> dict[str, str]:
    """What stands in each zone, only where there is anything."""
    described = GAME.describe(s)["zones"]
    assert isinstance(described, dict)
    return {zone: text for zone, text in described.items() if text}


def told(s: ZombicideState, *names: str) -> list[str]:
    """The events of these names as cases write them, in order."""
    return [" ".join(map(str, event.as_json())) for event in s.events() if type(event).__name__ in names]
