"""Tests that every mission has a cover of its own, drawn from its map."""

from collections import Counter
from xml.etree import ElementTree

import pytest

import horda
from horda.art.mission_covers import STYLES, mission_cover
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import MissionPlan

PLANS = [
    plan
    for game in horda.games.games().values()
    if isinstance(game, Zombicide)
    for plan in game.plans.values()
]
MAX_BYTES = 40_000
MIN_FIGURES = 3


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.mission.id)
def test_a_cover_shows_the_town_of_the_mission_and_survivors(plan: MissionPlan):
    svg = mission_cover(plan).svg
    ElementTree.fromstring(svg)
    assert "var(--" not in svg
    assert len(svg) < MAX_BYTES
    assert svg.count('<use href="#s-') == MIN_FIGURES
    # Each cell of the board is drawn, and each wall of a building.
    assert svg.count("<path") > sum(len(cells) for cells in plan.board.cells)


def test_no_two_missions_have_the_same_cover():
    covers = Counter(mission_cover(plan).svg for plan in PLANS)
    assert len(covers) == len(PLANS)
    assert {plan.game for plan in PLANS} == set(STYLES)


def test_a_cover_is_the_same_every_time():
    assert mission_cover(PLANS[0]).svg == mission_cover(PLANS[0]).svg
