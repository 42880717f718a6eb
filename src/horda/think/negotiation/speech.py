"""The explanation of an offer by a bot, independent of language: the parts of the deal and the reason."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from horda.locale import Words

Word = str | int | bool | None
"""A variable of a sentence: a name, a number, or a flag."""


class Clause(msgspec.Struct, frozen=True):
    """A part of a sentence: the game's message `say-<words>` and its variables."""

    words: str
    args: dict[str, Word]


class Speech(msgspec.Struct, frozen=True):
    """The explanation of an offer: what is asked for, what is given, and the reason; of a refusal only the reason."""

    to: int
    asks: tuple[Clause, ...]
    gives: tuple[Clause, ...]
    because: Clause


def format_speech(words: Words, speech: Speech) -> str:
    """Format the sentence: `Ana, give me the Gun and I vote against Leo: else I lose Mama in 4 of 10`."""
    asks, gives = (
        words.join_names([_clause(words, one) for one in some]) if some else ""
        for some in (speech.asks, speech.gives)
    )
    shape = "both" if asks and gives else "asks" if asks else "gives" if gives else "refuses"
    because = _clause(words, speech.because)
    return words.tail(f"say-{shape}", to=words.seat(speech.to), asks=asks, gives=gives, because=because)


def _clause(words: Words, clause: Clause) -> str:
    return words.tail(f"say-{clause.words}", **words.variables([*clause.args.items()], about=None))
