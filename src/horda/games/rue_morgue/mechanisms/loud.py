"""Loud: a zone that counts as the noisiest until its survivor's next turn (RM-SK-70)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Plain
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey


@dataclass
class LoudZone(Record):
    """The last survivor who used Loud, and the zone; earlier uses have no effect any more."""

    zone: int = NOWHERE
    who: int = NOWHERE


RECORD: Final = TypedKey("loud", LoudZone)


class Loudness(Mechanism):
    """The noise that the skill Loud causes."""

    name: ClassVar[str] = RECORD.name

    def record(self) -> Record | None:
        """Return the initial record: nobody has used Loud."""
        return LoudZone()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the zone, and the survivor who used Loud there."""
        loud = loudness(s)
        if loud.zone == NOWHERE:
            return {}
        return {"zone": s.board.names[loud.zone], "survivor": s.roster[loud.who]}

    def loud_zone(self, s: ZombicideState, loud: int) -> int:
        """Return the zone where Loud was used last (RM-SK-70)."""
        zone = loudness(s).zone
        return loud if zone == NOWHERE else zone

    def survivor_eliminated(self, s: ZombicideState, who: int) -> Steps:
        """End the effect of Loud if its user is eliminated."""
        fall_silent(s, who)
        return ()


def loudness(s: ZombicideState) -> LoudZone:
    """Return the record of the last use of Loud."""
    return s.record(RECORD)


def be_loud(s: ZombicideState, who: int) -> None:
    """Make a survivor's zone the noisiest; only the last survivor to do so counts."""
    s.remember(RECORD, LoudZone(s.zone[who], who))


def fall_silent(s: ZombicideState, who: int) -> None:
    """End the effect of a survivor's Loud."""
    if loudness(s).who == who:
        s.remember(RECORD, LoudZone())
