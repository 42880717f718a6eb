"""The parts of the soak, by name."""

from __future__ import annotations

from tests.soak import faults, matches, orders, secrets, servers
from tests.soak.counting import Bout

PARTS: dict[str, Bout] = {
    "matches": matches.play,
    "orders": orders.play,
    "worlds": secrets.compare_worlds,
    "saves": matches.spoil_saves,
    "kills": servers.kill,
    "sockets": servers.fuzz_sockets,
    "requests": servers.fuzz_requests,
    "faults": faults.play,
}
