"""Effects that place zombies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.work_budget import place_work
from horda.games.zombicide.missions.reading.places import maybe_place, place_of
from horda.games.zombicide.missions.records import At, ZombiesRecord
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker
    from horda.games.zombicide.missions.reading.reader import Reader


class SpawnRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Zombie cards for a place; `all` means every active spawn zone."""

    zones: At = "all"
    cards: int = 1


class SpawnWord(EffectWord[Literal["all"] | SpawnRecord, SpawnRecord]):
    """Zombie cards are drawn for a place, or for every active spawn zone."""

    key = "spawn"

    @classmethod
    def full(cls, said: Literal["all"] | SpawnRecord) -> SpawnRecord:
        return said if isinstance(said, SpawnRecord) else SpawnRecord()

    @classmethod
    def read(cls, reader: Reader, said: SpawnRecord, here: str) -> rules.CallSpawns:
        place = None if said.zones == "all" else place_of(reader, said.zones, here)
        return rules.CallSpawns(place, said.cards)

    @classmethod
    def most_work(cls, check: Checker, said: SpawnRecord) -> int:
        zones = len(check.tokens("spawn") if said.zones == "all" else check.zones_of(said.zones))
        return 1 + zones * said.cards * rules.CARD_WORK


class ZombiesWord(EffectWord[ZombiesRecord, ZombiesRecord]):
    """Zombies of a kind are placed at a place, or where the event happened."""

    key = "zombies"

    @classmethod
    def read(cls, reader: Reader, said: ZombiesRecord, here: str) -> rules.PutZombies:
        return rules.PutZombies(reader.kind(said.kind, here), said.count, maybe_place(reader, said.at, here))

    @classmethod
    def most_work(cls, check: Checker, said: ZombiesRecord) -> int:
        return place_work(check, said.at)
