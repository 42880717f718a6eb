"""Tests of the board of Survivor Zombiland in the terminal."""

import io

import pytest
from rich.console import Console

from horda.bots import bot
from horda.cli.terminal.boards.zombiland import LAST, PLACES, cell_width, draw, explained_names
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games import game
from horda.games.zombiland.rules.board import KIND, ZOMBIE_WAYS, ZONE_0
from horda.locale import Words


def draw_table(state: State, seat: int | None, lang: str = "en", *, width: int = 100) -> str:
    words = Words.of(game("zombiland"), lang, strict=True)
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(state.view(seat), words))
    file = out.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def board_width(lang: str, width: int) -> int:
    """Return the width of the ring in columns on a terminal of this width."""
    return (LAST + 1) * cell_width(width, Words.of(game("zombiland"), lang))


def play_decisions(seats: int, seed: int, decisions: int) -> State:
    state, player, rng = game("zombiland").new(seats=seats, seed=seed), bot("random", "zombiland"), Dice(seed)
    while not state.over and len(state.moves) < decisions:
        state.apply(player.choose(Turn.of(state, state.deciders[0], rng)))
    return state


def test_every_space_has_a_place_of_its_own_beside_those_it_touches():
    assert set(PLACES) == set(KIND) - {ZONE_0}
    assert len(set(PLACES.values())) == len(PLACES)
    for space, near in ZOMBIE_WAYS.items():
        for other in near:
            if ZONE_0 not in (space, other):
                (x, y), (u, v) = PLACES[space], PLACES[other]
                assert max(abs(x - u), abs(y - v)) == 1, (space, other)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_keeps_its_shape_through_a_whole_match(lang: str, width: int):
    state, player, rng = game("zombiland").new(seats=6, seed=2), bot("random", "zombiland"), Dice(2)
    while not state.over:
        state.apply(player.choose(Turn.of(state, state.deciders[0], rng)))
        if len(state.moves) % 40 == 0 or state.over:
            lines = draw_table(state, 0, lang, width=width).splitlines()
            edge = board_width(lang, width) - 1
            assert all(line[0] == "[" and line[edge] == "]" for line in lines[: LAST + 1])
            assert all(len(line) <= width for line in lines)


def test_everybody_on_the_board_is_drawn_once():
    state = play_decisions(5, 3, 60)
    view = state.view(None)
    board = "".join(
        line[: board_width("en", 100)] for line in draw_table(state, None).splitlines()[: LAST + 1]
    )
    there = [one.seat for one in view.players if one.space is not None and one.status != "dead"]
    assert sorted("①②③④⑤⑥❶❷❸❹❺❻".index(sign) % 6 for sign in board if sign in "①②③④⑤⑥❶❷❸❹❺❻") == there


def test_only_the_own_hand_is_shown_and_explained():
    state = play_decisions(3, 1, 5)
    words = Words.of(game("zombiland"), "en", strict=True)
    mine = {words.name("card", card) for card in explained_names(state.view(1))}
    assert mine
    said = draw_table(state, 1)
    assert all(name in said for name in mine)
    assert explained_names(state.view(None)) == set()
    assert not any(name in draw_table(state, None) for name in mine)


def test_regions_have_the_letters_of_the_language():
    state = play_decisions(2, 1, 3)
    assert "[W9" in draw_table(state, None)
    assert "(NW†" in draw_table(state, None)
    assert "[O9" in draw_table(state, None, "es")
    assert "(NO†" in draw_table(state, None, "es")


@pytest.mark.parametrize(("width", "whole"), [(80, False), (200, True)])
def test_the_names_of_locations_are_whole_where_there_is_room(width: int, whole: bool):
    drawn = draw_table(game("zombiland").new(seats=2, seed=1), 0, width=width)
    assert ("[Automobile]" in drawn) is whole
