"""The Horde: zombies set aside card by card until they enter the board together (GH-HRD-01 to GH-HRD-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.lists import plus, put
from horda.engine.steps import Step
from horda.games.green_horde.events import HordeArrived, HordeGrew
from horda.games.zombicide.events.events import ZombiesPlaced
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.zombies.miniatures import announce_spawn
from horda.games.zombicide.rules.zombies.spawning import Deed, end_spawn
from horda.games.zombicide.state import ZombicideState

ICON = "horde"
"""The icon of a zombie card that adds to the Horde."""


class Horde(Mechanism):
    """The Horde: zombies set aside by cards with its icon, which enter the board together."""

    name: ClassVar[str] = "horde"

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return the effects of cards that make the Horde grow or enter (GH-HRD-01, GH-HRD-08)."""
        if verb == "enter_the_horde":
            return [EnterTheHorde()]
        return [SwellHorde(kind)] if verb == "bring" and icon == ICON else []


def joins_horde(s: ZombicideState, kind: int) -> bool:
    """Return whether a kind joins the Horde: Walkers, Fatties and Runners do (GH-HRD-04)."""
    return s.edition.kinds[kind].splits


@dataclass
class SetAside(Step):
    """Add one zombie of a kind to the Horde, if a miniature is left (GH-Q-21)."""

    kind: int

    def run(self, s: ZombicideState) -> None:
        """Move a miniature from the supply to the Horde (GH-HRD-02, GH-SPN-13)."""
        if joins_horde(s, self.kind) and s.supply[self.kind]:
            s.supply = plus(s.supply, self.kind, -1)
            s.horde = plus(s.horde, self.kind, 1)
            s.emit(HordeGrew(s.edition.kinds[self.kind].name))


class SwellHorde(Deed):
    """The Horde icon: one more zombie of the kind that the card's row has brought (GH-HRD-01, GH-HRD-03)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def word(self) -> str:
        return "swell"

    def act(self, s: ZombicideState, zone: int) -> None:
        """Add to the Horde, after the zombies of the card have been placed (GH-Q-21)."""
        s.push(SetAside(self.kind))


class EnterTheHorde(Deed):
    """The whole Horde appears in the zone, and the spawn that drew the card ends (GH-HRD-08, GH-HRD-09)."""

    def word(self) -> str:
        return "horde"

    def act(self, s: ZombicideState, zone: int) -> None:
        """Place the zombies of the Horde; an empty Horde ends the spawning too (GH-Q-22)."""
        # In a building, too, the zones that remain get no card (GH-BLD-05).
        end_spawn(s, zone)
        arrived = 0
        for kind, count in enumerate(s.horde):
            if count:
                s.supply = plus(s.supply, kind, count)
                arrived += s.put_zombies(zone, kind, count)
                s.horde = put(s.horde, kind, 0)
                s.emit(ZombiesPlaced(s.edition.kinds[kind].name, count, s.board.names[zone]))
        s.emit(HordeArrived(s.board.names[zone], arrived))
        if arrived:
            announce_spawn(s, zone)


def swelling_kinds(s: ZombicideState) -> list[int]:
    """Return the kinds of which a Necromancer card adds one each to the Horde: Walker, Fatty, Runner (GH-HRD-07)."""
    return [kind for kind in range(len(s.supply)) if joins_horde(s, kind)]
