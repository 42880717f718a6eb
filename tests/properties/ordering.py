"""Random matches in which standing orders are given wherever possible; every decision must end soon."""

from __future__ import annotations

from collections.abc import Iterator

from tests.properties.tables import LONGEST, Setting, random_choice

from horda.engine.chance import Dice
from horda.engine.choices import Choice, OrderRefused
from horda.engine.events import AskedAnew, OrderFollowed
from horda.engine.state import State

MAX_FOLLOWED = 100
MAX_EVENTS = 5_000
"""Maximum events of one decision; without orders there are at most about 150."""
TURN = frozenset(
    (
        *("activate", "end_turn", "drop_cards", "drop", "done", "put", "hand", "tidy", "discard", "agree"),
        *("move", "strike", "shoot", "search", "trade", "choose", "roll", "play", "vote", "attack", "offer"),
        *("choose_survivor", "give_card", "take_set", "accept", "propose", "hold", "lay_down", "pick_up"),
    )
)
"""Verbs of turns, trades and setting up, which can never be standing orders."""


def play_with_orders(setting: Setting, seed: int) -> Iterator[State]:
    """Play a random match with standing orders, checking each decision; yield the state after each."""
    s, rng = setting.new(seed), Dice(f"orders {seed}")
    for _ in range(LONGEST):
        if s.over:
            return
        taken = {one.verb for one in s.all_choices() if s.takes_order(one)}
        assert not taken & TURN, f"{type(s.question()).__name__} takes {taken & TURN} as orders"
        choice = random_choice(s, rng)
        order = choice.as_standing_order(("turn", "match")[rng.below(2)])
        told = len(s.log)
        if s.takes_order(choice):
            s.apply(order if rng.below(2) else choice)
        else:
            assert is_refused(s, order), f"`{choice.text()}` is no order, and was taken as one"
            s.apply(choice)
        ends_soon(s, told)
        yield s
    raise AssertionError(f"{setting}, seed {seed}: no end after {LONGEST} decisions")


def is_refused(s: State, order: Choice) -> bool:
    """Return whether an order is refused and changes nothing."""
    before = (s.hash(), len(s.log))
    try:
        s.apply(order)
    except OrderRefused:
        assert (s.hash(), len(s.log)) == before, "a refused order changed something"
        return True
    return False


def ends_soon(s: State, told: int) -> None:
    """Assert that the decision made after event `told` led to few events, counted in the log."""
    events = s.events(told)
    followed = [event for event in events if isinstance(event, OrderFollowed)]
    assert len(followed) <= MAX_FOLLOWED
    assert len(events) <= MAX_EVENTS
    asked = [event for event in events if isinstance(event, AskedAnew)]
    assert len(asked) <= 1
    assert all(event is events[-1] and event.seat in s.deciders for event in asked)
