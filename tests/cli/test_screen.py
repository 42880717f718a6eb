"""What fits on a screen: the board and the question before lists of what is not open."""

from io import StringIO

import pytest
from rich.console import Console

from horda.bots import bot
from horda.cli.table.screen import Screen
from horda.engine.cases import play
from horda.engine.chance import Dice
from horda.engine.state import State
from horda.games import game
from horda.locale import Words

USUAL = 8
"""So many choices have room below a map of two by three tiles in a window of 24 lines."""


def shown(state: State, seat: int, *, lang: str = "en", width: int = 80, height: int = 24) -> list[str]:
    """The lines of a screen for a seat that is asked, drawn for a terminal of this size."""
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system=None, width=width, height=height)
    screen = Screen(console, Words.of(state.game, lang), state.game.id)
    screen.board(state, seat)
    asked = state.choices(seat), state.refusals(seat)
    screen.happened(state.events_for(seat), seat, below=screen.lines_of_question(state, seat, *asked))
    screen.question(state, seat, *asked)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("height", [24, 46])
def test_the_board_and_the_question_fit_the_window(lang: str, height: int):
    state = game("green_horde").new(seats=1, seed=7, mission="river_of_the_dead")
    heuristic, rng = bot("heuristic", "green_horde"), Dice("7")
    for _ in range(24):
        width = 80 if height == 24 else 120
        lines = shown(state, 0, lang=lang, width=width, height=height)
        prompt = state.prompt(0)
        assert prompt is not None
        if prompt.name == "ActionQuestion" and (height == 46 or len(state.choices(0)) <= USUAL):
            # One line is left for what is typed.
            assert len(lines) < height, "\n".join(lines)
        state.apply(heuristic.choose(state.view(0), state.choices(0), rng))
        if state.over:
            break


def test_refusals_give_way_before_the_board_does():
    state = game("green_horde").place({"zones": {"A1": "rolf[short_sword]"}})
    low = "\n".join(shown(state, 0, height=18))
    high = "\n".join(shown(state, 0, width=120, height=70))
    assert "such a number says why" in low
    assert "Not now (" not in low
    assert "Not now (" in high
    assert "such a number says why" not in high


ENCOUNTER = {
    "spaces": {"nx1": "vera[machete]", "zone_0": "tomas odile"},
    "dice": [1],
    "next": {"encounter": ["giant"]},
}


@pytest.mark.parametrize(("lang", "power"), [("en", "Power 16."), ("es", "Poder 16.")])
@pytest.mark.parametrize("height", [24, 46])
def test_an_encounter_says_its_power_before_it_asks(lang: str, power: str, height: int):
    state = game("zombiland").place(ENCOUNTER)
    play(state, "vera roll", "vera move nx2", "vera turn_up")
    lines = shown(state, 0, lang=lang, width=100, height=height)
    asked = next(number for number, line in enumerate(lines) if line.startswith(("Player 1:", "Jugador 1:")))
    first = next(number for number, line in enumerate(lines) if line.startswith("  1 "))
    assert any(power in line for line in lines[asked:first]), "\n".join(lines)


def test_the_ways_of_a_zombie_are_not_called_encounters():
    state = game("zombiland").place({"spaces": {"n2": "vera[zombie]", "zone_0": "tomas odile"}, "dice": [3]})
    play(state, "vera roll")
    assert len(state.choices(0)) > 1
    lines = shown(state, 0, width=100, height=46)
    offered = [line for line in lines if line.lstrip()[:1].isdigit()]
    assert offered
    assert not any("Encounter" in line for line in offered)
