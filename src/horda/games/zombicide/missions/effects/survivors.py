"""Effects that move survivors, give them marks, or cover zones with fog."""

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
"""The survivors whom an effect affects: the one who triggered it, all in the zone of the event, or all on the board."""


class MoveSurvivorsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Survivors who are moved to another zone: those of `who`, or only those at a place."""

    to: str
    who: Whom = "taker"
    at: At = ""


class MoveSurvivorsWord(EffectWord[MoveSurvivorsRecord, MoveSurvivorsRecord]):
    """Survivors are moved to another zone, as by a ferry or through a trap door, without spending an action."""

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
    """A mark that the mission defines, and the survivors who get it."""

    state: str
    to: Whom = "taker"


class MarkWord(EffectWord[str | MarkRecord, MarkRecord]):
    """Survivors get a mark that the mission defines: they are infected, or carry a child."""

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
    """Survivors lose a mark that the mission defines."""

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
    """Fog covers a place, or `everywhere`: nobody sees or shoots farther than one zone into it or out of it."""

    key = "fog"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Fog:
        return rules.Fog(None if said == EVERYWHERE else place_of(reader, said, here), lies=True)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, "" if said == EVERYWHERE else said)


class LiftFogWord(EffectWord[Literal["everywhere"] | str | list[str], At]):
    """The fog over a place is removed, or `everywhere`."""

    key = "lift_fog"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Fog:
        return rules.Fog(None if said == EVERYWHERE else place_of(reader, said, here), lies=False)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, "" if said == EVERYWHERE else said)


EVERYWHERE = "everywhere"
"""The name of the whole board as a place of fog."""
