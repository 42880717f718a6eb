"""What the fields of a state mean, declared once: clone, first values, save, load, hash and `==` follow.

Inside, places and kinds of things are numbers, which content gives by its order. Outside, in a save, they
are names, so that a match goes on when content is put in another order or gets more. A `Meaning` says which
numbers are which. A state's fields declare theirs (`Field`); `tools/make_layout.py` writes the class that
holds them. Steps, questions and records find theirs by the names of their fields, in the vocabulary of the
family: a compiled class keeps no annotations to read it from.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain, freeze_lists

TYPES: Final[dict[str, type]] = {"int": int, "str": str, "bool": bool}


def fits(value: object, held: str) -> bool:
    """Whether a value that came from outside is of a type that fields hold."""
    if held in TYPES:
        return type(value) is TYPES[held]
    if held == "str | None":
        return value is None or isinstance(value, str)
    if held == "list[str]":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    if held == "dict[str, int]":
        return isinstance(value, dict) and all(type(one) is int for one in value.values())
    return held == "Plain" and (value is None or isinstance(value, int | str | list | tuple))


class Names:
    """The names of what content numbers, by what they are the names of: zones, kinds of zombie, skills."""

    def __init__(self, lists: dict[str, list[str]], since: dict[str, int] | None = None) -> None:
        self.lists = lists
        self.since = since or {}
        """The first format of saves that names some of them; all others were named from the beginning."""
        self.mark = ""
        """A hash of them, once somebody asked (`fingerprint.fingerprint`)."""
        self.numbers: dict[str, dict[str, int]] = {
            kind: {name: number for number, name in enumerate(names)} for kind, names in self.lists.items()
        }

    def in_form(self, form: int) -> dict[str, list[str]]:
        """Those that saves of a format name."""
        return {kind: names for kind, names in self.lists.items() if self.since.get(kind, 0) <= form}

    def number(self, kind: str, name: object) -> int:
        """The number that a name stands for now."""
        found = self.numbers[kind].get(name) if isinstance(name, str) else None
        if found is None:
            raise ValueError(f"no {kind} is called {name!r:.80}")
        return found


NO_NAMES: Final = Names({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Meaning:
    """What a value is: a plain number, word or yes and no that is written as it is."""

    def __init__(self, name: str, held: str = "int", size: str = "") -> None:
        self.name = name
        self.held = held
        """The type it has inside, as the layout writes it."""
        self.size = size
        """How many there are when a match begins, by the name the layout gives it; empty for none yet."""

    def is_named(self) -> bool:
        """Whether content gives the numbers, so that saves write names."""
        return False

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """The value as a save writes it; `beside` are the other fields of its step or record."""
        return value

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """The value that a save wrote; `ValueError` where there is no such thing."""
        if not fits(saved, self.held):
            raise ValueError(f"a {self.name} cannot be {saved!r:.80}")
        return saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Meaning):
    """The number of something that content names; below zero for those that are none of them (NOWHERE)."""

    def is_named(self) -> bool:
        """Names, always."""
        return True

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Its name."""
        assert isinstance(value, int)
        return names.lists[self.name][value] if value >= 0 else value

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """The number that its name stands for."""
        if type(saved) is int and saved < 0:
            return saved
        return names.number(self.name, saved)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Meaning):
    """A set of named things as the bits of a number."""

    def __init__(self, of: Meaning) -> None:
        super().__init__(of.name)

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Their names in alphabetical order; bits that name nothing as their numbers, last."""
        assert isinstance(value, int)
        known = names.lists[self.name]
        found: list[str] = []
        others: list[int] = []
        while value:
            number = (value & -value).bit_length() - 1
            value &= value - 1
            if number < len(known):
                found.append(known[number])
            else:
                others.append(number)
        found.sort()
        return [*found, *others]

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """The bits of all that is named."""
        if not isinstance(saved, list | tuple):
            raise ValueError(f"a set of {self.name} is a list of names, not {saved!r:.80}")
        known = len(names.lists[self.name])
        found = 0
        for one in saved:
            own = type(one) is int and known <= one < WIDEST
            assert not own or isinstance(one, int)
            found |= 1 << (one if own else names.number(self.name, one))
        return found


WIDEST: Final = 1024
"""The highest bit that a set may have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Meaning):
    """Several values in a row, each with a meaning of its own; the last ones may come again and again."""

    def __init__(self, name: str, *parts: Meaning, again: int = 0, held: str = "tuple[int, ...]") -> None:
        super().__init__(name, held)
        self.parts = parts
        self.again = again
        """How many of the last meanings are repeated for what follows."""

    def at(self, place: int) -> Meaning:
        """The meaning of a place in the row."""
        if place < len(self.parts):
            return self.parts[place]
        if not self.again:
            raise ValueError(f"a {self.name} has {len(self.parts)} parts")
        first = len(self.parts) - self.again
        return self.parts[first + (place - first) % self.again]

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Each part as its meaning writes it."""
        assert isinstance(value, list | tuple)
        return [self.at(place).encode(part, names, beside) for place, part in enumerate(value)]

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Each part as its meaning takes it."""
        if not isinstance(saved, list | tuple):
            raise ValueError(f"a {self.name} is a list, not {saved!r:.80}")
        parts = [self.at(place).decode(part, names, beside) for place, part in enumerate(saved)]
        return parts if self.held.startswith("list") else tuple(parts)


