"""What Rue Morgue answers differently from its family."""

from __future__ import annotations

from horda.games.zombicide.edition import Edition


class RueMorgueEdition(Edition):
    """Rue Morgue: two hands and three in reserve (RM-INV-01), two wounds kill (RM-ZAT-06)."""

    max_wounds = 2
    misses_hit_friends = False
