"""The vocabulary of a game's missions as slots, read from the records that read their files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.records import Colour, ConditionRecord, EffectRecord
from horda.games.zombicide.missions.words import AnyWord
from horda.server.workshop.workshop_records import Slot, Vocabulary, WordForm

COLOURS: Final = tuple(get_args(Colour))
KIND_OF_FIELD: Final = {
    "at": "place",
    "to": "place",
    "zones": "place",
    "apart_from": "place",
    "covers": "place",
    "put": "token",
    "kind": "zombie",
    "card": "card",
    "name": "counter",
    "who": "person",
    "skill": "skill",
    "specialty": "specialty",
    "face": "card",
}
"""What a text under these keys names."""
KIND_OF_WORD: Final = {
    "survivors_at": "place",
    "survivors_lost": "person",
    "tokens_gone": "token",
    "destroy": "token",
    "gate_open": "gate",
    "open": "gate",
    "shut": "gate",
    "sealed": "place",
    "flood": "place",
    "noise": "place",
    "holds": "card",
    "give": "card",
    "count": "counter",
    "lose": "reason",
    "say": "turn",
}
"""What the value of these words names, where it is not a record."""
SAMPLE_TEXT: Final = "x"
SAMPLE_NUMBER: Final = 7
TOKEN_FIELDS: Final = frozenset({"put", "at", "only_if"})
"""The fields of a token that are no slots: its kind, its place, and a condition."""


def vocabulary_of(game: Zombicide) -> Vocabulary:
    """Return everything that the missions of a game may say."""
    mission = game.words.mission
    condition, effect = (_record_in(mission, base) for base in (ConditionRecord, EffectRecord))
    token = inspect.type_info(mission)
    return Vocabulary(
        tuple(_form(word) for word in condition.words if word.form() is not None),
        tuple(_form(word) for word in effect.words if word.form() is not None and word.key not in BRANCHES),
        game.words.happenings,
        tuple(_token_slots(token)),
    )


BRANCHES: Final = frozenset({"roll", "choose"})
"""Effects that lead to other effects; the workshop knows their form."""


def _record_in(mission: type[msgspec.Struct], base: type[msgspec.Struct]) -> Any:
    """Return the record of an edition that stands for a record of the family, found among a mission's fields."""
    for kind in _struct_types(inspect.type_info(mission), set()):
        if issubclass(kind, base):
            return kind
    raise TypeError(f"no {base.__name__} in {mission.__name__}")


def _struct_types(info: inspect.Type, seen: set[type]) -> Iterator[type]:
    """Yield the record types that a type is made of."""
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
        for field in info.fields:
            yield from _struct_types(field.type, seen)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _struct_types(one, seen)
    elif isinstance(info, inspect.VarTupleType | inspect.ListType):
        yield from _struct_types(info.item_type, seen)
    elif isinstance(info, inspect.DictType):
        yield from _struct_types(info.value_type, seen)


def _form(word: AnyWord) -> WordForm:
    """Return the slots of a word, and how its short form fills them."""
    kinds = _alternatives(inspect.type_info(word.form()))
    record = next((kind for kind in kinds if isinstance(kind, inspect.StructType)), None)
    scalars = [kind for kind in kinds if not isinstance(kind, inspect.StructType)]
    if record is None:
        return WordForm(word.key, (_slot("", scalars, required=True, word=word.key),), short="")
    slots = tuple(
        _slot(field.encode_name, _alternatives(field.type), required=field.required, word="")
        for field in record.fields
    )
    alone = next((str(kind.values[0]) for kind in scalars if isinstance(kind, inspect.LiteralType)), "")
    return WordForm(word.key, slots, short=_short_slot(word, scalars), alone=alone)


def _short_slot(word: AnyWord, scalars: list[inspect.Type]) -> str | None:
    """Return the field of a word's record that its short form fills."""
    for kind in scalars:
        sample = SAMPLE_TEXT if isinstance(kind, inspect.StrType) else SAMPLE_NUMBER
        if isinstance(kind, inspect.StrType | inspect.IntType):
            full = word.full(sample)
            return next((name for name in full.__struct_fields__ if getattr(full, name) == sample), None)
    return None


def _alternatives(info: inspect.Type) -> list[inspect.Type]:
    kinds = list(info.types) if isinstance(info, inspect.UnionType) else [info]
    return [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]


def _slot(name: str, kinds: list[inspect.Type], *, required: bool, word: str) -> Slot:
    """Return the slot of a field, or of a word's value, from the types it may have."""
    options = tuple(
        str(value)
        for kind in kinds
        if isinstance(kind, inspect.LiteralType)
        for value in kind.values
        if value != ""
    )
    is_list = any(isinstance(kind, inspect.ListType | inspect.VarTupleType) for kind in kinds)
    named = KIND_OF_WORD.get(word) or KIND_OF_FIELD.get(name)
    if options and set(options) <= set(COLOURS):
        kind = "colour"
    elif any(isinstance(one, inspect.BoolType) for one in kinds):
        kind = "flag"
    elif any(isinstance(one, inspect.StrType) for one in kinds):
        kind = named or "counter"
    elif any(isinstance(one, inspect.IntType) for one in kinds):
        kind = "turn" if named == "turn" else "number"
    else:
        kind = "option"
    if kind == "counter" and any(isinstance(one, inspect.IntType) for one in kinds):
        kind = "amount"
    if kind == "person" and any(isinstance(one, inspect.IntType) for one in kinds):
        kind, options = "amount", ("all",)
    return Slot(name, kind, required, tuple(sorted(options)), is_list)


def _token_slots(mission: inspect.Type) -> Iterator[Slot]:
    """Yield the slots of a token beside its kind and place."""
    assert isinstance(mission, inspect.StructType)
    (tokens,) = (field.type for field in mission.fields if field.encode_name == "tokens")
    assert isinstance(tokens, inspect.VarTupleType)
    assert isinstance(tokens.item_type, inspect.StructType)
    for field in tokens.item_type.fields:
        if field.encode_name not in TOKEN_FIELDS:
            yield _slot(field.encode_name, _alternatives(field.type), required=False, word="")
