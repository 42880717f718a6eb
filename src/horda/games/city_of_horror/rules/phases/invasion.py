"""Phase 2: the Invasion card (CH-INV)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.lists import plus
from horda.engine.steps import Step
from horda.games.city_of_horror.content import PLACES, RESOLUTION, WAVES, Wave
from horda.games.city_of_horror.events.events import InvasionRevealed, SuppliesDropped
from horda.games.city_of_horror.rules.board import (
    add_zombies,
    advance_leader,
    location_by_number,
    move_zombies,
)
from horda.games.city_of_horror.state import INVASION, CityState, supplies_of


@dataclass
class InvasionPhase(Step):
    """Reveal the top Invasion card: movements, arrivals, supplies, Zombie Leader (CH-INV-01, CH-INV-09)."""

    def run(self, s: CityState) -> None:
        s.phase = INVASION
        s.settled = False
        card = s.cards.draw("invasion", "invaded")
        s.emit(InvasionRevealed(s.cards.face(card)))
        wave = WAVES[s.cards.face(card)]
        for start, end in wave.moves:
            move_zombies(
                s,
                location_by_number(s, start),
                location_by_number(s, end),
                s.zombies[location_by_number(s, start)],
            )
        place_arrivals(s, wave)
        _drop_supplies(s, wave)
        advance_leader(s, wave.leader)


def place_arrivals(s: CityState, wave: Wave) -> None:
    """Add new zombies from the horde to each location that the card names (CH-INV-05)."""
    for spot in RESOLUTION:
        if wave.zombies[spot]:
            add_zombies(s, location_by_number(s, spot), wave.zombies[spot])


def _drop_supplies(s: CityState, wave: Wave) -> None:
    """Drop Antidotes and face-down Action cards on the corners while the stocks last.

    CH-INV-06, CH-INV-07.
    """
    for spot in range(len(wave.antidotes)):
        place = location_by_number(s, spot)
        antidotes = min(wave.antidotes[spot], s.ambulance)
        cards = min(wave.cards[spot], len(s.cards.piles["deck"]))
        s.ambulance -= antidotes
        s.dropped = plus(s.dropped, place, antidotes)
        for _ in range(cards):
            s.cards.draw("deck", supplies_of(place))
        if antidotes or cards:
            s.emit(SuppliesDropped(PLACES[place], antidotes, cards))
