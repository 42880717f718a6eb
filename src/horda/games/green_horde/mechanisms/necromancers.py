"""Necromancers: they come, open a spawn zone, and flee (GH-NEC)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.lists import put
from horda.games.green_horde.mechanisms.horde import ICON
from horda.games.green_horde.rules.necromancers import (
    NAMES,
    Escapes,
    Flee,
    MakeOrdinary,
    NecromancerComes,
    RemoveSpawn,
    noted,
    token_of,
)
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.spawning import Deed
from horda.games.zombicide.state import Table


class Necromancers(Mechanism):
    """They heed neither survivors nor noise."""

    name: ClassVar[str] = "necromancers"

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """One comes (GH-NEC-01)."""
        return [NecromancerComes(kind, swells=icon == ICON)] if verb == "necromancer" else []

    def individuals_activated(self, s: Table, singles: tuple[int, ...]) -> Steps:
        """Those in their escape zone are gone before anybody attacks (GH-NEC-08, GH-Q-05)."""
        return (Escapes(singles),)

    def is_walking_alone(self, s: Table, kind: int) -> bool:
        """Necromancers flee (GH-NEC-06)."""
        return s.edition.kinds[kind].name in NAMES

    def walk_individual(self, s: Table, one: int) -> Steps | None:
        """By the shortest way to their escape zone (GH-NEC-06)."""
        return (Flee(one),)

    def individual_killed(self, s: Table, who: int, one: int) -> Steps:
        """The players may remove a spawn token; the dead one's own becomes ordinary (GH-NEC-10, 11)."""
        return (RemoveSpawn(), MakeOrdinary(token_of(s, one)))

    def place_individual(self, s: Table, one: int, notes: tuple[str, ...]) -> Steps:
        """`necromancer[from=A1]`: the zone it came in by (GH-NEC-13)."""
        for note in notes:
            if note.startswith("from="):
                zone = s.board.called[note.removeprefix("from=")]
                s.individual_note = put(s.individual_note, one, noted(s, NOWHERE, zone))
        return ()
