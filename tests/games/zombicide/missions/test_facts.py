"""Tests of facts about missions: measured figures equal to the balance pages, kinds, tiles, and mission search."""

from pathlib import Path

import pytest

import horda
from horda.games.zombicide.missions.facts import MISSION_KINDS, Measured, MissionSearch, facts_of, level_of
from horda.lab.balance import TARGET_WIN_RATES, measured_text

GAMES = ("green_horde", "rue_morgue", "army_of_the_dead")
ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_box_are_those_of_its_balance_page(game: str):
    page = (ROOT / "docs" / "designers" / "balance" / f"{game}.md").read_text(encoding="utf-8")
    kept = ROOT / "src" / "horda" / "games" / game / "content" / "measured.yaml"
    assert kept.read_text(encoding="utf-8") == measured_text(page)
    plans = horda.game(game).plans
    assert set(horda.game(game).mission_measures) == {id for id, plan in plans.items() if plan.goals.together}


@pytest.mark.parametrize("game", GAMES)
def test_every_mission_of_a_box_is_of_some_kind_and_says_what_it_needs(game: str):
    edition = horda.game(game)
    for plan in edition.plans.values():
        facts = edition.mission_facts(plan)
        assert facts.kinds, plan.mission.id
        assert set(facts.tiles) <= set(edition.tiles)
        assert facts.can_be_laid(edition.tiles)
        assert not facts.can_be_laid(facts.tiles[1:])
        assert facts.rivals or facts.level


def test_kinds_are_those_of_the_words_that_win_and_lose():
    plans = horda.game("green_horde").plans
    assert "race" in facts_of(plans["river_of_the_dead"]).kinds
    found = {
        kind for game in GAMES for plan in horda.game(game).plans.values() for kind in facts_of(plan).kinds
    }
    assert found == set(MISSION_KINDS)


def test_a_level_is_one_whose_wanted_share_holds_what_was_measured():
    for won in range(8, 101):
        low, high = TARGET_WIN_RATES[level_of(won)]
        assert low <= won <= high


def test_a_mission_is_found_by_what_it_is():
    plan = horda.game("green_horde").plans["river_of_the_dead"]
    facts = facts_of(plan, Measured(48.0, 200, (8, 12, 17)))
    assert (facts.level, facts.rounds) == ("medium", 12)
    assert MissionSearch().fits(facts)
    assert MissionSearch(minutes=facts.minutes, survivors=6, level="medium", kind="race").fits(facts)
    assert not MissionSearch(minutes=facts.minutes - 1).fits(facts)
    assert not MissionSearch(level="hard").fits(facts)
    assert not MissionSearch(survivors=1).fits(facts)
    assert MissionSearch(level="medium").fits(facts_of(plan)), (
        "its author's word counts where nothing was measured"
    )
    other_faces = tuple(tile[:-1] + ("V" if tile[-1] == "R" else "R") for tile in facts.tiles)
    assert MissionSearch(tiles=other_faces).fits(facts)
    assert not MissionSearch(tiles=("1R",)).fits(facts)
