"""Effects that end the match, or show one of the mission's turning points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.missions.records import MissionWords


class SayWord(EffectWord[int, int]):
    """Everybody reads the text of a turning point, given by its number."""

    key = "say"
    takes = "turn_text"

    @classmethod
    def read(cls, reader: Reader, said: int, here: str) -> rules.Say:
        return rules.Say(said)

    @classmethod
    def text_problems(
        cls, check: Checker, said: int, path: str, words: MissionWords | None
    ) -> Iterator[Problem]:
        """Yield a problem if the mission has no text for the turning point."""
        if words is None or not 1 <= said <= len(words.turns):
            yield check.error(path, "no_words_for_turn", number=said)


class WinWord(EffectWord[bool, bool]):
    """The match is won at once."""

    key = "win"

    @classmethod
    def read(cls, reader: Reader, said: bool, here: str) -> rules.End:
        return rules.End("", won=True)


class LoseWord(EffectWord[str, str]):
    """The match is lost at once, for a reason that the mission names."""

    key = "lose"
    takes = "reason"

    @classmethod
    def read(cls, reader: Reader, said: str, here: str) -> rules.End:
        return rules.End(said, won=False)

    @classmethod
    def names(cls, said: str) -> list[str]:
        return [said]
