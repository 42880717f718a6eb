"""Effects on survivors: experience, cards, wounds, leaving the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.checking.work_budget import team_work
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker
    from horda.games.zombicide.missions.reading.reader import Reader


class ExperienceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Experience for the survivor who triggered it, or for all."""

    points: int
    to: Literal["taker", "all"] = "taker"


class ExperienceWord(EffectWord[int | ExperienceRecord, ExperienceRecord]):
    """The survivor who triggered it, or everybody on the board, gains experience."""

    key = "experience"

    @classmethod
    def full(cls, said: int | ExperienceRecord) -> ExperienceRecord:
        return said if isinstance(said, ExperienceRecord) else ExperienceRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: ExperienceRecord, here: str) -> rules.GiveExperience:
        return rules.GiveExperience(said.points, to_all=said.to == "all")

    @classmethod
    def most_work(cls, check: Checker, said: ExperienceRecord) -> int:
        return team_work(check, is_for_many=said.to == "all")


class GiveWord(EffectWord[Literal["vault"] | str, str]):
    """The survivor who triggered it gets a card that was set aside; `vault` means a random vault card."""

    key = "give"
    takes = "card"

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.HandCard:
        return rules.HandCard("" if said == "vault" else reader.card(said, here))


class WoundsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Wounds for the survivor who triggered it, for all in the zone of the event, or for all on the board."""

    wounds: int = 1
    to: Literal["taker", "here", "all"] = "taker"


class WoundWord(EffectWord[int | WoundsRecord, WoundsRecord]):
    """Survivors suffer wounds that armour cannot prevent."""

    key = "wound"

    @classmethod
    def full(cls, said: int | WoundsRecord) -> WoundsRecord:
        return said if isinstance(said, WoundsRecord) else WoundsRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: WoundsRecord, here: str) -> rules.Wound:
        return rules.Wound(said.wounds, said.to)

    @classmethod
    def most_work(cls, check: Checker, said: WoundsRecord) -> int:
        return team_work(check, is_for_many=said.to != "taker")


class HealWord(EffectWord[int | WoundsRecord, WoundsRecord]):
    """Survivors heal wounds, as many as they have at most."""

    key = "heal"

    @classmethod
    def full(cls, said: int | WoundsRecord) -> WoundsRecord:
        return said if isinstance(said, WoundsRecord) else WoundsRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: WoundsRecord, here: str) -> rules.Heal:
        return rules.Heal(said.wounds, said.to)

    @classmethod
    def most_work(cls, check: Checker, said: WoundsRecord) -> int:
        return team_work(check, is_for_many=said.to != "taker")


class LeaveWord(EffectWord[Literal["taker", "may"], str]):
    """The survivor who triggered it leaves the board alive, or may do so."""

    key = "leave"

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.Leave:
        return rules.Leave(asked=said == "may")
