"""Count the events of City of Horror: attacks by location, deaths and their causes, deals."""

from __future__ import annotations

from horda.engine.state import State
from horda.games.city_of_horror.events.deal_events import DealMade, OfferMade, PromiseBroken, PromiseKept
from horda.games.city_of_horror.events.events import (
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
from horda.games.city_of_horror.events.outcome_events import AttackBegun, CharacterDied, PlayerEliminated
from horda.lab.measure.match_counts import EventHandlers, MatchCounts, dispatch_events


class MatchReader:
    """Handlers that count the events of a match."""

    def __init__(self, count: MatchCounts) -> None:
        self.count = count
        self.round = self.dead = 0
        self.seat: dict[str, int] = {}
        self.place: dict[str, str] = {}
        self.died: dict[str, tuple[int, str, str]] = {}
        self.here = ""

    def round_begun(self, event: RoundBegun) -> None:
        self.round = event.round
        self.count.begin_round(event.round, alive=len(self.seat) - len(self.died), dead=self.dead)

    def character_dealt(self, event: CharacterDealt) -> None:
        self.seat[event.who] = event.seat

    def character_placed(self, event: CharacterPlaced | CharacterMoved | MoveUndone) -> None:
        """Store a Character's location, as the place of a later death."""
        self.place[event.who] = event.location

    def zombies_arrived(self, event: ZombiesArrived) -> None:
        self.dead += event.amount
        self.count.add_in_round(self.round, "arrived", event.location, count=event.amount)

    def zombies_killed(self, event: ZombiesKilled) -> None:
        self.dead -= event.amount

    def location_begun(self, event: LocationBegun) -> None:
        self.here = event.location

    def attack_begun(self, event: AttackBegun) -> None:
        self.count.add_in_round(self.round, "attack", event.location)

    def character_died(self, event: CharacterDied) -> None:
        """Record a death; devoured Characters die at the location being resolved."""
        place = self.here if event.cause == "zombies" else self.place.get(event.who, "")
        self.died[event.who] = (self.round, place, event.cause)

    def card_played(self, event: CardPlayed) -> None:
        self.count.add("card", event.card, seat=event.seat)

    def effect_used(self, event: EffectUsed) -> None:
        self.count.add("effect", event.location, seat=event.seat)

    def player_eliminated(self, event: PlayerEliminated) -> None:
        self.count.add_in_round(self.round, "out", "", seat=event.seat)

    def offer_made(self, event: OfferMade) -> None:
        """Count an offer, whether or not it is accepted."""
        self.count.add("offer", "", seat=event.seat)

    def deal_made(self, event: DealMade) -> None:
        """Count a deal for both seats."""
        self.count.add_promise("deal", "", seat=event.seat)
        self.count.add_promise("deal", "", seat=event.to)

    def promise_kept(self, event: PromiseKept) -> None:
        self.count.add_promise("kept", event.part, seat=event.seat)

    def promise_broken(self, event: PromiseBroken) -> None:
        self.count.add_promise("broken", event.part, seat=event.seat)


HANDLERS: EventHandlers[MatchReader] = {
    RoundBegun: MatchReader.round_begun,
    CharacterDealt: MatchReader.character_dealt,
    CharacterPlaced: MatchReader.character_placed,
    CharacterMoved: MatchReader.character_placed,
    MoveUndone: MatchReader.character_placed,
    ZombiesArrived: MatchReader.zombies_arrived,
    ZombiesKilled: MatchReader.zombies_killed,
    LocationBegun: MatchReader.location_begun,
    AttackBegun: MatchReader.attack_begun,
    CharacterDied: MatchReader.character_died,
    CardPlayed: MatchReader.card_played,
    EffectUsed: MatchReader.effect_used,
    PlayerEliminated: MatchReader.player_eliminated,
    OfferMade: MatchReader.offer_made,
    DealMade: MatchReader.deal_made,
    PromiseKept: MatchReader.promise_kept,
    PromiseBroken: MatchReader.promise_broken,
}


def count_events(state: State, count: MatchCounts) -> None:
    """Count the events of a match."""
    reader = MatchReader(count)
    dispatch_events(reader, state, HANDLERS)
    for who, seat in reader.seat.items():
        count.add_person(who, seat, died=reader.died.get(who))
