"""Effects that run other effects: a die, a payment with cards, and a choice of the players.

Their branches contain effects again, so `EffectRecord` itself has their fields.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from horda.games.zombicide.missions.checking.work_budget import total_work
from horda.games.zombicide.missions.reading.effects import add_branch
from horda.games.zombicide.missions.records import ChooseRecord, EffectRecord, PayRecord
from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals import branching_effects as rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horda.games.zombicide.missions.checking.checker import Checker, Problem
    from horda.games.zombicide.missions.reading.reader import Reader
    from horda.games.zombicide.missions.records import MissionWords

FACES: Final = re.compile(r"([1-6])(?:-([1-6]))?")
"""The pattern of one face of a die, or of a range of faces."""
MAX_WAYS: Final = 6
"""Maximum number of answers of one question."""

Faces = dict[int | str, tuple[EffectRecord, ...]]


class RollWord(EffectWord[Any, Faces]):
    """A die is rolled; what happens depends on it."""

    key = "roll"

    @classmethod
    def read(cls, reader: Reader, said: Faces, here: str) -> rules.Roll:
        branches = [NOWHERE] * 6
        for face, parts in said.items():
            path = f"{here}.{face}"
            found = FACES.fullmatch(str(face))
            low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
            if low > high:
                message = f"`{face}` is no face of a die; write `6`, or `1-3`"
                raise reader.locator.error(path, message, "no_face", name=str(face)[:40])
            branch = add_branch(reader, parts, path)
            for die in range(low, high + 1):
                if branches[die - 1] != NOWHERE:
                    message = f"the face {die} stands here twice"
                    raise reader.locator.error(path, message, "face_twice", count=die)
                branches[die - 1] = branch
        return rules.Roll(branches)

    @classmethod
    def most_work(cls, check: Checker, said: Faces) -> int:
        return 1 + max((total_work(check, parts) for parts in said.values()), default=0)


class PayWord(EffectWord[Any, PayRecord]):
    """The survivor who triggered it gives up a card for some effects; without the card, others happen."""

    key = "pay"

    @classmethod
    def read(cls, reader: Reader, said: PayRecord, here: str) -> rules.Pay:
        face = reader.card(said.card, f"{here}.card")
        paid = add_branch(reader, said.do, f"{here}.do")
        unpaid = add_branch(reader, said.otherwise, f"{here}.otherwise") if said.otherwise else NOWHERE
        return rules.Pay(face, max(said.count, 1), paid, unpaid)

    @classmethod
    def most_work(cls, check: Checker, said: PayRecord) -> int:
        return said.count + max(total_work(check, said.do), total_work(check, said.otherwise))

    @classmethod
    def problems(cls, check: Checker, said: PayRecord, path: str) -> Iterator[Problem]:
        """Yield a problem if the box has fewer copies of the card."""
        there = check.words.copies.get(said.card, 0)
        if said.count > there:
            yield check.error(path, "too_few_cards", card=said.card, wanted=said.count, count=there)


class ChooseWord(EffectWord[Any, ChooseRecord]):
    """The players choose one of the mission's own options."""

    key = "choose"

    @classmethod
    def read(cls, reader: Reader, said: ChooseRecord, here: str) -> rules.Ask:
        ways = said.ways
        if not 2 <= len(ways) <= MAX_WAYS:
            message = f"a choice has 2 to {MAX_WAYS} ways, not {len(ways)}"
            raise reader.locator.error(
                f"{here}.ways", message, "how_many_ways", count=len(ways), most=MAX_WAYS
            )
        branches = tuple(add_branch(reader, way, f"{here}.ways[{at}]") for at, way in enumerate(ways))
        return rules.Ask(said.ask, branches, by_first=said.by == "first")

    @classmethod
    def most_work(cls, check: Checker, said: ChooseRecord) -> int:
        return 1 + max((total_work(check, way) for way in said.ways), default=0)

    @classmethod
    def text_problems(
        cls, check: Checker, said: ChooseRecord, path: str, words: MissionWords | None
    ) -> Iterator[Problem]:
        """Yield a problem if the mission has no text for the question, or not one for each answer."""
        if words is None or not 1 <= said.ask <= len(words.choices):
            yield check.error(path, "no_words_for_choice", number=said.ask)
            return
        written = len(words.choices[said.ask - 1].ways)
        if written != len(said.ways):
            counts = {"number": said.ask, "said": written, "count": len(said.ways)}
            yield check.error(path, "other_number_of_ways", **counts)
