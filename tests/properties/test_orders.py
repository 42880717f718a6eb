"""Tests that every decision ends soon, whatever standing orders are given, in every game."""

import pytest
from tests.properties.ordering import MAX_FOLLOWED, ends_soon, play_with_orders
from tests.properties.tables import Setting, law, random_choice

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, OrderRefused
from horda.engine.events import AskedAnew, OnlyChoice, OrderFollowed
from horda.engine.state import State

OLD_DECISIONS = 250
"""Number of decisions played if every choice is an order, since such a match hardly advances."""


@law
def test_every_decision_ends_whatever_orders_stand(setting: Setting, seed: int):
    """Orders are given wherever they are accepted, and the events that they cause are bounded."""
    assert list(play_with_orders(setting, seed))[-1].over


@law
def test_orders_of_every_kind_in_a_match_of_old_end_as_well(setting: Setting, seed: int):
    """Earlier versions accepted any choice as an order; their matches still replay, with bounded events."""
    s, rng = setting.new(seed), Dice(f"old orders {seed}")
    for _ in range(OLD_DECISIONS):
        if s.over:
            return
        told = len(s.log)
        s.replay(random_choice(s, rng).as_standing_order(("turn", "match")[rng.below(2)]))
        ends_soon(s, told)
    copy = s.game.from_json(s.to_json())
    assert copy == s
    assert copy.all_choices() == s.all_choices()


def follow(s: State, rng: Dice, verb: str) -> Choice:
    """Play at random until a choice with this verb is offered, and return the choice."""
    for _ in range(3_000):
        for choice in s.all_choices():
            if choice.verb == verb:
                return choice
        s.apply(random_choice(s, rng))
    raise AssertionError(f"`{verb}` never comes up")


def test_dropping_nothing_again_and_again_froze_the_table():
    """Army of the Dead: `drop_cards` for the turn, then `done` for the turn, triggered each other without end."""
    s = horda.game("army_of_the_dead").new(seats=1, seed=5)
    drop = follow(s, Dice(5), "drop_cards").as_standing_order("turn")
    with pytest.raises(OrderRefused, match="`ActionQuestion` takes nothing as one"):
        s.apply(drop)
    s.replay(drop)
    done = Choice(0, "done", (), "turn")
    with pytest.raises(OrderRefused, match="`0 done` cannot be a standing order"):
        s.apply(done)
    told = len(s.log)
    s.replay(done)
    assert s.events(told) == [
        OrderFollowed(0, "drop_cards", "turn"),
        AskedAnew(0, 0),
    ], "nothing has happened since the last `done`"
    assert "drop" in {choice.verb for choice in s.choices(0)}


def test_whole_rounds_played_themselves():
    """Rue Morgue, learning to fly: with `activate` and `end_turn` for the match, 1,595 rounds went by."""
    s, rng = horda.game("rue_morgue").new(seats=1, seed=10, mission="learning_to_fly"), Dice(10)
    met = set()
    for _ in range(60):
        if s.over or any(isinstance(event, AskedAnew) for event in s.events()):
            break
        told = len(s.log)
        choice = next((one for one in s.all_choices() if one.verb in ("activate", "end_turn")), None)
        if choice is None:
            s.apply(random_choice(s, rng))
        else:
            met.add(choice.verb)
            with pytest.raises(OrderRefused):
                s.apply(choice.as_standing_order("match"))
            s.replay(choice.as_standing_order("match"))
        ends_soon(s, told)
    assert met == {"activate", "end_turn"}
    assert AskedAnew(0, MAX_FOLLOWED) in s.events()
    assert s.deciders == [0]


def test_a_single_option_is_no_order():
    """The log calls only a standing order an order."""
    s = horda.game("city_of_horror").new(seats=3, seed=2)
    rng = Dice(2)
    passing = follow(s, rng, "pass")
    s.apply(passing.as_standing_order("match"))
    while not s.over:
        s.apply(random_choice(s, rng))
    followed = [event for event in s.events() if isinstance(event, OrderFollowed)]
    assert followed
    assert {(event.seat, event.verb, event.until) for event in followed} == {(passing.seat, "pass", "match")}
    assert not any(event.verb == "pass" for event in s.events() if isinstance(event, OnlyChoice))
