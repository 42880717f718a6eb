"""Tests of the check whether a lesson's goal can still be reached."""

import pytest
from tests.lessons.test_lesson_run import start_lesson

from horda.lessons.reach import is_out_of_reach


def test_the_goal_is_out_of_reach_as_soon_as_too_few_actions_are_left():
    run = start_lesson("first_turn")
    assert not is_out_of_reach(run)
    run.play("megan make_noise")
    assert is_out_of_reach(run), "three actions are needed and two are left"
    lines, messages = list(run.choice_lines), run.take_messages()
    assert run.status == "open"
    assert (run.choice_lines, run.take_messages(), messages) == (lines, [], [])
    run.take_back()
    assert not is_out_of_reach(run)


@pytest.mark.parametrize("name", ["first_turn", "strike", "doors", "noise", "danger"])
def test_every_step_of_a_solution_leaves_the_goal_in_reach(name: str):
    run = start_lesson(name)
    for line in run.lesson.solution:
        assert not is_out_of_reach(run)
        run.play(line)
    assert run.status == "solved"
    assert not is_out_of_reach(run)
