"""Effects on the board: doors, spawn zones, tokens, water, noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.games.zombicide.missions.checking.work_budget import gate_work, place_work
from horda.games.zombicide.missions.reading.places import maybe_place, place_of
from horda.games.zombicide.missions.records import At, Colour, TokensRecord
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.rules.board.graph import Board


class UnlockWord(EffectWord[Colour, Colour]):
    """Doors of a colour may be opened from now on."""

    key = "unlock"

    @classmethod
    def read(cls, reader: Reader, said: Colour, here: str) -> rules.Unlock:
        reader.gates(said, here)
        return rules.Unlock(said)

    @classmethod
    def unlocked_colours(cls, said: Colour) -> set[str]:
        return {said}


class OpenWord(EffectWord[str | list[str], At]):
    """Doors open, or barriers go, at once."""

    key = "open"
    takes = "gate"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.SetGates:
        return rules.SetGates(reader.gates(said, here), shut=False)

    @classmethod
    def opened_gates(cls, said: At, board: Board) -> int:
        names = [said] if isinstance(said, str) else said
        found = {number for number, gate in enumerate(board.gates) if gate.colour in names}
        found |= {board.gate_called[name] for name in names if name in board.gate_called}
        return sum(1 << number for number in found)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return gate_work(check, said)


class ShutWord(EffectWord[str | list[str], At]):
    """Doors close, or barriers are placed, at once."""

    key = "shut"
    takes = "gate"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.SetGates:
        return rules.SetGates(reader.gates(said, here), shut=True)

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return gate_work(check, said)


class WakeWord(EffectWord[Colour, Colour]):
    """The spawn zones of a colour become active."""

    key = "wake"

    @classmethod
    def read(cls, reader: Reader, said: Colour, here: str) -> rules.Wake:
        if not any(token.put == "spawn" and token.colour == said for token in reader.mission.tokens):
            message = f"no spawn zone is {said}; `wake` names the colour of one"
            raise reader.locator.error(here, message, "no_spawn_zone", colour=said)
        return rules.Wake(said)


class DestroyWord(EffectWord[str | TokensRecord, TokensRecord]):
    """Tokens of a kind (and colour) leave the board."""

    key = "destroy"
    takes = "token"

    @classmethod
    def full(cls, said: str | TokensRecord) -> TokensRecord:
        return said if isinstance(said, TokensRecord) else TokensRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: TokensRecord, here: str) -> rules.Destroy:
        return rules.Destroy(said.put, said.colour, here=said.here)


class PutWord(EffectWord[TokensRecord, TokensRecord]):
    """A token is placed, at a given place or where the event happened."""

    key = "put"

    @classmethod
    def read(cls, reader: Reader, said: TokensRecord, here: str) -> rules.PutToken:
        kind = reader.token(said.put, f"{here}.put")
        return rules.PutToken(kind, said.colour, maybe_place(reader, said.at, here))

    @classmethod
    def most_work(cls, check: Checker, said: TokensRecord) -> int:
        return place_work(check, said.at)


class MoveRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tokens of a kind (and colour) that move to a place; `here`: only those in the zone of the event."""

    put: str
    to: str
    colour: Colour = ""
    here: bool = False


class MoveWord(EffectWord[MoveRecord, MoveRecord]):
    """Tokens of a kind (and colour) move to another place."""

    key = "move"

    @classmethod
    def read(cls, reader: Reader, said: MoveRecord, here: str) -> rules.MoveToken:
        return rules.MoveToken(said.put, said.colour, place_of(reader, said.to, here), here=said.here)


class FloodWord(EffectWord[str | list[str], At]):
    """Everybody at a place drowns: zombies and survivors."""

    key = "flood"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Flood:
        return rules.Flood(place_of(reader, said, here))

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, said)


class NoiseWord(EffectWord[str | list[str], At]):
    """A noise is made at a place, or where the event happened."""

    key = "noise"
    takes = "place"

    @classmethod
    def read(cls, reader: Reader, said: At, here: str) -> rules.Noise:
        return rules.Noise(maybe_place(reader, said, here))

    @classmethod
    def most_work(cls, check: Checker, said: At) -> int:
        return place_work(check, said)
