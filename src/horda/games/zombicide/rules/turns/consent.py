"""A survivor's player is asked to agree to what another does with them (trade.agree)."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.games.zombicide.state import ZombicideState


def agree_or_refuse(s: ZombicideState, who: int) -> list[Choice]:
    """Return what the player of a survivor may answer."""
    seat = s.seat_of[who]
    return [Choice(seat, "agree"), Choice(seat, "refuse")]
