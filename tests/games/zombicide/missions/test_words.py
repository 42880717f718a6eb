"""The words of missions: each is registered, documented for designers, and known to the bots or of no use to them."""

import inspect
import re
from pathlib import Path

import pytest

import horda
from horda.bots.zombicide.planning.condition_errands import ERRANDS_ABOUT_PEOPLE, ERRANDS_ABOUT_TOKENS
from horda.games.zombicide.missions import conditions
from horda.games.zombicide.missions.conditions.board import TakenRecord, TakenWord
from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.words import ConditionWord

GUIDE = Path(__file__).parents[4] / "docs/designers/draw_a_mission.md"
GAMES = ("green_horde", "rue_morgue", "army_of_the_dead")
NOT_FOR_DESIGNERS = {"never"}
"""For positions and puzzles, whose files no designer writes."""
ONLY_LOSE = {"survivors_lost", "experts_gone", "never"}
"""Conditions that no survivor works towards."""


def words_of(game: str) -> list[type[ConditionWord]]:
    parts = horda.game(game).words.parts.values()
    return [*CONDITIONS, *(word for part in parts for word in part.conditions)]


def test_every_condition_of_the_family_is_registered_once():
    package = conditions.__name__ + "."
    made = {word for word in ConditionWord.__subclasses__() if word.__module__.startswith(package)}
    assert made == set(CONDITIONS)
    files = {path.stem for path in Path(conditions.__path__[0]).glob("*.py")} - {"__init__", "registry"}
    assert files == {word.__module__.removeprefix(package) for word in made}


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_condition_has_a_field_for_each_word(game: str):
    goals = [goal for plan in horda.game(game).plans.values() for goal in plan.mission.goals]
    keys = {word.key for word in words_of(game)}
    for goal in goals:
        assert set(goal.__struct_fields__) == keys | {"all_of", "any_of", "unless"}
        assert goal.words == tuple(words_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_condition_says_what_it_means_and_the_guide_lists_it(game: str):
    listed = set(re.findall(r"`(\w+)`", GUIDE.read_text(encoding="utf-8")))
    for word in words_of(game):
        assert inspect.getdoc(word) != inspect.getdoc(ConditionWord)
        assert word.key in listed | NOT_FOR_DESIGNERS


def test_bots_know_what_to_do_for_every_condition_that_asks_for_something():
    understood = {word.key for word in (*ERRANDS_ABOUT_TOKENS, *ERRANDS_ABOUT_PEOPLE)}
    waiting = {word.key for word in CONDITIONS if word.waiting_suffices}
    assert understood | waiting | ONLY_LOSE == {word.key for word in CONDITIONS}
    assert not understood & (waiting | ONLY_LOSE)


def test_a_short_form_means_the_same_as_the_full_one():
    assert TakenWord.full("objective") == TakenRecord() == TakenWord.full(TakenRecord())
