"""Zombicide Season 3: Rue Morgue as a game of the shelf."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.edition import RueMorgueEdition
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide


class RueMorgue(Zombicide):
    """Skinners, a hospital, a camp and a helicopter; 6 to 12 survivors in 1 to 4 teams (RM-SET-07)."""

    id: ClassVar[str] = "rue_morgue"
    title: ClassVar[str] = "Zombicide Season 3: Rue Morgue"

    def make_edition(self) -> Edition:
        """The edition, from its content."""
        return self.edition_of(RueMorgueEdition)
