"""The grammar of a game's actions: its verbs and their arguments, and the action numbers of both.

In the factored form a choice is a sequence of numbers: its verb, then its arguments one after another. In the
flat form one number encodes a verb with all its arguments, or with as many as have at most `MOST_TOGETHER`
combinations; the others follow one by one. Number 0 is waiting, for a seat that is not asked; 1 ends a
choice that is a prefix of another one; 2 is free rearranging of cards as a single action.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from math import prod
from typing import Final, Literal

import msgspec

from horda.engine.choices import Choice
from horda.engine.content.typed_yaml import records
from horda.engine.content.verb_styles import verbs_of
from horda.engine.state import State
from horda.envs.actions.heads import Head
from horda.games import game as game_called

Form = Literal["factored", "flat"]
FORMS: Final[tuple[Form, ...]] = ("factored", "flat")
WAIT: Final = 0
END: Final = 1
ARRANGE: Final = 2
FIRST_VERB: Final = 3
MOST_TOGETHER: Final = 2_000
SPECIAL: Final = ("wait", "end", "arrange")


class UnknownAction(ValueError):
    """A choice for which the grammar of an environment has no number."""


class Together(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Questions that are one action by default: their name and verbs."""

    question: str
    verbs: tuple[str, ...]
    left_out: tuple[str, ...] = ()
    """Verbs of free choices that are not offered at such a question."""


class GrammarFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `grammars`: the heads of arguments, and the arguments of verbs."""

    arguments: dict[str, str | tuple[str, ...]]
    verbs: dict[str, tuple[str, ...]]
    together: Together | None = None


@dataclass(frozen=True)
class Block:
    """A range of numbers for a verb or some arguments, each with the heads that its values may come from."""

    first: int
    verb: str
    heads: tuple[tuple[Head, ...], ...]
    """The heads of each argument of the block; numbers run through them consecutively."""
    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of integers in the block."""
        return prod(self.sizes)

    def number(self, s: State, values: tuple[object, ...], choice: Choice) -> int:
        """Return the action number of a block's values."""
        found = 0
        for value, heads, size in zip(values, self.heads, self.sizes, strict=True):
            found = found * size + _place(s, value, heads, choice)
        return self.first + found

    def values(self, s: State | None, number: int) -> list[object]:
        """Return the values that an action number encodes."""
        rest = number - self.first
        found: list[object] = []
        for heads, size in zip(reversed(self.heads), reversed(self.sizes), strict=True):
            rest, place = divmod(rest, size)
            for head in heads:
                if place < head.size:
                    found.append(head.value(s, place))
                    break
                place -= head.size
        return found[::-1]


def _place(s: State, value: object, heads: tuple[Head, ...], choice: Choice) -> int:
    before = 0
    for head in heads:
        found = head.find(s, value)  # type: ignore[arg-type]
        if found >= 0:
            return before + found
        before += head.size
    names = " or ".join(head.name for head in heads)
    raise UnknownAction(
        f"{s.game.id}: `{choice.text()}` names `{value}`, which is no {names} that the environment has a number "
        "for; play a mission of the box, or one with fewer zones and with its cards"
    )


