"""Necromancers: their arrival, flight, escape and death, and the ritual of a cabal (GH-NEC, GH-CAB)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.mechanisms.horde import ICON
from horda.games.green_horde.mechanisms.necromancers.coming import (
    NAME,
    Arrivals,
    NecromancerComes,
    note_arrival,
    token_of,
)
from horda.games.green_horde.mechanisms.necromancers.dying import MakeOrdinary, RemoveSpawn
from horda.games.green_horde.mechanisms.necromancers.fleeing import Escapes, Flee
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.spawning import Deed
from horda.games.zombicide.state import ZombicideState


class Necromancers(Mechanism):
    """Necromancers, who ignore survivors and noise."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("horde",)
    """Necromancer cards with the Horde icon add to the Horde (GH-HRD-07)."""

    def record(self) -> Record | None:
        """Return a record without arrivals."""
        return Arrivals()

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return the effect of a card that brings a Necromancer (GH-NEC-01)."""
        return [NecromancerComes(kind, swells=icon == ICON)] if verb == "necromancer" else []

    def individuals_activated(self, s: ZombicideState, singles: tuple[int, ...]) -> Steps:
        """Return the steps that remove Necromancers in their escape zone before any attack (GH-NEC-08, GH-Q-05)."""
        return (Escapes(singles),)

    def walk_individual(self, s: ZombicideState, one: int) -> Steps | None:
        """Return the steps that move a Necromancer on the shortest path to its escape zone (GH-NEC-06)."""
        return (Flee(one),)

    def zombie_killed(self, s: ZombicideState, who: int, kind: int, one: int) -> Steps:
        """Offer to remove a spawn token; the dead Necromancer's own becomes ordinary (GH-NEC-10, GH-NEC-11)."""
        return () if one == NOWHERE else (RemoveSpawn(), MakeOrdinary(token_of(s, one)))

    def note_zombie(self, s: ZombicideState, one: int, note: str) -> bool:
        """Read the zone where a Necromancer entered from a position: `necromancer[from=A1]` (GH-NEC-13)."""
        word, _, name = note.partition("=")
        if word != "from":
            return False
        note_arrival(s, one, NOWHERE, s.board.called[name])
        return True
