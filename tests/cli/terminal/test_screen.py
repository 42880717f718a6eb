"""Tests of what is shown if space is short: the board and the question before the list of refused choices."""

from io import StringIO

import pytest
from rich.console import Console
from tests.daily import daily

from horda.bots import bot
from horda.cli.terminal.screen import Screen, aside_verbs
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.views.cases import play
from horda.games import game
from horda.locale import Words

MATCHES = [
    ("green_horde", {"mission": "river_of_the_dead"}),
    ("green_horde", {"mission": "selective_slaughter", "ultrared": True}),
    ("army_of_the_dead", {"mission": "to_the_rescue"}),
    ("rue_morgue", {}),
    ("city_of_horror", {}),
    ("zombiland", {}),
]


def screen_lines(
    state: State, seat: int, *, lang: str = "en", width: int = 80, height: int = 24
) -> list[str]:
    """Return the lines of the screen of a seat that must decide, for a terminal of this size."""
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system=None, width=width, height=height)
    screen = Screen(console, Words.of(state.game, lang), state.game.id)
    screen.table(state, seat, state.events_for(seat))
    screen.question(state, seat, state.choices(seat), state.refusals(seat))
    return out.getvalue().splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 46)])
@pytest.mark.parametrize("number", daily(range(len(MATCHES)), 0, 4, 5))
def test_the_board_the_question_and_its_choices_fit_the_window(number: int, width: int, height: int):
    name, options = MATCHES[number]
    state = game(name).new(seats=game(name).seats_for(options)[0], seed=7, **options)
    heuristic, rng = bot("heuristic", name), Dice("7")
    for decision in range(60):
        seat = state.deciders[0]
        if decision % 4 == 0:
            lang = "es" if decision % 8 else "en"
            lines = screen_lines(state, seat, lang=lang, width=width, height=height)
            # One line is left for what is typed.
            assert len(lines) < height, "\n".join(lines)
            said = "\n".join(lines)
            last = f"{len(state.choices(seat))} " if len(state.choices(seat)) > 1 else "1 "
            assert last in said or said.count(": c") == 1, said
        state.apply(heuristic.choose(Turn.of(state, seat, rng)))
        if state.over:
            break


def test_a_window_that_holds_neither_board_nor_choices_says_how_to_see_them():
    zones = {"A1": "rolf[short_sword] asim berin johannes megan seli", "A2": "walker*2", "B1": "fatty"}
    state = game("green_horde").place({"zones": zones})
    lines = screen_lines(state, 0, width=44, height=15)
    assert len(lines) < 15, "\n".join(lines)
    assert any(line.endswith("of the board: b") for line in lines)
    assert any(line.endswith(f"to {len(state.choices(0))}: c") for line in lines)


def test_refusals_give_way_before_the_board_does():
    state = game("green_horde").place({"zones": {"A1": "rolf[short_sword]"}})
    low = "\n".join(screen_lines(state, 0, height=16))
    high = "\n".join(screen_lines(state, 0, width=120, height=70))
    assert "such a number says why" in low
    assert "of the board" not in low
    assert "Nothing to search here (GH-SRC-01):" not in low
    assert "Nothing to search here (GH-SRC-01):" in high
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
    lines = screen_lines(state, 0, lang=lang, width=100, height=height)
    asked = next(number for number, line in enumerate(lines) if line.startswith(("Player 1:", "Jugador 1:")))
    first = next(number for number, line in enumerate(lines) if line.startswith("  1 "))
    assert any(power in line for line in lines[asked:first]), "\n".join(lines)


def test_the_ways_of_a_zombie_are_not_called_encounters():
    state = game("zombiland").place({"spaces": {"n2": "vera[zombie]", "zone_0": "tomas odile"}, "dice": [3]})
    play(state, "vera roll")
    assert len(state.choices(0)) > 1
    lines = screen_lines(state, 0, width=100, height=46)
    offered = [line for line in lines if line.lstrip()[:1].isdigit()]
    assert offered
    assert not any("Encounter" in line for line in offered)


def test_choices_that_only_show_cards_share_one_line():
    state = play_to_asides()
    seat = state.deciders[0]
    choices = state.choices(seat)
    shows = [number for number, choice in enumerate(choices, 1) if choice.verb in aside_verbs(state.game)]
    said = "\n".join(screen_lines(state, seat, width=120, height=60))
    assert f"{shows[0]}–{shows[-1]} Show cards to the others: c" in said
    assert "to everybody" not in said
    assert choices[0].verb not in aside_verbs(state.game)


def play_to_asides() -> State:
    """Play a match of Zombiland until a question whose last two choices only show cards; return the state."""
    state = game("zombiland").new(seats=2, seed=7)
    heuristic, rng = bot("heuristic", "zombiland"), Dice("7")
    for _ in range(200):
        seat = state.deciders[0]
        verbs = [choice.verb in aside_verbs(state.game) for choice in state.choices(seat)]
        if verbs[-2:] == [True, True] and not verbs[0]:
            return state
        state.apply(heuristic.choose(Turn.of(state, seat, rng)))
    raise AssertionError("it never came to that")
