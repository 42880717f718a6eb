"""Zombies of other boxes and the ranks of all of them: the extended targeting priority order (RM-XTP-01)."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.content import records
from horda.games.zombicide.content import ZombieRecord, folder_of, zombie_kinds
from horda.games.zombicide.edition import ZombieKind

GUESTS = "guests"
"""The option of a position with zombies of other boxes."""


class GuestRecords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rank of every zombie in a mix of boxes, and those that this box has not."""

    ranks: dict[str, int]
    guests: list[ZombieRecord]


def mixed_kinds(package: str) -> list[ZombieKind]:
    """The zombies of the box and those of others, each with its rank in the mix (RM-XTP-01)."""
    mix = records(folder_of(package).joinpath("guests.yaml"), GuestRecords)
    kinds = [*zombie_kinds(package), *(guest.kind() for guest in mix.guests)]
    for kind in kinds:
        kind.priority = mix.ranks[kind.name]
    return kinds
