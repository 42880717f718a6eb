"""Figures for Prometheus: what was counted, and how long things took."""

from __future__ import annotations

import time
from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

HELP = {
    "horda_choices_total": "Decisions made, by people and bots.",
    "horda_undos_total": "Decisions taken back.",
    "horda_conflicts_total": "Decisions that another process made first.",
    "horda_matches_created_total": "Matches begun.",
    "horda_matches_deleted_total": "Matches that their hosts deleted.",
    "horda_matches_expired_total": "Matches deleted because nobody had played them for long.",
    "horda_matches_carried_over_total": "Matches of older rules that go on by the present ones.",
    "horda_matches_retired_total": "Openings of matches that can only be watched again.",
    "horda_snapshots_damaged_total": "Snapshots that could not be used; the matches were read from entries.",
    "horda_messages_total": "Messages got over sockets.",
    "horda_problems_total": "Messages and requests that were refused.",
    "horda_broken_total": "Errors that should not have been.",
    "horda_slow_readers_total": "Sockets cut off because they did not read.",
    "horda_long_decisions_total": "Decisions worked out beside the event loop, for much followed from them.",
    "horda_given_up_total": "Decisions that were given up because they found no end.",
    "horda_tasks_restarted_total": "Tasks of the server that failed and were begun again.",
    "horda_matches_put_away_total": "Matches put away because others needed the room.",
    "horda_lines_cut_total": "Connections that were ended because they did not go on, or made room.",
    "horda_lines_refused_total": "Connections that were refused because there were too many.",
    "horda_bots_late_total": "Decisions of bots that were given up because they took too long.",
    "horda_requests_total": "Requests answered.",
    "horda_store_seconds": "From a decision to its being stored for good.",
    "horda_choice_seconds": "From the message with a choice to its being stored and sent to everybody.",
    "horda_bot_seconds": "How long bots think.",
    "horda_live_matches": "Matches in memory.",
    "horda_sockets": "Open sockets.",
    "horda_lines": "Open connections of every kind.",
    "process_cpu_seconds_total": "Processor time spent by this process, without its bots.",
}


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds


class Metrics:
    """All figures of this process."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = {
            name: 0 for name in HELP if name.startswith("horda") and name.endswith("_total")
        }
        self.times: dict[str, Histogram] = {name: Histogram() for name in HELP if name.endswith("_seconds")}
        self.gauges: dict[str, int] = {}

    def add(self, name: str) -> None:
        """Count one more."""
        self.counters[name] += 1

    def seen(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self.times[name].add(seconds)

    def gauge(self, name: str, value: int) -> None:
        """Something is so many now."""
        self.gauges[name] = value

    def text(self) -> str:
        """The figures as Prometheus reads them."""
        name = "process_cpu_seconds_total"
        lines = [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter", f"{name} {time.process_time():.3f}"]
        for kind, figures in (("counter", self.counters), ("gauge", self.gauges)):
            for name, value in figures.items():
                lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}", f"{name} {value}"]
        for name, histogram in self.times.items():
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
            count = 0
            for bound, here in zip(BUCKETS, histogram.counts, strict=False):
                count += here
                lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
            count += histogram.counts[-1]
            lines.append(f'{name}_bucket{{le="+Inf"}} {count}')
            lines += [f"{name}_sum {histogram.total:.6f}", f"{name}_count {count}"]
        return "\n".join([*lines, ""])


METRICS = Metrics()
