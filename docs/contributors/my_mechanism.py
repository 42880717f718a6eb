"""Footprints: the snow shows how often somebody went from zone to zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Plain
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey


@dataclass
class Walked(Record):
    """How many steps the survivors have taken."""

    count: int = 0


RECORD: Final = TypedKey("footprints", Walked)


def steps_taken(s: ZombicideState) -> int:
    """Return how many steps the survivors have taken."""
    return s.record(RECORD).count


class Footprints(Mechanism):
    """Every step of a survivor is counted, for everybody to see."""

    name: ClassVar[str] = RECORD.name

    def record(self) -> Record | None:
        """Return the record of a match that begins: no steps so far."""
        return Walked()

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Count one more step; a record is replaced, never changed."""
        s.remember(RECORD, Walked(steps_taken(s) + 1))
        return ()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Show the number of steps."""
        return {"count": steps_taken(s)}
