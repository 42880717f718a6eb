"""Tests of `horda learn`: a course in the terminal, played by typed lines."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda
from tests.lessons.test_lesson_file import WHOLE

from horda.cli import exit_codes
from horda.cli.terminal import lesson as at_the_screen


def learnt_lessons(home: Path) -> list[str]:
    file = home / "learnt.json"
    found: list[str] = json.loads(file.read_text())["learnt"] if file.is_file() else []
    return found


def test_a_lesson_is_played_solved_kept_and_the_next_one_offered(horda: Horda, home: Path):
    said = horda.well("learn", "green_horde", "first_turn", typed="s\ns\ns\nq\n")
    assert "Goal: Search the house at B2 this turn." in said
    assert "(GH-RND-05)" in said
    assert "The solution: " in said
    assert "She is indoors, and no zombie is with her." in said
    assert "Solved." in said
    assert "A Repeating Crossbow." in said
    assert "Press Enter to go on with 2 Strike what is in your zone" in said
    assert learnt_lessons(home) == ["green_horde/first_turn"]


def test_the_list_marks_what_is_known_and_enter_takes_the_next(horda: Horda, home: Path):
    horda.well("learn", "green_horde", "1", typed="s\ns\ns\nq\n")
    said = horda.well("learn", "green_horde", typed="\nq\n")
    assert "1 of 11 lessons known; next: 2 Strike what is in your zone" in said
    assert "✓  1 A first turn" in said
    assert "Goal: Kill the Walker and the Fatty in B1." in said
    said = horda.well("learn", "rue_morgue", typed="0\n")
    assert "~  1 A first turn" in said
    assert "known from another box" in said
    assert learnt_lessons(home) == ["green_horde/first_turn"]


def test_the_same_in_spanish(horda: Horda):
    said = horda.well("learn", "green_horde", "noise", "--lang", "es", typed="h\ns\nq\n")
    assert "Meta: Atrae a los dos Caminantes a C1, lejos de Megan." in said
    assert "Pista 1 de 2: Ahora van 1 a 1." in said
    assert "La solución: " in said


def test_a_wrong_way_is_taken_back_and_another_found(horda: Horda, home: Path):
    said = horda.well("learn", "green_horde", "who_falls_first", typed="2\n\ns\ns\nq\n")
    assert "The Walker fell; the rest struck the Fatty" in said
    assert "Press Enter to take it back" in said
    assert "Solved, with 2 tries." in said
    assert learnt_lessons(home) == ["green_horde/who_falls_first"]


def test_keys_of_a_lesson(horda: Horda, home: Path):
    said = horda.well("learn", "green_horde", "first_turn", typed="?\nu\nh\nh\nh\nr\n3\ns\na\nu\no\nq\n")
    assert "begin the lesson again" in said
    assert "You have not chosen anything yet." in said
    assert "Hint 2 of 2: C2, then B2, then search." in said
    assert "There is no further hint." in said
    assert "GH-SRC-01  Searching takes one action" in said
    assert "The solution begins elsewhere." in said
    assert "“o” means nothing here" in said
    assert learnt_lessons(home) == []


def test_hints_come_by_themselves_one_after_the_other_while_nobody_types(
    horda: Horda, monkeypatch: pytest.MonkeyPatch
):
    class AtOnce:
        """A clock whose waits end at once."""

        daemon = False

        def __init__(self, after: float, ring) -> None:
            assert after == 30
            self.ring = ring

        def start(self) -> None:
            self.ring()

        def cancel(self) -> None:
            pass

    monkeypatch.setattr(at_the_screen, "Timer", AtOnce)
    assert "Hint" not in horda.well("learn", "green_horde", "first_turn", typed="q\n")
    monkeypatch.setattr(at_the_screen, "has_keyboard", lambda: True)
    said = horda.well("learn", "green_horde", "first_turn", typed="q\n")
    assert "Hint 1 of 2: Rooms can be searched" in said
    assert "Hint 2 of 2: C2, then B2, then search." in said


def test_all_courses_are_listed(horda: Horda):
    said = horda.well("learn")
    assert "green_horde  Zombicide: Green Horde: 0 of 11 lessons known; next: 1 A first turn" in said
    assert len(said.splitlines()) >= 6
    told = json.loads(horda.well("learn", "zombiland", "--json"))
    assert told[0]["lessons"][0]["rules"][0] == "ZL-MOV-01"
    assert {one["learnt"] for one in told[0]["lessons"]} == {False}


def test_what_was_learnt_can_be_forgotten(horda: Horda, home: Path):
    for game in ("green_horde", "rue_morgue"):
        horda.well("learn", game, "1", typed="s\ns\ns\nq\n")
    assert "Forgotten: 1 lesson." in horda.well("learn", "rue_morgue", "--forget")
    assert learnt_lessons(home) == ["green_horde/first_turn"]
    assert "Forgotten: 1 lesson." in horda.well("learn", "--forget")
    assert "Forgotten: there was nothing." in horda.well("learn", "--forget")


def test_a_damaged_file_is_complained_of_and_kept(horda: Horda, home: Path):
    home.mkdir(parents=True)
    (home / "learnt.json").write_text("{broken")
    assert "learnt.json should hold the lessons" in horda.badly("learn", code=exit_codes.BAD_FILE)
    assert (home / "learnt.json").read_text() == "{broken"


def test_an_unknown_lesson_or_game_is_refused_with_the_nearest(horda: Horda):
    assert "perhaps: noise" in horda.badly("learn", "green_horde", "noize")
    assert "green_horde" in horda.badly("learn", "green_hord")


def test_a_lesson_of_ones_own_is_checked_and_played(horda: Horda, tmp_path: Path, home: Path):
    file = tmp_path / "my_step.yaml"
    file.write_text(WHOLE, encoding="utf-8")
    assert "1 lesson checked, all can be learnt." in horda.well("learn", str(file), "--check")
    assert "Solved." in horda.well("learn", str(file), typed="s\n")
    assert learnt_lessons(home) == []
    file.write_text(WHOLE.replace("[megan move B1]", "[megan end_turn]"), encoding="utf-8")
    said = horda("learn", str(file), "--check")
    assert said.exit_code == exit_codes.NOT_HELD
    assert "its solution ends wrong (Too late.), not solved" in said.stdout
    file.write_text(WHOLE.replace("goal", "gaol"), encoding="utf-8")
    assert "my_step.yaml:5:" in horda.badly("learn", str(file), code=exit_codes.BAD_FILE)


def test_a_rule_leads_to_its_lessons(horda: Horda):
    said = horda.well("rules", "GH-ZMV-03")
    assert "lesson: horda learn green_horde noise (Noise)" in said
    assert "horda learn" not in horda.well("rules", "GH-CMP-01")
    told = json.loads(horda.well("rules", "GH-ZMV-03", "--json"))
    assert told[0]["lessons"] == ["green_horde/noise", "green_horde/whom_they_follow"]
