"""Tests of strength levels: found by name, without hidden information, with errors as often as stated."""

from collections.abc import Iterator

import pytest

from horda.bots import bot, bots, by_strength
from horda.engine.chance import Dice
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.engine.views.position import state_from_text
from horda.games import game, games
from horda.think import levels
from horda.think.features import feature_reader_for
from horda.think.human_mistakes import habits_of
from horda.think.levels import LEVELS, choose_with_errors, first_temptation
from horda.think.search import guide_of

WORLDS = 8
FEW = Budget(playouts=8)


def at_actions(name: str, every: int, most: int) -> Iterator[State]:
    """Yield positions of a match that are worth searching, from the end backwards, since playouts are short there."""
    what = game(name)
    state, dice, found = what.new(seats=what.min_seats + 1, seed="levels"), Dice("levels"), []
    reading = feature_reader_for(what)
    assert reading is not None
    while not state.over:
        seat = state.all_choices()[0].seat
        if reading.is_worth_searching(state) and len(state.choices(seat)) > 2:
            found.append(state.clone())
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice)))
    yield from found[-2 : -2 - every * most : -every]


def choice_text(player: str, state: State, dice: str) -> str:
    turn = Turn.of(state, state.all_choices()[0].seat, Dice(dice), FEW)
    return bot(player, state.game.id).choose(turn).text()


@pytest.mark.parametrize("name", sorted(games()))
def test_all_levels_choose_the_same_in_every_possible_world(name: str):
    for number, state in enumerate(at_actions(name, 5, 2)):
        seat = state.all_choices()[0].seat
        for player in ("search", *LEVELS):
            here = choice_text(player, state, f"d{number}")
            worlds = (state.determinise(seat, Dice(f"{number}/{world}")) for world in range(WORLDS))
            assert {choice_text(player, world, f"d{number}") for world in worlds} == {here}, player


@pytest.mark.parametrize("name", sorted(games()))
def test_they_are_found_by_name_from_the_weakest_to_the_strongest(name: str):
    assert by_strength(name) == ["random", *LEVELS]
    assert set(by_strength(name)) < set(bots(name))


def test_a_game_without_a_feature_reader_has_no_levels():
    assert by_strength("any game at all") == ["random", "search"]


def errors_of(name: str, errs: int) -> float:
    """Return the percentage of positions at which the guide's choice is not taken."""
    wrong = asked = 0
    for state in at_actions(name, 3, 8):
        usual = guide_of(name).choose(Turn.of(state, state.all_choices()[0].seat, Dice("x")))
        for number in range(50):
            turn = Turn.of(state, state.all_choices()[0].seat, Dice(f"err {number}"))
            wrong += not choose_with_errors(turn, errs).same(usual)
            asked += 1
    return 100 * wrong / asked


def test_weak_players_err_at_their_stated_rate():
    assert errors_of("zombiland", 0) == 0
    seldom, often, always = (
        errors_of("zombiland", errs)
        for errs in (levels.RUNNER_ERROR_PERCENT, levels.WALKER_ERROR_PERCENT, 100)
    )
    assert 0 < seldom <= levels.RUNNER_ERROR_PERCENT + 6
    assert seldom < often <= levels.WALKER_ERROR_PERCENT + 8
    assert often < always


@pytest.mark.parametrize("name", sorted(games()))
def test_every_habit_tempts_to_an_offered_choice_that_is_not_best(name: str):
    met: set[str] = set()
    for state in at_actions(name, 1, 400):
        turn = Turn.of(state, state.all_choices()[0].seat, Dice("habits"))
        best = guide_of(name).choose(turn)
        for first, habit in enumerate(habits_of(name)):
            drawn = habit.tempting_choices(turn, best)
            assert all(any(one is choice for choice in turn.choices) for one in drawn)
            assert not any(one.same(best) for one in drawn)
            found = first_temptation(turn, best, first)
            if drawn:
                met.add(habit.name)
                assert found is not None
                assert found[0] == habit.name
                assert any(found[1] is one for one in drawn)
    assert met, "no habit of this game ever tempts"


OBJECTIVE_HERE = "F2: asim[short_sword]"


@pytest.mark.parametrize(
    ("habit", "text", "best", "drawn"),
    [
        ("greedy", "E2: asim[short_sword] abomination walker", "move", ["strike short_sword E2"]),
        ("loud", "E2: asim[axe]", "move", ["open_door E2-F2 axe"]),
        ("rummaging", OBJECTIVE_HERE, "take_objective", ["search"]),
        ("running_ahead", OBJECTIVE_HERE, "take_objective", ["move F1", "move F3"]),
        ("aimless", OBJECTIVE_HERE, "take_objective", ["search", "reorganise", "make_noise", "end_turn"]),
    ],
)
def test_a_beginner_of_zombicide_does_what_beginners_do(habit: str, text: str, best: str, drawn: list[str]):
    state = state_from_text(game("green_horde"), f"mission = the_evil_shrine | {text}")
    turn = Turn.of(state, state.all_choices()[0].seat, Dice(1))
    careful = guide_of("green_horde").choose(turn)
    assert careful.verb == best
    (meant,) = [one for one in habits_of("green_horde") if one.name == habit]
    assert [one.text().partition(" ")[2] for one in meant.tempting_choices(turn, careful)] == drawn


def test_beside_the_actions_of_a_turn_nobody_errs():
    state = game("green_horde").new(seats=1, seed=4)
    reading = feature_reader_for(state.game)
    assert reading is not None
    assert not reading.is_worth_searching(state)
    usual = guide_of("green_horde").choose(Turn.of(state, 0, Dice("x")))
    assert choose_with_errors(Turn.of(state, 0, Dice("x")), 100).same(usual)


def test_the_weakest_wins_less_often_than_the_careful():
    """The weakest player races 60 times against two careful players, always in the same seat."""
    won = {"walker": 0, "fatty": 0}
    for player in won:
        for seed in range(60):
            state = game("zombiland").new(seats=3, seed=seed)
            players = [bot(player, "zombiland"), *[guide_of("zombiland")] * 2]
            dice = [Dice(f"{seed}/{seat}") for seat in range(3)]
            while not state.over:
                seat = state.all_choices()[0].seat
                state.apply(players[seat].choose(Turn.of(state, seat, dice[seat])))
            won[player] += 0 in state.result.winners
    assert won["walker"] < won["fatty"]
