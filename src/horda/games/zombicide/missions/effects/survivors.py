"""Words for effects that move survivors, mark them, or lay fog where they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.work_budget import place_work, team_work
from horda.games.zombicide.missions.reading.places import maybe_place, place_of
from horda.games.zombicide.missions.records import At
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import survivor_effects as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker
    from horda.games.zombicide.missions.reading.reader import Reader

Whom = Literal["taker", "here", "all"]
"""Whom an effect is for: who set it off, all where it happened, or all on the board."""


class MoveSurvivorsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Survivors that are set down somewhere else: those of `who`, or of these only those at a place."""

    to: str
    who: Whom = "taker"
    at: At = ""


class MoveSurvivorsWord(EffectWord[MoveSurvivorsRecord, MoveSurvivorsRecord]):
    """Survivors are set down in another zone, as by a ferry or through a trap door; it costs them no action."""

    key = "move_survivors"

    @classmethod
    def read(cls, reader: Reader, said: MoveSurvivorsRecord, here: str) -> rules.MoveSurvivors:
        to = place_of(reader, said.to, f"{here}.to")
        return rules.MoveSurvivors(to, said.who, maybe_place(reader, said.at, f"{here}.at"))

    @classmethod
    def most_work(cls, check: Checker, said: MoveSurvivorsRecord) -> int:
        return team_work(check, is_for_many=said.who != "taker")

    @classmethod
    def reached_zones(cls, check: Checker, said: MoveSurvivorsRecord) -> set[int]:
        return set(check.zones_of(said.to))


class MarkRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A state of survivors by a name of the mission's own, and who gets into it."""

    state: str
    to: Whom = "taker"


class MarkWord(EffectWord[str | MarkRecord, MarkRecord]):
    """Survivors get a mark of the mission's own: they are infected, or carry a child."""

    key = "mark"
    takes = "mark"

    @classmethod
    def full(cls, said: str | MarkRecord) -> MarkRecord:
        return said if isinstance(said, MarkRecord) else MarkRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: MarkRecord, here: str) -> rules.Mark:
        return rules.Mark(said.state, said.to, has=True)

    @classmethod
    def most_work(cls, check: Checker, said: MarkRecord) -> int:
        return team_work(check, is_for_many=said.to != "taker")

    @classmethod
    def names(cls, said: MarkRecord) -> list[str]:
        return [said.state]


class UnmarkWord(EffectWord[str | MarkRecord, MarkRecord]):
    """Survivors lose a mark of the mission's own."""

    key = "unmark"
    takes = "mark"

    @classmethod
    def full(cls, said: str | MarkRecord) -> MarkRecord:
        return said if isinstance(said, MarkRecord) else MarkRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: MarkRecord, here: str) -> rules.Mark:
        return rules.Mark(said.state, said.to, has=False)

    @classmethod
    def most_work(cls, check: Checker, said: MarkRecord) -> int:
        return team_work(check, is_for_many=said.to != "taker")

    @classmethod
    def names(cls, said: MarkRecord) -> list[str]:
        return [said.state]


class FogWord(EffectWord[Literal["everywhere"] | str | list[str], At]):
    """Fog falls on a place, or `everywhere`: nobody sees or shoots farther than one zone into it or out of it."""

    key = "fog"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Fog:
        return rules.Fog(None if said == EVERYWHERE else place_of(reader, said, here), lies=True)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, "" if said == EVERYWHERE else said)


class LiftFogWord(EffectWord[Literal["everywhere"] | str | list[str], At]):
    """The fog over a place lifts, or `everywhere`."""

    key = "lift_fog"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Fog:
        return rules.Fog(None if said == EVERYWHERE else place_of(reader, said, here), lies=False)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, "" if said == EVERYWHERE else said)


EVERYWHERE = "everywhere"
"""The whole board, for fog."""
