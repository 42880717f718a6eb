"""What Army of the Dead answers differently from its family."""

from __future__ import annotations

from horda.games.army_of_the_dead.rules.heist_answers import HeistAnswers


class ArmyOfTheDeadEdition(HeistAnswers):
    """Army of the Dead: two hands and a backpack of three (AD-INV-01), one noise token, sleepers, a vault."""
