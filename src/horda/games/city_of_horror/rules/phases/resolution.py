"""Phase 4: locations one by one, with activation, zombie attack and sharing.

CH-RES, CH-ATK, CH-SHR, CH-LDR.
"""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Step
from horda.games.city_of_horror.content import CROSSROADS, NOWHERE, PLACES
from horda.games.city_of_horror.events.events import LocationBegun
from horda.games.city_of_horror.events.outcome_events import AttackBegun, AttackFailed
from horda.games.city_of_horror.rules.board import (
    advance_leader,
    is_attacked,
    order_of_resolution,
    seat_of_leader_marker,
)
from horda.games.city_of_horror.rules.deals.deals import debt
from horda.games.city_of_horror.rules.deals.promise_outcomes import settle_location_promises
from horda.games.city_of_horror.rules.deals.promises import ATTACK, PAY, SHARING, Pledge
from horda.games.city_of_horror.rules.phases.activation import StepA
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.rules.votes.ballots import Vote
from horda.games.city_of_horror.rules.votes.results import Devour
from horda.games.city_of_horror.rules.votes.voters import electable
from horda.games.city_of_horror.state import RESOLUTION, CityState, supplies_of


def step_at_location(s: CityState) -> str:
    """Return the step of the location being resolved: `use`, `attack`, `share`; empty outside a resolution."""
    if s.here == NOWHERE or s.phase != RESOLUTION:
        return ""
    to_come = {type(frame) for frame in s.stack}
    if StepB in to_come:
        return "use"
    return "attack" if StepC in to_come else "share"


@dataclass
class ResolutionPhase(Step):
    """Resolve all locations in ascending order of number (CH-RES-01)."""

    def run(self, s: CityState) -> None:
        """Resolve each location once; zombies that come to a resolved one wait for the next round (CH-RES-02)."""
        s.phase = RESOLUTION
        s.push(*(Resolve(place) for place in order_of_resolution(s)))


@dataclass
class Resolve(Step):
    """Resolve one location in its steps A, B and C (CH-RND-03, CH-RES-03)."""

    place: int

    def run(self, s: CityState) -> None:
        s.here = self.place
        s.attack_over = False
        s.begin_turn()
        s.emit(LocationBegun(PLACES[self.place]))
        if not s.at(self.place) and s.settled:
            s.push(PlaceDone(self.place))
        else:
            s.to_activate = s.turn_order()
            s.push(StepA(self.place), StepB(self.place), StepC(self.place), PlaceDone(self.place))


@dataclass
class StepB(Step):
    """Step B: everybody may act until all pass; then the zombies attack (CH-ATK-01 to CH-ATK-03).

    The window comes before the attack: no card is played after the vote or the Leader (CH-ATK-08, CH-ATK-12).
    """

    place: int

    def run(self, s: CityState) -> None:
        s.to_activate = []
        s.push(OpenWindow("attack"), Attack(self.place))


@dataclass
class Attack(Step):
    """If the attack condition is met, a Character dies: chosen by vote, at the Crossroads by the Leader.

    CH-ATK-04, CH-ATK-05. At the Crossroads one zombie is enough, and one Character dies (CH-LDR-02,
    CH-LDR-09).
    """

    place: int

    def run(self, s: CityState) -> None:
        """Resolve the attack; with nobody to attack, the Leader does not move either (CH-Q-18, CH-LDR-08)."""
        s.attack_over = True
        if not is_attacked(s, self.place) or not electable(s, self.place, ATTACK):
            s.emit(AttackFailed(PLACES[self.place]))
            return
        s.emit(AttackBegun(PLACES[self.place]))
        if self.place == CROSSROADS:
            s.push(LeaderAttack())
        else:
            s.push(Vote(self.place, ATTACK))


@dataclass
class LeaderAttack(Step):
    """The Zombie Leader attacks the next colour with a Character to attack, and moves one space after the attack.

    CH-LDR-01, CH-LDR-03.
    """

    def run(self, s: CityState) -> None:
        """Move to the next colour with a Character that is not hidden, and attack its player (CH-LDR-04)."""
        victims = electable(s, CROSSROADS, ATTACK)
        while seat_of_leader_marker(s) not in victims:
            advance_leader(s, 1)
        s.push(Devour(seat_of_leader_marker(s), CROSSROADS), LeaderMovesOn())


@dataclass
class LeaderMovesOn(Step):
    """After the attack the marker moves one more colour space (CH-LDR-07)."""

    def run(self, s: CityState) -> None:
        advance_leader(s, 1)


def forget_vote(s: CityState) -> None:
    """Clear the result of a vote after it is carried out."""
    s.voted, s.elect = "", []


@dataclass
class StepC(Step):
    """Step C: if there are supplies and Characters in the location, a vote decides who hands the supplies out.

    CH-SHR-01, CH-SHR-03, CH-Q-20. Characters that died in step B do not count (CH-SHR-11).
    """

    place: int

    def run(self, s: CityState) -> None:
        """Push a window in which everybody may act, then the vote (CH-SHR-02)."""
        forget_vote(s)
        supplies = s.dropped[self.place] or s.cards.piles[supplies_of(self.place)]
        if supplies and s.at(self.place):
            s.push(OpenWindow("sharing"), Vote(self.place, SHARING))


@dataclass
class PlaceDone(Step):
    """A location is resolved for this round (CH-RES-02)."""

    place: int

    def run(self, s: CityState) -> None:
        """Settle the promises about the location, and collect the debts due there (CH-Q-55)."""
        forget_vote(s)
        settle_location_promises(s, self.place)
        debts = [pledge for pledge in map(Pledge, s.pledges) if pledge.kind == PAY and pledge.binds]
        if debts:
            s.push(*(debt(pledge) for pledge in debts), PlaceDone(self.place))
            return
        s.resolved = [*s.resolved, self.place]
        s.here = NOWHERE
