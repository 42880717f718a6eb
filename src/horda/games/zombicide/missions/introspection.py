"""The vocabulary of an edition's missions as data for editors: every word, its arguments and their values.

All of it is derived from the classes of the words and from the edition's lexicon; there is no second list.
"""

# horda: interpreted, because it inspects records of msgspec

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    UnionType,
    VarTupleType,
)

from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.custom import MAX_FIGURE
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.records import Colour, EdgeRecord, EffectRecord, TokenRecord
from horda.games.zombicide.missions.words import AnyCondition, AnyEffect, AnyWord
from horda.games.zombicide.rules.goals.goals import (
    DOOR_OPENED,
    END_PHASE,
    OBJECTIVE_TAKEN,
    ROUND_BEGINS,
    ROUND_ENDS,
    SURVIVOR_LOST,
    SURVIVOR_WOUNDED,
    TILE_REVEALED,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
    ZONE_SEARCHED,
)

COLOURS: Final = tuple(colour for colour in get_args(Colour) if colour)
TOGETHER: Final = ("all_of", "any_of", "unless")
"""The keys of conditions that combine other conditions."""
FIELD_KINDS: Final[Mapping[str, str]] = {
    "at": "place",
    "zones": "place",
    "apart_from": "place",
    "to": "place",
    "covers": "place",
    "put": "token",
    "between": "border",
    "kind": "zombie",
    "card": "card",
    "who": "survivor",
    "specialty": "specialty",
    "skill": "skill",
    "state": "mark",
    "name": "counter",
    "at_least": "amount",
    "at_most": "amount",
    "exactly": "amount",
    "ask": "choice_text",
}
"""The kind of value of a field in a word's record, if its type does not determine it."""
NAME_KINDS: Final[Mapping[str, str]] = {
    ZOMBIE_KILLED: "zombie",
    ZOMBIES_ENTERED: "zombie",
    DOOR_OPENED: "gate",
    OBJECTIVE_TAKEN: "survivor",
    ZONE_ENTERED: "survivor",
    SURVIVOR_LOST: "survivor",
    SURVIVOR_WOUNDED: "survivor",
    ZONE_SEARCHED: "survivor",
    TILE_REVEALED: "tile",
}
"""The kind of a trigger's `name`, by its event."""
EVENTS_OF_NOBODY: Final = (ROUND_BEGINS, END_PHASE, ROUND_ENDS, ZOMBIES_ENTERED)
"""The events that no survivor triggers."""
EVENTS_WITHOUT_PLACE: Final = (ROUND_BEGINS, END_PHASE, ROUND_ENDS, DOOR_OPENED)
"""The events that happen in no zone; a door is known by its name or colour."""
COLOURED_EVENTS: Final = (OBJECTIVE_TAKEN, DOOR_OPENED)
"""The events of every edition that a trigger may limit to a colour."""


class Argument(NamedTuple):
    """A value that is written after a word: a value of a kind, or one of some options."""

    name: str
    """The name of the field; empty for a value directly after the word."""
    kind: str
    """The kind of value.

    `place`, `token`, `zombie`, `card`, `survivor`, `specialty`, `skill`, `colour`, `counter`, `gate`, `number`,
    `mark`, `tile`, `amount` (a number or a counter), `flag`, `choice`, `reason`, `turn_text`, `choice_text`,
    `effects`, `branches`, `faces`, `conditions`.
    """
    options: tuple[str | int | bool, ...] = ()
    """The literal values that are allowed, such as `all`."""
    is_required: bool = False
    default: str | int | bool | None = None
    is_list: bool = False
    """Whether a list of several values is allowed."""


class WordInfo(NamedTuple):
    """A condition or an effect, and its arguments."""

    key: str
    use: str
    """`goal`: survivors try to achieve it; `loss`: they avoid it; `moment`: only for `if`; `effect`: an effect."""
    summary: str
    """The first sentence of the word's docstring, in English."""
    bare: tuple[Argument, ...]
    """The alternatives for a value directly after the word; empty if only a record is allowed."""
    fields: tuple[Argument, ...]
    """The fields of its record; empty if it has none."""
    bare_fields: tuple[str, ...] = ()
    """The fields of the record that a value directly after the word sets."""
    mechanism: str = ""
    """The name of the mechanism that adds the word; empty if every edition has it."""


class EventInfo(NamedTuple):
    """An event that a trigger may wait for, and the filters that apply to it."""

    key: str
    filters: tuple[Argument, ...]


class VocabularyInfo(NamedTuple):
    """All words, events and names that the missions of an edition may use."""

    game: str
    conditions: tuple[WordInfo, ...]
    effects: tuple[WordInfo, ...]
    events: tuple[EventInfo, ...]
    values: dict[str, tuple[str, ...]]
    """The names of each kind in the edition: `token`, `zombie`, `card`, `survivor`, `colour`, `tile`, …"""
    token_fields: tuple[Argument, ...]
    edge_fields: tuple[Argument, ...]
    together: tuple[str, ...] = TOGETHER


def vocabulary_of(words: Lexicon) -> VocabularyInfo:
    """Return the vocabulary of an edition."""
    return VocabularyInfo(
        words.game,
        tuple(_word_info(word, mechanism) for word, mechanism in condition_words(words)),
        tuple(_word_info(word, mechanism) for word, mechanism in effect_words(words)),
        tuple(_event_info(words, event) for event in words.happenings),
        {
            "token": words.tokens,
            "zombie": tuple(words.kinds),
            "card": tuple(words.cards),
            "vault_or_aside": tuple(sorted(words.deck)),
            "survivor": tuple(words.people),
            "specialty": tuple(words.specialties),
            "skill": tuple(words.skills),
            "colour": COLOURS,
            "tile": tuple(words.tiles),
        },
        tuple(_fields_of(_record_of(words, "tokens", TokenRecord))),
        tuple(_fields_of(EdgeRecord)),
    )


