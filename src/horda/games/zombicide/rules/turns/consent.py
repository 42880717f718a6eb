"""The question whether a survivor's player agrees to another survivor's action on it (trade.agree)."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.games.zombicide.state import ZombicideState


def agree_or_refuse(s: ZombicideState, who: int) -> list[Choice]:
    """Return the choices of agreeing and refusing for a survivor's player."""
    seat = s.seat_of[who]
    return [Choice(seat, "agree"), Choice(seat, "refuse")]
