"""Team actions: cards for actions of several survivors of a team (RM-TEA)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.rue_morgue.mechanisms.team_actions.cards import CARDS, NAME, TeamCards, cards_of, take
from horda.games.rue_morgue.mechanisms.team_actions.using import TeamAction
from horda.games.rue_morgue.mechanisms.teams.forming import teams_in
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class TeamActions(Mechanism):
    """Team actions, each an action of several survivors (RM-TEA-04)."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("molotov", "teams")
    """The cards belong to teams, and a part of them can throw a Molotov (RM-TEA-01)."""

    def record(self) -> Record | None:
        """Return the initial record: no team has a card."""
        return TeamCards()

    def actions(self) -> list[Action]:
        """Return the action of using a card of the survivor's team (RM-TEA-04)."""
        return [TeamAction()]

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return, for each team and card, how many copies it has and how many it used in this round (RM-TEA-05)."""
        cards = cards_of(s)
        rows: list[Plain] = [
            (team, card, copies, cards.spent_cards.count((team, card)))
            for team in range(teams_in(s))
            for card in CARDS
            if (copies := cards.team_cards.count((team, card)))
        ]
        return {"cards": tuple(rows)} if rows else {}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read the cards of the first team from a position: `team_actions: [charge, fire]`."""
        if not isinstance(said, list) or any(card not in CARDS for card in said):
            return False
        for card in said:
            take(s, 0, card)
        return True
