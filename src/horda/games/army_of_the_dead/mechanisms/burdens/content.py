"""Mission file keys for objectives that occupy slots (AD-Q-40, AD-Q-44)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

import msgspec

from horda.games.army_of_the_dead.mechanisms.burdens.loads import NAME, Load, Loads
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.checking.goals import objectives_of
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import Colour
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.goals import MissionRules


class LoadRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An objective that is carried and occupies a number of slots, or the whole backpack."""

    colour: Colour
    slots: int | Literal["pack"] = 1
    apart: bool = False
    """Whether a survivor who carries it may carry no other load of this kind."""


class LoadsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a mission for objectives that occupy slots."""

    loads: tuple[LoadRecord, ...] = ()
    """Objectives that are carried by the survivor who takes them."""


class LoadsInMissions(MissionPart):
    """The part of a mission with the objectives that occupy slots."""

    keys: ClassVar[Keys | None] = LoadsKeys
    most: ClassVar[Mapping[str, int]] = {"loads": 12}

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store the number of slots of each load, by colour."""
        found: dict[str, Load] = {}
        for load in mechanism_keys(reader.mission, LoadsKeys).loads:
            slots = reader.words.pack if load.slots == "pack" else load.slots
            found[load.colour] = Load(slots, in_pack=load.slots == "pack", apart=load.apart)
        goals.mechanism_data[NAME] = Loads(found)

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Yield a problem for each load whose colour no objective has."""
        for number, load in enumerate(mechanism_keys(check.mission, LoadsKeys).loads):
            if load.colour and not objectives_of(check, load.colour):
                yield check.error(f"$.loads[{number}]", "no_such_objective", colour=load.colour)
