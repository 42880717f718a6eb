"""Tests that the tile faces of Rue Morgue agree with the rulebook."""

import pytest
from tests.games.rue_morgue.conftest import GAME

from horda.games.rue_morgue.camp import tents
from horda.games.zombicide.board.build import board_of, finish
from horda.games.zombicide.board.tiles import LaidTile
from horda.games.zombicide.rules.board.borders import FENCE
from horda.games.zombicide.rules.board.graph import Board

TENTS = tents(GAME.package)
HOSPITAL = ("1V", "2V", "3V", "4V", "5V", "6V")
CAMP = ("7V", "8V", "9V")


def face(name: str) -> Board:
    return finish(board_of([[LaidTile(GAME.tiles[name], 0)]]))


def kinds(name: str) -> list[str]:
    return [kind.name for kind in face(name).kinds]


def test_the_box_has_nine_tiles_of_two_faces():
    assert sorted(GAME.tiles) == sorted(f"{number}{side}" for number in range(1, 10) for side in "RV")


@pytest.mark.rule("RM-HOS-01")
def test_the_hospital_is_on_six_faces():
    for name in GAME.tiles:
        indoors = {"hospital_room", "locker_room", "corridor"} & set(kinds(name))
        assert bool(indoors) == (name in HOSPITAL)


@pytest.mark.rule("RM-CAM-01", "RM-CAM-02")
def test_the_camp_is_on_three_faces_and_all_of_it_is_street():
    for name in GAME.tiles:
        assert ("camp" in kinds(name)) == (name in CAMP)
    for name in CAMP:
        assert set(kinds(name)) == {"camp", "street"}
        assert all(kind.line and not kind.building for kind in face(name).kinds)


@pytest.mark.rule("RM-BED-02")
def test_beds_stand_on_hospital_tiles_and_in_most_tents():
    for name in GAME.tiles:
        assert any(feature.kind == "bed" for feature in face(name).features) == (name in HOSPITAL)
    with_beds = [tent for tent in TENTS.values() if tent.beds]
    assert len(with_beds) == 9
    assert len(TENTS) == 11


@pytest.mark.rule("RM-CAM-08")
def test_two_tents_can_be_searched():
    searchable = {name for name, tent in TENTS.items() if tent.searchable}
    assert searchable == {"administration", "infirmary"}


@pytest.mark.rule("RM-PAD-01")
def test_a_fence_runs_all_around_the_helipad():
    pad = face("9R")
    zone = pad.called["A1"]
    assert pad.kinds[zone].name == "helipad"
    assert all(pad.borders[number].marks == FENCE for number in pad.zone_borders[zone])
    for cell in pad.cells[zone]:
        for side in range(4):
            if pad.sides[cell * 4 + side] < 0:
                assert pad.rim[cell * 4 + side] == FENCE


@pytest.mark.rule("RM-EVT-06")
def test_tile_1v_has_five_building_zones():
    assert sum(kind.building for kind in face("1V").kinds) == 5


@pytest.mark.parametrize("name", sorted(GAME.tiles))
def test_every_face_can_be_turned_and_keeps_its_zones(name: str):
    sizes = {finish(board_of([[LaidTile(GAME.tiles[name], turn)]])).size for turn in (0, 90, 180, 270)}
    assert len(sizes) == 1


@pytest.mark.rule("RM-SPN-22", "RM-BED-01")
def test_the_zombie_deck_is_as_the_box_says():
    cards = [card.face for card in GAME.printed_cards if card.back == "zombie"]
    assert sorted(cards) == [f"z{number}" for number in range(145, 193)]
    deeds = [type(deed).__name__ for face in cards for deed in GAME.edition.zombie_cards[face].rows[1]]
    counted = {name: deeds.count(name) for name in set(deeds)}
    assert counted == {"Bring": 36, "ActivateAll": 4, "FromManholes": 2, "FromBeds": 6}
