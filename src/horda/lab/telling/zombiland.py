"""What a match of Survivor Zombiland has to tell: cards, fights, deaths, the teams, and how far all came."""

from __future__ import annotations

from collections import Counter

from horda.engine.events import Event
from horda.engine.state import State
from horda.games.zombiland.events import (
    Bitten,
    CharacterChosen,
    Died,
    FightLost,
    FightWon,
    Moved,
    ResourcePlayed,
    TeamsFormed,
    TokenGained,
    TurnBegan,
)
from horda.games.zombiland.zombie_events import ZombieCardPlayed, ZombieKilled
from horda.lab.telling.counting import Count

UNHEARD: set[type[Event]] = set()
"""Kinds of event that tell nothing here, as met so far: most are such, and not asked again what they are."""


class MatchReader:
    """A match, read event by event."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.round = 0
        self.character: dict[int, str] = {}
        self.space: dict[int, str] = {}
        self.lost_to: dict[int, str] = {}
        self.died: dict[int, tuple[int, str, str]] = {}
        self.kills: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        count = self.count
        if isinstance(event, TurnBegan):
            if event.round != self.round:
                self.round = event.round
                count.begin(event.round, alive=len(self.character) - len(self.died), dead=len(self.died))
        elif isinstance(event, CharacterChosen):
            self.character[event.seat] = event.character
        elif isinstance(event, Moved):
            self.space[event.seat] = event.space
        elif isinstance(event, FightWon):
            count.add("won_against", event.card, seat=event.seat)
        elif isinstance(event, FightLost):
            self.lost_to[event.seat] = event.card
            count.add("lost_against", event.card, seat=event.seat)
        elif isinstance(event, Bitten):
            count.during(self.round, "bite", "", seat=event.seat)
        elif isinstance(event, Died):
            self.died[event.seat] = (
                self.round,
                self.space.get(event.seat, ""),
                self.lost_to.get(event.seat, ""),
            )
        elif isinstance(event, TeamsFormed):
            count.since(self.round, "teams", "")
        elif isinstance(event, ResourcePlayed):
            count.add("card", event.card, seat=event.seat)
        elif isinstance(event, ZombieCardPlayed):
            count.add("zombie_card", event.card, seat=event.seat)
        elif isinstance(event, ZombieKilled):
            self.kills[event.by] += 1
        elif isinstance(event, TokenGained):
            count.add("location", event.location, seat=event.seat)
        else:
            UNHEARD.add(type(event))


def tell(state: State, count: Count) -> None:
    """Count what happened in a match."""
    tale = MatchReader(count)
    for event in state.events():
        if type(event) not in UNHEARD:
            tale.hear(event)
    for seat, character in sorted(tale.character.items()):
        count.person(character, seat, died=tale.died.get(seat), kills=tale.kills[seat])
