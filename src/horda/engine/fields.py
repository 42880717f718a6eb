"""Declarations of a state's fields, from which clone, initial values, save, load, hash and `==` follow.

In memory, places and kinds of things are numbers in the order of the content. In a save they are names, so that
a match can continue after content was reordered or extended. A `Meaning` converts between the two. Each field of
a state has its `Meaning` in its declaration (`Field`); `tools/generate/layout.py` generates the class with the
fields. For steps, questions and records the vocabulary of the family gives the `Meaning` of each field by the
field's name, because a compiled class keeps no annotations.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain, freeze_lists

TYPES: Final[dict[str, type]] = {"int": int, "str": str, "bool": bool}


def fits(value: object, held: str) -> bool:
    """Return whether an untrusted value has the type that a field holds."""
    if held in TYPES:
        return type(value) is TYPES[held]
    if held == "str | None":
        return value is None or isinstance(value, str)
    if held == "list[str]":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if held == "dict[str, int]":
        return isinstance(value, dict) and all(type(item) is int for item in value.values())
    return held == "Plain" and (value is None or isinstance(value, int | str | list | tuple))


class Names:
    """The names of everything that content numbers, by category: zones, kinds of zombie, skills."""

    def __init__(self, lists: dict[str, list[str]], since: dict[str, int] | None = None) -> None:
        self.lists = lists
        self.since = since or {}
        """By category, the first save format that stores names for it; categories not listed always had names."""
        self.mark = ""
        """A hash of the names, computed on first use (`fingerprint.fingerprint`)."""
        self.numbers: dict[str, dict[str, int]] = {
            kind: {name: number for number, name in enumerate(names)} for kind, names in self.lists.items()
        }

    def in_form(self, form: int) -> dict[str, list[str]]:
        """Return the names that saves of a format use."""
        return {kind: names for kind, names in self.lists.items() if self.since.get(kind, 0) <= form}

    def number(self, kind: str, name: object) -> int:
        """Return the present number of a name."""
        found = self.numbers[kind].get(name) if isinstance(name, str) else None
        if found is None:
            raise ValueError(f"no {kind} is called {name!r:.80}")
        return found


NO_NAMES: Final = Names({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Meaning:
    """The meaning of a value; this base class is a plain number, word or boolean, saved unchanged."""

    def __init__(self, name: str, held: str = "int", size: str = "") -> None:
        self.name = name
        self.held = held
        """The type of the value in memory, as the generated layout writes it."""
        self.size = size
        """The name of the list's initial size in the generated layout; empty for an empty list."""

    def is_named(self) -> bool:
        """Return whether content assigns the numbers, so that saves write names."""
        return False

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Return the value as a save stores it; `beside` holds the other fields of its step or record."""
        return value

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the value from a save; raise `ValueError` for a name that the content does not have."""
        if not fits(saved, self.held):
            raise ValueError(f"a {self.name} cannot be {saved!r:.80}")
        return saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Meaning):
    """The number of a named thing of the content, saved as its name; negative numbers stand for none (NOWHERE)."""

    def is_named(self) -> bool:
        return True

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        assert isinstance(value, int)
        return names.lists[self.name][value] if value >= 0 else value

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        if type(saved) is int and saved < 0:
            return saved
        return names.number(self.name, saved)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Meaning):
    """A set of named things as the bits of a number."""

    def __init__(self, of: Meaning) -> None:
        super().__init__(of.name)

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Return the names in alphabetical order, then the numbers of bits without a name."""
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
        if not isinstance(saved, list | tuple):
            raise ValueError(f"a set of {self.name} is a list of names, not {saved!r:.80}")
        known = len(names.lists[self.name])
        found = 0
        for item in saved:
            own = type(item) is int and known <= item < MAX_BIT
            assert not own or isinstance(item, int)
            found |= 1 << (item if own else names.number(self.name, item))
        return found


MAX_BIT: Final = 1024
"""The highest bit that a set may have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Meaning):
    """A list of values, each with its own meaning; the last meanings may repeat."""

    def __init__(self, name: str, *parts: Meaning, again: int = 0, held: str = "tuple[int, ...]") -> None:
        super().__init__(name, held)
        self.parts = parts
        self.again = again
        """The number of trailing meanings that repeat for the remaining values."""

    def at(self, place: int) -> Meaning:
        """Return the meaning of the value at an index."""
        if place < len(self.parts):
            return self.parts[place]
        if not self.again:
            raise ValueError(f"a {self.name} has {len(self.parts)} parts")
        first = len(self.parts) - self.again
        return self.parts[first + (place - first) % self.again]

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        assert isinstance(value, list | tuple)
        return [self.at(place).encode(part, names, beside) for place, part in enumerate(value)]

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
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
"""A card by its number in the deck that the match started with: a save contains its deck."""
ORDER: Final = Meaning("place in a list")
PLAIN: Final = Meaning("value", "Plain")
"""Numbers or words that do not depend on content: they are saved unchanged."""


