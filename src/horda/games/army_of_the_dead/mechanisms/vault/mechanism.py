"""The mechanism of the vault: its trap card and its actions (AD-VLT)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.army_of_the_dead.mechanisms.vault.cards import VaultCards
from horda.games.army_of_the_dead.mechanisms.vault.help import SHOWN, TRAP, Traps, beat, is_beaten, trap_zone
from horda.games.army_of_the_dead.mechanisms.vault.traps import OpenVault, TryVault, put_trap, show_trap
from horda.games.zombicide.mechanism import Pile, Record, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Vault(VaultCards):
    """The vault, which can be opened once its traps are disabled."""

    tokens: ClassVar[tuple[str, ...]] = (TRAP,)
    pieces: ClassVar[tuple[str, ...]] = (TRAP,)
    piles: ClassVar[tuple[Pile, ...]] = (Pile(SHOWN, shown=True),)

    def record(self) -> Record:
        """Return the initial record: the traps are active."""
        return Traps()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the revealed trap card, and whether the traps are disabled (AD-VLT-03, AD-VLT-21)."""
        if trap_zone(s) == NOWHERE:
            return {}
        pile = s.cards.piles[SHOWN]
        return {"card": s.cards.face(pile[0]) if pile else "", "beaten": is_beaten(s)}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read from a position that the traps are disabled: `vault: beaten`."""
        if said != "beaten":
            return False
        beat(s)
        return True

    def actions(self) -> list[Action]:
        """Return the actions of attempting the traps and opening the vault (AD-VLT-04)."""
        return [TryVault(), OpenVault()]

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Return the steps that reveal the card when a survivor enters the trap zone (AD-VLT-03)."""
        show_trap(s, zone)
        return ()

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Return whether the zone is the trap zone, where a card may be revealed (AD-Q-109)."""
        return zone == trap_zone(s) and not s.cards.piles[SHOWN]

    def put_thing(self, s: ZombicideState, zone: int, name: str) -> bool:
        """Put a vault card that a position names into its trap zone."""
        return put_trap(s, zone, name)
