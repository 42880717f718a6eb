"""What Army of the Dead answers differently from its family."""

from __future__ import annotations

from horda.games.zombicide.edition import Edition
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.opening import OpenDoorAction
from horda.games.zombicide.rules.reload import ReloadAction
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table


class ArmyOfTheDeadEdition(Edition):
    """Army of the Dead: two hands and a backpack of three (AD-INV-01), one noise token, sleepers, a vault."""

    adds_to_splits = False

    def all_actions(self) -> list[Action]:
        """Doors open by the mission's rules alone (AD-Q-16), and a magazine reloads at no cost (AD-Q-14)."""
        return [
            action
            for action in super().all_actions()
            if not isinstance(action, OpenDoorAction | ReloadAction)
        ]

    def end_phase(self, s: Table) -> Steps:
        """No weapon is reloaded by itself (AD-AMM-04)."""
        return ()
