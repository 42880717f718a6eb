"""Tests that generated missions pass every check and are reproducible from their seed."""

import pytest

from horda.games import game
from horda.games.own_missions import editions
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.facts import card_of
from horda.lab.balance import TARGET_WIN_RATES
from horda.lab.missions.generation.generate import (
    BadRequest,
    MissionRequest,
    NothingDrafted,
    check_request,
    drafted_mission,
)
from horda.lab.missions.generation.styles import STYLES
from horda.lab.missions.play_test import play_matches, play_test_of
from horda.lab.missions.review import review_mission
from horda.locale import LANGUAGES


def request(name: str = "green_horde", **changes: object) -> MissionRequest:
    about = {"tiles": 4, "difficulty": "medium", "style": "chase", "seed": 3, **changes}
    return MissionRequest(name, **about)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", editions())
@pytest.mark.parametrize("style", STYLES)
def test_every_style_makes_missions_without_a_problem_in_every_game(name: str, style: str):
    text = drafted_mission(request(name, style=style), 0)
    assert not review_mission(text, name).problems
    shelf = game(name)
    assert isinstance(shelf, Zombicide)
    mission = shelf.own_plan(text).mission
    tiles = [tile.partition(".")[0] for row in mission.tiles for tile in row if tile]
    assert len({card_of(tile) for tile in tiles}) == 4
    assert set(mission.words) == set(LANGUAGES)
    for words in mission.words.values():
        assert words.title
        assert words.scene
        assert len(words.goals) == len(mission.goals)
        assert not any("stories" in line for line in (words.title, words.scene, *words.goals, *words.rules))
    assert mission.words["en"].title != mission.words["es"].title


def test_a_seed_makes_one_mission_and_another_seed_another():
    assert drafted_mission.__wrapped__(request(), 0) == drafted_mission(request(), 0)
    assert len({drafted_mission(request(seed=seed), 0) for seed in range(4)}) == 4
    assert drafted_mission(request(), 1) != drafted_mission(request(), 0)


def test_a_generated_mission_is_played_to_its_end():
    (match,) = play_matches(play_test_of(drafted_mission(request("rue_morgue"), 0), game="rue_morgue"), [0])
    assert match.rounds > 1
    assert match.why


@pytest.mark.parametrize("tiles", [1, 3, 9])
def test_a_map_has_as_many_tiles_as_asked_for(tiles: int):
    try:
        text = drafted_mission(request(tiles=tiles, style="hunt"), 0)
    except NothingDrafted:
        assert tiles == 1
        return
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    assert sum(tile is not None for row in shelf.own_plan(text).mission.tiles for tile in row) == tiles


@pytest.mark.parametrize(
    "wrong", [{"style": "opera"}, {"difficulty": "mild"}, {"tiles": 0}, {"tiles": 10}, {"name": "zombiland"}]
)
def test_a_request_that_cannot_be_met_says_what_can(wrong: dict[str, object]):
    with pytest.raises(BadRequest, match="allowed: "):
        check_request(request(**wrong))  # type: ignore[arg-type]


def test_the_wanted_share_is_the_middle_of_the_level():
    for level, (low, high) in TARGET_WIN_RATES.items():
        assert 100 * request(difficulty=level).target_share == pytest.approx((low + high) / 2)
