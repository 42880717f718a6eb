"""Tests that matches with the same seats and options start as copies of one state and are then independent."""

import pytest

import horda
from horda.engine.chance import Dice
from horda.games.zombiland.game import Zombiland

GAMES = ("army_of_the_dead", "city_of_horror", "green_horde", "rue_morgue", "zombiland")


def play(state, decisions=40):
    rng = Dice("copies")
    for _ in range(decisions):
        if state.over:
            break
        choices = state.all_choices()
        state.apply(choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_a_copy_is_the_match_of_a_new_game(game):
    rules = horda.game(game)
    fresh = type(rules)().new(seats=3, seed=5)
    first, second = rules.new(seats=3, seed=5), rules.new(seats=3, seed=5)
    play(first)
    assert second == fresh
    assert second.hash() == fresh.hash()
    assert play(second).to_json() == first.to_json() == play(fresh).to_json()


def test_matches_of_other_options_and_seats_begin_otherwise():
    rules = Zombiland()
    assert rules.new(seats=2, seed=1) != rules.new(seats=3, seed=1)
    assert rules.new(seats=2, seed=1, zombie_plays="must").options["zombie_plays"] == "must"
    assert rules.new(seats=2, seed=1).options["zombie_plays"] == "may"
    assert rules.new(seats=2, seed=1) != rules.new(seats=2, seed=2)


def test_a_copy_keeps_no_events_of_another_match():
    rules = Zombiland()
    play(rules.new(seats=2, seed=1))
    assert rules.start_copy(2, rules.options_with_defaults({}), 1).events() == []


def test_a_game_that_draws_when_it_starts_is_started_each_time():
    class Drawing(Zombiland):
        id = "drawing"
        starts = 0

        def start(self, seats, options, chance):
            Drawing.starts += 1
            table = super().start(seats, options, chance)
            table.below(6)
            return table

    rules = Drawing()
    for seed in range(3):
        rules.new(seats=2, seed=seed)
    assert Drawing.starts == 3


def test_the_options_are_made_once():
    class Counting(Zombiland):
        id = "counting"
        made = 0

        def options(self):
            Counting.made += 1
            return super().options()

    rules = Counting()
    for seed in range(3):
        rules.new(seats=2, seed=seed, zombie_plays="must")
    assert Counting.made == 1
