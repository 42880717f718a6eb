"""What Rue Morgue answers differently from its family."""

from __future__ import annotations

from horda.games.rue_morgue.rules.crew import TeamsAndFlight
from horda.games.rue_morgue.rules.distributing import LOOKED_AT


class RueMorgueEdition(TeamsAndFlight):
    """Rue Morgue: its dead (`rules.dead`), its survivors (`rules.living`), its teams (`rules.crew`)."""

    shown: tuple[str, ...] = (LOOKED_AT,)
    """The zombie cards that are being shared out lie open (RM-Q-91)."""
