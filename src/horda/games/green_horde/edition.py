"""What Green Horde answers differently from its family."""

from __future__ import annotations

from horda.games.zombicide.edition import Edition


class GreenHordeEdition(Edition):
    """Green Horde: eight slots, a body among them (GH-INV-01)."""

    body = 1
    pack = 5
