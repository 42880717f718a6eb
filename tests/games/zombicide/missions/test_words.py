"""Tests that each mission word is registered, listed for designers, and handled by bots if relevant to play."""

import inspect
from pathlib import Path

import pytest

import horda
from horda.bots.zombicide.judgements import WORTHS
from horda.bots.zombicide.planning.condition_tasks import TASKS_ABOUT_PEOPLE, TASKS_ABOUT_TOKENS
from horda.games.zombicide.missions import conditions, effects
from horda.games.zombicide.missions.conditions.board import TakenRecord, TakenWord
from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.custom import effects_in
from horda.games.zombicide.missions.effects.counters import CountRecord, CountWord
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.missions.words import AnyCondition, AnyEffect, AnyWord, ConditionWord, EffectWord

GAMES = ("green_horde", "rue_morgue", "army_of_the_dead")
ONLY_LOSE = {"survivors_lost", "experts_gone", "never"}
"""Conditions that only lose a match, so that no survivor works towards them."""


def conditions_of(game: str) -> tuple[AnyCondition, ...]:
    parts = horda.game(game).words.parts.values()
    return (*CONDITIONS, *(word for part in parts for word in part.conditions))


def effects_of(game: str) -> tuple[AnyEffect, ...]:
    parts = horda.game(game).words.parts.values()
    return (*EFFECTS, *(word for part in parts for word in part.effects))


@pytest.mark.parametrize(
    ("package", "base", "registry"),
    [(conditions, ConditionWord, CONDITIONS), (effects, EffectWord, EFFECTS)],
    ids=["conditions", "effects"],
)
def test_every_word_of_the_family_is_registered(package, base: type, registry: tuple[AnyWord, ...]):
    name = package.__name__ + "."
    made = {word for word in base.__subclasses__() if word.__module__.startswith(name)}
    assert made == set(registry)
    files = {path.stem for path in Path(package.__path__[0]).glob("*.py")} - {"__init__", "registry"}
    assert files == {word.__module__.removeprefix(name) for word in made}


@pytest.mark.parametrize("game", GAMES)
def test_the_records_of_a_mission_have_a_field_for_each_word(game: str):
    missions = [plan.mission for plan in horda.game(game).plans.values()]
    known = conditions_of(game)
    for goal in (goal for mission in missions for goal in mission.goals):
        assert set(goal.__struct_fields__) == {*(word.key for word in known), "all_of", "any_of", "unless"}
        assert goal.words == known
    for effect in (effect for mission in missions for _, effect in effects_in(mission)):
        assert set(effect.__struct_fields__) == {word.key for word in effects_of(game)}
        assert effect.words == effects_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_says_what_it_means(game: str):
    for word in (*conditions_of(game), *effects_of(game)):
        assert inspect.getdoc(word) not in (inspect.getdoc(ConditionWord), inspect.getdoc(EffectWord))


def test_bots_know_what_to_do_for_every_condition_that_asks_for_something():
    understood = {word.key for word in (*TASKS_ABOUT_TOKENS, *TASKS_ABOUT_PEOPLE)}
    waiting = {word.key for word in CONDITIONS if word.waiting_suffices}
    assert understood | waiting | ONLY_LOSE == {word.key for word in CONDITIONS}
    assert not understood & (waiting | ONLY_LOSE)


def test_bots_value_only_effects_that_there_are():
    assert set(WORTHS) <= {word.key for word in EFFECTS}


def test_a_short_form_means_the_same_as_the_full_one():
    assert TakenWord.full("objective") == TakenRecord() == TakenWord.full(TakenRecord())
    assert CountWord.full("bells") == CountRecord("bells") == CountWord.full(CountRecord("bells", 1))
