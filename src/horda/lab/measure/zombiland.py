"""What a match of Survivor Zombiland has to tell: cards, fights, deaths, the teams, and how far all came."""

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
    """A match, read event by event."""

    def __init__(self, count: MatchCounts) -> None:
        self.count = count
        self.round = 0
        self.character: dict[int, str] = {}
        self.space: dict[int, str] = {}
        self.lost_to: dict[int, str] = {}
        self.died: dict[int, tuple[int, str, str]] = {}
        self.kills: Counter[int] = Counter()

    def turn_began(self, event: TurnBegan) -> None:
        """A round begins with its first turn."""
        if event.round != self.round:
            self.round = event.round
            self.count.begin_round(
                event.round, alive=len(self.character) - len(self.died), dead=len(self.died)
            )

    def character_chosen(self, event: CharacterChosen) -> None:
        """Who plays whom."""
        self.character[event.seat] = event.character

    def player_moved(self, event: Moved) -> None:
        """Where somebody stands, and dies perhaps."""
        self.space[event.seat] = event.space

    def fight_won(self, event: FightWon) -> None:
        """What was met was beaten."""
        self.count.add("won_against", event.card, seat=event.seat)

    def fight_lost(self, event: FightLost) -> None:
        """What was met has won, and is what kills if somebody dies now."""
        self.lost_to[event.seat] = event.card
        self.count.add("lost_against", event.card, seat=event.seat)

    def player_bitten(self, event: Bitten) -> None:
        """Bites are counted by rounds."""
        self.count.add_in_round(self.round, "bite", "", seat=event.seat)

    def player_died(self, event: Died) -> None:
        """When, where and of what somebody died."""
        seat = event.seat
        self.died[seat] = (self.round, self.space.get(seat, ""), self.lost_to.get(seat, ""))

    def teams_formed(self, event: TeamsFormed) -> None:
        """From now on the dead play against the living."""
        self.count.add_from_first_round(self.round, "teams", "")

    def resource_played(self, event: ResourcePlayed) -> None:
        """A card of the living."""
        self.count.add("card", event.card, seat=event.seat)

    def zombie_card_played(self, event: ZombieCardPlayed) -> None:
        """A card of the Zombie Team."""
        self.count.add("zombie_card", event.card, seat=event.seat)

    def zombie_killed(self, event: ZombieKilled) -> None:
        """Somebody of the Zombie Team was killed."""
        self.kills[event.by] += 1

    def token_gained(self, event: TokenGained) -> None:
        """A Location token."""
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
    """Count what happened in a match."""
    reader = MatchReader(count)
    dispatch_events(reader, state, HANDLERS)
    for seat, character in sorted(reader.character.items()):
        count.add_person(character, seat, died=reader.died.get(seat), kills=reader.kills[seat])
