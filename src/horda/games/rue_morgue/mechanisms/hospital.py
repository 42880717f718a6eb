"""Hospitals: a door fills all rooms behind it at once (RM-HOS, RM-BSP)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.revealing import fill_rooms
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.state import Table


class Hospital(Mechanism):
    """Rooms joined by openings, open doors and corridors."""

    name: ClassVar[str] = "hospital"

    def open_rooms(self, s: Table, who: int, gate: int) -> Steps | None:
        """They are filled together (RM-BSP-08, RM-HOS-10)."""
        return fill_rooms(s, who, gate)
