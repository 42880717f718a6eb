"""Tests of activation and of the effects of each side of each location (CH-ACT, CH-LOC)."""

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
from horda.games.city_of_horror.rules.board import is_attacked
from horda.games.city_of_horror.rules.phases.location_uses import can_use_effect

OTHERS = {"crossroads": "thief[green] teen[blue]"}


@pytest.mark.rule("CH-ACT-01", "CH-ACT-03", "CH-ACT-04", "CH-FST-05")
def test_everybody_there_may_use_the_effect_once_in_turn_order():
    s = table(
        at="hospital",
        first="green",
        hospital="geek[red] rasta[red] thief[green] zombie",
        bank="teen[blue]",
        hands={"red": "gun alarm", "green": "gun"},
    )
    assert offered_lines(s) == ["green skip_effect", "green use_effect"]
    play(s, "green skip_effect")
    assert offered_lines(s) == ["red skip_effect", "red use_effect"]
    play(s, "red use_effect", "red pay alarm")
    assert look(s, "antidotes") == {"red": 1, "green": 0, "blue": 0}
    assert ask(s) != "Activate"


@pytest.mark.rule("CH-ACT-02")
def test_who_is_elsewhere_cannot_use_the_effect():
    s = table(
        at="hospital", hospital="geek[red]", water_tower="thief[green] teen[blue]", hands={"green": "gun"}
    )
    assert not can_use_effect(s, 1, PLACE["hospital"])
    assert not any("use_effect" in line for line in offered_lines(s))


@pytest.mark.rule("CH-ACT-05", "CH-CRD-05", "CH-CRD-08")
def test_a_card_paid_does_nothing_and_brings_no_marker():
    s = table(
        at="hospital",
        hospital="geek[red]",
        bank="thief[green] teen[blue] zombie",
        hands={"red": "makeshift_bomb"},
    )
    play(s, "red use_effect", "red pay makeshift_bomb")
    assert s.zombies[PLACE["bank"]] == 1
    assert look(s, "markers") == {"armory": 0, "water_tower": 0}
    assert look(s, "discard") == ["makeshift_bomb"]
    assert look(s, "antidotes", "red") == 1


@pytest.mark.rule(
    "CH-LOC-03",
    "CH-LOC-06",
    "CH-LOC-09",
    "CH-LOC-12",
    "CH-LOC-15",
    "CH-LOC-18",
    "CH-LOC-22",
    "CH-LOC-25",
    "CH-LOC-28",
    "CH-LOC-31",
    "CH-LOC-34",
    "CH-LOC-37",
    "CH-LOC-40",
)
@pytest.mark.parametrize(
    ("place", "side", "needed"),
    [
        ("water_tower", "A", 4),
        ("water_tower", "B", 4),
        ("water_tower", "collapsed", 0),
        ("church", "A", 3),
        ("church", "B", 0),
        ("crossroads", "A", 1),
        ("crossroads", "B", 1),
        ("hospital", "A", 0),
        ("hospital", "B", 2),
        ("armory", "A", 3),
        ("armory", "B", 0),
        ("bank", "A", 3),
        ("bank", "B", 0),
    ],
)
def test_the_attack_condition_of_each_side(place: str, side: str, needed: int):
    """Two Characters are in the location; 0 means that more zombies than Characters are needed."""
    rest = "bank" if place != "bank" else "church"
    for zombies in range(6):
        s = table(
            at=f"attack {place}",
            sides={place: side},
            passing=[],
            **{place: f"geek[red] thief[green] zombie*{zombies}", rest: "teen[blue]"},
        )
        assert is_attacked(s, PLACE[place]) == (zombies > 2 if needed == 0 else zombies >= needed)


@pytest.mark.rule("CH-LOC-02")
def test_nothing_is_activated_on_the_tower():
    for side in ("A", "B"):
        s = table(
            at="water_tower",
            sides={"water_tower": side},
            water_tower="geek[red]",
            hands={"red": "gun"},
            **OTHERS,
        )
        assert not any("use_effect" in line for line in offered_lines(s))


