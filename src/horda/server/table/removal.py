"""Whose windows at a match the server closes: those of a seat that is taken away, those of a void link."""

from __future__ import annotations

from horda.server.match.live_match import LiveMatch


def close_seat_connections(live: LiveMatch, seat: int) -> None:
    """Close all windows that hold a seat by its link; the host's screen stays."""
    for subscriber in list(live.subscribers):
        if seat in subscriber.seats and not subscriber.host:
            subscriber.close("kicked")


def close_link_connections(live: LiveMatch, hash: str) -> None:
    """Close all windows that a link opened which is void now."""
    for subscriber in list(live.subscribers):
        if subscriber.link_hash == hash:
            subscriber.close("bad-link")
