"""Tests that every lesson can be solved by its own solution and by a bot, but not by passing."""

import re

import msgspec
import pytest

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.content.typed_yaml import records
from horda.engine.player import Budget, Player, Turn, decision
from horda.games import folder_of, game
from horda.lessons.course import course, games_with_lessons, known_topics
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import LessonRun
from horda.lessons.validation import MAX_CHOICES, is_solved_by_passing, solve
from horda.rulebook import rulebook

LESSONS = [pytest.param(one, id=one.key) for name in games_with_lessons() for one in course(name)]
SHORT = [
    pytest.param(one, id=one.key)
    for name in games_with_lessons()
    for one in course(name)
    if one.match is None
]
LEAST = {"green_horde": 9, "rue_morgue": 6, "army_of_the_dead": 6, "city_of_horror": 6, "zombiland": 6}
TRIES = 400
"""Attempts of a random player at a lesson that has few choices."""
DEALS = 12
"""Number of seeds with which a bot may try a lesson that is a whole match, since luck matters."""
A_MATCH = 2000
LONGEST_SENTENCE = 30


def is_solved_by(player: Player, lesson: Lesson, *, seed: str = "", most: int = MAX_CHOICES) -> bool:
    """Return whether a player that never undoes a choice reaches the goal within `most` choices."""
    run = LessonRun(lesson, game(lesson.game))
    rng = Dice(f"{lesson.key}/{seed}")
    for _ in range(most):
        if run.status != "open":
            break
        run.choose(decision(player, Turn(run.state, run.seat, run.choices(), rng, Budget(playouts=24))))
    return run.status == "solved"


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_solution_reaches_the_goal(lesson: Lesson):
    run = solve(lesson, game(lesson.game))
    assert run.status == "solved"
    assert run.take_messages()[-1] == lesson.end


@pytest.mark.parametrize("lesson", LESSONS)
def test_passing_does_not_reach_the_goal(lesson: Lesson):
    assert not is_solved_by_passing(lesson, game(lesson.game))


@pytest.mark.parametrize("lesson", SHORT)
def test_a_bot_reaches_the_goal(lesson: Lesson):
    assert is_solved_by(bot("heuristic", lesson.game), lesson) or any(
        is_solved_by(bot("random", lesson.game), lesson, seed=str(number)) for number in range(TRIES)
    )


@pytest.mark.parametrize("name", games_with_lessons())
def test_a_bot_wins_the_first_mission(name: str):
    lesson = course(name)[-1]
    assert lesson.match is not None, "the last lesson of a course is the first mission, with help"
    deals = [
        msgspec.structs.replace(lesson, match=msgspec.structs.replace(lesson.match, seed=seed))
        for seed in range(lesson.match.seed, lesson.match.seed + DEALS)
    ]
    player = bot("heuristic", name)
    assert any(is_solved_by(player, one, most=A_MATCH) for one in deals)


@pytest.mark.parametrize("lesson", SHORT)
def test_every_mistake_can_be_made_and_taken_back(lesson: Lesson):
    """A random player makes each mistake; taking it back restores an earlier position."""
    box = game(lesson.game)
    missing = set(range(len(lesson.wrong)))
    remarks = {remark.text for remark in lesson.say}
    rng = Dice(f"wrong ways of {lesson.key}")
    for _ in range(TRIES):
        run = LessonRun(lesson, box)
        seen = [run.state.hash()]
        while run.status == "open":
            choices = run.choices()
            run.choose(choices[rng.below(len(choices))])
            seen.append(run.state.hash())
        said = run.take_messages()
        remarks -= set(said)
        if run.wrong_way is not None:
            missing.discard(lesson.wrong.index(run.wrong_way))
            assert said[-1] == run.wrong_way.text
            assert run.choices() == [], "nothing goes on until the wrong way is taken back"
            assert run.take_back()
            assert run.status == "open"
            assert run.state.hash() == seen[len(run.choice_lines)]
        if not missing and not remarks:
            return
    assert not missing, [lesson.wrong[number].en for number in missing]
    assert not remarks, [remark.en for remark in remarks]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_is_in_both_languages(lesson: Lesson):
    for part, text in lesson.texts().items():
        assert text.en.strip(), part
        assert text.es.strip(), part
        for words in (text.en, text.es):
            for sentence in re.split(r"(?<=[.!?:;])\s+", words):
                assert len(sentence.split()) <= LONGEST_SENTENCE, (part, sentence)
            assert "  " not in words
        if part not in ("title", "about"):
            assert text.en != text.es, part
            assert {text.en[-1], text.es[-1]} <= set(".!?"), part


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_rules_it_teaches_are_in_the_rulebook(lesson: Lesson):
    book = rulebook(lesson.game)
    assert [book.entry(rule).id for rule in lesson.rules] == list(lesson.rules)


@pytest.mark.parametrize("name", LEAST)
def test_a_course_is_long_enough_and_each_lesson_has_a_new_rule(name: str):
    lessons = course(name)
    assert len(lessons) >= LEAST[name]
    assert len({one.new_rule for one in lessons}) == len(lessons)
    assert all(2 <= one.minutes <= 4 for one in lessons[:-1])
    assert len({one.id for one in lessons}) == len(lessons)


def test_lessons_on_the_same_topic_teach_the_same_rule_key():
    """A topic learnt in one game counts in the others, so lessons on a topic must teach the same rule key."""
    by_topic: dict[str, list[Lesson]] = {}
    for name in games_with_lessons():
        for one in course(name):
            if one.topic:
                by_topic.setdefault(one.topic, []).append(one)
    shared = [ones for ones in by_topic.values() if len(ones) > 1]
    assert {ones[0].topic for ones in shared} == {"actions", "noise", "friendly_fire"}
    for ones in shared:
        assert len({one.game for one in ones}) == len(ones), "one lesson of a topic a box"
        assert set.intersection(*(keys_of(one) for one in ones)), ones[0].topic


def keys_of(lesson: Lesson) -> set[str]:
    """Return the rule keys of the family that a lesson teaches."""
    folder = folder_of(lesson.game)
    assert folder is not None
    keys = records(folder / "content" / "keys.yaml", dict[str, str])
    return {key for key, rule in keys.items() if rule in lesson.rules}


def test_a_topic_learnt_in_another_game_is_known():
    assert known_topics({"green_horde/noise"}) == {"noise"}
