"""Tests that errors in a lesson file are reported with their line, in the reader's language."""

from pathlib import Path

import pytest

from horda.engine.content.errors import BadContent
from horda.lessons.lesson_file import read_lesson
from horda.locale import LANGUAGES, Words

WHOLE = """\
game: green_horde
title: {en: A step, es: Un paso}
about: {en: one step, es: un paso}
rules: [GH-ACT-02]
goal: {en: Go to B1., es: Ve a B1.}
new: {en: A step is an action., es: Un paso es una acción.}
given: {zones: {A1: megan}, round: 1}
solved: {places: {megan: B1}}
end: {en: There., es: Ya está.}
hints: [{en: It is next door., es: Está al lado.}]
wrong: [{when: {round: 2}, en: Too late., es: Tarde.}]
solution: [megan move B1]
"""
BROKEN = {
    "unknown part": (("goal:", "gaol:"), 5, "gaol"),
    "missing part": (("end: {en: There., es: Ya está.}\n", ""), 1, "end"),
    "unknown rule": (("GH-ACT-02", "GH-ACT-99"), 4, "GH-ACT-99"),
    "unknown game": (("green_horde", "green_hord"), 1, "green_horde"),
    "no beginning": (("given: {zones: {A1: megan}, round: 1}\n", ""), 1, "given"),
    "two beginnings": (("given:", "match: {seats: 1}\ngiven:"), 8, "match"),
    "no solution": (("[megan move B1]", "[]"), 12, "solution"),
    "one language": (("es: Tarde.", "es: ' '"), 11, "wrong[0]"),
    "hint too soon": (("es: Está al lado.", "es: Está al lado., after: 1"), 10, ">= 5"),
}


def write_lesson(folder: Path, text: str, name: str = "01_a_step.yaml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_whole_lesson_is_read(tmp_path: Path):
    lesson = read_lesson(write_lesson(tmp_path, WHOLE))
    assert (lesson.game, lesson.id, lesson.new_rule) == ("green_horde", "a_step", "GH-ACT-02")
    assert [hint.after for hint in lesson.hints] == [30]


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_reported_with_its_line(tmp_path: Path, name: str, lang: str):
    (old, new), line, named = BROKEN[name]
    assert old in WHOLE
    with pytest.raises(BadContent) as caught:
        read_lesson(write_lesson(tmp_path, WHOLE.replace(old, new, 1)))
    told = Words(lang, strict=True).error(caught.value)
    assert f"01_a_step.yaml:{line}:" in told
    assert named in told


def test_a_name_that_cannot_be_typed_is_refused(tmp_path: Path):
    with pytest.raises(BadContent, match="is no name for a lesson"):
        read_lesson(write_lesson(tmp_path, WHOLE, "My lesson.yaml"))


def test_the_folder_names_the_game(tmp_path: Path):
    folder = tmp_path / "zombiland" / "lessons"
    folder.mkdir(parents=True)
    text = WHOLE.replace("game: green_horde\n", "").replace("GH-ACT-02", "ZL-MOV-01")
    assert read_lesson(write_lesson(folder, text)).game == "zombiland"
