"""Tests of Explosion markers and of what explosions destroy (CH-EXP, CH-CRD-04)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    event_lines,
    has_logged,
    look,
    offered_lines,
    play,
    spot,
    table,
)

from horda.games.city_of_horror.content import PLACE, WHO

BASE = {"church": "geek[red] zombie*2", "bank": "thief[green]", "hospital": "teen[blue]"}


def bomb(**given: object):
    """Throw red's Makeshift Bomb at the Church before its attack and return the state."""
    given = {
        "at": "attack church",
        "hands": {"red": "makeshift_bomb"},
        "passing": ["green", "blue"],
        **BASE,
        **given,
    }
    s = table(**given)
    play(s, "red play makeshift_bomb", "red aim_at_location church")
    return s


@pytest.mark.rule("CH-EXP-01", "CH-CRD-04")
def test_the_player_of_the_card_chooses_where_the_marker_goes():
    s = bomb()
    assert offered_lines(s) == ["red mark armory", "red mark water_tower"]
    play(s, "red mark armory")
    assert look(s, "markers") == {"armory": 1, "water_tower": 0}
    assert s.zombies[0] == 0


@pytest.mark.rule("CH-EXP-02", "CH-EXP-04", "CH-EXP-05", "CH-EXP-18")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_third_marker_brings_the_tower_down_on_everybody_there(side: str):
    s = bomb(
        markers={"water_tower": 2},
        sides={"water_tower": side},
        water_tower="mama[red] rasta[green, hidden] zombie*3",
    )
    play(s, "red mark water_tower")
    assert has_logged(
        s, "TowerCollapsed water_tower", "ZombiesKilled 3", "CharacterDied 0 mama", "CharacterDied 1 rasta"
    )
    assert look(s, "sides", "water_tower") == "collapsed"
    assert spot(s, "water_tower") == set()
    assert look(s, "markers", "water_tower") == 0
    second = bomb(markers={"water_tower": 1}, water_tower="mama[red]")
    play(second, "red mark water_tower")
    assert spot(second, "water_tower") == {"mama[red]"}


@pytest.mark.rule("CH-EXP-03")
def test_the_explosion_waits_for_the_card_to_be_done():
    s = bomb(markers={"water_tower": 2}, water_tower="mama[red]")
    assert has_logged(s, "ZombiesKilled 2 church")
    assert not has_logged(s, "TowerCollapsed")
    play(s, "red mark water_tower")
    assert has_logged(s, "ZombiesKilled 2 church", "MarkerPlaced 0 water_tower", "TowerCollapsed")


@pytest.mark.rule("CH-EXP-03")
def test_a_marker_that_is_not_the_last_one_blows_up_nothing():
    for place in ("water_tower", "armory"):
        s = bomb(water_tower="mama[red]", armory="rasta[green]")
        play(s, f"red mark {place}")
        assert not s.shut
        assert not has_logged(s, "TowerCollapsed")
        assert spot(s, "armory") == {"rasta[green]"}
        assert spot(s, "water_tower") == {"mama[red]"}


@pytest.mark.rule("CH-EXP-06", "CH-EXP-07")
def test_after_the_collapse_markers_go_on_the_armory():
    s = bomb(sides={"water_tower": "collapsed"}, water_tower="mama[red]")
    assert has_logged(s, "MarkerPlaced 0 armory")
    assert look(s, "markers") == {"armory": 1, "water_tower": 0}
    assert spot(s, "water_tower") == {"mama[red]"}


@pytest.mark.rule("CH-EXP-08", "CH-EXP-09", "CH-EXP-10", "CH-EXP-11")
def test_armory_a_burns_its_people_flee_its_zombies_stay_and_nobody_enters():
    s = bomb(markers={"armory": 2}, armory="mama[red, exhausted] rasta[green, hidden] zombie*2")
    play(s, "red mark armory")
    assert spot(s, "armory") == {"zombie*2"}
    assert spot(s, "crossroads") == {"mama[red, exhausted]", "rasta[green, hidden]"}
    barred = table(
        at="movement",
        shut=True,
        movement={"red": "armory"},
        church="geek[red]",
        bank="thief[green] teen[blue]",
        hands={"red": "back_door"},
        passing=["green", "blue"],
    )
    assert "red play back_door" not in offered_lines(barred)
    play(barred, "red pass")
    assert spot(barred, "crossroads") >= {"geek[red]"}
    assert all(
        location.full and location.closed for location in barred.view(0).locations if location.id == "armory"
    )


