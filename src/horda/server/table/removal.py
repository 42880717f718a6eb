"""Closing the connections of a seat that was taken away or of a link that was voided."""

from __future__ import annotations

from horda.server.match.live_match import LiveMatch


def close_seat_connections(live: LiveMatch, seat: int) -> None:
    """Close all clients that play a seat by its own link; the host's stays open."""
    for subscriber in list(live.subscribers):
        if seat in subscriber.seats and not subscriber.host:
            subscriber.close("kicked")


def close_link_connections(live: LiveMatch, hash: str) -> None:
    """Close all clients that connected by a link that is now void."""
    for subscriber in list(live.subscribers):
        if subscriber.link_hash == hash:
            subscriber.close("bad-link")