class Field:
    """A field of a state: its index, its meaning, its initial value and its purpose."""

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
        """The meanings of its indices or keys, from the outside in; empty for a single value."""
        self.first = first
        """The initial value of each item."""
        self.whole = whole
        """Whether a save includes items that still have their initial value."""
        self.changed = changed
        """Whether it is a dict that is changed in place, so that each copy has its own."""
        self.says = says
        self.is_named = any(index.is_named() for index in by)
        self.is_plain = not self.is_named and type(is_a) is Meaning
        self.is_sparse = self.is_named and not whole and first == 0

    def encode(self, value: object, names: Names) -> object:
        """Return the value as a save stores it."""
        if self.is_plain:
            return value
        if not self.by:
            return self.is_a.encode(value, names, {})
        assert isinstance(value, list)
        if self.is_sparse and not any(value):
            return {}  # the usual case
        if not self.is_named:
            return [self.is_a.encode(item, names, {}) for item in value]
        if len(self.by) == 1:
            return self._by_name(value, names.lists[self.by[0].name], names)
        outer, inner = names.lists[self.by[0].name], names.lists[self.by[1].name]
        found: dict[str, dict[str, object]] = {}
        for place, item in enumerate(value):
            if item != self.first:
                number, second = divmod(place, len(inner))
                found.setdefault(outer[number], {})[inner[second]] = self.is_a.encode(item, names, {})
        return found

    def _by_name(self, value: list[object], known: list[str], names: Names) -> dict[str, object]:
        first, whole, is_a = self.first, self.whole, self.is_a
        if type(is_a) is Meaning:
            return {name: item for name, item in zip(known, value, strict=True) if whole or item != first}
        return {
            name: is_a.encode(item, names, {})
            for name, item in zip(known, value, strict=True)
            if whole or item != first
        }

    def decode(self, saved: object, names: Names, now: object) -> object:
        """Return the value from a save; `now` is the initial value of a match."""
        if not self.by:
            beside: dict[str, object] = now if isinstance(now, dict) else {}
            return self.is_a.decode(saved, names, beside)
        if not self.is_named:
            if not isinstance(saved, list):
                raise ValueError(f"`{self.name}` is a list, not {saved!r:.80}")
            return [self.is_a.decode(item, names, {}) for item in saved]
        assert isinstance(now, list)
        found = now.copy() if self.whole else [self.first] * len(now)
        width = 1 if len(self.by) == 1 else len(names.lists[self.by[1].name])
        for name, item in self._named_parts(saved):
            if self.whole and name not in names.numbers[self.by[0].name]:
                continue  # content no longer has it, and nothing that needs it would be loaded
            number = names.number(self.by[0].name, name)
            if len(self.by) == 1:
                found[number] = self.is_a.decode(item, names, {})
                continue
            for second, value in self._named_parts(item):
                place = number * width + names.number(self.by[1].name, second)
                found[place] = self.is_a.decode(value, names, {})
        return found

    def _named_parts(self, saved: object) -> list[tuple[object, object]]:
        if not isinstance(saved, dict):
            raise ValueError(f"`{self.name}` is written by names, not as {saved!r:.80}")
        return list(saved.items())

    def begins(self, sizes: dict[str, int]) -> object:
        """Return the initial value; `sizes` gives the number of seats, zones and so on."""
        held = self.is_a.held
        item: object = {} if held.startswith("dict") else [] if held.startswith("list") else self.first
        if not self.by:
            return item
        length = 1
        for index in self.by:
            length *= sizes[index.size] if index.size else 0
        return [item] * length


