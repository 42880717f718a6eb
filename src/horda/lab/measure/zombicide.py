"""What a match of the Zombicide family has to tell: deaths, noise, kills, danger, cards, skills."""

from __future__ import annotations

from collections import Counter

from horda.engine.state import State
from horda.games.zombicide.combat_events import (
    CardStowed,
    FriendHit,
    LevelReached,
    SkillGained,
    SurvivorHit,
    ZombieKilled,
    ZombiePerished,
)
from horda.games.zombicide.events import (
    Moved,
    NoiseMade,
    ObjectiveTaken,
    RoundBegan,
    SurvivorLeft,
    SurvivorLost,
    ZombiesPlaced,
)
from horda.games.zombicide.view import View
from horda.games.zombicide.zombie_events import SurvivorAttacked, ZombiesSplit
from horda.lab.measure.match_counts import EventHandlers, MatchCounts, dispatch_events

STEP_SEPARATOR = ">"
"""Between the two zones of a step."""
LEVELS = ("blue", "yellow", "orange", "red")
KILLED_BY_FRIEND = "friend"
"""Killed by the misses or hits of another survivor."""
OTHER_CAUSE = "otherwise"
"""Killed by fire, an explosion, or what the mission did."""


class MatchReader:
    """A match of the family, read event by event."""

    def __init__(self, view: View, count: MatchCounts) -> None:
        self.count = count
        self.people = view.survivors
        self.alive = sum(not one.follows for one in view.survivors)
        self.round = self.dead = self.danger = self.taken = 0
        self.died: dict[str, tuple[int, str, str]] = {}
        self.kills: Counter[str] = Counter()
        self.hit_by: dict[str, str] = {}
        self.level: dict[str, str] = {}

    def round_began(self, event: RoundBegan) -> None:
        """How all stand when a round begins."""
        self.round = event.round
        self.hit_by.clear()
        self.count.begin_round(
            self.round, alive=self.alive, dead=self.dead, danger=self.danger, taken=self.taken
        )

    # --- zombies ---------------------------------------------------------------------------------

    def zombies_placed(self, event: ZombiesPlaced) -> None:
        """Zombies that come are counted by rounds and kinds."""
        self.dead += event.count
        self.count.add_in_round(self.round, "spawned", event.zombie, count=event.count)

    def zombie_killed(self, event: ZombieKilled) -> None:
        """By whom, of which kind, and where."""
        self.dead -= 1
        self.kills[event.survivor] += 1
        self.count.add("killed", event.zombie)
        self.count.add("killed_at", event.zone)

    def zombie_perished(self, event: ZombiePerished) -> None:
        """One fewer on the table, by nobody's hand."""
        self.dead -= 1

    def zombies_split(self, event: ZombiesSplit) -> None:
        """Where a group may go two ways, some are added."""
        self.dead += event.added

    # --- survivors -------------------------------------------------------------------------------

    def noise_made(self, event: NoiseMade) -> None:
        """Where it was loud."""
        self.count.add("noise_at", event.zone)

    def survivor_moved(self, event: Moved) -> None:
        """A step from zone to zone."""
        self.count.add_from_first_round(self.round, "walked", f"{event.zone}{STEP_SEPARATOR}{event.to}")

    def survivor_left(self, event: SurvivorLeft) -> None:
        """Through which zone somebody got away."""
        self.count.add("left_at", event.zone)

    def card_stowed(self, event: CardStowed) -> None:
        """A card that somebody has got."""
        self.count.add_from_first_round(self.round, "held", event.card)

    def level_reached(self, event: LevelReached) -> None:
        """The highest danger level on the table decides what spawns."""
        self.level[event.survivor] = event.level
        self.danger = max(self.danger, LEVELS.index(event.level) if event.level in LEVELS else 0)
        self.count.add_from_first_round(self.round, "danger", event.level)

    def skill_gained(self, event: SkillGained) -> None:
        """Which skill, whose, and at which danger level."""
        level = self.level.get(event.survivor, LEVELS[0])
        self.count.add_from_first_round(self.round, "skill", f"{event.survivor}/{level}/{event.skill}")

    def objective_taken(self, event: ObjectiveTaken) -> None:
        """One step towards the goal."""
        self.taken += 1
        self.count.add_from_first_round(self.round, "objective", event.colour)

    def survivor_attacked(self, event: SurvivorAttacked) -> None:
        """A zombie is what kills if somebody dies now."""
        self.hit_by[event.survivor] = event.zombie

    def friend_hit(self, event: FriendHit) -> None:
        """Another survivor's miss is what kills if somebody dies now."""
        self.hit_by[event.friend] = KILLED_BY_FRIEND

    def survivor_hit(self, event: SurvivorHit) -> None:
        """Another survivor's hit is what kills if somebody dies now."""
        self.hit_by[event.target] = KILLED_BY_FRIEND

    def survivor_lost(self, event: SurvivorLost) -> None:
        """When, where and of what somebody died."""
        self.alive -= 1
        cause = self.hit_by.get(event.survivor, OTHER_CAUSE)
        self.died[event.survivor] = (self.round, event.zone, cause)

    def add_people(self) -> None:
        """Say what became of everybody."""
        for one in self.people:
            self.count.add_person(
                one.name,
                one.seat,
                died=self.died.get(one.name),
                kills=self.kills[one.name],
                level=one.level,
                experience=one.experience,
            )


HANDLERS: EventHandlers[MatchReader] = {
    RoundBegan: MatchReader.round_began,
    ZombiesPlaced: MatchReader.zombies_placed,
    ZombieKilled: MatchReader.zombie_killed,
    ZombiePerished: MatchReader.zombie_perished,
    ZombiesSplit: MatchReader.zombies_split,
    NoiseMade: MatchReader.noise_made,
    Moved: MatchReader.survivor_moved,
    SurvivorLeft: MatchReader.survivor_left,
    CardStowed: MatchReader.card_stowed,
    LevelReached: MatchReader.level_reached,
    SkillGained: MatchReader.skill_gained,
    ObjectiveTaken: MatchReader.objective_taken,
    SurvivorAttacked: MatchReader.survivor_attacked,
    FriendHit: MatchReader.friend_hit,
    SurvivorHit: MatchReader.survivor_hit,
    SurvivorLost: MatchReader.survivor_lost,
}


def count_events(state: State, count: MatchCounts) -> None:
    """Count what happened in a match."""
    view = state.view(None)
    assert isinstance(view, View)
    reader = MatchReader(view, count)
    dispatch_events(reader, state, HANDLERS)
    reader.add_people()
