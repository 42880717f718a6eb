"""What a match of City of Horror has to tell: attacks by location, who died of what, what was traded."""

from __future__ import annotations

from horda.engine.events import Event
from horda.engine.state import State
from horda.games.city_of_horror.deal_events import DealMade, OfferMade, PromiseBroken, PromiseKept
from horda.games.city_of_horror.events import (
    CardPlayed,
    CharacterDealt,
    CharacterMoved,
    CharacterPlaced,
    EffectUsed,
    LocationBegun,
    MoveUndone,
    RoundBegun,
    ZombiesArrived,
    ZombiesKilled,
)
from horda.games.city_of_horror.outcome_events import AttackBegun, CharacterDied, PlayerEliminated
from horda.lab.telling.counting import Count

UNHEARD: set[type[Event]] = set()
"""Kinds of event that tell nothing here, as met so far: most are such, and not asked again what they are."""


class MatchReader:
    """A match, read event by event."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.round = self.dead = 0
        self.seat: dict[str, int] = {}
        self.place: dict[str, str] = {}
        self.died: dict[str, tuple[int, str, str]] = {}
        self.here = ""

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        count = self.count
        if isinstance(event, RoundBegun):
            self.round = event.round
            count.begin(event.round, alive=len(self.seat) - len(self.died), dead=self.dead)
        elif isinstance(event, CharacterDealt):
            self.seat[event.who] = event.seat
        elif isinstance(event, CharacterPlaced | CharacterMoved | MoveUndone):
            self.place[event.who] = event.location
        elif isinstance(event, ZombiesArrived):
            self.dead += event.amount
            count.during(self.round, "arrived", event.location, count=event.amount)
        elif isinstance(event, ZombiesKilled):
            self.dead -= event.amount
        elif isinstance(event, LocationBegun):
            self.here = event.location
        elif isinstance(event, AttackBegun):
            count.during(self.round, "attack", event.location)
        elif isinstance(event, CharacterDied):
            # Who is devoured dies where the city is being resolved, wherever the Character was sent from.
            place = self.here if event.cause == "zombies" else self.place.get(event.who, "")
            self.died[event.who] = (self.round, place, event.cause)
        elif isinstance(event, CardPlayed):
            count.add("card", event.card, seat=event.seat)
        elif isinstance(event, EffectUsed):
            count.add("effect", event.location, seat=event.seat)
        elif isinstance(event, PlayerEliminated):
            count.during(self.round, "out", "", seat=event.seat)
        elif isinstance(event, OfferMade):
            count.add("offer", "", seat=event.seat)
        elif isinstance(event, DealMade):
            count.add("deal", "", seat=event.seat)
            count.add("deal", "", seat=event.to)
        elif isinstance(event, PromiseKept):
            count.add("kept", event.part, seat=event.seat)
        elif isinstance(event, PromiseBroken):
            count.add("broken", event.part, seat=event.seat)
        else:
            UNHEARD.add(type(event))


def tell(state: State, count: Count) -> None:
    """Count what happened in a match."""
    tale = MatchReader(count)
    for event in state.events():
        if type(event) not in UNHEARD:
            tale.hear(event)
    for who, seat in tale.seat.items():
        count.person(who, seat, died=tale.died.get(who))
