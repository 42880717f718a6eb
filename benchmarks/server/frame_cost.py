"""Cost of sending intermediate boards: a decision with and without them, in time and bytes.

`python3 benchmarks/server/frame_cost.py [GAME ...]` plays a match of random bots at each table and prints averages
per decision: its time, with and without recording; the time for the next view of a seat, its changes, the
intermediate boards, and the events with their log lines; the sizes of events, changes and boards, and the
largest boards. Times are processor time in microseconds.
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
from horda.server.protocol.log_records import logged_events, with_log_lines
from horda.server.protocol.match_records import EventRecord
from horda.server.protocol.projection import View, changes_between, view_of

T = TypeVar("T")
TABLES: dict[str, dict[str, Plain]] = {
    "green_horde": {"mission": "orc_necromancers"},
    "rue_morgue": {"mission": "learning_to_fly", "survivors": 8},
    "army_of_the_dead": {"mission": "taco_run"},
    "city_of_horror": {},
    "zombiland": {},
}
MAX_DECISIONS = 600
"""Decisions per table."""
SEAT = 0


class Costs:
    """The cost of all decisions of a match."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.longest = 0

    def time_call(self, name: str, work: Callable[[], T]) -> T:
        """Call a function and record its time in nanoseconds."""
        start = time.process_time_ns()
        done = work()
        self.spent[name] += time.process_time_ns() - start
        return done

    def record_size(self, name: str, message: object) -> int:
        """Record the size of a message as it is sent."""
        length = len(msgspec.json.encode(message))
        self.spent[name] += length
        return length


def decide(state: State, dice: Dice, before: View, costs: Costs) -> tuple[State, View]:
    """Make a decision in both ways; return the state and the view after it."""
    offered = state.all_choices()
    choice = offered[dice.below(len(offered))]
    state.after_choice(choice)  # warm up the caches for both
    costs.time_call("decision", lambda: state.after_choice(choice))
    way: list[State] = []
    new = costs.time_call("watched", lambda: state.after_choice(choice, pictures=way))
    view = costs.time_call("view", lambda: view_of(new, SEAT))
    changes = costs.time_call("changes", lambda: changes_between(before, view))
    pictures = costs.time_call("pictures", lambda: board_frames(before, way, SEAT))
    events = costs.time_call("log lines", lambda: logged_events(new, SEAT, len(state.log)))
    costs.record_size("events sent", events)
    costs.record_size("changes sent", view if changes is None else changes)
    costs.longest = max(costs.longest, costs.record_size("pictures sent", pictures))
    costs.spent["events"] += len(way)
    return new, view


def main() -> None:
    """Print the costs of each table."""
    for name in sys.argv[1:] or TABLES:
        game, options = horda.game(name), TABLES[name]
        state = game.new(seats=max(2, game.seats_for(options)[0]), seed="pictures", **options)
        dice, costs, view = Dice("pictures"), Costs(), view_of(state, SEAT)
        with_log_lines(
            game, [EventRecord("OnlyChoice", {"seat": SEAT, "verb": "end"})], SEAT
        )  # reads the texts
        while not state.over and len(state.moves) < MAX_DECISIONS:
            state, view = decide(state, dice, view, costs)
        count = len(state.moves)
        average = {what: spent / count for what, spent in costs.spent.items()}
        times = {
            what: average[what] / 1000
            for what in ("decision", "watched", "view", "changes", "pictures", "log lines")
        }
        lengths = {what: average[f"{what} sent"] for what in ("events", "changes", "pictures")}
        print(f"{name}: {count} decisions, {average['events']:.1f} events each")
        print("  µs   ", ", ".join(f"{what} {spent:.0f}" for what, spent in times.items()))
        print("  bytes", ", ".join(f"{what} {spent:.0f}" for what, spent in lengths.items()), end="; ")
        print(f"longest pictures {costs.longest:,}", flush=True)


if __name__ == "__main__":
    main()
