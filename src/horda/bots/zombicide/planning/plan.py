"""The team's plan: the common task, separate tasks, and how far a survivor may go ahead of the team."""

from __future__ import annotations

from horda.bots.zombicide.combat.threats import is_revealed
from horda.bots.zombicide.planning.assignments import duties
from horda.bots.zombicide.planning.goals import tasks
from horda.bots.zombicide.planning.places import search_zones
from horda.bots.zombicide.planning.task import HUNT, SEARCH, WAIT, Task
from horda.bots.zombicide.planning.team_abilities import floor_of, guard, post
from horda.bots.zombicide.routes import FAR, distances_to
from horda.bots.zombicide.scene import Person, Scene

ARMED_KILLS = 1.0
"""Expected kills of one attack from which a survivor counts as armed."""
MIN_STRONG_SURVIVORS = 2
MAX_SEARCH_ROUND = 7
"""The last round in which the team searches for weapons before its tasks."""
MAX_DETOUR = 8.0
"""The longest distance, on average per survivor, that the team goes to search."""
ROOM_COST = 0.5
"""Cost of each room of an unopened building for searching there."""
HURRY_FACTOR = 2.0
"""Factor on the distance of survivors with a separate task."""
MAX_LEAD = 1.5
"""The distance that a survivor may be ahead of the slowest one."""


class Plan:
    """The team's plan, computed from public information, each part on first use; every seat gets the same plan."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._tasks: list[Task] | None = None
        self._aim: Task | None = None
        self._has_aim = False
        self._far: list[float] | None = None
        self._paces: dict[int, float] = {}
        self._guard: Person | None = None
        self._has_guard = False
        self._duties: dict[str, Task] | None = None
        if scene.alive:
            scene.bold = any(task.verb in (HUNT, WAIT) and not task.last for task in self.tasks)

    @property
    def tasks(self) -> list[Task]:
        """All tasks that can be done now."""
        found = self._tasks
        if found is None:
            found = self._tasks = tasks(self.scene)
        return found

    @property
    def aim(self) -> Task | None:
        """The common task of the team: the one with the shortest total distance, or a search for weapons."""
        if not self._has_aim:
            self._aim = self._find_aim()
            self._has_aim = True
        return self._aim

    def _find_aim(self) -> Task | None:
        main: Task | None = None
        shortest = 0.0
        for task in self.tasks:
            way = self._team_way(task.zones)
            if main is None or way < shortest:
                main, shortest = task, way
        return self._armoury(main) or main

    @property
    def is_armed(self) -> bool:
        """Whether the team is armed well enough for its tasks."""
        people = self.scene.alive
        power: float = sum([min(survivor.arsenal.power, 1.5 * ARMED_KILLS) for survivor in people])
        strong = sum([survivor.arsenal.strength > 0 for survivor in people])
        return power >= ARMED_KILLS * len(people) and strong >= min(MIN_STRONG_SURVIVORS, len(people))

    def _armoury(self, main: Task | None) -> Task | None:
        """Return a place to search first, or None if the team is well armed or has no time."""
        scene = self.scene
        if (
            scene.view.round > MAX_SEARCH_ROUND
            or scene.view.round + 8 > scene.world.round_limit
            or self.is_armed
        ):
            return None
        onward = distances_to(scene, main.zones) if main else None
        best: tuple[float, int] | None = None
        for zone in search_zones(scene):
            way = self._team_way((zone,)) / max(1, len(scene.alive))
            if way > MAX_DETOUR:
                continue
            cost = way + (0.5 * min(onward[zone], FAR) if onward else 0.0)
            building = scene.world.board.building[zone]
            if not is_revealed(scene, building):
                cost += ROOM_COST * len(scene.world.board.buildings[building])
            if best is None or (cost, zone) < best:
                best = (cost, zone)
        if best is None:
            return None
        building = scene.world.board.building[best[1]]
        rooms = [zone for zone in search_zones(scene) if scene.world.board.building[zone] == building]
        return Task(SEARCH, tuple(rooms))

    def _team_way(self, zones: tuple[int, ...]) -> float:
        far = distances_to(self.scene, zones)
        way = 0.0
        for survivor in self.scene.alive:
            way += far[survivor.zone]
        return way

    @property
    def far(self) -> list[float]:
        """The distance from each zone to the team's aim."""
        found = self._far
        if found is None:
            aim = self.aim
            found = distances_to(self.scene, aim.zones) if aim else [0.0] * self.scene.world.board.size
            self._far = found
        return found

    def pace(self, survivor: Person) -> float:
        """Return the minimum distance from the aim that a survivor should keep so that the others can follow."""
        found = self._paces.get(survivor.number)
        if found is None:
            found = self._paces[survivor.number] = self._pace(survivor)
        return found

    def _pace(self, survivor: Person) -> float:
        slowest = 0.0
        for friend in self.scene.alive:
            if friend is not survivor and friend is not self.guard:
                held_back = 0 if friend.talents.slips else self.scene.crowd[friend.zone]
                reach = max(0.0, friend.actions - 1.0 - held_back) if friend.waits else 0.0
                way = self.far[friend.zone]
                if way < FAR:
                    slowest = max(slowest, way - reach)
        return slowest - MAX_LEAD

    @property
    def guard(self) -> Person | None:
        """The survivor who keeps the elevators working, if any survivor or task is on another floor."""
        if not self._has_guard:
            self._guard = self._find_guard()
            self._has_guard = True
        return self._guard

    def _find_guard(self) -> Person | None:
        wanted = post(self.scene)
        if wanted is None:
            return None
        here = floor_of(self.scene, wanted[1])
        zones = [survivor.zone for survivor in self.scene.alive] + [
            zone for task in self.tasks for zone in task.zones
        ]
        return guard(self.scene) if any(floor_of(self.scene, zone) != here for zone in zones) else None

    @property
    def duties(self) -> dict[str, Task]:
        """The separate tasks of survivors, by name; empty while there is time to do everything together."""
        found = self._duties
        if found is None:
            found = duties(self.scene, self.tasks) if self.scene.world.is_hurried else {}
            self._duties = found
        return found

    def distance_left(self, survivor: Person, zone: int) -> float:
        """Return the distance left for a survivor in a zone; being too far ahead of the team does not reduce it."""
        wanted = post(self.scene) if survivor is self.guard else None
        if wanted is not None:
            return 2.0 * distances_to(self.scene, (wanted[1],))[zone]
        if survivor.name in self.duties:
            return HURRY_FACTOR * distances_to(self.scene, self.duties[survivor.name].zones)[zone]
        return max(self.far[zone], self.pace(survivor), 0.0)
