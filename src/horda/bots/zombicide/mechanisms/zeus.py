"""Zeus: where his own come from."""

from __future__ import annotations

from horda.bots.zombicide.lore import Lore


class ZeusLore(Lore):
    """His spawn zones are mouths as others are."""

    def mouths(self) -> tuple[str, ...]:
        """His own spawn tokens."""
        return ("zeus_spawn",)


LORE = ZeusLore()
