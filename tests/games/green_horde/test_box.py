"""Tests of the Green Horde box: survivors and their cards, the Trebuchet that nobody owns, water on the tiles."""

import pytest
from tests.games.green_horde.conftest import GAME, place

from horda.engine.views.cases import offered_lines
from horda.games.zombicide.board.build import board_of, finish
from horda.games.zombicide.board.tiles import LaidTile
from horda.games.zombicide.rules.board.borders import BANK, LEDGE, WALL
from horda.games.zombicide.state import ZombicideState

TILES = list(GAME.tiles.values())


@pytest.mark.rule("GH-CMP-02", "GH-SET-05")
def test_the_six_survivors_of_the_box_have_whole_id_cards():
    six = [one for one in GAME.people.values() if one.origin != "horda"]
    assert [one.id for one in six] == ["asim", "berin", "johannes", "megan", "rolf", "seli"]
    for one in GAME.people.values():
        assert [len(part) for part in (one.blue, one.yellow, one.orange, one.red)] == [1, 1, 2, 3]
        assert one.body_card in GAME.edition.gear
        assert {*one.blue, *one.yellow, *one.orange, *one.red} <= set(GAME.edition.skill_number)


@pytest.mark.rule("GH-EXP-05")
def test_the_yellow_skill_is_always_one_more_action():
    assert {one.yellow for one in GAME.people.values()} == {("plus_1_action",)}


@pytest.mark.rule("GH-SET-09", "GH-CMP-04")
def test_the_trebuchet_belongs_to_nobody_and_whoever_stands_by_it_may_use_it():
    s = place(zones={"A1": "asim[actions=3] rolf trebuchet"}, phase="players")
    assert any("trebuchet" in line for line in offered_lines(s))
    assert not any(card.face == "trebuchet" for card in GAME.printed_cards)


@pytest.mark.rule("GH-SET-02", "GH-SET-19")
@pytest.mark.parametrize("seats", range(1, 7))
def test_each_player_controls_from_one_to_six_survivors(seats):
    s = GAME.new(seats=seats, seed=3)
    assert isinstance(s, ZombicideState)
    shares = [s.seat_of.count(seat) for seat in range(seats)]
    assert min(shares) >= 1
    assert max(shares) <= 6
    assert max(shares) - min(shares) <= 1


@pytest.mark.rule("GH-WAT-01")
@pytest.mark.parametrize("tile", TILES, ids=[tile.id for tile in TILES])
def test_water_meets_dry_land_at_a_bank_or_a_ledge(tile):
    board = finish(board_of([[LaidTile(tile, 0)]]))
    for border in board.borders:
        one, other = (board.kinds[zone] for zone in border.zones)
        if one.water != other.water and not (one.building or other.building):
            assert border.marks & (BANK | LEDGE | WALL)


@pytest.mark.rule("GH-MOR-02")
def test_a_team_of_twelve_has_a_starting_card_for_each():
    s = GAME.new(seats=2, seed=5, survivors=12)
    assert isinstance(s, ZombicideState)
    while s.round == 0:
        s.apply(s.all_choices()[0])
    assert all(s.cards_of(who) for who in range(12))
    assert GAME.violations(s) == []


@pytest.mark.rule("GH-MOR-02")
@pytest.mark.parametrize(("survivors", "cards"), [(6, 6), (7, 7), (9, 9), (12, 12)])
def test_one_more_card_is_handed_out_for_each_survivor_beyond_the_sixth(survivors, cards):
    s = GAME.new(seats=2, seed=5, survivors=survivors)
    assert isinstance(s, ZombicideState)
    assert len(s.cards.piles["starting"]) == cards
