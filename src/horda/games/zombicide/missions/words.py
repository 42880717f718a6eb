"""What the words for conditions and for effects have in common: a key, and what stands after it in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, get_args

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checks import Checker, Problem
    from horda.games.zombicide.missions.reader import Reader
    from horda.games.zombicide.missions.records import MissionWords
    from horda.games.zombicide.rules.goals.goals import Condition, Effect

Form = TypeVar("Form")
"""What a file may write after the key: often a short form, or a record with all that can be said."""
Full = TypeVar("Full")
"""The same in its full form, which all but the reader of files sees."""


class Word(Generic[Form, Full]):
    """One word of a mission's file: a key, and what is written after it. It is never instantiated."""

    key: ClassVar[str] = ""

    @classmethod
    def form(cls) -> object:
        """Return the type of what a file may write after the key, or None where it does not name it."""
        bases: tuple[object, ...] = getattr(cls, "__orig_bases__", ())
        return get_args(bases[0])[0] | None

    @classmethod
    def full(cls, said: Form) -> Full:
        """Return the full form of what a file writes; a word with a short form says how."""
        return cast("Full", said)

    @classmethod
    def value_in(cls, record: msgspec.Struct) -> Full | None:
        """Return what a record says under this word, in its full form; None if it says another."""
        said = getattr(record, cls.key, None)
        return None if said is None else cls.full(said)


class ConditionWord(Word[Form, Full]):
    """A word for a condition: how it is read, and what the check of missions has to say about it."""

    waiting_suffices: ClassVar[bool] = False
    """Whether it comes to hold without anybody doing anything, if the survivors stay alive."""

    @classmethod
    def read(cls, reader: Reader, said: Full, here: str) -> Condition:
        """Return the condition that the rules ask; raise an error with the line if there is none."""
        raise TypeError(f"{cls.__name__} has no read")

    @classmethod
    def problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Find what is wrong with it, wherever it stands."""
        return iter(())

    @classmethod
    def goal_problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Find what keeps it from ever holding; asked only where it is needed to win."""
        return iter(())


class EffectWord(Word[Form, Full]):
    """A word for an effect: how it is read, how much work it is, and what the check has to say about it."""

    @classmethod
    def read(cls, reader: Reader, said: Full, here: str) -> Effect:
        """Return the effect that the rules run; raise an error with the line if there is none."""
        raise TypeError(f"{cls.__name__} has no read")

    @classmethod
    def most_work(cls, check: Checker, said: Full) -> int:
        """Return the most units of work that it may be (`Effect.work`), as far as the file tells."""
        return 1

    @classmethod
    def names(cls, said: Full) -> list[str]:
        """Return the names that the mission makes up here: a counter, a way to lose."""
        return []

    @classmethod
    def problems(cls, check: Checker, said: Full, path: str) -> Iterator[Problem]:
        """Find what is wrong with it."""
        return iter(())

    @classmethod
    def text_problems(
        cls, check: Checker, said: Full, path: str, words: MissionWords | None
    ) -> Iterator[Problem]:
        """Find texts that it shows and that are missing in one language of the mission, or in a mute one."""
        return iter(())


AnyCondition = type[ConditionWord[Any, Any]]
AnyEffect = type[EffectWord[Any, Any]]
AnyWord = type[Word[Any, Any]]
