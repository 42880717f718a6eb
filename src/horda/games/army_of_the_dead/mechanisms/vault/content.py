"""Vault cards, read from the YAML of the content folder."""

from __future__ import annotations

from typing import Literal

import msgspec

from horda.engine.content.typed_yaml import records
from horda.games.army_of_the_dead.mechanisms.vault.cards import Bonus, VaultCard
from horda.games.zombicide.box.content import folder_of

Origin = Literal["rulebook", "horda"]


class BonusRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a vault card."""

    gives: Literal["extra_die", "extra_roll", "change", "nudge", "pair"]
    specialty: str = ""
    card: str = ""


class VaultRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vault card as printed."""

    id: str
    origin: Origin
    bonuses: tuple[BonusRecord, ...]

    def vault_card(self) -> VaultCard:
        """Return the vault card as an object that the rules use."""
        lines = [Bonus(line.gives, specialty=line.specialty, card=line.card) for line in self.bonuses]
        return VaultCard(self.id, lines)


def vault_records(package: str) -> dict[str, VaultCard]:
    """Return the vault cards by id, in the order of their file."""
    found = records(folder_of(package).joinpath("vault.yaml"), list[VaultRecord])
    return {one.id: one.vault_card() for one in found}
