"""What Rue Morgue answers differently from its family."""

from __future__ import annotations

from horda.games.rue_morgue.rules.crew import TeamsAndFlight


class RueMorgueEdition(TeamsAndFlight):
    """Rue Morgue: its dead (`rules.dead`), its survivors (`rules.living`), its teams (`rules.crew`)."""
