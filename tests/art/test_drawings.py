"""Tests that drawings are complete SVG in both themes and show what is on the board."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from horda import art
from horda.art.figures import UnknownFigure, symbols_by_name, use
from horda.art.static_board import StaticBoard
from horda.art.theme import Theme, inline_colours, tokens
from horda.engine.views.position import state_from_text
from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.board.build import board_of, finish
from horda.games.zombicide.board.tiles import LaidTile, Tile

GAME = GreenHorde()
SVG = "{http://www.w3.org/2000/svg}"


def parse_drawing(drawing: art.Drawing) -> ElementTree.Element:
    """Parse the drawing; assert that every colour is resolved and every figure that it uses is defined."""
    assert "var(" not in drawing.svg
    root = ElementTree.fromstring(drawing.svg)
    symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    used = {one.get("href", "").removeprefix("#") for one in root.iter(f"{SVG}use")}
    assert used == symbols
    return root


def figures_used(drawing: art.Drawing) -> list[str]:
    return re.findall(r'<use href="#([\w-]+)"', drawing.svg)


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("name", list(GAME.tiles))
def test_every_tile_is_drawn_in_both_themes(name: str, theme: Theme):
    root = parse_drawing(art.tile(GAME.tiles[name], theme=theme))
    assert root.get("viewBox") == "0 0 518 518"


def test_a_turned_tile_is_drawn_turned():
    assert art.tile(GAME.tiles["12R"]).svg != art.tile(GAME.tiles["12R"], degrees=90).svg


@pytest.mark.parametrize("mission", list(GAME.plans))
def test_every_mission_has_a_map(mission: str):
    plan = GAME.plans[mission]
    drawing = art.mission(plan, title="A title")
    parse_drawing(drawing)
    assert figures_used(drawing).count("start") == sum(token.put == "start" for token in plan.mission.tokens)
    shown = [name for name in figures_used(drawing) if name.startswith("objective-")]
    assert len(shown) == sum(token.put == "objective" for token in plan.mission.tokens)
    shut = [edge for edge in plan.mission.edges if edge.put == "door" and not edge.open]
    assert drawing.svg.count('class="d-bar"') == len(shut)
    assert ">A title</text>" in drawing.svg


def test_a_map_shows_coordinates_and_tile_names():
    svg = art.mission(GAME.plans["the_evil_shrine"]).svg
    for word in ("A", "F", "1", "6", "20V", "16R", "18R", "17R"):
        assert f">{word}</text>" in svg


def test_face_down_objectives_do_not_show_their_faces():
    names = figures_used(art.mission(GAME.plans["the_evil_shrine"]))
    assert names.count("objective-red") == 2
    assert "objective-green" not in names


def test_a_position_shows_survivors_zombies_and_noise():
    s = state_from_text(
        GAME, "A1: asim walker*12 noise*3 | B1: rolf abomination | C3: necromancer | doors = {A1-A2: open}"
    )
    drawing = art.state(s)
    parse_drawing(drawing)
    names = figures_used(drawing)
    assert names.count("z-walker") == 3
    assert ">12</text>" in drawing.svg
    assert ">3</text>" in drawing.svg
    assert {"s-asim", "s-rolf", "z-abomination", "z-necromancer", "noise", "seat-pale"} <= set(names)
    assert drawing.svg.count('class="d-sill"') == 1
    assert drawing.svg.count('class="d-bar"') == 1


def test_every_kind_of_border_is_drawn_in_its_own_way():
    picture = "+.+#+=+\n.sHs.r#\n+B+L+#+\n.w.w#s.\n+.+X+D+\n.w#s=r#\n+.+.+#+"
    laid = finish(board_of([[LaidTile(Tile(id="all", origin="horda", picture=picture), 0)]]))
    svg = art.board(laid).svg
    for kind in ("e-foam", "e-ledge", "e-hach", "e-hedge", "e-fence", "e-wall", "d-leaf", "e-open"):
        assert f'class="{kind}"' in svg, kind


def test_barriers_and_hedges_of_a_mission_are_drawn_only_while_present():
    given = {"edges": [{"put": "barrier", "between": ["A1", "B1"]}], "zones": {"A1": "asim"}}
    assert 'class="e-plank"' in art.state(GAME.place(given)).svg
    torn_down = art.state(GAME.place({**given, "doors": {"A1-B1": "open"}})).svg
    assert 'class="e-plank"' not in torn_down
    assert 'class="e-unlaid"' not in torn_down


def test_the_place_of_a_barrier_that_comes_later_is_drawn():
    edge = {"put": "barrier", "between": ["A1", "B1"], "open": True}
    given = {"edges": [edge], "zones": {"A1": "asim"}}
    assert 'class="e-unlaid"' in art.state(GAME.place(given)).svg
    assert 'class="e-plank"' not in art.state(GAME.place(given)).svg
    laid = art.state(GAME.place({**given, "doors": {"A1-B1": "closed"}})).svg
    assert 'class="e-plank"' in laid
    assert 'class="e-unlaid"' not in laid
    still = StaticBoard(GAME.plans["a_new_home"].board)
    gate = still.board.gate_called["F5-G5"]
    assert 'class="e-unlaid"' in still.gate(gate, shut=False)
    assert 'class="e-plank"' in still.gate(gate, shut=True)


def test_a_figure_alone_and_an_unknown_one():
    assert "<symbol" in art.figure("walker").svg
    assert figures_used(art.figure("s-seli")) == ["s-seli"]
    assert len(art.figure_names()) > 500
    assert set(art.figure_names()) < set(symbols_by_name())
    with pytest.raises(UnknownFigure, match="no figure is called `wolker`; did you mean `walker`"):
        use("wolker", 0, 0, 24, "dead")


@pytest.mark.parametrize("name", art.figure_names())
def test_every_figure_is_complete_svg(name: str):
    parse_drawing(art.figure(name))


def test_notebooks_and_files_get_the_same_drawing(tmp_path: Path):
    drawing = art.figure("fatty")
    assert drawing._repr_svg_() == drawing.svg
    assert drawing.save(tmp_path / "fatty.svg").read_text(encoding="utf-8") == drawing.svg


def test_colours_may_stay_css_variables():
    drawing = art.figure("walker")
    assert "var(--dead)" in drawing.svg_with_variables
    assert inline_colours('fill="var(--fig-ink,#000)"', "night") == f'fill="{tokens()["ink"].night}"'


def test_the_two_themes_differ():
    assert art.tile(GAME.tiles["12R"]).svg != art.tile(GAME.tiles["12R"], theme="paper").svg
