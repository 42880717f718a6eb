"""Conditions about survivors: where they stand, who escaped or died, who has a skill or a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.goals import (
    goal_place_problems,
    leaving_problems,
    team_size_problems,
)
from horda.games.zombicide.missions.custom import marks_of
from horda.games.zombicide.missions.reading.places import maybe_place, place_of
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.missions.records import At
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.goals import people_conditions as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.rules.goals.goals import Condition


class SurvivorsAtRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Survivors at a place: a number, all still alive, all who started, or one by name."""

    at: At
    count: int | Literal["all", "everyone"] = "all"
    alone: bool = False
    who: str = ""
    specialty: str = ""
    """Only survivors with this specialty count."""


class SurvivorsAtWord(ConditionWord[str | list[str] | SurvivorsAtRecord, SurvivorsAtRecord]):
    """Survivors stand at a place."""

    key = "survivors_at"
    kinds = ("escape",)
    takes = "place"

    @classmethod
    def full(cls, said: str | list[str] | SurvivorsAtRecord) -> SurvivorsAtRecord:
        return said if isinstance(said, SurvivorsAtRecord) else SurvivorsAtRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: SurvivorsAtRecord, here: str) -> Condition:
        if said.who:
            reader.person(said.who, here)
        place = place_of(reader, said.at, here)
        if said.who or said.count == "everyone":
            return rules.EveryoneAt(place, said.who)
        if said.specialty:
            reader.specialty(said.specialty, f"{here}.specialty")
            return rules.SpecialistAt(place, said.specialty)
        return rules.SurvivorsAt(place, 0 if said.count == "all" else said.count, alone=said.alone)

    @classmethod
    def goal_problems(cls, check: Checker, said: SurvivorsAtRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if nobody can reach the place, or if fewer survivors take part."""
        yield from goal_place_problems(check, said.at, path)
        if isinstance(said.count, int):
            yield from team_size_problems(check, said.count, path)


class EscapedWord(
    ConditionWord[int | Literal["all", "everyone"], int | Literal["all", "everyone"]],
):
    """Survivors have left the board alive."""

    key = "escaped"
    kinds = ("escape",)

    @classmethod
    def read(cls, reader: Reader, said: int | Literal["all", "everyone"], here: str) -> Condition:
        if said == "everyone":
            return rules.EveryoneEscaped()
        return rules.Escaped(0 if said == "all" else said)

    @classmethod
    def goal_problems(
        cls, check: Checker, said: int | Literal["all", "everyone"], path: str
    ) -> Iterator[Problem]:
        """Yield a problem if nobody can leave the board, or if fewer survivors take part."""
        yield from leaving_problems(check, path)
        if isinstance(said, int):
            yield from team_size_problems(check, said, path)


class SurvivorsLostWord(ConditionWord[int | Literal["all"] | str, int | str]):
    """A number of survivors, `all` of them, or one by name were eliminated."""

    key = "survivors_lost"
    use = "loss"
    takes = "survivor"

    @classmethod
    def read(cls, reader: Reader, said: int | str, here: str) -> rules.SurvivorsLost:
        if isinstance(said, int):
            return rules.SurvivorsLost(said, "")
        return rules.SurvivorsLost(0, "" if said == "all" else reader.person(said, here))


class ExpertsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Survivors who have a specialty, or who have or may still learn a skill."""

    specialty: str = ""
    skill: str = ""
    apart_from: At = ""
    """Survivors at this place do not count."""
    acts: bool = False
    """Whether only survivors with turns of their own count."""


class ExpertsGoneWord(ConditionWord[ExpertsRecord, ExpertsRecord]):
    """Nobody on the board has, or can still learn, a specialty or skill that the mission needs."""

    key = "experts_gone"
    use = "loss"

    @classmethod
    def read(cls, reader: Reader, said: ExpertsRecord, here: str) -> rules.ExpertsGone:
        if bool(said.specialty) == bool(said.skill):
            message = "write either `specialty` or `skill`, one of the two"
            raise reader.locator.error(here, message, "one_of_two")
        if said.specialty:
            reader.specialty(said.specialty, f"{here}.specialty")
        elif said.skill not in reader.words.skills:
            hint = nearest(said.skill, list(reader.words.skills))
            message = f"no survivor has the skill `{said.skill}`; {hint}"
            raise reader.locator.error(f"{here}.skill", message, "unknown_skill", name=said.skill, hint=hint)
        beyond = maybe_place(reader, said.apart_from, f"{here}.apart_from")
        return rules.ExpertsGone(said.specialty, said.skill, beyond, acts=said.acts)


class MarkedRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Survivors with a mark that the mission defines: a number or all, at a place, or one by name."""

    state: str
    at: At = ""
    count: int | Literal["all"] = 1
    who: str = ""


class MarkedWord(ConditionWord[str | MarkedRecord, MarkedRecord]):
    """Survivors on the board have a mark that the mission defines."""

    key = "marked"
    kinds = ("collect",)
    takes = "mark"

    @classmethod
    def full(cls, said: str | MarkedRecord) -> MarkedRecord:
        return said if isinstance(said, MarkedRecord) else MarkedRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: MarkedRecord, here: str) -> rules.Marked:
        if said.who:
            reader.person(said.who, f"{here}.who")
        place = maybe_place(reader, said.at, f"{here}.at")
        return rules.Marked(said.state, place, 0 if said.count == "all" else said.count, said.who)

    @classmethod
    def problems(cls, check: Checker, said: MarkedRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if nobody ever gets the mark."""
        if said.state not in marks_of(check.mission):
            yield check.error(path, "never_marked", name=said.state)

    @classmethod
    def goal_problems(cls, check: Checker, said: MarkedRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if nobody can reach the place, or if fewer survivors take part."""
        yield from goal_place_problems(check, said.at, path)
        if isinstance(said.count, int):
            yield from team_size_problems(check, said.count, path)
