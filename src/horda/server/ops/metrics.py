"""Prometheus metrics: counters, durations and gauges."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics import disable_created_metrics

BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

COUNTERS = {
    "horda_choices_total": "Decisions made, by people and bots.",
    "horda_undos_total": "Decisions taken back.",
    "horda_conflicts_total": "Decisions that another process made first.",
    "horda_matches_created_total": "Matches created.",
    "horda_matches_deleted_total": "Matches that their hosts deleted.",
    "horda_matches_expired_total": "Matches deleted because nobody had played them for long.",
    "horda_matches_carried_over_total": "Matches of older rules that continue with the present ones.",
    "horda_matches_retired_total": "Times that a read-only match was opened.",
    "horda_snapshots_damaged_total": "Snapshots that could not be used; the matches were read from entries.",
    "horda_messages_total": "Messages received over sockets.",
    "horda_problems_total": "Messages and requests that were refused.",
    "horda_broken_total": "Unexpected errors.",
    "horda_slow_readers_total": "Sockets closed because their clients did not read.",
    "horda_long_decisions_total": "Decisions computed outside the event loop because they take long.",
    "horda_given_up_total": "Decisions given up because computing them did not end.",
    "horda_tasks_restarted_total": "Background tasks that failed and were restarted.",
    "horda_matches_put_away_total": "Matches removed from memory to make room for others.",
    "horda_lines_cut_total": "Connections closed because they stalled, or to make room.",
    "horda_lines_refused_total": "Connections refused because there were too many.",
    "horda_bots_late_total": "Decisions of bots given up because they took too long.",
    "horda_notices_sent_total": "Notices accepted by push services.",
    "horda_notices_failed_total": "Notices not accepted by push services after all tries.",
    "horda_notices_dropped_total": "Notices not sent because there were too many.",
    "horda_requests_total": "Requests answered.",
}
HISTOGRAMS = {
    "horda_store_seconds": "From a decision to its being stored durably.",
    "horda_choice_seconds": "From the message with a choice to its being stored and sent to everybody.",
    "horda_bot_seconds": "How long bots think.",
}
GAUGES = {
    "horda_live_matches": "Matches in memory.",
    "horda_sockets": "Open sockets.",
    "horda_lines": "Open connections of every kind.",
}

# The creation time of each metric is of no use to us.
disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types


class Metrics:
    """All metrics of this process; bot processes are not included."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counters = {
            name: Counter(name, said, registry=self.registry) for name, said in COUNTERS.items()
        }
        self._times = {
            name: Histogram(name, said, buckets=BUCKETS_S, registry=self.registry)
            for name, said in HISTOGRAMS.items()
        }
        self._gauges = {name: Gauge(name, said, registry=self.registry) for name, said in GAUGES.items()}
        ProcessCollector(registry=self.registry)

    def increment(self, name: str) -> None:
        """Increment a counter by one."""
        self._counters[name].inc()

    def counter_value(self, name: str) -> int:
        """Return the value of a counter."""
        return int(self.registry.get_sample_value(name) or 0)

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        self._times[name].observe(seconds)

    def set_gauge(self, name: str, value: int) -> None:
        """Set a gauge to a value."""
        self._gauges[name].set(value)

    def exposition(self) -> str:
        """Return the metrics in Prometheus' text format."""
        return generate_latest(self.registry).decode()


METRICS = Metrics()
