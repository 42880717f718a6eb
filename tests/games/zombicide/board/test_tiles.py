"""Tests of tiles drawn as text: how they are read, rotated and joined, and which errors are reported."""

from pathlib import Path

import pytest
from tests.games.zombicide.conftest import GAME, STREETS, board, tile

from horda.engine.content.errors import BadContent
from horda.games.zombicide.board.build import Misplaced, board_of, finish
from horda.games.zombicide.board.tiles import LaidTile, tiles_in
from horda.games.zombicide.rules.board.borders import BANK, HEDGE, LEDGE, WALL

GOOD = """
    +.+#+o+
    .s#r:ro
    +B+#+#+
    Bw.w.wB
    +#+#+B+
    or:r#s.
    +o+#+.+
"""


@pytest.mark.rule("GH-CMP-01")
def test_the_box_has_nine_tiles_of_two_faces():
    assert len(GAME.tiles) == 18
    assert {name[:-1] for name in GAME.tiles} == {str(number) for number in range(12, 21)}


@pytest.mark.rule("GH-TRM-02", "GH-TRM-03")
def test_cells_without_a_border_are_one_zone():
    laid = board(GOOD)
    assert laid.size == 7
    assert laid.called["B1"] == laid.called["C1"]
    assert laid.kinds[laid.called["A2"]].name == "water"


def test_a_turned_tile_keeps_its_zones_and_borders():
    for degrees in (90, 180, 270):
        turned = finish(board_of([[LaidTile(tile(GOOD), degrees)]]))
        assert turned.size == 7
        assert sorted(kind.name for kind in turned.kinds) == sorted(kind.name for kind in board(GOOD).kinds)
    quarter = finish(board_of([[LaidTile(tile(GOOD), 90)]]))
    assert quarter.kinds[quarter.called["C1"]].name == "street"
    assert quarter.called["C2"] == quarter.called["C3"]


@pytest.mark.rule("GH-TRM-04")
def test_streets_that_meet_at_the_edge_of_two_tiles_are_two_zones():
    assert board(STREETS, STREETS).size == 18


def test_zones_may_join_across_tiles_where_both_say_so():
    joined = board(STREETS.replace(".s.s.s.", ".s.s.s:", 1), STREETS.replace(".s.s.s.", ":s.s.s.", 1))
    assert joined.size == 17
    assert joined.called["C1"] == joined.called["D1"]
    assert joined.tiles[joined.called["C1"]] == [0, 1]


def test_rooms_of_two_tiles_join_only_where_both_open():
    west = STREETS.replace(".s.s.s.\n    +.+.+.+", ".s.s#ro\n    +.+.+#+", 1)
    east = STREETS.replace(".s.s.s.\n    +.+.+.+", "or#s.s.\n    +#+.+.+", 1)
    assert board(west, east).buildings == [[2, 3]]
    assert board(west, east.replace("or#", "#r#")).buildings == [[2], [3]]
    walled = board(west, STREETS)
    assert walled.borders[walled.sides[2 * 4 + 1]].marks == WALL


def test_drawings_on_both_sides_of_a_tile_edge_add_up():
    water = STREETS.replace(".s.s.s.\n    +.+.+.+", ".s.sBwB\n    +.+.+B+", 1)
    river = board(water, STREETS.replace(".s.s.s.", "Hs.s.s.", 1))
    assert river.borders[river.sides[2 * 4 + 1]].marks == BANK | HEDGE
    both = board(water, STREETS.replace(".s.s.s.\n    +.+.+.+", "BwBs.s.\n    +B+.+.+", 1))
    assert both.borders[both.sides[2 * 4 + 1]].marks == 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (GOOD.replace("+.+#+o+", "+.+#+o"), r"test:2: `\+\.\+#\+o` has 6 signs"),
        (GOOD.replace(".s#r:ro", ".q#r:ro"), r"test:3: tile `T`, line 2, sign 2: `q` is no cell"),
        (GOOD.replace(".s#r:ro", ".s?r:ro"), r"test:3: .* sign 3: `\?` is no border; known: \. :"),
        (GOOD.replace(".s#r:ro", ".s:r:ro"), r"test:3: .* `:` joins a street and a room"),
        (GOOD.replace("+B+#+#+", "+.+#+#+"), r"test:4: .* water meets dry ground with `\.`; draw a bank"),
        (GOOD.replace(".s#r:ro", ".sBr:ro"), r"test:3: .* `B` lies between water and dry ground"),
        (GOOD.replace("+B+#+#+", "xB+#+#+"), r"test:4: .* sign 1: `x` is no corner"),
        ("+.+", r"test:1: the picture of `T` has 1 lines; draw 7"),
    ],
)
def test_a_wrong_picture_is_refused_with_its_line_and_remedy(wrong: str, message: str):
    with pytest.raises(BadContent, match=message):
        tile(wrong)


