"""Team actions: cards that a whole team may use (RM-TEA)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.team_actions.using import TeamAction
from horda.games.rue_morgue.rules.beside import team_cards_shown
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.beside import TeamCard
from horda.games.zombicide.state import Table


class TeamActions(Mechanism):
    """One action of several survivors (RM-TEA-04)."""

    name: ClassVar[str] = "team_actions"

    def actions(self) -> list[Action]:
        """Using a card of one's team (RM-TEA-04)."""
        return [TeamAction()]

    def team_cards(self, s: Table) -> list[TeamCard]:
        """As all see them (RM-TEA-02)."""
        return team_cards_shown(s)
