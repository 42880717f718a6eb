"""The parts of the soak by name, and the counts each must reach for the run to be valid."""

from __future__ import annotations

from dataclasses import dataclass

from tests.soak import faults, matches, orders, own_matches, secrets, servers, thinking, visitors
from tests.soak.counting import Bout, Counts


@dataclass(frozen=True)
class Part:
    """One part: the function that runs a bout, and the counts that must not be zero after a run."""

    run: Bout
    must: tuple[str, ...]

    def not_run(self, counts: Counts) -> list[str]:
        """Return the names of the counts of this part that are zero."""
        return [name for name in self.must if not counts[name]]


PARTS: dict[str, Part] = {
    "matches": Part(matches.play, ("matches", "decisions", "differential views")),
    "orders": Part(orders.play, ("matches with orders", "orders followed")),
    "worlds": Part(secrets.compare_worlds, ("pairs of worlds", "comparisons")),
    "saves": Part(matches.spoil_saves, ("spoilt saves refused",)),
    "kills": Part(servers.kill, ("kills on SQLite", "kills on PostgreSQL")),
    "sockets": Part(servers.fuzz_sockets, ("messages",)),
    "requests": Part(servers.fuzz_requests, ("requests",)),
    "faults": Part(faults.play, ("disk full", "bot killed", "snapshot damaged", "database away")),
    "people": Part(
        visitors.use_links, ("lists", "seats taken", "devices", "links renewed", "people forgotten")
    ),
    "passkeys": Part(visitors.use_passkeys, ("passkeys", "returns", "wrong keys")),
    "push": Part(visitors.send_notices, ("notices",)),
    "club": Part(visitors.visit_club, ("tables", "guests", "tables dropped")),
    "forks": Part(own_matches.fork_matches, ("forks",)),
    "missions": Part(own_matches.bring_missions, ("missions refused", "missions played")),
    "advice": Part(thinking.ask_advice, ("advice", "decisions beside bots")),
    "analysis": Part(thinking.analyse, ("analyses", "decisions looked at")),
}
