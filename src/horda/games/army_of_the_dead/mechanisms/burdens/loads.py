"""The slots that objectives occupy, as given by the mission or by cards (AD-Q-40, AD-Q-44)."""

from __future__ import annotations

from typing import Final

from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import goals_in_play
from horda.games.zombicide.rules.goals.goals import MechanismData
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "burdens"
"""The name of the mechanism."""


class Load:
    """The slots that an objective occupies in an inventory."""

    def __init__(self, slots: int, *, in_pack: bool, apart: bool) -> None:
        self.slots = slots
        self.in_pack = in_pack
        """Whether it occupies the whole backpack."""
        self.apart = apart
        """Whether a survivor who carries it may carry no other load of this kind."""


class Loads(MechanismData):
    """By colour, the objectives of a mission that are carried and occupy slots."""

    def __init__(self, by_colour: dict[str, Load]) -> None:
        self.by_colour = by_colour


SAID: Final = TypedKey(NAME, Loads)
"""Key of this mechanism's entry in the mission."""


def load_of(s: ZombicideState, colour: str) -> Load | None:
    """Return the load of the objective of a colour, by the mission or its card; None without one (AD-POB-14)."""
    return loads_in_play(s).get(colour)


def loads_in_play(s: ZombicideState) -> dict[str, Load]:
    """Return the load of every objective that occupies slots, by colour."""
    found = dict(mission_loads(s))
    for colour, goal in goals_in_play(s):
        if goal.slots:
            found.setdefault(colour, Load(goal.slots, in_pack=False, apart=False))
    return found


def mission_loads(s: ZombicideState) -> dict[str, Load]:
    """Return the loads that the mission declares, by colour."""
    return s.goals.mission_value(SAID).by_colour