def test_the_line_of_a_wrong_tile_is_that_of_the_file(tmp_path: Path):
    path = tmp_path / "tiles.yaml"
    picture = "\n".join("    " + line.strip() for line in GOOD.strip().splitlines())
    good = f"- id: 1R\n  origin: horda\n  picture: |\n{picture}\n"
    path.write_text(good + good.replace("1R", "2R").replace("Bw.w.wB", "Bw.w.qB"))
    with pytest.raises(BadContent, match=r"tiles.yaml:17: tile `2R`, line 4, sign 6: `q` is no cell"):
        tiles_in(path)
    path.write_text(good + good)
    with pytest.raises(BadContent, match=r"tiles\.yaml:11: tile `1R` is drawn twice"):
        tiles_in(path)


def test_zones_of_two_kinds_cannot_join_across_tiles():
    west = STREETS.replace(".s.s.s.", ".s.s.s:", 1)
    east = STREETS.replace(".s.s.s.\n    +.+.+.+", ":wBs.s.\n    +B+.+.+", 1)
    with pytest.raises(Misplaced, match="C1 and D1 would be one zone of two kinds"):
        board(west, east)


@pytest.mark.rule("GH-WAT-01")
@pytest.mark.parametrize("name", list(GAME.tiles))
def test_water_meets_dry_ground_by_bank_or_ledge_on_every_face(name: str):
    face = finish(board_of([[LaidTile(GAME.tiles[name], 0)]]))
    for border in face.borders:
        wet = [face.kinds[zone].water for zone in border.zones]
        if wet[0] != wet[1]:
            assert border.marks & (BANK | LEDGE | WALL), border.cells


# --- adventure 0: every edge that it depends on ------------------------------------------------------

SHRINE = GAME.plans["the_evil_shrine"].board
ROOMS = "F1 C2 D2 F2 F3 A4 C4 D4 F4 A6 C6 D6 F6"
WATER = "B1 B2 B3 B4 B5 C5 D5 E5 E6"
PASSAGES = "F1-F2 F2-F3 F3-F4 C4-D4 C6-D6"
HEDGES = "A1-B1 B1-C1 A1-A2 A2-A3 A3-B3 B3-C3"
LEDGES = "A1-B1 B1-C1 A3-B3 B3-C3 A5-B5 B5-B6"
BANKS = "A2-B2 E4-E5 E5-F5"


def _cells_marked(mark: int) -> set[str]:
    return {
        "-".join(SHRINE.cell_name(cell) for cell in border.cells)
        for border in SHRINE.borders
        if border.marks & mark
    }


def test_the_evil_shrine_has_its_rooms_and_its_river():
    assert {SHRINE.names[zone] for zone in range(36) if SHRINE.kinds[zone].building} == set(ROOMS.split())
    assert {SHRINE.names[zone] for zone in range(36) if SHRINE.kinds[zone].water} == set(WATER.split())


def test_the_evil_shrine_has_its_hedges_banks_and_ledges():
    assert _cells_marked(HEDGE) == set(HEDGES.split())
    assert _cells_marked(LEDGE) == set(LEDGES.split())
    assert _cells_marked(BANK) == set(BANKS.split())


def test_the_evil_shrine_joins_its_rooms_only_by_its_passages():
    open_inside = {
        "-".join(SHRINE.cell_name(cell) for cell in border.cells)
        for border in SHRINE.borders
        if all(SHRINE.kinds[zone].building for zone in border.zones) and not border.marks & WALL
    }
    assert open_inside == set(PASSAGES.split())


@pytest.mark.rule("GH-MOV-03")
def test_every_room_of_the_evil_shrine_is_walled_off_from_the_street():
    for border in SHRINE.borders:
        inside = [SHRINE.kinds[zone].building for zone in border.zones]
        if inside[0] != inside[1]:
            assert border.marks & WALL, border.cells
