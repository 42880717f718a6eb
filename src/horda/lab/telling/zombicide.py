"""What a match of the Zombicide family has to tell: deaths, noise, kills, danger, cards, skills."""

from __future__ import annotations

from collections import Counter

from horda.engine.events import Event
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
from horda.lab.telling.counting import Count

TO = ">"
"""Between the two zones of a step."""
LEVELS = ("blue", "yellow", "orange", "red")
FRIEND = "friend"
"""Killed by the misses or hits of another survivor."""
OTHERWISE = "otherwise"
"""Killed by fire, an explosion, or what the mission did."""

UNHEARD: set[type[Event]] = set()
"""Kinds of event that tell nothing here, as met so far: most are such, and not asked again what they are."""


class MatchReader:
    """A match of the family, read event by event."""

    def __init__(self, view: View, count: Count) -> None:
        self.count = count
        self.people = view.survivors
        self.alive = sum(not one.follows for one in view.survivors)
        self.round = self.dead = self.danger = self.taken = 0
        self.died: dict[str, tuple[int, str, str]] = {}
        self.kills: Counter[str] = Counter()
        self.hit_by: dict[str, str] = {}
        self.level: dict[str, str] = {}

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, RoundBegan):
            self.round = event.round
            self.hit_by.clear()
            self.count.begin(
                self.round, alive=self.alive, dead=self.dead, danger=self.danger, taken=self.taken
            )
        elif isinstance(event, ZombiesPlaced):
            self.dead += event.count
            self.count.during(self.round, "spawned", event.zombie, count=event.count)
        elif isinstance(event, ZombieKilled):
            self.dead -= 1
            self.kills[event.survivor] += 1
            self.count.add("killed", event.zombie)
            self.count.add("killed_at", event.zone)
        elif isinstance(event, ZombiePerished):
            self.dead -= 1
        elif isinstance(event, ZombiesSplit):
            self.dead += event.added
        elif isinstance(event, NoiseMade):
            self.count.add("noise_at", event.zone)
        else:
            self._hear_of_people(event)

    def _hear_of_people(self, event: Event) -> None:
        if isinstance(event, Moved):
            self.count.since(self.round, "walked", f"{event.zone}{TO}{event.to}")
        elif isinstance(event, SurvivorLeft):
            self.count.add("left_at", event.zone)
        elif isinstance(event, CardStowed):
            self.count.since(self.round, "held", event.card)
        elif isinstance(event, LevelReached):
            self.level[event.survivor] = event.level
            self.danger = max(self.danger, LEVELS.index(event.level) if event.level in LEVELS else 0)
            self.count.since(self.round, "danger", event.level)
        elif isinstance(event, SkillGained):
            level = self.level.get(event.survivor, LEVELS[0])
            self.count.since(self.round, "skill", f"{event.survivor}/{level}/{event.skill}")
        elif isinstance(event, ObjectiveTaken):
            self.taken += 1
            self.count.since(self.round, "objective", event.colour)
        elif isinstance(event, SurvivorAttacked):
            self.hit_by[event.survivor] = event.zombie
        elif isinstance(event, FriendHit):
            self.hit_by[event.friend] = FRIEND
        elif isinstance(event, SurvivorHit):
            self.hit_by[event.target] = FRIEND
        elif isinstance(event, SurvivorLost):
            self.alive -= 1
            cause = self.hit_by.get(event.survivor, OTHERWISE)
            self.died[event.survivor] = (self.round, event.zone, cause)
        else:
            UNHEARD.add(type(event))

    def end(self) -> None:
        """Say what became of everybody."""
        for one in self.people:
            self.count.person(
                one.name,
                one.seat,
                died=self.died.get(one.name),
                kills=self.kills[one.name],
                level=one.level,
                experience=one.experience,
            )


def tell(state: State, count: Count) -> None:
    """Count what happened in a match."""
    view = state.view(None)
    assert isinstance(view, View)
    tale = MatchReader(view, count)
    for event in state.events():
        if type(event) not in UNHEARD:
            tale.hear(event)
    tale.end()
