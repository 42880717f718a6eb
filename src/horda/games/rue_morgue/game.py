"""Zombicide Season 3: Rue Morgue as a game of the shelf."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from horda.games.rue_morgue.camp import tent_records, tents
from horda.games.rue_morgue.edition import RueMorgueEdition
from horda.games.rue_morgue.rules.tents import TENTS_OPEN
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import HIDDEN_PILES, OPEN_PILES, Printed, Zombicide
from horda.games.zombicide.rules.inventory import JOINED
from horda.games.zombicide.rules.setup import TENTS, TENTS_LAID


class RueMorgue(Zombicide):
    """Skinners, a hospital, a camp and a helicopter; 6 to 12 survivors in 1 to 4 teams (RM-SET-07)."""

    id: ClassVar[str] = "rue_morgue"
    title: ClassVar[str] = "Zombicide Season 3: Rue Morgue"
    hidden_piles: ClassVar[tuple[str, ...]] = (*HIDDEN_PILES, TENTS, TENTS_LAID)
    open_piles: ClassVar[tuple[str, ...]] = (*OPEN_PILES, TENTS_OPEN, JOINED)

    def make_edition(self) -> Edition:
        """The edition, from its content, its tents among it."""
        edition = self.edition_of(RueMorgueEdition)
        assert isinstance(edition, RueMorgueEdition)
        edition.tents = tents(self.package)
        return edition

    @cached_property
    def printed(self) -> list[Printed]:
        """The box, the tents of the camp among it (RM-CAM-04)."""
        return [*super().printed, *(Printed("tent", tent.id, TENTS) for tent in tent_records(self.package))]
