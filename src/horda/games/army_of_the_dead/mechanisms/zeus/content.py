"""Mission file keys for Zeus: his version, and the effect that places him (AD-ABO-09)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from horda.games.army_of_the_dead.mechanisms.zeus.abominations import VERSIONS, ZEUS_SPAWN, CallZeus
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import Mission, TokenRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.missions.words import AnyEffect, EffectWord


class ZeusKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a mission for its version of Zeus (AD-ABO-05, AD-SET-31)."""

    zeus: Literal["", "zeus", "zeus_with_helmet", "zeus_on_horse"] = ""
    """The version of Zeus in the mission; he appears at his spawn token."""


class BringZeusWord(EffectWord[bool, bool]):
    """Zeus is placed in the zone of his spawn token, if it is still there (AD-ABO-09)."""

    key = "bring_zeus"

    @classmethod
    def read(cls, reader: Reader, said: bool, here: str) -> CallZeus:
        return CallZeus()


class ZeusInMissions(MissionPart):
    """Zeus in mission files: his version, his spawn token, and the effect that places him."""

    keys: ClassVar[Keys | None] = ZeusKeys
    effects: ClassVar[tuple[AnyEffect, ...]] = (BringZeusWord,)

    def colour_of(self, token: TokenRecord, mission: Mission, so_far: str) -> str:
        """Return the version of Zeus for his spawn token; for other tokens, the colour found so far."""
        return mechanism_keys(mission, ZeusKeys).zeus or VERSIONS[0] if token.put == ZEUS_SPAWN else so_far
