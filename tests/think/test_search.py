"""Tests that search is bounded, reproducible, and better than a guide that chooses at random."""

from itertools import count

import pytest
from tests.engine.toy import TOY

from horda.bots import bot
from horda.engine import player
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import Result, State
from horda.games import game
from horda.think import search
from horda.think.search import (
    MIN_WORLDS,
    Search,
    best_choice,
    guide_favourites,
    outcomes_by_world,
    result_value,
)

A, B = Choice(0, "a"), Choice(0, "b")


def turn_of(state: State, playouts: int = 48, seconds: float = 0.0, dice: str = "d") -> Turn:
    return Turn.of(state, state.deciders[0], Dice(dice), Budget(playouts, seconds))


def late_position(seed: int) -> State:
    """Return a state of Zombiland near the end, with several moves to choose from, so that playouts are short."""
    whole = game("zombiland").new(seats=3, seed=seed)
    players, rng = bot("heuristic", "zombiland"), Dice(seed)
    states: list[State] = []
    while not whole.over:
        if sum(choice.verb == "move" for choice in whole.choices(whole.deciders[0])) > 1:
            states.append(whole.clone())
        whole.apply(players.choose(Turn.of(whole, whole.deciders[0], rng)))
    return states[-6]


def test_the_same_dice_make_the_same_choice_and_the_match_stays_as_it_is():
    state = late_position(1)
    before = state.hash()
    answers = [Search().choose(turn_of(state)) for _ in range(2)]
    assert answers[0] is answers[1]
    assert state.hash() == before


def test_indistinguishable_worlds_give_the_same_choice():
    state = late_position(2)
    turn = turn_of(state, 12)
    tried = guide_favourites(turn, 3)
    found = outcomes_by_world(turn, tried)
    for number in range(3):
        other = turn_of(state.determinise(turn.seat, Dice(number)), 12)
        assert guide_favourites(other, 3) == tried
        assert outcomes_by_world(other, tried) == found


@pytest.mark.parametrize("playouts", [1, 7, 8, 20])
def test_no_more_is_played_than_the_budget_has(playouts: int, monkeypatch: pytest.MonkeyPatch):
    played = count()
    monkeypatch.setattr(search, "play_on", lambda world, choice, key, judge: float(next(played) % 2))
    turn = turn_of(late_position(3), playouts)
    assert Search().choose(turn) in turn.choices
    assert next(played) <= playouts
    assert turn.imagined <= playouts // 2
    assert not turn.cut_short


def test_a_search_ended_by_the_clock_is_marked(monkeypatch: pytest.MonkeyPatch):
    hours, values = count(step=1.0), count()
    monkeypatch.setattr(player, "monotonic", lambda: next(hours))
    monkeypatch.setattr(search, "play_on", lambda world, choice, key, judge: float(next(values)))
    turn = turn_of(late_position(3), 400, seconds=30.0)
    Search().choose(turn)
    assert turn.cut_short
    assert 0 < turn.imagined < 30


def test_without_a_heuristic_guide_it_finds_the_winning_choice():
    wins = 0
    for seed in range(80):
        state = TOY.new(seats=2, seed=seed)
        players = (Search(), bot("random", "toy"))
        rng = [Dice(f"{seed}/{seat}") for seat in range(2)]
        while not state.over:
            seat = state.deciders[0]
            state.apply(players[seat].choose(Turn.of(state, seat, rng[seat], Budget(32))))
        wins += state.result.winners == (0,)
    assert wins >= 50


def test_the_guide_is_overruled_only_by_more_than_luck():
    assert best_choice([A, B], [[0.0, 1.0]] * MIN_WORLDS, gate=1.0) is B
    assert best_choice([A, B], [[0.0, 1.0]] * (MIN_WORLDS - 1), gate=1.0) is A
    mixed = [[0.0, 1.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]
    assert best_choice([A, B], mixed, gate=1.0) is A
    assert best_choice([A, B], mixed, gate=0.0) is B


def test_result_values():
    state = TOY.new(seats=2, seed=1)
    assert result_value(state, 0) == 0.5
    alone, shared, won = ((0,), False, (1.0, 0.0)), ((0, 1), False, (0.5, 0.5)), ((0, 1), True, (1.0, 1.0))
    for winners, together, values in (alone, shared, won):
        state.result = Result(winners, (0.0, 0.0), "end", together=together)
        assert (result_value(state, 0), result_value(state, 1)) == values


def test_a_side_shares_a_win_and_tied_players_divide_it():
    ends = {"zombiland": ("team_race", (1.0, 1.0, 0.0)), "city_of_horror": ("shared", (0.5, 0.5, 0.0))}
    for name, (why, values) in ends.items():
        state = game(name).new(seats=3, seed=1)
        state.result = Result((0, 1), (1.0, 1.0, 0.0), why)
        assert tuple(result_value(state, seat) for seat in range(3)) == values


def test_a_single_choice_costs_nothing():
    turn = turn_of(late_position(1))
    alone = turn.among(turn.choices[:1])
    assert Search().choose(alone) is turn.choices[0]
    assert alone.imagined == 0