@pytest.mark.rule("CH-EXP-12", "CH-EXP-16")
@pytest.mark.parametrize("side", ["A", "B"])
def test_after_the_armory_is_closed_markers_go_on_the_tower(side: str):
    s = bomb(shut=True, sides={"armory": side})
    assert has_logged(s, "MarkerPlaced 0 water_tower")


@pytest.mark.rule("CH-EXP-07")
def test_with_both_places_settled_no_marker_is_placed_and_the_card_works():
    s = bomb(shut=True, sides={"water_tower": "collapsed"})
    assert s.zombies[0] == 0
    assert not has_logged(s, "MarkerPlaced")


@pytest.mark.rule("CH-EXP-13", "CH-EXP-14", "CH-EXP-15")
def test_two_markers_block_armory_b_with_its_people_inside():
    s = bomb(markers={"armory": 1}, sides={"armory": "B"}, armory="mama[red] rasta[green] zombie*3")
    play(s, "red mark armory")
    assert has_logged(s, "ArmoryBlocked armory")
    assert s.shut
    assert spot(s, "armory") == {"mama[red]", "rasta[green]", "zombie*3"}
    attacked = table(
        at="attack armory",
        sides={"armory": "B"},
        shut=True,
        armory="mama[red] rasta[green] zombie*3",
        bank="thief[green] teen[blue] geek[red]",
    )
    play(attacked, "red vote green", "green vote green")
    assert has_logged(attacked, "CharacterDied 1 rasta")
    assert attacked.shut
    stuck = table(
        at="movement",
        sides={"armory": "B"},
        shut=True,
        movement={"red": "bank", "green": "armory"},
        armory="mama[red]",
        bank="thief[green] teen[blue]",
    )
    assert has_logged(stuck, "NobodyMoved 0", "CharacterMoved thief bank crossroads")


@pytest.mark.rule("CH-EXP-17", "CH-CRD-06")
def test_a_cancelled_card_brings_no_marker():
    s = table(
        at="attack church", hands={"red": "makeshift_bomb", "green": "pepper_spray"}, passing=["blue"], **BASE
    )
    play(s, "red play makeshift_bomb", "red aim_at_location church", "green cancel pepper_spray")
    assert ask(s) == "Window"
    assert look(s, "markers") == {"armory": 0, "water_tower": 0}
    assert s.zombies[0] == 2
    assert look(s, "discard") == ["makeshift_bomb", "pepper_spray"]
    assert has_logged(s, "CardCancelled makeshift_bomb")


@pytest.mark.rule("CH-EXP-17", "CH-CRD-06")
def test_of_a_row_of_cancelling_cards_every_second_one_counts():
    hands = {"red": "makeshift_bomb pepper_spray", "green": "pepper_spray*2"}
    s = table(at="attack church", hands=hands, passing=["blue"], **BASE)
    play(s, "red play makeshift_bomb", "red aim_at_location church", "green cancel pepper_spray")
    play(s, "red cancel pepper_spray", "green cancel pepper_spray")
    cancelled = [line for line in event_lines(s) if line.startswith("CardCancelled")]
    assert cancelled == ["CardCancelled pepper_spray", "CardCancelled makeshift_bomb"]
    assert s.zombies[0] == 2
    assert look(s, "markers") == {"armory": 0, "water_tower": 0}


@pytest.mark.rule("CH-EXP-08")
def test_a_fire_in_the_place_being_resolved_leaves_no_victim_and_no_sharing():
    s = table(
        at="attack armory",
        markers={"armory": 2},
        armory="geek[red] zombie*5 antidote",
        bank="thief[green] teen[blue]",
        hands={"red": "molotov_cocktail"},
        passing=["green", "blue"],
        invasion=["two_market"],
    )
    play(s, "red play molotov_cocktail", "red aim_at_location armory", "red mark armory", "red pass")
    assert has_logged(s, "ArmoryBurnt armory", "AttackFailed armory")
    assert not any(line.startswith("PlayerElected") for line in event_lines(s))
    assert spot(s, "armory") == {"zombie*4", "antidote"}
    assert s.place[WHO["geek"]] == PLACE["crossroads"]
