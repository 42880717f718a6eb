"""Tests of reachable places: allowed paths, their cost, and no use of hidden information."""

import random

import pytest
from tests.server.serving import Served

from horda.engine.chance import Dice
from horda.engine.state import State
from horda.games import games
from horda.games.zombicide.state import ZombicideState
from horda.server.analysis.reachable import reachable_places
from horda.server.protocol.projection import choice_from

EDITIONS = ["green_horde", "rue_morgue", "army_of_the_dead"]


def positions_with_steps(game: str, *, seed: int, moves: int = 250) -> list[State]:
    """Return positions of a random match in which somebody may move."""
    rng = random.Random(seed)
    s = games()[game].new(seats=2, seed=seed)
    found: list[State] = []
    for _ in range(moves):
        if s.over:
            break
        seat = s.deciders[0]
        if any(one.verb == "move" for one in s.choices(seat)):
            found.append(s.clone())
        s.apply(rng.choice(s.choices(seat)))
    return found


@pytest.mark.parametrize("game", EDITIONS)
def test_a_way_is_walked_as_it_was_told(game: str):
    """Every step of a path is open in turn, and the steps together cost as many actions as stated."""
    far = 0
    for s in positions_with_steps(game, seed=7):
        assert isinstance(s, ZombicideState)
        seat, who = s.deciders[0], getattr(s.question(), "who", -1)
        for way in reachable_places(s, seat):
            walker = s.clone()
            steps = [choice_from(one) for one in way.choices]
            for step in steps[:-1]:
                walker.apply(step)
                assert walker.question() is not None
                assert getattr(walker.question(), "who", None) == who
            before = walker.actions[who]
            paid = s.actions[who] - before + (walker.game.price(walker, steps[-1]) or 0)
            walker.apply(steps[-1])
            assert paid == way.price
            assert steps[-1].name("zone") == way.place
            far += len(steps) > 1
    assert far > 20


@pytest.mark.parametrize("game", EDITIONS)
def test_one_step_is_a_way_and_nothing_that_is_shut_is(game: str):
    for s in positions_with_steps(game, seed=3, moves=120):
        seat = s.deciders[0]
        near = {one.name("zone") for one in s.choices(seat) if one.verb == "move"}
        ways = reachable_places(s, seat)
        assert {way.place for way in ways if len(way.choices) == 1} <= near
        assert near <= {way.place for way in ways}


@pytest.mark.parametrize("game", EDITIONS)
def test_ways_tell_nothing_that_the_seat_does_not_know(game: str):
    """The paths do not depend on the decks or on future dice."""
    for s in positions_with_steps(game, seed=11, moves=150)[::3]:
        seat = s.deciders[0]
        told = reachable_places(s, seat)
        for world in range(3):
            assert reachable_places(s.determinise(seat, Dice(f"world {world}")), seat) == told


def test_only_ones_own_ways_are_told(shared: Served):
    match = shared.begin("green_horde", "here", "link", seed="ways")
    with shared.join(match) as ana:
        assert ana.ask(type="ways", seat=1)["code"] == "not-your-seat"
        assert ana.ask(type="ways", seat=9)["code"] == "no-such-seat"
        assert ana.ask(type="ways", seat=0)["type"] == "ways"
