"""Footprints: the snow shows how many steps the survivors have taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.state import ZombicideState


@dataclass
class Walked(Record):
    """The number of steps that the survivors have taken."""

    count: int = 0


def steps_taken(s: ZombicideState) -> int:
    """Return how many steps the survivors have taken."""
    record = s.records["footprints"]
    assert isinstance(record, Walked)
    return record.count


class Footprints(Mechanism):
    """Count the steps of all survivors, and show the number to everybody."""

    name: ClassVar[str] = "footprints"

    def record(self) -> Record | None:
        """Return what the mechanism remembers when a match begins."""
        return Walked()

    def entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Count one more step. A record is replaced, never changed."""
        s.remember(self.name, Walked(steps_taken(s) + 1))
        return ()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return what everybody sees: the number of steps."""
        return {"count": steps_taken(s)}
