"""Fixes for the problems of a mission: at most two for each, made of edits of its file."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from horda.engine.content.errors import BadContent, NearestHint
from horda.engine.content.typed_yaml import plain_in
from horda.games.zombicide.missions.checking import fixes_on_map, fixes_to_words
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.checking.checks import problems_of_draft
from horda.games.zombicide.missions.checking.fix_scene import FixScene
from horda.games.zombicide.missions.edits import Edit, Fix, value_at
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.drafts import Draft, read_draft

MAX_FIXES: Final = 2
"""Maximum number of fixes offered for one problem."""

FIXES: Final[dict[str, Callable[[FixScene, Problem], Iterator[Fix]]]] = {
    **fixes_on_map.FIXES,
    **fixes_to_words.FIXES,
}
"""The functions that yield fixes, by the id of the problem; a hint to a similar word is handled without them."""


class MissionReview(NamedTuple):
    """The results of checking a mission's file, for its designer."""

    problems: list[Problem]
    draft: Draft
    """The readable parts of the mission."""

    @property
    def is_playable(self) -> bool:
        """Whether the mission can be played: no problem is an error."""
        return not any(problem.severity == "error" for problem in self.problems)


def review_text(text: str, words: Lexicon, *, name: str) -> MissionReview:
    """Return all errors and warnings of a mission's file with their fixes, and its readable parts."""
    draft = read_draft(text, words, name=name)
    problems = problems_of_draft(draft, words)
    try:
        content = plain_in(text, name=name)
    except BadContent:
        return MissionReview(problems, draft)
    if not isinstance(content, dict):
        return MissionReview(problems, draft)
    check = Checker(draft.plan, words) if draft.plan is not None else None
    scene = FixScene(content, check, words)
    return MissionReview(
        [problem._replace(fixes=tuple(_fixes_for(scene, problem))[:MAX_FIXES]) for problem in problems], draft
    )


def _fixes_for(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield the fixes for a problem; none if only its designer can decide."""
    if not problem.path:
        return
    hint = problem.about.get("hint")
    if isinstance(hint, NearestHint) and hint.near:
        yield from _nearest_word(scene, problem, hint.near)
    elif problem.what in FIXES:
        yield from FIXES[problem.what](scene, problem)


def _nearest_word(scene: FixScene, problem: Problem, near: str) -> Iterator[Fix]:
    """Yield the replacement of an unknown word by the most similar known one."""
    wrong = str(problem.about.get("name", problem.about.get("token", "")))
    about: dict[str, str | int] = {"name": wrong, "near": near}
    if problem.what.startswith("no_such_field"):
        around = value_at(scene.content, problem.path)
        if isinstance(around, dict) and wrong in around and near not in around:
            renamed = {near if key == wrong else key: value for key, value in around.items()}
            yield Fix("nearest", about, (Edit("set", problem.path, renamed),))
        return
    before = value_at(scene.content, problem.path)
    after = _with_word(before, wrong, near)
    if after != before:
        yield Fix("nearest", about, (Edit("set", problem.path, after),))


def _with_word(value: Any, wrong: str, near: str) -> Any:
    """Return a value in which one word is replaced; the rotation of a tile is kept."""
    if isinstance(value, dict):
        return {key: _with_word(part, wrong, near) for key, part in value.items()}
    if isinstance(value, list):
        return [_with_word(part, wrong, near) for part in value]
    if isinstance(value, str) and (value == wrong or value.startswith(f"{wrong}.")):
        return near + value.removeprefix(wrong)
    return value
