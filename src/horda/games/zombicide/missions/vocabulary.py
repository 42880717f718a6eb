"""What mechanisms add to the files of missions: keys, tokens, words of goals, with their reading and errors.

The family's records (`records`) hold what every edition knows. An edition's own record is made of them and of
what its mechanisms add, so a key of another game is unknown in it, and is told with its line as any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeVar

import msgspec

from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.missions.records import (
    ChooseRecord,
    ConditionRecord,
    EffectRecord,
    Mission,
    TokenRecord,
    TriggerRecord,
)
from horda.games.zombicide.missions.words import AnyCondition, AnyEffect, AnyWord

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checks import Checker, Problem
    from horda.games.zombicide.missions.reader import Reader
    from horda.games.zombicide.rules.board.graph import Board
    from horda.games.zombicide.rules.goals.goals import MissionRules

K = TypeVar("K", bound=msgspec.Struct)
Keys = type[msgspec.Struct]
Words = tuple[AnyWord, ...]

COMMON_TOKENS = ("start", "exit", "objective", "spawn", "marker")
"""Tokens that every edition has."""


class MissionPart:
    """What one mechanism adds to missions. It has no state."""

    keys: ClassVar[Keys | None] = None
    """Its keys of a mission's file, each with what it is where a file is silent."""
    token_keys: ClassVar[Keys | None] = None
    """What a file may say of a token besides."""
    conditions: ClassVar[tuple[AnyCondition, ...]] = ()
    """Its words for conditions."""
    effects: ClassVar[tuple[AnyEffect, ...]] = ()
    """Its words for effects."""
    most: ClassVar[Mapping[str, int]] = {}
    """So many parts a mission may have under its keys."""

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Note what a mission says to the mechanism, among its rules; what is wrong is told with its line."""

    def cover(self, reader: Reader, board: Board, token: TokenRecord, path: str) -> None:
        """Make of the zones under one of its tokens what the token says."""

    def divide(self, board: Board, starts: set[int]) -> None:
        """See to the whole board when all tokens lie, before rooms are joined into buildings."""

    def add_zones(self, board: Board, mission: Mission) -> None:
        """Add to a finished board what lies beyond its tiles."""

    def colour_of(self, token: TokenRecord, mission: Mission, so_far: str) -> str:
        """Return the colour that a token shows as it lies."""
        return so_far

    def more_tokens(self, mission: Mission) -> list[tuple[str, str]]:
        """Return what lies on the board besides the mission's own tokens: of which kind, and in which zone."""
        return []

    def extra_zones(self, check: Checker, reached: set[int]) -> set[int]:
        """Return the zones that survivors who come to some can come to by it, when all goes well."""
        return set()

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Return what is wrong with a mission that can be read."""
        return iter(())


Parts = Mapping[str, MissionPart]
"""The parts of an edition's mechanisms, by their names."""

EXTENDED: tuple[Keys, ...] = (
    ConditionRecord,
    EffectRecord,
    ChooseRecord,
    TokenRecord,
    TriggerRecord,
    Mission,
)
"""The records that mechanisms add to, and those that hold such records."""
OWN = "Own"
"""What is put before the name of a record where an edition's own is meant."""
NAMES = re.compile(r"\b(" + "|".join(kind.__name__ for kind in EXTENDED) + r")\b")


def mission_record(parts: Iterable[MissionPart]) -> type[Mission]:
    """Return the record of an edition's missions: the family's, and in it all that its mechanisms add."""
    common: dict[Keys, Words] = {ConditionRecord: CONDITIONS, EffectRecord: EFFECTS}
    added: dict[Keys, list[Keys]] = {kind: [] for kind in EXTENDED}
    words: dict[Keys, list[AnyWord]] = {kind: [] for kind in EXTENDED}
    for part in parts:
        if part.keys is not None:
            added[Mission].append(part.keys)
        if part.token_keys is not None:
            added[TokenRecord].append(part.token_keys)
        words[ConditionRecord].extend(part.conditions)
        words[EffectRecord].extend(part.effects)
    made = {kind: _extend_record(kind, common.get(kind, ()), added[kind], words[kind]) for kind in EXTENDED}
    for one in made.values():
        for kind, own in made.items():
            # The types of its fields are looked up here, when the first file is read.
            setattr(one, OWN + kind.__name__, own)
    found = made[Mission]
    assert issubclass(found, Mission)
    return found


def _extend_record(kind: Keys, common: Words, added: list[Keys], words: list[AnyWord]) -> Keys:
    """Return a record with more fields, whose parts are the edition's own records, too."""
    fields: list[tuple[str, object, object]] = []
    for one in msgspec.structs.fields(kind):
        told = str(kind.__annotations__[one.name])
        own = NAMES.sub(OWN + r"\1", told)
        if own != told:
            fields.append((one.name, own, _usual(one)))
    for keys in added:
        fields.extend((one.name, one.type, _usual(one)) for one in msgspec.structs.fields(keys))
    fields.extend(_field_of(word) for word in words)
    return msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(_with_words(kind, common) if common else kind,),
        namespace={"words": (*common, *words)} if common else {},
        module=kind.__module__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
        kw_only=True,
    )


def _with_words(kind: Keys, common: Words) -> Keys:
    """Return a record with a field for each word that all editions know; errors list these first."""
    fields = [_field_of(word) for word in common if word.key not in kind.__struct_fields__]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(kind,),
        module=kind.__module__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


def _field_of(word: AnyWord) -> tuple[str, object, object]:
    """Return the field of a record that holds what a file says under a word; None where it does not."""
    return word.key, word.form(), None


def _usual(field: msgspec.structs.FieldInfo) -> object:
    """Return what a field is where nothing is said."""
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return field.default


def mechanism_keys(record: msgspec.Struct, keys: type[K]) -> K:
    """Return what a record says under a mechanism's keys; as usual where it is of a game without that mechanism."""
    said = {name: getattr(record, name) for name in keys.__struct_fields__ if hasattr(record, name)}
    return keys(**said)
