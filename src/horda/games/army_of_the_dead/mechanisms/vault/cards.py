"""The vault cards: lines with bonuses, each for a specialty or a card (AD-VLT-11 to AD-VLT-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from horda.games.zombicide.mechanism import Mechanism

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

# What a line of a vault card gives (AD-VLT-12 to AD-VLT-17).
EXTRA_DIE: Final = "extra_die"
EXTRA_ROLL: Final = "extra_roll"
CHANGE: Final = "change"
NUDGE: Final = "nudge"
PAIR: Final = "pair"


class Bonus:
    """A line of a vault card: its bonus, and the specialty or the discarded card that it requires."""

    def __init__(self, gives: str, *, specialty: str, card: str) -> None:
        self.gives = gives
        self.specialty = specialty
        self.card = card


class VaultCard:
    """A vault card as printed (AD-C-076 to AD-C-079)."""

    def __init__(self, name: str, bonuses: list[Bonus]) -> None:
        self.name = name
        self.bonuses = bonuses


class VaultCards(Mechanism):
    """The part of the vault that stores its cards; they are set after the edition is created."""

    name: ClassVar[str] = "vault"

    def __init__(self) -> None:
        self.cards: dict[str, VaultCard] = {}


def vault_cards(s: ZombicideState) -> dict[str, VaultCard]:
    """Return the vault cards by name."""
    return s.edition.mechanism(VaultCards).cards