class Shared:
    """Attributes of a state besides its data: content and computed tables. Copies share them, saves omit them."""

    def __init__(self, name: str, held: str, says: str = "") -> None:
        self.name = name
        self.held = held
        self.says = says


Vocabulary = dict[str, Meaning]
"""The meanings of the fields of steps, questions and records, by name."""


_FIELD_NAMES: Final[dict[type, list[str]]] = {}
"""Cache of the field names of each class."""


def field_names(kind: type) -> list[str]:
    """Return the field names of a dataclass, in order."""
    found = _FIELD_NAMES.get(kind)
    if found is None:
        found = _FIELD_NAMES[kind] = [field.name for field in fields(kind)]
    return found


def encode_fields(instance: object, vocabulary: Vocabulary, names: Names) -> list[object]:
    """Return a step, a question or a record as a save stores it: its name, then its fields in order."""
    values: dict[str, object] = {name: getattr(instance, name) for name in field_names(type(instance))}
    found: list[object] = [type(instance).__name__]
    for name, value in values.items():
        meaning = vocabulary.get(name)
        found.append(value if meaning is None else _encode_value(meaning, value, names, values))
    return found


def decode_fields(kind: type, saved: list[object], vocabulary: Vocabulary, names: Names) -> list[object]:
    """Return the field values of a step, a question or a record from a save, in order."""
    known = field_names(kind)
    if len(saved) - 1 > len(known):
        raise ValueError(f"a `{kind.__name__}` has {len(known)} parts, not {len(saved) - 1}")
    given = dict(zip(known, saved[1:], strict=False))
    values: list[object] = []
    for name, value in given.items():
        meaning = vocabulary.get(name)
        found = value if meaning is None else _decode_value(meaning, value, names, given)
        values.append(found if isinstance(meaning, Composite | CompositeTuple) else freeze_lists(found))
    return values


def _encode_value(meaning: Meaning, value: object, names: Names, beside: dict[str, object]) -> object:
    """Encode one value, or each value of a list, by its meaning."""
    if value is None or type(meaning) is Meaning:
        return value
    if isinstance(value, tuple) and isinstance(meaning, Named | Bits):
        return [_encode_value(meaning, part, names, beside) for part in value]
    return meaning.encode(value, names, beside)


def _decode_value(meaning: Meaning, saved: object, names: Names, beside: dict[str, object]) -> object:
    """Decode one value, or each value of a list, by its meaning."""
    if saved is None or type(meaning) is Meaning:
        return saved
    if isinstance(saved, list) and isinstance(meaning, Named):
        return [_decode_value(meaning, part, names, beside) for part in saved]
    return meaning.decode(saved, names, beside)


@mypyc_attr(allow_interpreted_subclasses=True)
class Composite(Meaning):
    """A dataclass inside a step; its own fields have meanings by their names."""

    def __init__(self, kind: type, parts: Vocabulary) -> None:
        super().__init__(kind.__name__, kind.__name__)
        self.kind = kind
        self.parts = parts

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        return encode_fields(value, self.parts, names)

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        if not isinstance(saved, list) or saved[:1] != [self.name]:
            raise ValueError(f"a step should hold a `{self.name}`, not {saved!r:.80}")
        return self.kind(*decode_fields(self.kind, saved, self.parts, names))


class CompositeTuple(Meaning):
    """A tuple of dataclasses of one class inside a step."""

    def __init__(self, of: Composite) -> None:
        super().__init__(of.name, f"tuple[{of.held}, ...]")
        self.of = of

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        assert isinstance(value, tuple)
        return [self.of.encode(part, names, beside) for part in value]

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        if not isinstance(saved, list):
            raise ValueError(f"a step should hold a list of `{self.name}`, not {saved!r:.80}")
        return tuple([self.of.decode(part, names, beside) for part in saved])
