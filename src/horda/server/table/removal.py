"""Disconnecting the clients of a seat that was given away or of a link that was revoked."""

from __future__ import annotations

from horda.server.match.live_match import LiveMatch


def close_seat_connections(live: LiveMatch, seat: int) -> None:
    """Disconnect all clients that play a seat by its own link, but not the host's."""
    for subscriber in list(live.subscribers):
        if seat in subscriber.seats and not subscriber.host:
            subscriber.close("kicked")


def close_link_connections(live: LiveMatch, hash: str) -> None:
    """Disconnect all clients that connected by a revoked link."""
    for subscriber in list(live.subscribers):
        if subscriber.link_hash == hash:
            subscriber.close("bad-link")
