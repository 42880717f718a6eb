"""What it costs to send the boards in between: a decision with and without them, in time and in bytes.

`python3 benchmarks/pictures.py [GAME ...]` plays a match of random players at each table and says, for each
decision on average: how long it takes, and takes when it is watched; how long the next view of one seat and
what changed in it take, and the pictures on the way; how long events, changes and pictures are, and the
longest pictures of all. Times are those of the processor, in microseconds.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import msgspec

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.state import State
from horda.server.match.animation_frames import board_frames
from horda.server.protocol.projection import View, changes_between, view_of, visible_events

T = TypeVar("T")
TABLES: dict[str, dict[str, Plain]] = {
    "green_horde": {"mission": "orc_necromancers"},
    "rue_morgue": {"mission": "learning_to_fly", "survivors": 8},
    "army_of_the_dead": {"mission": "taco_run"},
    "city_of_horror": {},
    "zombiland": {},
}
LONGEST = 600
"""Decisions that are made at a table at most."""
SEAT = 0


class Costs:
    """What all decisions of a match have cost."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.longest = 0

    def timed(self, name: str, work: Callable[[], T]) -> T:
        """Do something, and note how long it took, in nanoseconds."""
        start = time.process_time_ns()
        done = work()
        self.spent[name] += time.process_time_ns() - start
        return done

    def sent(self, name: str, message: object) -> int:
        """Note how long something is when it is sent."""
        length = len(msgspec.json.encode(message))
        self.spent[name] += length
        return length


def decide(state: State, dice: Dice, before: View, costs: Costs) -> tuple[State, View]:
    """Make a decision in both ways; the state and the view after it."""
    offered = state.all_choices()
    choice = offered[dice.below(len(offered))]
    state.after_choice(choice)  # once beforehand, so that neither finds what is worked out on first use
    costs.timed("decision", lambda: state.after_choice(choice))
    way: list[State] = []
    new = costs.timed("watched", lambda: state.after_choice(choice, pictures=way))
    view = costs.timed("view", lambda: view_of(new, SEAT))
    changes = costs.timed("changes", lambda: changes_between(before, view))
    pictures = costs.timed("pictures", lambda: board_frames(before, way, SEAT))
    costs.sent("events sent", visible_events(new, SEAT, len(state.log)))
    costs.sent("changes sent", view if changes is None else changes)
    costs.longest = max(costs.longest, costs.sent("pictures sent", pictures))
    costs.spent["events"] += len(way)
    return new, view


def main() -> None:
    """Say what it costs at each table."""
    for name in sys.argv[1:] or TABLES:
        game, options = horda.game(name), TABLES[name]
        state = game.new(seats=max(2, game.seats_for(options)[0]), seed="pictures", **options)
        dice, costs, view = Dice("pictures"), Costs(), view_of(state, SEAT)
        while not state.over and len(state.moves) < LONGEST:
            state, view = decide(state, dice, view, costs)
        count = len(state.moves)
        average = {what: spent / count for what, spent in costs.spent.items()}
        times = {
            what: average[what] / 1000 for what in ("decision", "watched", "view", "changes", "pictures")
        }
        lengths = {what: average[f"{what} sent"] for what in ("events", "changes", "pictures")}
        print(f"{name}: {count} decisions, {average['events']:.1f} events each")
        print("  µs   ", ", ".join(f"{what} {spent:.0f}" for what, spent in times.items()))
        print("  bytes", ", ".join(f"{what} {spent:.0f}" for what, spent in lengths.items()), end="; ")
        print(f"longest pictures {costs.longest:,}", flush=True)


if __name__ == "__main__":
    main()