def condition_words(words: Lexicon) -> Iterator[tuple[AnyCondition, str]]:
    """Yield the conditions of an edition, each with the mechanism that adds it."""
    yield from ((word, "") for word in CONDITIONS)
    for name, part in words.parts.items():
        yield from ((word, name) for word in part.conditions)


def effect_words(words: Lexicon) -> Iterator[tuple[AnyEffect, str]]:
    """Yield the effects of an edition, each with the mechanism that adds it."""
    yield from ((word, "") for word in EFFECTS)
    for name, part in words.parts.items():
        yield from ((word, name) for word in part.effects)


def _record_of(words: Lexicon, key: str, usual: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return the edition's record class for the items of a list in a mission."""
    for field in msgspec.structs.fields(words.mission):
        if field.name == key:
            info = msgspec.inspect.type_info(field.type)
            if isinstance(info, VarTupleType) and isinstance(info.item_type, StructType):
                return info.item_type.cls
    return usual


def _word_info(word: AnyWord, mechanism: str) -> WordInfo:
    bare: list[Argument] = []
    fields: tuple[Argument, ...] = ()
    for shape in _shapes(_info(_form_of(word))):
        if isinstance(shape, StructType):
            fields = tuple(_fields_of(shape.cls))
        else:
            bare.append(_argument("", shape, word.takes))
    summary = (inspect.getdoc(word) or "").partition("\n")[0]
    alternatives = tuple(_join_alternatives(bare))
    stands_for = _bare_fields(word, alternatives[0]) if alternatives and fields else ()
    return WordInfo(word.key, word.use, summary, alternatives, fields, stands_for, mechanism)


def _bare_fields(word: AnyWord, bare: Argument) -> tuple[str, ...]:
    """Return the fields that a value directly after the word sets, found by reading an example."""
    written = bare.options[0] if bare.kind == "choice" else 7 if bare.kind == "number" else "sample"
    full = word.full(written)
    return tuple(
        field.encode_name for field in msgspec.structs.fields(full) if getattr(full, field.name) == written
    )


def _form_of(word: AnyWord) -> object:
    """Return the type of the value after a word; for words with branches it comes from the record's field."""
    own = next((field.type for field in msgspec.structs.fields(EffectRecord) if field.name == word.key), None)
    return own or word.form()


def _shapes(info: msgspec.inspect.Type) -> Iterable[msgspec.inspect.Type]:
    """Return the alternatives of a type, without None."""
    parts = info.types if isinstance(info, UnionType) else (info,)
    return [part for part in parts if not isinstance(part, NoneType)]


def _fields_of(record: type[msgspec.Struct]) -> Iterator[Argument]:
    for field in msgspec.structs.fields(record):
        found = _join_alternatives([_argument(field.name, shape) for shape in _shapes(_info(field.type))])
        required = field.required
        default = field.default if isinstance(field.default, str | int | bool) else None
        for argument in found:
            yield argument._replace(name=field.encode_name, is_required=required, default=default)


def _info(kind: Any) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(kind)


def _argument(name: str, info: msgspec.inspect.Type, takes: str = "") -> Argument:
    said = FIELD_KINDS.get(name, "") if name else takes
    if isinstance(info, LiteralType):
        options = tuple(value for value in info.values if value is not None and value != "")
        if set(options) == set(COLOURS):
            return Argument(name, "colour")
        return Argument(name, "choice", options)
    if isinstance(info, BoolType):
        return Argument(name, "flag")
    if isinstance(info, IntType):
        return Argument(name, said if said in ("amount", "turn_text", "choice_text") else "number")
    if isinstance(info, StrType):
        return Argument(name, said or "text")
    if isinstance(info, ListType):
        return Argument(name, said or "place", is_list=True)
    if isinstance(info, DictType):
        return Argument(name, "faces")
    if isinstance(info, VarTupleType):
        return Argument(name, said or ("branches" if isinstance(info.item_type, VarTupleType) else "effects"))
    if isinstance(info, StructType) and info.cls.__name__ == "ConditionRecord":
        return Argument(name, "conditions")
    return Argument(name, said or "record")


def _join_alternatives(arguments: Iterable[Argument]) -> list[Argument]:
    """Return the arguments with alternatives of one kind merged: their options are added to that kind."""
    found: list[Argument] = []
    options: tuple[str | int | bool, ...] = ()
    for argument in arguments:
        if argument.kind == "choice":
            options += argument.options
        elif found and found[-1].kind == argument.kind:
            found[-1] = found[-1]._replace(is_list=found[-1].is_list or argument.is_list)
        else:
            found.append(argument)
    if options and found:
        return [found[0]._replace(options=options), *found[1:]]
    return [Argument("", "choice", options)] if options else found


def _event_info(words: Lexicon, event: str) -> EventInfo:
    filters: list[Argument] = []
    if event not in EVENTS_WITHOUT_PLACE:
        filters.append(Argument("at", "place", is_list=True))
    parts = words.parts.values()
    if event in COLOURED_EVENTS or any(event in part.coloured_events for part in parts):
        filters.append(Argument("colour", "colour"))
    names = dict(NAME_KINDS)
    for part in parts:
        names |= part.event_names
    if event in names:
        filters.append(Argument("name", names[event]))
    if event not in EVENTS_OF_NOBODY:
        filters.append(Argument("marked", "mark"))
    filters += [Argument(name, "number") for name in ("round", "until", "every")]
    filters += [Argument("once", "flag"), Argument("if", "conditions")]
    return EventInfo(event, tuple(filters))


HIGHEST_NUMBER: Final = MAX_FIGURE
"""The largest number that a mission file may contain."""