NUMBER: Final = Meaning("number")
COUNT: Final = Meaning("count")
WORD: Final = Meaning("word", "str")
FLAG: Final = Meaning("yes or no", "bool")
SEAT: Final = Meaning("seat", size="seats")
CARD: Final = Meaning("card")
"""A card by its number in the deck that the match was begun with: a save carries its deck."""
ORDER: Final = Meaning("place in a list")
PLAIN: Final = Meaning("value", "Plain")
"""Numbers or words that mean the same whatever content is: they are written as they are."""


class Field:
    """A field of a state: what it is by, what it is, what it is when a match begins, and what it is for."""

    def __init__(
        self,
        name: str,
        is_a: Meaning,
        *,
        by: tuple[Meaning, ...] = (),
        first: Plain = 0,
        whole: bool = False,
        changed: bool = False,
        says: str = "",
    ) -> None:
        self.name = name
        self.is_a = is_a
        self.by = by
        """What its list is numbered by; nothing for a single value."""
        self.first = first
        """What each value is when a match begins."""
        self.whole = whole
        """Whether a save names even those that are as at first; what it does not name is as content says."""
        self.changed = changed
        """Whether it is a dict that is changed in place, so that each copy has its own."""
        self.says = says
        self.is_named = any(index.is_named() for index in by)
        self.is_plain = not self.is_named and type(is_a) is Meaning
        self.is_sparse = self.is_named and not whole and first == 0

    def encode(self, value: object, names: Names) -> object:
        """The value as a save writes it."""
        if self.is_plain:
            return value
        if not self.by:
            return self.is_a.encode(value, names, {})
        assert isinstance(value, list)
        if self.is_sparse and not any(value):
            return {}  # most of them, most of the time
        if not self.is_named:
            return [self.is_a.encode(one, names, {}) for one in value]
        if len(self.by) == 1:
            return self._by_name(value, names.lists[self.by[0].name], names)
        outer, inner = names.lists[self.by[0].name], names.lists[self.by[1].name]
        found: dict[str, dict[str, object]] = {}
        for place, one in enumerate(value):
            if one != self.first:
                number, second = divmod(place, len(inner))
                found.setdefault(outer[number], {})[inner[second]] = self.is_a.encode(one, names, {})
        return found

    def _by_name(self, value: list[object], known: list[str], names: Names) -> dict[str, object]:
        first, whole, is_a = self.first, self.whole, self.is_a
        if type(is_a) is Meaning:
            return {name: one for name, one in zip(known, value, strict=True) if whole or one != first}
        return {
            name: is_a.encode(one, names, {})
            for name, one in zip(known, value, strict=True)
            if whole or one != first
        }

    def decode(self, saved: object, names: Names, now: object) -> object:
        """The value that a save wrote; `now` is the one that a match begins with."""
        if not self.by:
            beside: dict[str, object] = now if isinstance(now, dict) else {}
            return self.is_a.decode(saved, names, beside)
        if not self.is_named:
            if not isinstance(saved, list):
                raise ValueError(f"`{self.name}` is a list, not {saved!r:.80}")
            return [self.is_a.decode(one, names, {}) for one in saved]
        assert isinstance(now, list)
        found = now.copy() if self.whole else [self.first] * len(now)
        width = 1 if len(self.by) == 1 else len(names.lists[self.by[1].name])
        for name, one in self._named_parts(saved):
            if self.whole and name not in names.numbers[self.by[0].name]:
                continue  # it has left the box, and nothing that needs it would be read
            number = names.number(self.by[0].name, name)
            if len(self.by) == 1:
                found[number] = self.is_a.decode(one, names, {})
                continue
            for second, value in self._named_parts(one):
                place = number * width + names.number(self.by[1].name, second)
                found[place] = self.is_a.decode(value, names, {})
        return found

    def _named_parts(self, saved: object) -> list[tuple[object, object]]:
        if not isinstance(saved, dict):
            raise ValueError(f"`{self.name}` is written by names, not as {saved!r:.80}")
        return list(saved.items())

    def begins(self, sizes: dict[str, int]) -> object:
        """The value when a match begins, where there are so many seats, zones or the like."""
        held = self.is_a.held
        one: object = {} if held.startswith("dict") else [] if held.startswith("list") else self.first
        if not self.by:
            return one
        length = 1
        for index in self.by:
            length *= sizes[index.size] if index.size else 0
        return [one] * length


