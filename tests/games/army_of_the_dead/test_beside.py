"""Tests of what a seat sees besides the board of Army of the Dead: personal objectives, the truck, followers."""

import pytest

from horda.engine.views.cases import play
from horda.engine.views.position import BadPosition
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.view import View

GAME = ArmyOfTheDead()


def table(**given: object) -> ZombicideState:
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    return s


def view_of(s: ZombicideState) -> View:
    return GAME.view(s, None)


def test_a_personal_objective_is_counted_before_everybodys_eyes():
    s = table(zones={"B1": "dieter[goal, nailed_baseball_bat] kate shambler*3"}, dice=[3, 4])
    play(s, "dieter strike nailed_baseball_bat B1")
    assert view_of(s).parts["personal_objectives"] == {"yellow": ("aim_for_the_head", "dieter", 2, 8, False)}


def test_a_personal_objective_that_is_done_says_so():
    goals = {"yellow": "complete"}
    s = table(zones={"B1": "dieter[goal]", "C3": "kate"}, personal_objectives=goals)
    assert view_of(s).parts["personal_objectives"] == {"yellow": ("aim_for_the_head", "dieter", 8, 8, True)}


@pytest.mark.parametrize("said", ["complete", {"red": 1}, {"yellow": "much"}])
def test_a_position_says_nothing_else_of_kill_counts(said):
    with pytest.raises(BadPosition, match="`personal_objectives` cannot be"):
        table(zones={"B1": "dieter[goal]"}, personal_objectives=said)


def test_nor_of_the_vault():
    with pytest.raises(BadPosition, match="`vault` cannot be `open` in a position"):
        table(zones={"B1": "dieter"}, vault="open")


@pytest.mark.rule("AD-TRK-01")
def test_who_sits_in_the_truck():
    truck = view_of(table(zones={"B1": "peters kate[gunner] truck"})).parts["truck"]
    assert truck["zone"] == "B1"
    assert truck["seats"] == (("driver", ""), ("gunner", "kate"), ("passenger_1", ""), ("passenger_2", ""))


def test_companions_name_their_leader():
    survivors = view_of(table(zones={"B1": "scott lilly[companion=scott]", "C3": "kate"})).survivors
    assert [(one.name, one.follows, one.leader) for one in survivors] == [
        ("scott", False, ""),
        ("lilly", True, "scott"),
        ("kate", False, ""),
    ]


def test_specialties_of_birth_and_of_cards_in_hand():
    (one, other) = view_of(table(zones={"B1": "scott[crowbar]", "C3": "martin"})).survivors
    assert "aggressive" in one.specialties
    assert other.specialties == ["pilot"]


def test_an_id_card_tells_skills_and_starting_sets():
    figures = GAME.figures("survivor", "scott")
    assert figures["red"] == "plus_1_free_combat_action plus_1_free_move_action plus_1_damage_combat"
    assert figures["starts"] == "scotts_military_rifle,magazine machete,first_aid_kit"
