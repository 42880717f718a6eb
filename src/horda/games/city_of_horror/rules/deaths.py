"""Death, the First Player marker and elimination (CH-ATK-09, CH-FST, CH-ELM)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.lists import put, without
from horda.engine.state import Result
from horda.engine.steps import Step
from horda.games.city_of_horror.content import CAST, NOWHERE
from horda.games.city_of_horror.events.events import FirstPlayerNamed
from horda.games.city_of_horror.events.outcome_events import CharacterDied, PlayerEliminated
from horda.games.city_of_horror.rules.deals.promises import void_promises_of
from horda.games.city_of_horror.state import CityState, food_of, hand_of


def name_first(s: CityState, seat: int) -> None:
    """Give the First Player marker to a seat immediately (CH-FST-06).

    Only a death or the Student's ability moves the marker (CH-FST-04).
    """
    if seat != s.first:
        s.first = seat
        s.emit(FirstPlayerNamed(seat))


def die(s: CityState, victims: list[int], cause: str) -> None:
    """Remove Characters that die together from the game, and pass on the First Player marker.

    CH-ATK-09, CH-FST-01.
    """
    if not victims:
        return
    s.settled = False
    losers: list[int] = []
    for who in victims:
        seat = s.owner[who]
        s.cast = without(s.cast, who)
        s.place = put(s.place, who, NOWHERE)
        s.hidden = put(s.hidden, who, False)
        s.emit(CharacterDied(seat, CAST[who], cause))
        if seat not in losers:
            losers.append(seat)
    for seat in losers:
        if not s.of_seat(seat):
            _eliminate(s, seat)
    _pass_marker(s, losers)


def _pass_marker(s: CityState, losers: list[int]) -> None:
    """Give the marker to the first of `losers` in turn order, or, if they are out, to the next player clockwise.

    The next player may have lost nobody; a player who is out of the game never has the marker.
    CH-FST-02, CH-FST-03, CH-ELM-02, CH-Q-15.
    """
    seats = [(s.first + step) % s.seats for step in range(s.seats)]
    living = s.clockwise(next(seat for seat in seats if seat in losers))
    if living:
        name_first(s, living[0])
    else:
        s.push(NobodyLeft())


def _eliminate(s: CityState, seat: int) -> None:
    """Eliminate a player without Characters; everything they hold is out of play (CH-ELM-01, CH-Q-33)."""
    s.out = put(s.out, seat, True)
    s.to_move = put(s.to_move, seat, False)
    for pile in (hand_of(seat), food_of(seat)):
        while s.cards.piles[pile]:
            s.cards.draw(pile, "box")
    s.spent += s.antidotes[seat]
    s.antidotes = put(s.antidotes, seat, 0)
    s.emit(PlayerEliminated(seat))
    void_promises_of(s, seat)


@dataclass
class NobodyLeft(Step):
    """End the match without a winner, since every Character is dead (CH-Q-35)."""

    def run(self, s: CityState) -> None:
        s.finish(Result((), (0.0,) * s.seats, "nobody"))