@pytest.mark.rule("CH-LOC-08")
def test_the_ruin_has_no_effect():
    s = table(
        at="round",
        sides={"water_tower": "collapsed"},
        invasion=["one_mall"],
        water_tower="geek[red]",
        passing=[],
        **OTHERS,
    )
    assert s.view(0).invasion[0][1] == "?"
    play(s, "red pass", "green pass", "blue pass")
    assert s.deciders == [0, 1, 2]
    ruin = table(
        at="water_tower",
        sides={"water_tower": "collapsed"},
        water_tower="geek[red]",
        hands={"red": "gun"},
        **OTHERS,
    )
    assert not any("use_effect" in line for line in offered_lines(ruin))


@pytest.mark.rule("CH-LOC-11", "CH-CHR-07")
def test_church_a_rests_anybody_of_yours_for_a_card():
    s = table(
        at="church",
        church="geek[red, exhausted]",
        bank="rasta[red, exhausted] student[red]",
        hands={"red": "gun"},
        **OTHERS,
    )
    play(s, "red use_effect", "red pay gun")
    assert offered_lines(s) == ["red rest geek", "red rest rasta"]
    play(s, "red rest rasta")
    assert s.rested[WHO["rasta"]]
    assert not s.rested[WHO["geek"]]
    assert look(s, "discard") == ["gun"]
    rested = table(at="church", church="geek[red]", hands={"red": "gun"}, **OTHERS)
    assert not can_use_effect(rested, 0, PLACE["church"])


@pytest.mark.rule("CH-LOC-14", "CH-BRD-10")
def test_church_b_rests_anybody_of_yours_for_food():
    s = table(
        at="church",
        sides={"church": "B"},
        church="geek[red, exhausted]",
        food={"red": [0, 3]},
        hands={"red": "gun"},
        **OTHERS,
    )
    play(s, "red use_effect")
    assert offered_lines(s) == ["red pay_food food_0", "red pay_food food_3"]
    play(s, "red pay_food food_0")
    assert look(s, "food", "red") == [3]
    alone = table(
        at="church", sides={"church": "B"}, church="geek[red, exhausted]", food={"red": [3]}, **OTHERS
    )
    play(alone, "red use_effect")
    assert offered_lines(alone) == ["red pay_food food_3"]
    assert s.rested[WHO["geek"]]
    assert "food_0" in s.cards.faces("box")
    hungry = table(
        at="church", sides={"church": "B"}, church="geek[red, exhausted]", hands={"red": "gun"}, **OTHERS
    )
    assert not can_use_effect(hungry, 0, PLACE["church"])


@pytest.mark.rule("CH-LOC-17", "CH-INF-07")
def test_crossroads_a_gives_food_unseen_for_a_card():
    s = table(
        at="crossroads",
        crossroads="geek[red]",
        church="thief[green] teen[blue]",
        truck=[3, 0],
        hands={"red": "gun"},
    )
    play(s, "red use_effect", "red pay gun")
    assert look(s, "food", "red") == [3]
    assert s.view(0).players[0].food == ("food_3",)
    assert s.view(1).players[0].food == ("?",)
    assert look(s, "truck") == [0]


@pytest.mark.rule("CH-LOC-20", "CH-LOC-21", "CH-INF-08")
def test_crossroads_b_gives_food_shown_or_unseen_and_shows_three_again():
    given = {
        "at": "crossroads",
        "sides": {"crossroads": "B"},
        "crossroads": "geek[red]",
        "church": "thief[green] teen[blue]",
        "truck": [2, 1, 2, 3, 0],
        "hands": {"red": "gun"},
    }
    s = table(**given)
    assert s.view(2).shown_food == ("food_2", "food_1", "food_2")
    play(s, "red use_effect", "red pay gun")
    assert offered_lines(s) == ["red take_food food_1", "red take_food food_2", "red take_hidden_food"]
    blind = s.clone()
    play(s, "red take_food food_2")
    assert look(s, "shown_food") == [1, 2, 3]
    assert s.view(1).players[0].food == ("food_2",)
    play(blind, "red take_hidden_food")
    assert look(blind, "food", "red") == [3]
    assert look(blind, "shown_food") == [1, 2, 2]
    assert blind.view(1).players[0].food == ("?",)
    last = table(**{**given, "truck": [1]})
    play(last, "red use_effect", "red pay gun")
    assert look(last, "shown_food") == []


