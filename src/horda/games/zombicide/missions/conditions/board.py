"""Conditions about the board: objectives, other tokens, doors, sealed places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.goals import (
    LOSING,
    WINNING,
    goal_place_problems,
    is_destroyed,
    objectives_of,
)
from horda.games.zombicide.missions.reading.places import place_of
from horda.games.zombicide.missions.records import At, Colour, TokensRecord
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.goals import conditions as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader


class TakenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Objectives taken: their colour, and how many; without a number, all of them."""

    colour: Colour = ""
    count: int = 0


class TakenWord(ConditionWord[Literal["objective"] | TakenRecord, TakenRecord]):
    """Objectives were taken."""

    key = "taken"
    kinds = ("collect",)

    @classmethod
    def full(cls, said: Literal["objective"] | TakenRecord) -> TakenRecord:
        return said if isinstance(said, TakenRecord) else TakenRecord()

    @classmethod
    def read(cls, reader: Reader, said: TakenRecord, here: str) -> rules.Taken:
        return rules.Taken(said.colour, said.count)

    @classmethod
    def problems(cls, check: Checker, said: TakenRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if objectives do not exist, in conditions to win or to lose."""
        if not path.startswith((*WINNING, LOSING)):
            return
        there = objectives_of(check, said.colour)
        if not there and said.colour:
            yield check.error(path, "no_such_objective", colour=said.colour)
        elif not there:
            yield check.error(path, "nothing_to_take")
        elif said.count > there:
            yield check.error(path, "too_few_objectives", wanted=said.count, count=there)


class TokensGoneWord(ConditionWord[str | TokensRecord, TokensRecord]):
    """No token of a kind (and colour) is left on the board."""

    key = "tokens_gone"
    kinds = ("hunt",)
    takes = "token"

    @classmethod
    def full(cls, said: str | TokensRecord) -> TokensRecord:
        return said if isinstance(said, TokensRecord) else TokensRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: TokensRecord, here: str) -> rules.TokensGone:
        return rules.TokensGone(said.put, said.colour)

    @classmethod
    def goal_problems(cls, check: Checker, said: TokensRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if no effect destroys the markers."""
        if said.put == "marker" and not is_destroyed(check, said):
            yield check.error(path, "never_destroyed", token=said.put)


class TokenAtWord(ConditionWord[TokensRecord, TokensRecord]):
    """A token of a kind lies at a place."""

    key = "token_at"
    kinds = ("collect",)

    @classmethod
    def read(cls, reader: Reader, said: TokensRecord, here: str) -> rules.TokenAt:
        return rules.TokenAt(said.put, place_of(reader, said.at, here))

    @classmethod
    def goal_problems(cls, check: Checker, said: TokensRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if nobody can reach the place."""
        return goal_place_problems(check, said.at, path)


class GateOpenWord(ConditionWord[str, str]):
    """A door is open, or a barrier is gone."""

    key = "gate_open"
    kinds = ("escape",)
    takes = "gate"

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.GateOpen:
        return rules.GateOpen(reader.gates(said, here)[0])

    @classmethod
    def goal_problems(cls, check: Checker, said: str, path: str) -> Iterator[Problem]:
        """Yield a problem if the doors can never be opened."""
        gates = [
            number
            for number, gate in enumerate(check.board.gates)
            if said in (gate.colour, check.board.gate_name(number))
            or check.board.gate_called.get(said) == number
        ]
        if gates and not any(check.opened >> gate & 1 for gate in gates):
            yield check.error(path, "never_opened", gate=said)


class SealedWord(ConditionWord[str | list[str], At]):
    """No zombie can walk into a place from an active spawn zone, and none is in it."""

    key = "sealed"
    kinds = ("hold",)
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Sealed:
        return rules.Sealed(place_of(reader, said, here))
