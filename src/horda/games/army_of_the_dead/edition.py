"""What Army of the Dead answers differently from its family."""

from __future__ import annotations

from horda.games.army_of_the_dead.rules.heist_answers import HeistAnswers
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.opening import OpenDoorAction
from horda.games.zombicide.rules.reload import ReloadAction


class ArmyOfTheDeadEdition(HeistAnswers):
    """Army of the Dead: two hands and a backpack of three (AD-INV-01), one noise token, sleepers, a vault."""

    def all_actions(self) -> list[Action]:
        """Doors open by the mission's rules alone (AD-Q-16), and a magazine reloads at no cost (AD-Q-14)."""
        return [
            action
            for action in super().all_actions()
            if not isinstance(action, OpenDoorAction | ReloadAction)
        ]
