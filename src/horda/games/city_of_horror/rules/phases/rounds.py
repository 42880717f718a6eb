"""The round and its four phases (CH-RND)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.city_of_horror.content import CAST, NOWHERE, ROUNDS, WATER_TOWER
from horda.games.city_of_horror.events.events import RoundBegun
from horda.games.city_of_horror.events.outcome_events import HiddenStoodUp
from horda.games.city_of_horror.rules.cards.hand_effects import look_ahead
from horda.games.city_of_horror.rules.phases.ending import Helicopter
from horda.games.city_of_horror.rules.phases.invasion import InvasionPhase
from horda.games.city_of_horror.rules.phases.movement import ChooseMovement, MovementPhase
from horda.games.city_of_horror.rules.phases.resolution import ResolutionPhase
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.state import CHOICE, CityState


@dataclass
class StartRound(Step):
    """The start of a round (an hour): pushes its four phases in order (CH-RND-01, CH-RND-02)."""

    def run(self, s: CityState) -> None:
        s.round += 1
        s.begin_turn()
        s.emit(RoundBegun(s.round))
        begin_round(s)
        look_from_the_tower(s)
        s.push(
            OpenWindow("choice"),
            ChooseMovement(),
            OpenWindow("reveal"),
            InvasionPhase(),
            MovementPhase(),
            ResolutionPhase(),
            OpenWindow("end"),
            EndRound(),
        )


def look_from_the_tower(s: CityState) -> None:
    """Show the next Invasion card to players on the Water Tower, from set-up on, if its board says so.

    CH-LOC-02, CH-SET-31.
    """
    if s.board(WATER_TOWER).gain == "early_look":
        for seat in s.turn_order():
            if s.is_present(seat, WATER_TOWER):
                look_ahead(s, seat)


def begin_round(s: CityState) -> None:
    """Clear the effects and records that last one round (CH-Q-01, CH-Q-11)."""
    s.phase = CHOICE
    s.resolved = []
    s.movement = [NOWHERE] * s.seats
    s.to_move = [not out for out in s.out]
    s.last_move = []
    s.door = [False] * s.seats
    s.round_offers = [0] * s.seats
    s.mama = s.granny = s.grandpa = s.calmed = s.settled = False
    s.replicas = []


@dataclass
class EndRound(Step):
    """The end of a round: hidden Characters stand up; after round 4 the helicopter comes (CH-RND-04, CH-RND-05)."""

    def run(self, s: CityState) -> None:
        # They hide for this round only (CH-HID-01).
        for who in s.cast:
            if s.hidden[who]:
                s.hidden = put(s.hidden, who, False)
                s.emit(HiddenStoodUp(CAST[who]))
        s.push(StartRound() if s.round < ROUNDS else Helicopter())
