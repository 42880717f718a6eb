"""Tests of Green Horde in the terminal: the map drawn in characters, and the lists beside the map."""

import io

import pytest
from rich.console import Console

from horda.bots import bot
from horda.cli.terminal.boards.zombicide import draw, explained_names
from horda.cli.terminal.boards.zombicide_map import LINES, MARGIN, NUMBERS, Size, edge_of, map_of, pieces_in
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.views.position import state_from_text
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.board.sides import EAST, NORTH, SOUTH, WEST
from horda.games.zombicide.state import ZombicideState
from horda.locale import Words

SIZE = Size(8, 2)


def green_horde() -> Zombicide:
    found = game("green_horde")
    assert isinstance(found, Zombicide)
    return found


def draw_table(
    state: State, seat: int | None = 0, lang: str = "en", *, width: int = 120, height: int = 45
) -> str:
    words = Words.of(green_horde(), lang, strict=True)
    out = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    out.print(draw(state.view(seat), words))
    file = out.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def chart(s: ZombicideState, size: Size = SIZE) -> list[str]:
    """Return the lines of the map, without the lists beside it."""
    words = Words.of(green_horde(), "en", strict=True)
    return map_of(s.board, green_horde().view(s, None), words, size).plain.splitlines()


def cell_text(s: ZombicideState, zone: str) -> list[str]:
    """Return the text lines in the map cell of a zone that has only one cell."""
    column, row = ord(zone[0]) - ord("A"), int(zone[1:]) - 1
    left, top = MARGIN + 1 + column * SIZE.pitch, 2 + row * (SIZE.lines + 1)
    return [line[left : left + SIZE.pitch - 1].strip() for line in chart(s)[top : top + SIZE.lines]]


def position(text: str) -> ZombicideState:
    s = state_from_text(green_horde(), text)
    assert isinstance(s, ZombicideState)
    return s


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_map_keeps_its_shape_through_a_whole_match(lang: str, width: int):
    state, player, rng = green_horde().new(seats=3, seed=4), bot("random", "green_horde"), Dice(4)
    while not state.over:
        state.apply(player.choose(Turn.of(state, state.deciders[0], rng)))
        if len(state.moves) % 25 == 0 or state.over:
            lines = draw_table(state, 0, lang, width=width).splitlines()
            assert all(len(line) <= width for line in lines)
            assert len(lines) <= (60 if width < 100 else 30)


def test_letters_run_across_and_numbers_down():
    lines = chart(position("A1: asim"))
    assert lines[0].split() == ["A", "B", "C"]
    assert [line[:2].strip() for line in lines if line[:2].strip()] == ["1", "2", "3"]
    assert len({len(line) for line in lines[1:]}) == 1


def test_a_zone_shows_the_living_the_dead_and_the_noise():
    s = position("A1: asim rolf walker*3 runner noise*2 | B1: berin")
    assert cell_text(s, "A1") == ["①② W3", "R1 ♪2"]
    assert cell_text(s, "B1") == ["③", ""]


def test_too_many_kinds_are_counted_together():
    s = position("A1: asim rolf berin megan seli walker*3 runner*2 fatty*4 abomination necromancer noise*2")
    first, second = cell_text(s, "A1")
    assert (first, second) == ("①②③④⑤", "Σ11 ♪2")


def test_walls_doors_and_openings_can_be_told_apart():
    s = position("A1: asim")
    board = s.board
    kinds = {
        edge_of(board, cell, side, s.shut)
        for cell in range(len(board.zone_of))
        for side in (NORTH, EAST, SOUTH, WEST)
    }
    assert {"wall", "door", "open"} <= kinds
    before = "".join(chart(s))
    s.shut = 0
    assert before.count(LINES["door"].upright) > 0
    assert "".join(chart(s)).count(LINES["door"].upright) == 0
    board = green_horde().plans["a_new_home"].board
    cell = board.zone_of.index(board.called["F5"])
    barred = board.shut | 1 << board.gate_called["F5-G5"]
    assert [edge_of(board, cell, EAST, shut) for shut in (board.shut, barred)] == ["barrier_place", "barrier"]
    assert (
        len({(line.upright, line.middle) for name, line in LINES.items() if name != "bank"}) == len(LINES) - 1
    )


def test_every_edge_is_drawn_alike_from_both_sides():
    for plan in green_horde().plans.values():
        board = plan.board
        for cell in range(len(board.zone_of)):
            for side in (EAST, SOUTH):
                beyond = board.neighbour(cell, side)
                if beyond >= 0 and -1 not in (board.zone_of[cell], board.zone_of[beyond]):
                    assert edge_of(board, cell, side, board.shut) == edge_of(
                        board, beyond, (side + 2) % 4, board.shut
                    )


def test_everybody_on_the_board_is_on_the_map_once():
    state = green_horde().new(seats=2, seed=1, survivors=12)
    view = green_horde().view(state, None)
    words = Words.of(green_horde(), "en", strict=True)
    board = green_horde().plan(state.options).board
    signs = [piece.sign for zone in board.names for piece in pieces_in(view, zone, words)]
    assert sorted(sign for sign in signs if sign in NUMBERS) == sorted(NUMBERS)


def test_the_survivor_who_acts_has_a_card_with_everything():
    s = position("A1: asim[axe, shield, pack:torch, slippery]")
    told = draw_table(s)
    assert "Asim A1 ♥♥♥ 0 blue · Player 1" in told
    assert "●●●" in told
    assert "Axe Melee, range 0" in told
    assert "Slippery" in told
    assert explained_names(s.view(0)) >= {"axe", "shield"}


def test_a_low_terminal_leaves_texts_out():
    s = position("A1: asim[axe]")
    assert "Melee" not in draw_table(s, height=40)
    assert "Axe" in draw_table(s, height=40)


def test_letters_of_zombies_are_those_of_the_language():
    s = position("A1: asim | B1: walker*2 fatty")
    assert "W2 F1" in draw_table(s)
    assert "C2 G1" in draw_table(s, lang="es")
    assert "C Caminante  G Gordo" in draw_table(s, lang="es")


def test_whoever_picks_survivors_sees_their_skills():
    state = green_horde().new(seats=1, seed=1, team="picked")
    told = draw_table(state)
    assert "Ferran" in told
    assert "Steady Hand" in told
    state.apply(next(one for one in state.all_choices() if one.name("survivor") == "ferran"))
    assert "Steady Hand" not in draw_table(state)
