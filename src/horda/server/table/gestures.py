"""Gestures: pointing at places, planned walks and reactions, shown for a moment and never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.match.sockets.peer_messages import publish_gesture
from horda.server.protocol.server_messages import Done, Pointed
from horda.server.table.timing.reaction_window import send_message

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.registry import MatchRegistry
    from horda.server.match.sockets.subscriber import Subscriber
    from horda.server.protocol.client_messages import Point

PLACES: dict[str, tuple[int, int]] = {"ping": (1, 1), "arrow": (2, 2), "plan": (0, 16), "reaction": (0, 0)}
"""Smallest and largest number of places of each gesture."""


def point(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, message: Point, *, person: str
) -> None:
    """Show a player's gesture to everybody; raise `ProblemError` if it is malformed, too frequent or not theirs."""
    if not subscriber.can_play(message.seat):
        raise ProblemError("not-your-seat", status=403, seat=message.seat)
    least, most = PLACES[message.gesture]
    if not least <= len(message.places) <= most or (message.gesture == "reaction") != bool(message.reaction):
        detail = (
            f"`{message.gesture}` with {len(message.places)} places and the reaction `{message.reaction}`"
        )
        raise ProblemError("bad-message", detail=detail)
    if wait := registry.gestures_per_person.take(person):
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    publish_gesture(registry, live, Pointed(message.seat, message.gesture, message.places, message.reaction))
    send_message(subscriber, Done(message.id, live.seq))
