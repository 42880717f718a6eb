"""The question of a seat as integers: its kind, its subject, and the numbers already given for the answer."""

from __future__ import annotations

from functools import cache
from typing import Final

from horda.engine.choices import Plain
from horda.engine.state import State
from horda.engine.steps import Question
from horda.envs.actions.grammar import grammar_of
from horda.envs.actions.heads import Head
from horda.envs.observations.fields import MOST, Bytes, Part, clip_to_bytes
from horda.games import game as game_called

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("seat",),
    "to": ("seat", "zone"),
    "survivor": ("survivor",),
    "other": ("survivor", "seat"),
    "who": ("character",),
    "zombie": ("zombie",),
    "zone": ("zone",),
    "location": ("location",),
    "card": ("card",),
    "skill": ("skill",),
    "colour": ("colour",),
    "count": (),
    "damage": (),
    "die": (),
    "actions": (),
    "dice": (),
}
"""The subjects of questions: each argument of a prompt with the heads of its values; an integer if it has none."""
DICE: Final = 6
"""Most dice of a roll in an observation."""


class QuestionTable:
    """The numbering of a game's questions and of their subjects."""

    def __init__(self, game_id: str) -> None:
        heads = grammar_of(game_id).heads
        frames = game_called(game_id).frames()
        self.names = sorted(name for name, frame in frames.items() if issubclass(frame, Question))
        """The kinds of questions; the number of a kind is its index here plus 1."""
        self._numbers = {name: number + 1 for number, name in enumerate(self.names)}
        self._sources: dict[str, tuple[Head, ...]] = {
            name: tuple(heads[one] for one in sources if one in heads)
            for name, sources in ABOUT.items()
            if not sources or any(one in heads for one in sources)
        }
        self._place = {name: place + 2 for place, name in enumerate(self._sources)}
        columns = ("question", "asked", *self._sources, *(f"dice_{number + 1}" for number in range(DICE)))
        self.part = Part(
            "question",
            1,
            columns,
            "The open question by its number, whether it is put to this seat, and what it is about, counted "
            "from 1 where it is a name, 0 for none; then the dice of a roll.",
        )

    def encode(self, s: State, seat: int, *, asked: bool) -> Bytes:
        """Return the question as a seat may know it."""
        row = [0] * len(self.part.columns)
        prompt = s.prompt(seat)
        if prompt is None:
            return clip_to_bytes(row)
        row[0] = min(self._numbers.get(prompt.name, 0), MOST)
        row[1] = int(asked)
        for name, value in prompt.about:
            place = self._place.get(name)
            if place is None:
                continue
            if isinstance(value, tuple):
                self._add_dice(row, value)
            elif self._sources[name]:
                row[place] = self._number(s, name, value)
            elif isinstance(value, int):
                row[place] = int(value)
        return clip_to_bytes(row)

    def _add_dice(self, row: list[int], dice: tuple[Plain, ...]) -> None:
        first = len(row) - DICE
        for number, die in enumerate(dice[:DICE]):
            if isinstance(die, int):
                row[first + number] = die

    def _number(self, s: State, name: str, value: Plain) -> int:
        for head in self._sources[name]:
            found = head.find(s, value)
            if found >= 0:
                return found + 1
        return 0


@cache
def question_table(game_id: str) -> QuestionTable:
    """Return the cached table of a game."""
    return QuestionTable(game_id)