class Grammar:
    """The actions of a game in one form. It has no state and is shared."""

    def __init__(self, game_id: str, form: Form) -> None:
        game = game_called(game_id)
        family = game.family or game_id
        file = records(files(__package__).joinpath("grammars", f"{family}.yaml"), GrammarFile)
        self.game_id = game_id
        self.form = form
        self.heads: dict[str, Head] = {
            head.name: head for head in import_module(f"{__package__}.{family}").heads_of(game)
        }
        self.together = file.together
        self.verbs: dict[str, tuple[str, ...]] = {verb: file.verbs.get(verb, ()) for verb in verbs_of(game)}
        self._sources = {
            name: tuple(self.heads[one] for one in _as_tuple(heads) if one in self.heads)
            for name, heads in file.arguments.items()
        }
        self.blocks: list[Block] = []
        self._begins: dict[str, tuple[Block, ...]] = {}
        self._number_all()
        self.size = self.blocks[-1].first + self.blocks[-1].size
        self.longest = max(len(blocks) for blocks in self._begins.values())
        """Largest number of integers that encode one choice."""

    def _number_all(self) -> None:
        if self.form == "factored":
            self._number_factored()
        else:
            self._number_flat()

    def _number_factored(self) -> None:
        """Assign a number to each verb and to each value of each head; arguments share the numbers of their heads."""
        first = FIRST_VERB
        verbs: dict[str, Block] = {}
        for verb in self.verbs:
            verbs[verb] = self._add(first, verb, ())
            first += 1
        place: dict[str, Block] = {}
        for head in self.heads.values():
            place[head.name] = self._add(first, "", ((head,),))
            first += head.size
        for verb, names in self.verbs.items():
            found = [verbs[verb]]
            for name in names:
                heads = self._sources[name]
                # An argument that may come from several heads takes its number from the one that has the value.
                found.append(
                    place[heads[0].name]
                    if len(heads) == 1
                    else _Alternatives(0, "", (heads,), (1,), tuple(place[one.name] for one in heads))
                )
            self._begins[verb] = tuple(found)

    def _number_flat(self) -> None:
        """Assign numbers to each verb with as many arguments as fit, and to the remaining arguments."""
        first = FIRST_VERB
        for verb, names in self.verbs.items():
            found: list[Block] = []
            waiting = [self._sources[name] for name in names]
            together: list[tuple[Head, ...]] = []
            while True:
                while waiting and prod(map(_size, [*together, waiting[0]])) <= MOST_TOGETHER:
                    together.append(waiting.pop(0))
                found.append(self._add(first, verb, tuple(together)))
                first += found[-1].size
                if not waiting:
                    break
                together = [waiting.pop(0)]
            self._begins[verb] = tuple(found)

    def _add(self, first: int, verb: str, heads: tuple[tuple[Head, ...], ...]) -> Block:
        block = Block(first, verb, heads, tuple(map(_size, heads)))
        self.blocks.append(block)
        return block

    def numbers(self, s: State, choice: Choice) -> tuple[int, ...]:
        """Return the sequence of numbers that encodes a choice."""
        return tuple(self.number_at(s, choice, place) for place in range(self.length(choice)))

    def length(self, choice: Choice) -> int:
        """Return how many numbers encode a choice."""
        return len(self._blocks_of(choice))

    def number_at(self, s: State, choice: Choice, place: int) -> int:
        """Return one number of a choice's sequence; END beyond the last."""
        blocks = self._blocks_of(choice)
        if place >= len(blocks):
            return END
        block = blocks[place]
        if not block.heads:
            return block.first
        skipped = sum(len(one.heads) for one in blocks[:place]) if place else 0
        values = tuple(value for _, value in choice.args[skipped : skipped + len(block.heads)])
        return block.number(s, values, choice)

    def _blocks_of(self, choice: Choice) -> tuple[Block, ...]:
        blocks = self._begins.get(choice.verb)
        names = self.verbs.get(choice.verb)
        if blocks is None or names is None or len(names) != len(choice.args):
            raise UnknownAction(
                f"{self.game_id}: the actions of the environment have no `{choice.text()}`; "
                f"add its verb and arguments to horda/envs/actions/grammars"
            )
        return blocks

    def meaning(self, number: int, s: State | None = None) -> tuple[str, tuple[object, ...]]:
        """Return the verb (or an empty string) and the values of a number; with a match, its own zones and offers."""
        if number < FIRST_VERB:
            return SPECIAL[number], ()
        if not number < self.size:
            raise UnknownAction(f"{self.game_id}: actions go from 0 to {self.size - 1}, not to {number}")
        block = self._block_at(number)
        return block.verb, tuple(block.values(s, number))

    def _block_at(self, number: int) -> Block:
        low, high = 0, len(self.blocks) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.blocks[middle].first <= number:
                low = middle
            else:
                high = middle - 1
        return self.blocks[low]

    def text(self, number: int, s: State | None = None) -> str:
        """Return a number as text: `move`, `zone 3`, or with a match `E4`."""
        verb, values = self.meaning(number, s)
        return " ".join([*([verb] if verb else []), *[_value_text(value) for value in values]])

    def table(self) -> list[tuple[int, int, str, tuple[str, ...]]]:
        """Return all blocks for documentation: first number, count, verb, names of heads."""
        ends = [*(block.first for block in self.blocks), self.size]
        return [
            (
                block.first,
                end - start,
                block.verb,
                tuple("|".join(h.name for h in heads) for heads in block.heads),
            )
            for block, (start, end) in zip(self.blocks, pairwise(ends), strict=True)
        ]


@dataclass(frozen=True)
class _Alternatives(Block):
    """An argument of the factored form that may come from several heads, each with its own numbers."""

    blocks: tuple[Block, ...] = ()

    def number(self, s: State, values: tuple[object, ...], choice: Choice) -> int:
        """Return the number of the value in the first head that contains it."""
        place = _place(s, values[0], self.heads[0], choice)
        for block in self.blocks:
            if place < block.size:
                return block.first + place
            place -= block.size
        raise UnknownAction(choice.text())


def _size(heads: tuple[Head, ...]) -> int:
    return sum(head.size for head in heads)


def _as_tuple(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _value_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


@cache
def grammar_of(game_id: str, form: Form = "factored") -> Grammar:
    """Return the cached grammar of a game."""
    return Grammar(game_id, form)
