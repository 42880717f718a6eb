"""Tests that the texts of the printed missions agree with the mission files, in both languages."""

import re
from collections.abc import Mapping

import pytest
from tests.games.zombicide.editions import EDITIONS, MISSIONS

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.records import EffectRecord
from horda.locale import LANGUAGES, Words
from horda.locale.missions import MissionPage, mission_page

ZONE = re.compile(r"\b[A-Z][1-9]\d?\b")
SENTENCE = re.compile(r".*[.!?…]”?»?", re.DOTALL)
SPELT = {
    2: ("two", "second", "dos", "segund", "both", "amb"),
    3: ("three", "third", "tres", "tercer"),
    4: ("four", "cuatro", "cuart"),
    5: ("five", "fifth", "cinco", "quint"),
    6: ("six", "seis", "sext"),
}
"""Beginnings of the words that a text may use for small numbers, in both languages."""
ASKED = ("killed_", "rounds", "lost", "objective_taken_experience")
"""Prefixes of the figures that a mission's text must state."""


@pytest.fixture(params=[(*one, lang) for one in MISSIONS for lang in LANGUAGES], ids="-".join)
def game_mission_words(request: pytest.FixtureRequest) -> tuple[Zombicide, str, Words]:
    """Return a game, one of its missions and the texts of a language; the fixture runs for all of them."""
    game, mission, lang = request.param
    return EDITIONS[game], mission, Words.of(EDITIONS[game], lang, strict=True)


Told = tuple[Zombicide, str, Words]


def test_a_page_is_made_of_sentences(game_mission_words: Told):
    _, mission, words = game_mission_words
    page = mission_page(words, mission)
    assert page.title
    assert page.scene
    assert [part for part in _sentences(page) if not SENTENCE.fullmatch(part) or "  " in part] == []


def test_a_page_names_zones_of_its_map_only(game_mission_words: Told):
    game, mission, words = game_mission_words
    named = {zone for part in _sentences(mission_page(words, mission)) for zone in ZONE.findall(part)}
    assert named <= game.plans[mission].board.called.keys() | set(game.tiles)


def test_a_page_has_as_many_goals_as_its_mission(game_mission_words: Told):
    game, mission, words = game_mission_words
    goals = game.plans[mission].mission.goals
    assert len(goals) in (0, len(mission_page(words, mission).goals))


def test_a_page_has_words_for_every_turning_point_and_no_others(game_mission_words: Told):
    game, mission, words = game_mission_words
    said = {effect.say for effect in _effects(game, mission) if effect.say is not None}
    assert said == set(range(1, len(mission_page(words, mission).turns) + 1))


def test_every_way_to_lose_a_mission_is_told(game_mission_words: Told):
    game, mission, words = game_mission_words
    ways = [*game.plans[mission].mission.lose, *(one.lose for one in _effects(game, mission) if one.lose)]
    assert [why for why in ways if not SENTENCE.fullmatch(words.outcome(why))] == []
    page = mission_page(words, mission)
    assert page.lose or not page.goals or not ways


def test_a_page_says_what_is_counted(game_mission_words: Told):
    game, mission, words = game_mission_words
    page = mission_page(words, mission)
    figures = game.figures("mission", mission)
    text = " ".join(_sentences(page)).lower()
    asked = {name: figure for name, figure in _figures_to_know(figures).items() if page.goals}
    unsaid = [name for name, figure in asked.items() if not _is_said(figure, text)]
    assert unsaid == []


def _is_said(figure: int, text: str) -> bool:
    return bool(re.search(rf"\b{figure}\b", text)) or any(one in text for one in SPELT.get(figure, ()))


def _figures_to_know(figures: Mapping[str, int | str]) -> dict[str, int]:
    return {
        name: figure
        for name, figure in figures.items()
        if name.startswith(ASKED) and isinstance(figure, int) and figure > 1
    }


def _sentences(page: MissionPage) -> list[str]:
    return [page.scene, *page.goals, *page.lose, *page.rules, *page.turns]


def _effects(game: Zombicide, mission: str) -> list[EffectRecord]:
    return [effect for trigger in game.plans[mission].mission.when for effect in trigger.do]
