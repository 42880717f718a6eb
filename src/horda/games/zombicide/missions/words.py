"""The base class of words for conditions and effects: a key in mission files and its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, get_args

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.missions.records import MissionWords
    from horda.games.zombicide.rules.board.graph import Board
    from horda.games.zombicide.rules.goals.goals import Condition, Effect

Form = TypeVar("Form")
"""The type of a word's value in files: often a short form, or a record with all details."""
Full = TypeVar("Full")
"""The type of a word's value after normalisation, which all code except for the reader of files uses."""


class Word(Generic[Form, Full]):
    """A key of a condition or an effect in mission files, with its value. It is never instantiated."""

    key: ClassVar[str] = ""
    use: ClassVar[str] = ""
    """Its use: `goal`, `loss`, `moment` (only for `if`) or `effect`."""
    takes: ClassVar[str] = ""
    """The kind of its value, if its type does not determine it (`introspection`)."""

    @classmethod
    def form(cls) -> object:
        """Return the type of the value that a file may contain, or None if the class does not name it."""
        bases: tuple[object, ...] = getattr(cls, "__orig_bases__", ())
        return get_args(bases[0])[0] | None

    @classmethod
    def full(cls, said: Form) -> Full:
        """Return the normalised value of a word in a file; words with a short form override it."""
        return cast("Full", said)

    @classmethod
    def value_in(cls, record: msgspec.Struct) -> Full | None:
        """Return a record's value of this word, normalised; None if the record has another word."""
        said = getattr(record, cls.key, None)
        return None if said is None else cls.full(said)


class ConditionWord(Word[Form, Full]):
    """A condition's word in mission files: how to read and how to check it."""

    use = "goal"
    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of a mission that is won by this condition (`facts.MISSION_KINDS`)."""
    waiting_suffices: ClassVar[bool] = False
    """Whether it becomes true without any action, as long as the survivors stay alive."""

    @classmethod
    def read(cls, reader: Reader, said: Full, here: str) -> Condition:
        """Return the condition that the rules check; raise an error with the line if the value is invalid."""
        raise TypeError(f"{cls.__name__} has no read")

    @classmethod
    def problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Yield the problems of this word that do not depend on where it is used."""
        return iter(())

    @classmethod
    def goal_problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Yield the problems that make the condition impossible; called only if winning requires it."""
        return iter(())


class EffectWord(Word[Form, Full]):
    """An effect's word in mission files: how to read it, how to check it, and how much work it may cause."""

    use = "effect"

    @classmethod
    def read(cls, reader: Reader, said: Full, here: str) -> Effect:
        """Return the effect that the rules run; raise an error with the line if the value is invalid."""
        raise TypeError(f"{cls.__name__} has no read")

    @classmethod
    def most_work(cls, check: Checker, said: Full) -> int:
        """Return the maximum units of work of the effect (`Effect.work`), estimated from the file."""
        return 1

    @classmethod
    def unlocked_colours(cls, said: Full) -> set[str]:
        """Return the colours of doors that the effect unlocks."""
        return set()

    @classmethod
    def reached_zones(cls, check: Checker, said: Full) -> set[int]:
        """Return the zones to which the effect may move survivors."""
        return set()

    @classmethod
    def opened_gates(cls, said: Full, board: Board) -> int:
        """Return the gates that the effect opens, as bits."""
        return 0

    @classmethod
    def names(cls, said: Full) -> list[str]:
        """Return the names that the effect defines: a counter, a way to lose."""
        return []

    @classmethod
    def problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Yield the problems of this word."""
        return iter(())

    @classmethod
    def text_problems(
        cls, check: Checker, said: Full, path: str, words: MissionWords | None
    ) -> Iterator[Problem]:
        """Yield a problem for each text that the word shows and the mission lacks."""
        return iter(())


AnyCondition = type[ConditionWord[Any, Any]]
AnyEffect = type[EffectWord[Any, Any]]
AnyWord = type[Word[Any, Any]]
