"""What Rue Morgue answers differently from its family."""

from __future__ import annotations

from horda.games.rue_morgue.rules.dead import StreetsAndDead


class RueMorgueEdition(StreetsAndDead):
    """Rue Morgue: two hands and three in reserve (RM-INV-01), two wounds kill (RM-ZAT-06)."""

    max_wounds = 2
    misses_hit_friends = False
