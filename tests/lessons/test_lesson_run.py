"""Tests of playing a lesson: choices, messages, hints, undo."""

import msgspec
import pytest

from horda.engine.views.cases import text_of_choice
from horda.engine.views.position import BadPosition
from horda.games import game
from horda.lessons import lesson_run
from horda.lessons.course import UnknownLesson, course, is_known, lesson, lessons_on, next_lesson
from horda.lessons.lesson_file import Lesson, WrongWay
from horda.lessons.lesson_run import LessonRun, LessonStuck
from horda.lessons.validation import BadLesson, check


def start_lesson(name: str, game_id: str = "green_horde") -> LessonRun:
    return LessonRun(lesson(game_id, name), game(game_id))


def lesson_with(name: str, game_id: str = "green_horde", **parts: object) -> Lesson:
    """Return a lesson with some of its parts replaced."""
    return msgspec.structs.replace(lesson(game_id, name), **parts)


def lines(run: LessonRun) -> list[str]:
    return [text_of_choice(run.state, one) for one in run.choices()]


def test_only_what_the_lesson_allows_is_open():
    run = start_lesson("strike")
    assert {line.split()[1] for line in lines(run)} == {"strike", "end_turn"}
    closed = next(one for one in run.state.choices(0) if one.verb == "move")
    with pytest.raises(ValueError, match="is not open in this lesson"):
        run.choose(closed)
    assert run.choice_lines == []


def test_a_question_that_the_lesson_does_not_name_stays_open():
    run = LessonRun(lesson_with("doors", may=["open_door", "end_turn"]), game("green_horde"))
    run.play("rolf open_door A1-A2 axe")
    assert lines(run) == ["rolf reveal A2", "rolf reveal B2"]


def test_a_remark_is_made_once_at_its_moment():
    run = start_lesson("first_turn")
    assert run.take_messages() == []
    run.play("megan move C2")
    assert run.take_messages() == [run.lesson.say[0].text]
    assert run.take_messages() == []
    run.take_back()
    run.play("megan move C2")
    assert run.take_messages() == []


def test_hints_come_when_asked_for_or_by_themselves_after_a_while():
    run = start_lesson("first_turn")
    first, second = run.lesson.hints
    assert run.hint(first.after - 1) is None
    assert run.hint(first.after) == first
    assert run.hint() == second
    assert run.hint() is None


def test_a_mistake_is_played_out_and_taken_back():
    run = start_lesson("friends_in_the_way")
    run.play("0 activate johannes")
    run.play("johannes shoot crossbow D1")
    assert run.status == "wrong"
    assert run.state.game.describe(run.state)["wounds"] == {"johannes": 0, "rolf": 2}
    assert run.take_messages()[-1].en.startswith("One die missed, and the miss went to Rolf")
    assert run.hint() is None
    assert run.take_back()
    assert run.choice_lines == ["0 activate johannes"]
    assert run.tries == 2
    assert "johannes shoot crossbow D1" in lines(run)


def test_choices_are_taken_back_one_by_one_down_to_the_first():
    run = start_lesson("first_turn")
    start = run.state.hash()
    run.play("megan move C2")
    run.play("megan move B2")
    assert run.take_back()
    assert run.choice_lines == ["megan move C2"]
    assert run.take_back()
    assert run.state.hash() == start
    assert not run.take_back()


def test_restart_begins_from_the_start():
    run = start_lesson("first_turn")
    start = run.state.hash()
    run.play("megan end_turn")
    assert run.status == "wrong"
    run.restart()
    assert run.state.hash() == start
    assert (run.status, run.choice_lines, run.tries) == ("open", [], 2)


def test_the_solution_is_shown_until_the_learner_leaves_it():
    run = start_lesson("first_turn")
    while (step := run.solution_choice()) is not None:
        run.choose(step)
    assert run.status == "solved"
    run = start_lesson("first_turn")
    run.play("megan make_noise")
    assert run.solution_choice() is None


def test_the_other_players_choose_as_the_lesson_says():
    run = start_lesson("vote", "city_of_horror")
    run.play("red vote green")
    assert sorted(lines(run)) == ["red break_tie green", "red break_tie red"]


def test_a_match_that_ends_without_the_goal_is_a_mistake():
    never = [WrongWay(en="No.", es="No.", when={"round": 99})]
    run = LessonRun(lesson_with("last_night", "city_of_horror", wrong=never), game("city_of_horror"))
    run.play("red vaccinate businessman")
    run.play("red vaccinate student")
    assert run.state.over
    assert run.wrong_way == never[0]


def test_a_lesson_that_a_change_of_rules_breaks_is_refused():
    with pytest.raises(BadLesson, match=r"choice 2 of the solution: `megan move B2` is not offered"):
        check(
            lesson_with("first_turn", given={**lesson("green_horde", "first_turn").given, "doors": {}}),
            game("green_horde"),
        )
    with pytest.raises(BadLesson, match="solution ends open"):
        check(lesson_with("first_turn", solution=["megan move C2"]), game("green_horde"))
    with pytest.raises(BadLesson, match="it is solved 1 choices before"):
        check(
            lesson_with("first_turn", solved={"places": {"megan": "B2"}}),
            game("green_horde"),
        )
    with pytest.raises(BadLesson, match="solved by passing"):
        check(
            lesson_with("first_turn", solved={"round": 2}, solution=["megan end_turn"]),
            game("green_horde"),
        )


def test_a_lesson_whose_other_players_never_finish_is_reported(monkeypatch: pytest.MonkeyPatch):
    run = start_lesson("vote", "city_of_horror")
    monkeypatch.setattr(lesson_run, "MAX_OTHER_CHOICES", 1)
    with pytest.raises(LessonStuck, match="city_of_horror/vote: the other players chose 1 times in a row"):
        run.play("red vote green")


def test_you_must_name_a_player():
    with pytest.raises(BadPosition, match="`you` names nobody who plays; known: vera, tomas"):
        LessonRun(lesson_with("roll_and_move", "zombiland", you=["odile"]), game("zombiland"))


def test_the_next_lesson_is_the_first_that_is_not_known():
    first, *rest = course("rue_morgue")
    assert next_lesson("rue_morgue", set()) == first
    learnt = {"green_horde/first_turn", "rue_morgue/crawlers"}
    assert is_known(first, learnt), "what is known from another box counts there too"
    assert next_lesson("rue_morgue", learnt) == rest[1]
    assert next_lesson("rue_morgue", {one.key for one in course("rue_morgue")}) is None


def test_a_lesson_is_found_by_its_name_or_number():
    assert lesson("green_horde", "4") == lesson("green_horde", "noise")
    with pytest.raises(UnknownLesson, match="known: noise"):
        lesson("green_horde", "noize")


def test_a_rule_leads_to_the_lessons_that_teach_it():
    assert [one.key for one in lessons_on("GH-ZMV-03")] == [
        "green_horde/noise",
        "green_horde/whom_they_follow",
    ]
    assert lessons_on("GH-CMP-01") == []