@pytest.mark.rule("CH-LOC-24")
def test_hospital_a_gives_an_antidote_for_a_card():
    s = table(at="hospital", hospital="geek[red]", hands={"red": "gun"}, **OTHERS)
    play(s, "red use_effect", "red pay gun")
    assert look(s, "antidotes", "red") == 1
    assert s.ambulance == 19
    none_left = table(
        at="hospital", hospital="geek[red]", hands={"red": "gun"}, antidotes={"green": 20}, **OTHERS
    )
    assert not can_use_effect(none_left, 0, PLACE["hospital"])


@pytest.mark.rule("CH-LOC-27", "CH-CHR-28")
def test_hospital_b_gives_an_antidote_for_exhausting_somebody_there():
    s = table(
        at="hospital",
        sides={"hospital": "B"},
        hospital="geek[red] student[red] rasta[red, exhausted]",
        bank="mama[red]",
        **OTHERS,
    )
    play(s, "red use_effect")
    assert offered_lines(s) == ["red exhaust geek", "red exhaust student"]
    play(s, "red exhaust geek")
    assert not s.rested[WHO["geek"]]
    assert look(s, "antidotes", "red") == 1
    assert not has_logged(s, "AbilityUsed")
    mother = table(at="hospital", sides={"hospital": "B"}, hospital="pregnant_woman[red]", **OTHERS)
    assert not can_use_effect(mother, 0, PLACE["hospital"])


@pytest.mark.rule("CH-LOC-30")
def test_armory_a_swaps_a_card_for_the_top_of_the_deck():
    s = table(at="armory", armory="geek[red]", hands={"red": "gun"}, deck=["alarm", "kitten"], **OTHERS)
    play(s, "red use_effect", "red pay gun")
    assert look(s, "hands", "red") == "alarm"
    assert s.view(1).players[0].hand == ("?",)


@pytest.mark.rule("CH-LOC-33")
def test_armory_b_gives_a_discarded_card_for_exhausting_somebody_there():
    s = table(at="armory", sides={"armory": "B"}, armory="geek[red]", discard=["alarm", "gun"], **OTHERS)
    play(s, "red use_effect")
    assert not s.rested[WHO["geek"]]
    assert offered_lines(s) == ["red salvage alarm", "red salvage gun"]
    play(s, "red salvage alarm")
    assert look(s, "hands", "red") == "alarm"
    assert s.view(1).players[0].hand == ("alarm",)
    empty = table(at="armory", sides={"armory": "B"}, armory="geek[red]", **OTHERS)
    assert not can_use_effect(empty, 0, PLACE["armory"])


@pytest.mark.rule("CH-LOC-36")
def test_bank_a_puts_the_leader_anywhere_for_a_card():
    s = table(at="bank", leader="green", bank="geek[red]", hands={"red": "gun"}, **OTHERS)
    play(s, "red use_effect", "red pay gun")
    assert offered_lines(s) == ["red set_leader blue", "red set_leader red"]
    play(s, "red set_leader red")
    assert look(s, "leader") == "red"


@pytest.mark.rule("CH-LOC-39")
def test_bank_b_moves_the_leader_one_space_for_nothing_or_not():
    s = table(at="bank", sides={"bank": "B"}, leader="green", bank="geek[red]", **OTHERS)
    stay = s.clone()
    play(s, "red use_effect")
    assert look(s, "leader") == "blue"
    play(stay, "red skip_effect")
    assert look(stay, "leader") == "green"
    assert look(s, "discard") == []


@pytest.mark.rule("CH-LOC-16", "CH-LOC-19")
def test_after_an_effect_everybody_may_act_before_the_next_uses_it():
    s = table(
        at="hospital",
        hospital="geek[red] thief[green]",
        bank="teen[blue]",
        hands={"red": "gun", "green": "gun"},
        passing=["green"],
    )
    play(s, "red pass", "blue pass", "red use_effect", "red pay gun")
    assert ask(s) == "Window"
    assert not any(line.startswith("EffectUsed 1") for line in event_lines(s))
    play(s, "red pass", "blue pass", "green skip_effect")
    assert spot(s, "hospital") == {"geek[red]", "thief[green]"}
