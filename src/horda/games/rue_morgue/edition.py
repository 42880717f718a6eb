"""What Rue Morgue answers differently from its family."""

from __future__ import annotations

from horda.games.rue_morgue.rules.living import Living


class RueMorgueEdition(Living):
    """Rue Morgue: its streets and its dead (`rules.dead`), its survivors (`rules.living`)."""
