"""The YAML file format of lessons: records for position, goal, texts and solution, and the reader."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from horda.engine.content.errors import BadContent, hint_for
from horda.engine.content.typed_yaml import lines_in, read, text_in
from horda.rulebook import Text, rule_ids, rulebooks

Condition = dict[str, object]
"""Expectations as in the `then` of a case; `not` holds expectations that must fail, `won` whether the learner won."""
FILE_NAME = re.compile(r"(?:\d+_)?([a-z][a-z0-9_]*)")
DEFAULT_HINT_DELAY_S = 30
"""Seconds without a choice after which a hint without `after` appears."""


class BilingualText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    es: str

    @property
    def text(self) -> Text:
        """The text in both languages, without the other fields."""
        return Text(self.en, self.es)


class Hint(BilingualText, frozen=True, forbid_unknown_fields=True):
    """A hint; it appears `after` this many seconds without a choice."""

    after: Annotated[int, msgspec.Meta(ge=5, le=600)] = DEFAULT_HINT_DELAY_S


class Remark(BilingualText, frozen=True, forbid_unknown_fields=True):
    """A text shown once, as soon as `when` holds."""

    when: Condition


class WrongWay(BilingualText, frozen=True, forbid_unknown_fields=True):
    """A typical mistake: it is played until `when` holds, explained, and taken back.

    `back` is the verb or the whole line of the choice to return to; without it, all choices are taken back.
    """

    when: Condition
    back: str = ""


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match instead of a position: the first mission from its setup."""

    seats: int = 1
    seed: int = 0
    options: dict[str, object] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """One lesson: a new rule, a goal, and a solution."""

    title: Text
    about: Text
    """A short description below the title."""
    rules: tuple[str, ...]
    """The ids of the rules that it teaches, the new one first."""
    goal: Text
    new: Text
    """The new rule, in the words of somebody who explains it at the table."""
    solved: Condition
    end: Text
    """Text shown when the lesson is solved."""
    solution: list[str]
    hints: list[Hint] = []
    given: dict[str, object] = {}
    match: Match | None = None
    you: list[str] = []
    """The figures (in a match, the seats from 0) that the learner plays; by default all."""
    may: list[str] = []
    """Allowed choices, by verb or whole line; by default all that the rules allow."""
    others: list[str] = []
    """The choices of the other players, by verb or whole line: the first one available, else the first choice."""
    say: list[Remark] = []
    wrong: list[WrongWay] = []
    """Typical mistakes: the first whose condition holds applies; the last also if the match ends without the goal."""
    topic: str = ""
    """The topic shared with lessons of other games; a topic learnt in one game counts as known in all."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)] = 3
    game: str = ""
    id: str = ""

    @property
    def new_rule(self) -> str:
        """The rule that the lesson introduces."""
        return self.rules[0]

    @property
    def key(self) -> str:
        """The name of the lesson that is unique among all games."""
        return f"{self.game}/{self.id}"

    def texts(self) -> dict[str, Text]:
        """Return all texts by their path in the file."""
        parts: dict[str, Sequence[BilingualText]] = {
            "say": self.say,
            "hints": self.hints,
            "wrong": self.wrong,
        }
        listed = {f"{name}[{at}]": one.text for name, ones in parts.items() for at, one in enumerate(ones)}
        first = {"title": self.title, "about": self.about, "goal": self.goal, "new": self.new}
        return {**first, **listed, "end": self.end}


def read_lesson(path: Path, game: str = "") -> Lesson:
    """Read the lesson of a file; raise `BadContent` with the line of a mistake.

    The game is `game`, or the one that the lesson names, or the folder above the lesson's folder.
    """
    text = text_in(path)
    lesson = read(text, Lesson, name=path.name)
    lesson.game = game or lesson.game or path.resolve().parent.parent.name
    named = FILE_NAME.fullmatch(path.stem)
    if named is None:
        message = (
            f"`{path.stem}` is no name for a lesson; small letters, digits and `_`, as in `03_noise.yaml`"
        )
        raise BadContent(message, "lesson_name", at=(path.name, 1), name=path.stem)
    lesson.id = named[1]
    _check(lesson, _SourceLines(path.name, text))
    return lesson


class _SourceLines:
    """A lookup of the line numbers of the parts of a file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = lines_in(text, name=file)

    def line_of(self, part: str) -> tuple[str, int]:
        """Return the file and line of a part."""
        return self.file, self.lines.get(f"$.{part}", 1)


def _check(lesson: Lesson, places: _SourceLines) -> None:
    """Raise `BadContent` for unknown rules, no start or two, and empty texts, which types cannot exclude."""
    if lesson.game not in rulebooks():
        hint = hint_for(lesson.game, list(rulebooks()))
        message = f"no game is called `{lesson.game}`; write `game: NAME`; {hint}"
        raise BadContent(message, "lesson_game", at=places.line_of("game"), name=lesson.game, hint=hint)
    if (lesson.match is None) == (not lesson.given):
        raise BadContent(
            "a lesson begins with a position (`given`) or with a whole match (`match`), one of the two",
            "lesson_start",
            at=places.line_of("given"),
        )
    for part in ("rules", "solved", "solution", "hints", "wrong"):
        if not getattr(lesson, part):
            raise BadContent(f"`{part}` is empty", "lesson_empty", at=places.line_of(part), name=part)
    known = rule_ids(lesson.game)
    for at, rule in enumerate(lesson.rules):
        if rule not in known:
            hint = hint_for(rule, list(known))
            message = f"no rule is called `{rule}`; {hint}"
            raise BadContent(message, "lesson_rule", at=places.line_of(f"rules[{at}]"), name=rule, hint=hint)
    for part, text in lesson.texts().items():
        if not (text.en.strip() and text.es.strip()):
            raise BadContent(
                f"`{part}` says nothing in one language", "lesson_silent", at=places.line_of(part), name=part
            )
