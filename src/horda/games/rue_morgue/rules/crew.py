"""What Rue Morgue answers differently about teams and the helicopter."""

from __future__ import annotations

from horda.engine.steps import Frame
from horda.games.rue_morgue.rules.flight import Fly, Land, TakeOff
from horda.games.rue_morgue.rules.helicopter import (
    ChangeSeat,
    GetIn,
    GetOut,
    WalkAction,
    is_flying,
    stand_up,
    why_not_walk,
    zone_of,
)
from horda.games.rue_morgue.rules.living import Living
from horda.games.rue_morgue.rules.preparation import SHARE, VEST, DealStarting, ShareOut, ShareVests
from horda.games.rue_morgue.rules.storing import RetrieveCards, StoreCards
from horda.games.rue_morgue.rules.teams import ChooseSurvivor, picking_order, teams_in
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.movement import MoveAction
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table


class TeamsAndFlight(Living):
    """Survivors are picked, teams share out their cards, and some of them fly."""

    def all_actions(self) -> list[Action]:
        """The helicopter besides (RM-ACT-03)."""
        common = [WalkAction() if isinstance(one, MoveAction) else one for one in super().all_actions()]
        aboard = [GetIn(), GetOut(), ChangeSeat(), TakeOff(), Fly(), Land(), StoreCards(), RetrieveCards()]
        return [*common, *aboard]

    # --- set-up ----------------------------------------------------------------------------------

    def set_up(self, s: Table) -> Steps:
        """Players pick survivors, teams share out their cards, then what all editions do (RM-SET-01)."""
        survivors = s.options["survivors"]
        assert isinstance(survivors, int)
        order = picking_order(s, survivors)
        steps: list[Frame] = [ChooseSurvivor(seat, survivors - at) for at, seat in enumerate(order)]
        teams = teams_in(s)
        steps.extend(ShareOut(team, SHARE) for team in range(teams))
        steps.append(DealStarting())
        if s.goals.competitive:
            vests = len([card for card in s.cards.piles["reserve"] if s.cards.face(card) == VEST])
            steps.extend(ShareVests(team, vests // teams) for team in range(teams))
        return (*steps, *super().set_up(s))

    # --- the helicopter --------------------------------------------------------------------------

    def why_not_walk(self, s: Table, who: int) -> str | None:
        """Who sits in a helicopter must get out first (RM-Q-11)."""
        return why_not_walk(s, who)

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """Whoever was dragged out of the helicopter sits there no longer (RM-Q-11)."""
        stand_up(s, who)
        return super().entered(s, who, zone, before)

    def loud_zone(self, s: Table) -> int:
        """A helicopter in flight makes its zone the noisiest of the board (RM-HEL-26, RM-Q-14)."""
        return zone_of(s) if is_flying(s) else super().loud_zone(s)
