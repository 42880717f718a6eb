"""Whose windows at a match the server closes: those of a seat that is taken away, those of a void link."""

from __future__ import annotations

from horda.server.match.live_match import LiveMatch


def dismiss(live: LiveMatch, seat: int) -> None:
    """Close all windows that hold a seat by its link; the host's screen stays."""
    for viewer in list(live.viewers):
        if seat in viewer.seats and not viewer.host:
            viewer.close("kicked")


def turn_away(live: LiveMatch, hash: str) -> None:
    """Close all windows that a link opened which is void now."""
    for viewer in list(live.viewers):
        if viewer.link == hash:
            viewer.close("bad-link")
