"""Short-lived messages between the processes that share a database; none of them is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from horda.server.protocol.server_messages import Pointed

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.registry import MatchRegistry


def publish_thinking(registry: MatchRegistry, live: LiveMatch, seat: int, *, on: bool) -> None:
    """Tell the other processes that somebody asked for more time in a reaction window, or withdrew that."""
    if registry.store.is_shared:
        match = live.header.id
        registry.queue_message(f"t{match}.{seat}", f"t:{match}:{seat}:{int(on)}:{live.seq}")


def publish_gesture(registry: MatchRegistry, live: LiveMatch, gesture: Pointed) -> None:
    """Send a gesture to everybody at the table, in this process and the others."""
    live.send_to_all(gesture)
    if registry.store.is_shared:
        match, encoded = live.header.id, msgspec.json.encode(gesture).hex()
        registry.queue_message(f"g{match}.{gesture.seat}.{gesture.gesture}", f"g:{match}:{encoded}")


def decode_gesture(fields: Sequence[str]) -> Pointed:
    """Return the gesture in a message of another process."""
    return msgspec.json.decode(bytes.fromhex(fields[0]), type=Pointed)