class Shared:
    """What a state holds besides its data: content and what is worked out. Copies share it, saves lack it."""

    def __init__(self, name: str, held: str, says: str = "") -> None:
        self.name = name
        self.held = held
        self.says = says


Vocabulary = dict[str, Meaning]
"""What the fields of steps, questions and records mean, by their names."""


_FIELD_NAMES: Final[dict[type, list[str]]] = {}
"""The names of the fields of classes met so far."""


def field_names(kind: type) -> list[str]:
    """The names of the fields of a dataclass, in order."""
    found = _FIELD_NAMES.get(kind)
    if found is None:
        found = _FIELD_NAMES[kind] = [field.name for field in fields(kind)]
    return found


def encode_fields(one: object, vocabulary: Vocabulary, names: Names) -> list[object]:
    """A step, a question or a record as a save writes it: its name, then its fields in order."""
    values: dict[str, object] = {name: getattr(one, name) for name in field_names(type(one))}
    found: list[object] = [type(one).__name__]
    for name, value in values.items():
        meaning = vocabulary.get(name)
        found.append(value if meaning is None else _encode_value(meaning, value, names, values))
    return found


def decode_fields(kind: type, saved: list[object], vocabulary: Vocabulary, names: Names) -> list[object]:
    """The values that a save wrote for the fields of a step, a question or a record, in order."""
    known = field_names(kind)
    if len(saved) - 1 > len(known):
        raise ValueError(f"a `{kind.__name__}` has {len(known)} parts, not {len(saved) - 1}")
    given = dict(zip(known, saved[1:], strict=False))
    values: list[object] = []
    for name, value in given.items():
        meaning = vocabulary.get(name)
        found = value if meaning is None else _decode_value(meaning, value, names, given)
        values.append(found if isinstance(meaning, Composite) else freeze_lists(found))
    return values


def _encode_value(meaning: Meaning, value: object, names: Names, beside: dict[str, object]) -> object:
    """One value, or each of several, as a meaning writes it."""
    if value is None or type(meaning) is Meaning:
        return value
    if isinstance(value, tuple) and isinstance(meaning, Named | Bits):
        return [_encode_value(meaning, part, names, beside) for part in value]
    return meaning.encode(value, names, beside)


def _decode_value(meaning: Meaning, saved: object, names: Names, beside: dict[str, object]) -> object:
    """One value, or each of several, as a meaning takes it."""
    if saved is None or type(meaning) is Meaning:
        return saved
    if isinstance(saved, list) and isinstance(meaning, Named):
        return [_decode_value(meaning, part, names, beside) for part in saved]
    return meaning.decode(saved, names, beside)


@mypyc_attr(allow_interpreted_subclasses=True)
class Composite(Meaning):
    """A dataclass that lies in a step as it is; its own fields have meanings by their names."""

    def __init__(self, kind: type, parts: Vocabulary) -> None:
        super().__init__(kind.__name__, kind.__name__)
        self.kind = kind
        self.parts = parts

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Its name, then its fields in order."""
        return encode_fields(value, self.parts, names)

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """One with the fields that were written."""
        if not isinstance(saved, list) or saved[:1] != [self.name]:
            raise ValueError(f"a step should hold a `{self.name}`, not {saved!r:.80}")
        return self.kind(*decode_fields(self.kind, saved, self.parts, names))
