"""Distributor: the zombie cards of a spawn step are looked at and shared out (RM-SK-40)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.distributing import LOOKED_AT
from horda.games.zombicide.mechanism import Mechanism, Pile


class Distributing(Mechanism):
    """The cards that are being shared out lie open (RM-Q-91)."""

    name: ClassVar[str] = "distributing"
    piles: ClassVar[tuple[Pile, ...]] = (Pile(LOOKED_AT, shown=True),)
