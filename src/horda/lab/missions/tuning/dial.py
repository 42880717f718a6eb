"""The dial of a mission: changed missions in order from easy to hard, each computed when needed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from horda.games.own_missions import edition_for
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import MissionPlan, as_text
from horda.games.zombicide.missions.records import Mission
from horda.lab.missions.tuning.knobs import (
    EASIER_STEPS,
    HARDER_STEPS,
    INTERVALS,
    KNOBS,
    MAX_EXTRA_ZOMBIES,
    earlier_rounds,
    with_last_round,
    with_more_zombies,
    with_reinforcements,
)
from horda.lab.missions.tweaks import Tweak, first_playable

MAX_STEPS: Final = 8
"""Most steps in each direction, since more would change the mission's character."""
KEPT_DIALS: Final = 8


class DialPosition(NamedTuple):
    """A position on the dial; in their order, positions are meant to be missions from easy to hard."""

    step: int = 0
    """Number of changes by all knobs: negative for easier ones, positive for harder ones."""
    earlier: int = 0
    """Number of steps by which the last round is earlier."""
    zombies: int = 0
    """Number of additional zombies at the beginning."""
    often: int = 0
    """Step of `INTERVALS` for the frequency of additional zombies during the match; 0 means none."""


class UnknownKnob(ValueError):
    """A knob of this name does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"`{name}` is no knob; known: {', '.join(KNOBS)}")
        self.name = name
        self.known = KNOBS


class Dial:
    """The missions that some knobs can make of one mission."""

    def __init__(self, shelf: Zombicide, text: str, knobs: Collection[str] = KNOBS) -> None:
        for name in knobs:
            if name not in KNOBS:
                raise UnknownKnob(name)
        self.shelf = shelf
        self.knobs = knobs
        self._begin = shelf.own_plan(text)

    @cached_property
    def easier(self) -> list[MissionPlan]:
        """The mission, followed by ever easier ones."""
        return self._steps(EASIER_STEPS)

    @cached_property
    def harder(self) -> list[MissionPlan]:
        """The mission, followed by ever harder ones."""
        return self._steps(HARDER_STEPS)

    def last_rounds(self, step: int) -> list[int]:
        """Return the possible last rounds of the mission at a step, the latest first."""
        return earlier_rounds(self._plan(step).mission) if "rounds" in self.knobs else []

    @property
    def most_zombies(self) -> int:
        """The largest number of zombies that can be added at the beginning."""
        return MAX_EXTRA_ZOMBIES if "zombies" in self.knobs else 0

    @property
    def most_often(self) -> int:
        """The number of steps of the frequency of additional zombies."""
        return len(INTERVALS) if "spawns" in self.knobs else 0

    def has(self, at: DialPosition) -> bool:
        """Whether a position is on this dial."""
        if abs(at.step) >= len(self.harder if at.step > 0 else self.easier):
            return False
        most = (len(self.last_rounds(at.step)), self.most_zombies, self.most_often)
        return all(0 <= value <= bound for value, bound in zip(at[1:], most, strict=True))

    def mission(self, at: DialPosition) -> Mission:
        """Return the mission at a dial position."""
        plan = self._plan(at.step)
        if at.earlier:
            plan = self._plan_of(with_last_round(plan, self.last_rounds(at.step)[at.earlier - 1]))
        if at.zombies:
            plan = self._plan_of(with_more_zombies(plan, at.zombies))
        return with_reinforcements(plan, INTERVALS[at.often - 1]) if at.often else plan.mission

    def text(self, at: DialPosition) -> str:
        """Return the file of the mission at a dial position."""
        return as_text(self.mission(at))

    def _plan(self, step: int) -> MissionPlan:
        return self.harder[step] if step > 0 else self.easier[-step] if step else self._begin

    def _plan_of(self, mission: Mission) -> MissionPlan:
        return self.shelf.own_plan(as_text(mission))

    def _steps(self, tweaks: Mapping[str, Tweak]) -> list[MissionPlan]:
        """Return the mission and others, each with one more change; the knobs take turns."""
        found = [self._begin]
        seen = {self._begin.content}
        names = [name for name in tweaks if name in self.knobs]
        while names and len(found) <= MAX_STEPS:
            name = names.pop(0)
            changed = first_playable(self.shelf, found[-1], tweaks[name](found[-1], {}))
            if changed is None:
                continue
            plan = self._plan_of(changed)
            if plan.content not in seen:
                seen.add(plan.content)
                found.append(plan)
                names.append(name)
        return found


@lru_cache(maxsize=KEPT_DIALS)
def dial_of(text: str, game: str, knobs: tuple[str, ...] = KNOBS) -> Dial:
    """Return the dial of a checked mission's text."""
    return Dial(edition_for(text, game), text, knobs)
