"""Molotovs, which leave nobody alive in a zone (RM-IMP-08)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.molotov import ThrowMolotov
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action


class Molotov(Mechanism):
    """A ranged action without dice."""

    name: ClassVar[str] = "molotov"

    def actions(self) -> list[Action]:
        """Throwing one (RM-IMP-08)."""
        return [ThrowMolotov()]
