"""Count the events of Survivor Zombiland: cards, fights, deaths, teams."""

from __future__ import annotations

from collections import Counter

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
from horda.lab.measure.match_counts import EventHandlers, MatchCounts, dispatch_events


class MatchReader:
    """Handlers that count the events of a match."""

    def __init__(self, count: MatchCounts) -> None:
        self.count = count
        self.round = 0
        self.character: dict[int, str] = {}
        self.space: dict[int, str] = {}
        self.lost_to: dict[int, str] = {}
        self.died: dict[int, tuple[int, str, str]] = {}
        self.kills: Counter[int] = Counter()

    def turn_began(self, event: TurnBegan) -> None:
        """Record a new round at its first turn."""
        if event.round != self.round:
            self.round = event.round
            self.count.begin_round(
                event.round, alive=len(self.character) - len(self.died), dead=len(self.died)
            )

    def character_chosen(self, event: CharacterChosen) -> None:
        self.character[event.seat] = event.character

    def player_moved(self, event: Moved) -> None:
        """Store a player's space, as the place of a later death."""
        self.space[event.seat] = event.space

    def fight_won(self, event: FightWon) -> None:
        self.count.add("won_against", event.card, seat=event.seat)

    def fight_lost(self, event: FightLost) -> None:
        """Count a lost fight, and store the opponent as the cause of death in case the player dies now."""
        self.lost_to[event.seat] = event.card
        self.count.add("lost_against", event.card, seat=event.seat)

    def player_bitten(self, event: Bitten) -> None:
        self.count.add_in_round(self.round, "bite", "", seat=event.seat)

    def player_died(self, event: Died) -> None:
        """Record when, where and how a player died."""
        seat = event.seat
        self.died[seat] = (self.round, self.space.get(seat, ""), self.lost_to.get(seat, ""))

    def teams_formed(self, event: TeamsFormed) -> None:
        self.count.add_from_first_round(self.round, "teams", "")

    def resource_played(self, event: ResourcePlayed) -> None:
        self.count.add("card", event.card, seat=event.seat)

    def zombie_card_played(self, event: ZombieCardPlayed) -> None:
        self.count.add("zombie_card", event.card, seat=event.seat)

    def zombie_killed(self, event: ZombieKilled) -> None:
        """Count a kill of a zombie player."""
        self.kills[event.by] += 1

    def token_gained(self, event: TokenGained) -> None:
        self.count.add("location", event.location, seat=event.seat)


HANDLERS: EventHandlers[MatchReader] = {
    TurnBegan: MatchReader.turn_began,
    CharacterChosen: MatchReader.character_chosen,
    Moved: MatchReader.player_moved,
    FightWon: MatchReader.fight_won,
    FightLost: MatchReader.fight_lost,
    Bitten: MatchReader.player_bitten,
    Died: MatchReader.player_died,
    TeamsFormed: MatchReader.teams_formed,
    ResourcePlayed: MatchReader.resource_played,
    ZombieCardPlayed: MatchReader.zombie_card_played,
    ZombieKilled: MatchReader.zombie_killed,
    TokenGained: MatchReader.token_gained,
}


def count_events(state: State, count: MatchCounts) -> None:
    """Count the events of a match."""
    reader = MatchReader(count)
    dispatch_events(reader, state, HANDLERS)
    for seat, character in sorted(reader.character.items()):
        count.add_person(character, seat, died=reader.died.get(seat), kills=reader.kills[seat])
