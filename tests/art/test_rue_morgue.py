"""Tests of the drawings that Rue Morgue adds: beds, tents, fences, stairs, triggers, its own zombies."""

import re
from collections import Counter

import pytest
from tests.games.rue_morgue.conftest import GAME, place

from horda import art
from horda.art.theme import Theme
from horda.engine.views.cases import play
from horda.server.http.boards import board_info


def figures_used(drawing: art.Drawing) -> list[str]:
    """Return the names of the symbols that a drawing uses, furniture left out."""
    assert "var(" not in drawing.svg
    return re.findall(r'<use href="#(?!d-)([\w-]+)"', drawing.svg)


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("name", sorted(GAME.tiles))
def test_every_tile_is_drawn_with_its_manholes_and_beds(name: str, theme: Theme):
    features = [feature.put for feature in GAME.tiles[name].features for _ in range(feature.count)]
    assert sorted(figures_used(art.tile(GAME.tiles[name], theme=theme))) == sorted(features)


def test_the_helipad_has_its_letter_its_fence_and_stairs():
    assert art.tile(GAME.tiles["9R"]).svg.count('class="g-pad"') == 2
    stairs = [{"put": "stairs", "between": ["B1", "C1"]}]
    s = place(tiles=[["9R"]], edges=stairs, zones={"A1": "bear"})
    assert art.state(s).svg.count('class="d-stairs"') == 7


def test_the_zombies_of_rue_morgue_have_their_own_figures():
    s = place(zones={"A1": "bear", "B1": "walker fatty runner crawler abomination"})
    dead = {f"z-rue-morgue-{kind}" for kind in ("walker", "fatty", "runner", "crawler", "abomination")}
    assert dead <= set(figures_used(art.state(s)))


def test_tokens_of_rue_morgue_are_drawn():
    tokens = [
        {"put": "spawn", "at": "A1"},
        {"put": "locator", "at": "A1", "number": 4},
        {"put": "trigger", "at": "C1"},
        {"put": "crashed_helicopter", "at": "C3"},
        {"put": "tent", "at": "B2", "face": "ward_2"},
    ]
    s = place(tiles=[["8V"]], tokens=tokens, zones={"A2": "bear"}, decks={"zombies": ["z145"]})
    assert {"die-4", "trigger", "v-crashed-helicopter", "tent"} <= set(figures_used(art.state(s)))
    assert "bed" not in figures_used(art.state(s))
    play(s, "bear move B2")
    assert figures_used(art.state(s)).count("bed") == 4
    assert "tent-open" in figures_used(art.state(s))


def test_a_mission_draws_its_own_zombies():
    text = "id: m\norigin: horda\ntiles: [[5R]]\nwin: {never: true}\nzombies: [{kind: walker, at: A1}]\n"
    assert "z-rue-morgue-walker" in figures_used(art.mission(GAME.plan({"map": text})))


@pytest.mark.parametrize("mission", list(GAME.plans))
def test_every_mission_has_a_map_and_a_board(mission: str):
    plan = GAME.plans[mission]
    numbers = [f"die-{token.number}" for token in plan.mission.tokens if token.put == "locator"]
    assert Counter(numbers) <= Counter(figures_used(art.mission(plan)))
    assert {zone.name for zone in board_info(plan).zones} == set(plan.board.names)


def test_a_locator_lies_beside_the_token_of_its_spawn_zone():
    spawn = "{put: spawn, at: C1, side: east}"
    text = (
        "id: m\norigin: horda\ntiles: [[5R]]\nwin: {never: true}\n"
        f"tokens: [{spawn}, {{put: locator, at: C1, number: 2}}]\n"
    )
    drawn = art.mission(GAME.plan({"map": text})).svg
    places = {
        name: (float(x), float(y))
        for name, x, y in re.findall(r'<use href="#([\w-]+)" x="([\d.]+)" y="([\d.]+)"', drawn)
    }
    assert abs(places["die-2"][0] - places["spawn-red"][0]) < 40
    assert abs(places["die-2"][1] - places["spawn-red"][1]) < 60
