"""The record class of an edition's missions: the common records with the fields of its mechanisms.

The common records (`records`) contain what every edition has. Because an edition's own record adds only the fields
of its own mechanisms, a key of another game is an unknown key, and reported with its line like any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.records import (
    ChooseRecord,
    ConditionRecord,
    EffectRecord,
    Mission,
    PayRecord,
    TokenRecord,
    TriggerRecord,
)
from horda.games.zombicide.missions.words import AnyWord

K = TypeVar("K", bound=msgspec.Struct)
Words = tuple[AnyWord, ...]

EXTENDED: tuple[Keys, ...] = (
    ConditionRecord,
    EffectRecord,
    ChooseRecord,
    PayRecord,
    TokenRecord,
    TriggerRecord,
    Mission,
)
"""The records to which mechanisms add fields, and those that contain such records."""
OWN = "Own"
"""Prefix of the name of a record class that is extended for one edition."""
NAMES = re.compile(r"\b(" + "|".join(kind.__name__ for kind in EXTENDED) + r")\b")


def mission_record(parts: Iterable[MissionPart]) -> type[Mission]:
    """Return the record class of an edition's missions: the common one with the fields of its mechanisms."""
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
    """Return a record class with added fields, in which nested records are the edition's own."""
    fields: list[tuple[str, object, object]] = []
    for one in msgspec.structs.fields(kind):
        message = str(kind.__annotations__[one.name])
        own = NAMES.sub(OWN + r"\1", message)
        if own != message:
            fields.append((one.name, own, _default_of(one)))
    for keys in added:
        fields.extend((one.name, one.type, _default_of(one)) for one in msgspec.structs.fields(keys))
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
    """Return a record class with a field for each word that all editions have; errors list these first."""
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
    """Return the name, type and default (None) of a record's field for a word."""
    return word.key, word.form(), None


def _default_of(field: msgspec.structs.FieldInfo) -> object:
    """Return the default value of a field."""
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return field.default


def mechanism_keys(record: msgspec.Struct, keys: type[K]) -> K:
    """Return the values of a mechanism's keys in a record, or their defaults if the game lacks the mechanism."""
    said = {name: getattr(record, name) for name in keys.__struct_fields__ if hasattr(record, name)}
    return keys(**said)
