"""Ultrared mode: experience continues beyond red (GH-ULT)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.state import ZombicideState


class Ultrared(Mechanism):
    """The mechanism of Ultrared mode."""

    name: ClassVar[str] = "ultrared"

    def is_beyond_red(self, s: ZombicideState) -> bool:
        """Return whether Ultrared mode was chosen (GH-ULT-01)."""
        return s.options.get("ultrared") is True
