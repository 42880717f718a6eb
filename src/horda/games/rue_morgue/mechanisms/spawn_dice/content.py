"""Mission file keys for spawn locators: their numbers, one in each spawn zone (RM-SPN-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from horda.games.rue_morgue.mechanisms.spawn_dice.rolling import HIGHEST, LOCATOR
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.records import Mission, TokenRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.conditions import SPAWN


class LocatorKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a spawn locator in a mission."""

    number: int = 0
    """The number of a spawn locator, as on a die."""


class LocatorsInMissions(MissionPart):
    """Spawn locators in mission files: each has its own number and is in a spawn zone."""

    token_keys: ClassVar[Keys | None] = LocatorKeys

    def colour_of(self, token: TokenRecord, mission: Mission, so_far: str) -> str:
        """Return the number that a locator shows."""
        return str(mechanism_keys(token, LocatorKeys).number) if token.put == LOCATOR else so_far

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Yield a problem for locators without a number, with a number used twice, or where nothing spawns."""
        spawning = {check.board.called[token.at] for _, token in check.tokens(SPAWN)}
        seen: set[int] = set()
        for place, token in check.tokens(LOCATOR):
            path, number = f"$.tokens[{place}]", mechanism_keys(token, LocatorKeys).number
            if not 1 <= number <= HIGHEST:
                yield check.error(path, "locator_without_number", zone=token.at, most=HIGHEST)
            elif number in seen:
                yield check.error(path, "locator_twice", number=number)
            seen.add(number)
            if check.board.called[token.at] not in spawning:
                yield check.error(path, "locator_alone", zone=token.at)
