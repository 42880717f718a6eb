"""Conditions about the progress of a match: rounds, phases, counters, the danger level."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.goals import counters_of
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.goals import conditions as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader


class RoundsWord(ConditionWord[int, int]):
    """A number of rounds have been completed."""

    key = "rounds"
    kinds = ("hold",)
    waiting_suffices = True

    @classmethod
    def read(cls, reader: Reader, said: int, here: str) -> rules.Rounds:
        return rules.Rounds(said)


class RoundRecord(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"first": "from", "last": "to"},
):
    """A range of rounds, open at either end; with `every`, each n-th round of the range."""

    first: int = 1
    last: int = 0
    every: int = 0


class RoundWord(ConditionWord[int | RoundRecord, RoundRecord]):
    """The current round is this one, or is in a range of rounds."""

    key = "round"
    kinds = ("hold",)
    use = "moment"
    waiting_suffices = True

    @classmethod
    def full(cls, said: int | RoundRecord) -> RoundRecord:
        return said if isinstance(said, RoundRecord) else RoundRecord(said, said)

    @classmethod
    def read(cls, reader: Reader, said: RoundRecord, here: str) -> rules.RoundIs:
        if said.last and said.last < said.first:
            message = f"rounds {said.first} to {said.last}: the last comes before the first"
            raise reader.locator.error(here, message, "no_range", low=said.first, high=said.last)
        return rules.RoundIs(said.first, said.every or 1, said.last)


class CountedRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A counter compared with a number or with another counter; without a comparison, it must be 1 or more."""

    name: str
    at_least: int | str | None = None
    at_most: int | str | None = None
    exactly: int | str | None = None

    @property
    def least(self) -> int:
        """The number to be reached, if the record gives one."""
        wanted = self.exactly if self.at_least is None else self.at_least
        return wanted if isinstance(wanted, int) else 1

    def names(self) -> list[str]:
        """Return the names of the counter and of those that it is compared with."""
        bounds = (self.at_least, self.at_most, self.exactly)
        return [self.name, *[bound for bound in bounds if isinstance(bound, str)]]


class CountedWord(ConditionWord[CountedRecord, CountedRecord]):
    """A counter of the mission is at least `least`, at most `most`, or both."""

    key = "counted"
    kinds = ("collect",)

    @classmethod
    def read(cls, reader: Reader, said: CountedRecord, here: str) -> rules.Counted:
        if said.exactly is not None:
            return rules.Counted(said.name, _amount(said.exactly), _amount(said.exactly))
        least, most = _amount(said.at_least), _amount(said.at_most)
        return rules.Counted(said.name, least if least or most else rules.Amount(1, ""), most)

    @classmethod
    def problems(cls, check: Checker, said: CountedRecord, path: str) -> Iterator[Problem]:
        """Yield a problem for each counter that nothing changes."""
        for name in said.names():
            if "." not in name and name not in counters_of(check.mission):
                yield check.error(path, "never_counted", name=name)


def _amount(bound: int | str | None) -> rules.Amount | None:
    if bound is None:
        return None
    return rules.Amount(bound, "") if isinstance(bound, int) else rules.Amount(0, bound)


DANGER_LEVELS = {"yellow": 1, "orange": 2, "red": 3}


class DangerWord(ConditionWord[Literal["yellow", "orange", "red"], str]):
    """The team's danger level is at least this level."""

    key = "danger"
    kinds = ("hunt",)

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.DangerIs:
        return rules.DangerIs(DANGER_LEVELS[said])


class PhaseWord(ConditionWord[Literal["players", "zombies", "end"], str]):
    """The current phase of the round is this one."""

    key = "phase"
    use = "moment"
    waiting_suffices = True

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.PhaseIs:
        return rules.PhaseIs(said)


class ChanceWord(ConditionWord[Literal["2+", "3+", "4+", "5+", "6+"], str]):
    """A die shows at least this value; it is rolled when all other conditions of an `if` hold."""

    key = "chance"
    use = "moment"
    waiting_suffices = True

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.Chance:
        if not IN_IF.fullmatch(here):
            message = "`chance` belongs under `if`, by itself or among `all_of`; elsewhere nobody would roll"
            raise reader.locator.error(here, message, "chance_only_in_if")
        return rules.Chance(int(said[0]))


IN_IF = re.compile(r"\$\.when\[\d+\]\.if(\.all_of\[\d+\])*\.chance")
"""Paths of conditions that may roll a die: never in `any_of` or `unless`, whose parts are not always checked."""


class NeverWord(ConditionWord[bool, bool]):
    """Never holds: for positions and puzzles without an end of their own."""

    key = "never"
    use = "moment"

    @classmethod
    def read(cls, reader: Reader, said: bool, here: str) -> rules.Never:
        return rules.Never()
