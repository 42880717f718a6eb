"""What Rue Morgue answers differently about teams and the helicopter."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from horda.engine.state import Result
from horda.engine.steps import Frame
from horda.games.rue_morgue.rules.beside import helicopter_shown, team_cards_shown
from horda.games.rue_morgue.rules.competition import left_of_vests, rivals, verdict
from horda.games.rue_morgue.rules.flight import Fly, Land, TakeOff
from horda.games.rue_morgue.rules.helicopter import (
    PASSENGER,
    PILOT,
    SEATS,
    ChangeSeat,
    GetIn,
    GetOut,
    NoiseAction,
    WalkAction,
    cabin,
    free_seats,
    is_flying,
    stand_up,
    why_not_walk,
    zone_of,
)
from horda.games.rue_morgue.rules.living import Living
from horda.games.rue_morgue.rules.preparation import SHARE, VEST, DealStarting, ShareOut, ShareVests
from horda.games.rue_morgue.rules.storing import RetrieveCards, StoreCards
from horda.games.rue_morgue.rules.team_actions import TeamAction
from horda.games.rue_morgue.rules.team_cards import PLAYED, ChooseTeamCard, RestoreTeamCards
from horda.games.rue_morgue.rules.teams import ChooseSurvivor, picking_order, teams_in
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.beside import TeamCard, Vehicle
from horda.games.zombicide.rules.movement import MoveAction
from horda.games.zombicide.rules.noise import MakeNoiseAction
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamsAndFlight(Living):
    """Survivors are picked, teams share out their cards, and some of them fly."""

    def all_actions(self) -> list[Action]:
        """The helicopter and team actions besides (RM-ACT-03, RM-TEA-04)."""
        common = [
            WalkAction()
            if isinstance(one, MoveAction)
            else NoiseAction()
            if isinstance(one, MakeNoiseAction)
            else one
            for one in super().all_actions()
        ]
        aboard = [GetIn(), GetOut(), ChangeSeat(), TakeOff(), Fly(), Land(), StoreCards(), RetrieveCards()]
        return [*common, *aboard, TeamAction()]

    def vehicle(self, s: Table) -> Vehicle | None:
        """The helicopter (RM-HEL-01)."""
        return helicopter_shown(s)

    def team_cards(self, s: Table) -> list[TeamCard]:
        """The team action cards (RM-TEA-02)."""
        return team_cards_shown(s)

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
        cards = s.options.get("team_actions", 0)
        assert isinstance(cards, int)
        steps.extend(ChooseTeamCard(team) for _ in range(cards) for team in range(teams))
        return (*steps, *super().set_up(s))

    def end_phase(self, s: Table) -> Steps:
        """Team action cards can be used again (RM-TEA-05)."""
        return (*super().end_phase(s), RestoreTeamCards()) if PLAYED in s.counters else super().end_phase(s)

    # --- rivals ----------------------------------------------------------------------------------

    def is_rival(self, s: Table, who: int, other: int) -> bool:
        """In competitive mode, whoever is of another team (RM-CPV-01)."""
        return s.goals.competitive and s.team_of[who] != s.team_of[other]

    def rivals_in(self, s: Table, who: int, zone: int) -> list[int]:
        """They are enemies like the zombies (RM-CPV-12)."""
        return rivals(s, who, zone) if s.goals.competitive else []

    def wounds_from_survivors(self, s: Table, who: int, wounds: int) -> int:
        """Bulletproof Vests stop them, but not those of zombies (RM-VES-03, RM-FRF-03)."""
        return left_of_vests(s, who, wounds)

    def victory(self, s: Table) -> Result:
        """All together, or among rivals the team with the most experience (RM-WIN-04, RM-CPV-02)."""
        return verdict(s) if s.goals.competitive else super().victory(s)

    # --- the helicopter --------------------------------------------------------------------------

    def note_survivor(self, s: Table, who: int, note: str) -> bool:
        """A position says who sits in the helicopter: `parker[pilot] dan[passenger]`."""
        if note not in (PILOT, PASSENGER):
            return super().note_survivor(s, who, note)
        s.counters[SEATS[free_seats(s)[note]]] = who + 1
        return True

    def are_in_touch(self, s: Table, who: int, other: int) -> bool:
        """Nothing passes into or out of a flying helicopter (RM-HEL-22)."""
        return not is_flying(s) or (s.zone[who] == cabin(s)) == (s.zone[other] == cabin(s))

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
