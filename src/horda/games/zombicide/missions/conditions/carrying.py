"""Conditions about what survivors carry: equipment cards and objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.games.zombicide.missions.checking.goals import leaving_problems, objective_problems
from horda.games.zombicide.missions.reading.places import place_of
from horda.games.zombicide.missions.records import At, Colour
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.goals import carrying_conditions as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader


class HoldsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in somebody's hands or backpack."""

    card: str
    count: int = 1


class HoldsWord(ConditionWord[str | HoldsRecord, HoldsRecord]):
    """Somebody on the board carries a card."""

    key = "holds"
    kinds = ("collect",)
    takes = "card"

    @classmethod
    def full(cls, said: str | HoldsRecord) -> HoldsRecord:
        return said if isinstance(said, HoldsRecord) else HoldsRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: HoldsRecord, here: str) -> rules.Holds:
        return rules.Holds(reader.card(said.card, here), said.count)

    @classmethod
    def goal_problems(cls, check: Checker, said: HoldsRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if the box has fewer copies of the card."""
        there = check.words.copies.get(said.card, 0)
        if said.count > there:
            yield check.error(path, "too_few_cards", card=said.card, wanted=said.count, count=there)


class CarrierRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The bearer of an objective at a place."""

    colour: Colour
    at: At


class CarrierAtWord(ConditionWord[CarrierRecord, CarrierRecord]):
    """The carrier of a colour's objective stands at a place."""

    key = "carrier_at"
    kinds = ("collect",)

    @classmethod
    def read(cls, reader: Reader, said: CarrierRecord, here: str) -> rules.CarrierAt:
        return rules.CarrierAt(said.colour, place_of(reader, said.at, here))

    @classmethod
    def goal_problems(cls, check: Checker, said: CarrierRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if the objective does not exist."""
        return objective_problems(check, said.colour, path)


class CarriedOutWord(ConditionWord[Colour, Colour]):
    """The carrier of a colour's objective has left the board alive with it."""

    key = "carried_out"
    kinds = ("escape", "collect")

    @classmethod
    def read(cls, reader: Reader, said: Colour, here: str) -> rules.CarriedOut:
        return rules.CarriedOut(said)

    @classmethod
    def goal_problems(cls, check: Checker, said: Colour, path: str) -> Iterator[Problem]:
        """Yield a problem if nobody can leave the board, or if the objective does not exist."""
        yield from leaving_problems(check, path)
        yield from objective_problems(check, said, path)
