"""Count the events of the Zombicide games: deaths, noise, kills, danger, cards, skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from horda.engine.state import State
from horda.games.zombicide.events.combat_events import (
    CardStowed,
    FriendHit,
    LevelReached,
    SkillGained,
    SurvivorHit,
    ZombieKilled,
    ZombiePerished,
)
from horda.games.zombicide.events.events import (
    Moved,
    NoiseMade,
    ObjectiveTaken,
    RoundBegan,
    SurvivorLeft,
    SurvivorLost,
    ZombiesPlaced,
)
from horda.games.zombicide.events.zombie_events import SurvivorAttacked, ZombiesSplit
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.view import View
from horda.lab.measure.match_counts import EventHandlers, MatchCounts, dispatch_events

STEP_SEPARATOR = ">"
"""Separates the two zones of a step."""
LEVELS = ("blue", "yellow", "orange", "red")
KILLED_BY_FRIEND = "friend"
"""Cause of death: an attack of another survivor, which missed its target or hit."""
GOAL = "goal"
"""The kind of tally for reached goals, by their numbers."""
OTHER_CAUSE = "otherwise"
"""Cause of death: fire, an explosion, or an effect of the mission."""


class MatchReader:
    """Handlers that count the events of a match."""

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
        self.round = event.round
        self.hit_by.clear()
        self.count.begin_round(
            self.round, alive=self.alive, dead=self.dead, danger=self.danger, taken=self.taken
        )

    # --- zombies ---------------------------------------------------------------------------------

    def zombies_placed(self, event: ZombiesPlaced) -> None:
        self.dead += event.count
        self.count.add_in_round(self.round, "spawned", event.zombie, count=event.count)

    def zombie_killed(self, event: ZombieKilled) -> None:
        """Count a kill by survivor, kind and zone."""
        self.dead -= 1
        self.kills[event.survivor] += 1
        self.count.add("killed", event.zombie)
        self.count.add("killed_at", event.zone)

    def zombie_perished(self, event: ZombiePerished) -> None:
        """Count a zombie that died without a survivor killing it."""
        self.dead -= 1

    def zombies_split(self, event: ZombiesSplit) -> None:
        """Count the zombies that were added when a group split."""
        self.dead += event.added

    # --- survivors -------------------------------------------------------------------------------

    def noise_made(self, event: NoiseMade) -> None:
        self.count.add("noise_at", event.zone)

    def survivor_moved(self, event: Moved) -> None:
        self.count.add_from_first_round(self.round, "walked", f"{event.zone}{STEP_SEPARATOR}{event.to}")

    def survivor_left(self, event: SurvivorLeft) -> None:
        self.count.add("left_at", event.zone)

    def card_stowed(self, event: CardStowed) -> None:
        self.count.add_from_first_round(self.round, "held", event.card)

    def level_reached(self, event: LevelReached) -> None:
        """Update the danger level, which is the highest of all survivors."""
        self.level[event.survivor] = event.level
        self.danger = max(self.danger, LEVELS.index(event.level) if event.level in LEVELS else 0)
        self.count.add_from_first_round(self.round, "danger", event.level)

    def skill_gained(self, event: SkillGained) -> None:
        level = self.level.get(event.survivor, LEVELS[0])
        self.count.add_from_first_round(self.round, "skill", f"{event.survivor}/{level}/{event.skill}")

    def objective_taken(self, event: ObjectiveTaken) -> None:
        self.taken += 1
        self.count.add_from_first_round(self.round, "objective", event.colour)

    def survivor_attacked(self, event: SurvivorAttacked) -> None:
        """Store the zombie as the cause of death in case the survivor dies now."""
        self.hit_by[event.survivor] = event.zombie

    def friend_hit(self, event: FriendHit) -> None:
        """Store another survivor's miss as the cause of death in case the survivor dies now."""
        self.hit_by[event.friend] = KILLED_BY_FRIEND

    def survivor_hit(self, event: SurvivorHit) -> None:
        """Store another survivor's hit as the cause of death in case the survivor dies now."""
        self.hit_by[event.target] = KILLED_BY_FRIEND

    def survivor_lost(self, event: SurvivorLost) -> None:
        """Record when, where and how a survivor died."""
        self.alive -= 1
        cause = self.hit_by.get(event.survivor, OTHER_CAUSE)
        self.died[event.survivor] = (self.round, event.zone, cause)

    def add_people(self) -> None:
        """Record the fate of every survivor."""
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


class GoalWatch:
    """Records the round in which each numbered goal of a mission is first met."""

    def __init__(self, count: MatchCounts) -> None:
        self.count = count
        self.reached: set[int] = set()

    def look(self, state: State) -> None:
        """Check the goals that were not reached before."""
        assert isinstance(state, ZombicideState)
        if not state.roster or len(self.reached) == len(state.goals.numbered):
            return
        for at, goal in enumerate(state.goals.numbered):
            if at not in self.reached and goal.holds(state):
                self.reached.add(at)
                self.count.add_in_round(state.round, GOAL, str(at + 1))


def watch(count: MatchCounts) -> Callable[[State], None]:
    """Return the function that is called after each decision of a match."""
    return GoalWatch(count).look


def count_events(state: State, count: MatchCounts) -> None:
    """Count the events of a match."""
    view = state.view(None)
    assert isinstance(view, View)
    reader = MatchReader(view, count)
    dispatch_events(reader, state, HANDLERS)
    reader.add_people()
