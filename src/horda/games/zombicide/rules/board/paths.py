"""Sight, range and paths on a board while its gates are in one state; computed once and cached.

Keys: sight.line, sight.room, sight.street_and_room, move.edge, zombie.path, water.ledge_zombie.
"""

from __future__ import annotations

from typing import Final

from horda.engine.choices import Choice
from horda.games.zombicide.rules.board.borders import BANK, BARRIER, DOOR, FENCE, HEDGE, LEDGE, WALL
from horda.games.zombicide.rules.board.graph import FIRST_FOG, LIFTS_STOPPED, NOWHERE, Board

CLEAR: Final = 0
"""Zombies walk only where nothing blocks them."""
BREAK: Final = 1
"""Zombies may break barriers along their path."""
GHOST: Final = 2
"""Zombies search paths as if every door were open, but closed doors still stop them."""
MODES: Final = 3
PATHS: Final = (CLEAR, BREAK, GHOST)
"""The modes of the path search: each is tried if those before it find no path."""

KEPT: Final = 4096
"""Maximum number of gate states that a board caches."""


class Paths:
    """Paths and lines of sight while the gates of `shut` are closed; the same for all figures (sight.alike)."""

    def __init__(self, board: Board, shut: int) -> None:
        self.board = board
        self.shut = shut
        self.fog = shut >> FIRST_FOG
        """The zones in fog, as bits: nobody sees farther than one zone into them or out of them (sight.line)."""
        size = board.size
        self.exits: list[list[int]] = [[] for _ in range(size)]
        """The zones to which a survivor may move from each zone."""
        self.marks: list[list[int]] = [[] for _ in range(size)]
        """The marks of the border crossed, parallel to `exits`."""
        self._walks: list[list[list[int]]] = [[[] for _ in range(size)] for _ in range(MODES)]
        self._ranges: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int, int, int], list[int]] = {}
        self._sees: dict[int, int] = {}
        self._away: dict[int, list[int]] = {}
        self._reach: dict[int, int] = {}
        self._next: dict[int, list[int]] = {}
        self._steps: dict[int, list[Choice]] = {}
        self.doors: list[list[int]] = []
        """The closed doors on the edges of each zone."""
        for zone in range(size):
            self._find_exits(zone)
            self.doors.append([gate for gate in board.gates_of(zone, "door") if shut >> gate & 1])

    # --- moving ----------------------------------------------------------------------------------

    def _find_exits(self, zone: int) -> None:
        """Find the borders of a zone that can be crossed: edges, never corners (move.diagonal).

        The shape of the zones does not matter (move.shape), and open borders are free to cross (move.street).
        """
        board = self.board
        for number in board.zone_borders[zone]:
            border = board.borders[number]
            marks = board.live_marks(border, self.shut)
            beyond = border.beyond(zone)
            if board.kinds[beyond].sealed:
                continue
            if not marks & (WALL | FENCE | BARRIER):
                self._add_exit(zone, beyond, marks)
            self._add_walks(zone, beyond, marks)
        for lift in board.lifts:
            # For survivors alone (lift.move, lift.zombies); no border, so nobody looks along (lift.sight).
            if zone in lift.zones and not self.shut & LIFTS_STOPPED:
                self._add_exit(zone, lift.beyond(zone), lift.marks)

    def _add_exit(self, zone: int, beyond: int, marks: int) -> None:
        """Record that survivors can move from a zone to the one beyond, by the easiest border between them."""
        exits = self.exits[zone]
        if beyond not in exits:
            exits.append(beyond)
            self.marks[zone].append(marks)
            return
        at = exits.index(beyond)
        if self._hardship(zone, marks) < self._hardship(zone, self.marks[zone][at]):
            self.marks[zone][at] = marks

    def _hardship(self, zone: int, marks: int) -> int:
        wet = self.board.kinds[zone].water and not marks & BANK
        return (2 if wet else 0) + (1 if marks & HEDGE else 0)

    def _add_walks(self, zone: int, beyond: int, marks: int) -> None:
        """Record where zombies can walk, through water too (water.zombies); barriers stop them (barrier.zombies)."""
        kinds = self.board.kinds
        if marks & FENCE or (marks & LEDGE and kinds[zone].water and not kinds[beyond].water):
            return
        shut_door = marks & WALL
        if shut_door and not marks & DOOR:
            return
        for mode in range(MODES):
            if (shut_door and mode < GHOST) or (marks & BARRIER and mode < BREAK):
                continue
            walks = self._walks[mode][zone]
            if beyond not in walks:
                walks.append(beyond)

    def steps(self, seat: int, zone: int) -> list[Choice]:
        """Return all moves of a survivor of a seat from a zone, as choices; cached, since choices never change."""
        key = seat * len(self.exits) + zone
        found = self._steps.get(key)
        if found is None:
            names = self.board.names
            found = [Choice(seat, "move", (("zone", names[beyond]),)) for beyond in self.exits[zone]]
            self._steps[key] = found
        return found

    def border_marks(self, zone: int, beyond: int) -> int:
        """Return the marks of the border by which a survivor goes from a zone to the next."""
        return self.marks[zone][self.exits[zone].index(beyond)]

    def walks(self, zone: int, mode: int = CLEAR) -> list[int]:
        """Return the zones to which a zombie may step in a mode of the path search (water.ledge_zombie)."""
        return self._walks[mode][zone]

    # --- paths of zombies ------------------------------------------------------------------------

    def distances(self, target: int, mode: int = CLEAR) -> list[int]:
        """Return the number of steps of a zombie from each zone to `target`; NOWHERE where there is no path."""
        key = target * MODES + mode
        away = self._away.get(key)
        if away is None:
            away = self._compute_distances(target, mode)
            self._away[key] = away
        return away

    def _compute_distances(self, target: int, mode: int) -> list[int]:
        walks = self._walks[mode]
        size = self.board.size
        into: list[list[int]] = [[] for _ in range(size)]
        for zone in range(size):
            for beyond in walks[zone]:
                into[beyond].append(zone)
        away = [NOWHERE] * size
        away[target] = 0
        reached = [target]
        for zone in reached:
            for before in into[zone]:
                if away[before] == NOWHERE:
                    away[before] = away[zone] + 1
                    reached.append(before)
        return away

    def reach(self, zone: int) -> int:
        """Return the zones that a zombie can reach from a zone on open paths, including the zone itself, as bits."""
        found = self._reach.get(zone)
        if found is None:
            found = 1 << zone
            reached = [zone]
            for here in reached:
                for beyond in self._walks[CLEAR][here]:
                    if not found >> beyond & 1:
                        found |= 1 << beyond
                        reached.append(beyond)
            self._reach[zone] = found
        return found

    def next_zones(self, zone: int, target: int, modes: tuple[int, ...]) -> list[int]:
        """Return the first zones of all shortest paths to `target`, in the first mode that finds any (zombie.path).

        Empty if there is no path, or if the zone is the target.
        """
        for mode in modes:
            key = (zone * self.board.size + target) * MODES + mode
            found = self._next.get(key)
            if found is None:
                away = self.distances(target, mode)
                found = [beyond for beyond in self._walks[mode][zone] if 0 <= away[beyond] == away[zone] - 1]
                self._next[key] = found
            if found:
                return found
        return []

    # --- sight -----------------------------------------------------------------------------------

    def ranges(self, zone: int, through: int = 0) -> list[int]:
        """Return the range to each visible zone, counted in zones crossed (range.count); NOWHERE for the others.

        Walls, closed doors (sight.door) and hedges (sight.hedge) block sight; barriers, fences and the rims of water do
        not (sight.barrier, barrier.shots, sight.fence, sight.water). Sight is the same in both directions
        (sight.both_ways). `through` names marks that do not block this sight.
        """
        key = zone + (through << 16)
        found = self._ranges.get(key)
        if found is None:
            found = self._sight_ranges(zone, (WALL | HEDGE) & ~through)
            self._ranges[key] = found
        return found

    def within(self, zone: int, through: int, nearest: int, farthest: int) -> list[int]:
        """Return the visible zones within a distance range. The list is shared and must not be changed."""
        key = (zone, through, nearest, farthest)
        found = self._within.get(key)
        if found is None:
            ranges = self.ranges(zone, through)
            found = [other for other, distance in enumerate(ranges) if nearest <= distance <= farthest]
            self._within[key] = found
        return found

    def sees(self, zone: int, through: int = 0) -> int:
        """Return the zones visible from a zone, including the zone itself, as bits."""
        key = zone + (through << 16)
        mask = self._sees.get(key)
        if mask is None:
            mask = 0
            for other, distance in enumerate(self.ranges(zone, through)):
                if distance != NOWHERE:
                    mask |= 1 << other
            self._sees[key] = mask
        return mask

    def _sight_ranges(self, zone: int, opaque: int) -> list[int]:
        """Return the ranges of sight from a zone: one open cell side is enough (sight.opening, sight.rooms)."""
        ranges = [NOWHERE] * self.board.size
        ranges[zone] = 0
        if self.board.kinds[zone].hides:
            return ranges
        for cell in self.board.cells[zone]:
            for side in range(4):
                self._look_along(cell, side, opaque, ranges)
        return ranges

    def _look_along(self, cell: int, side: int, opaque: int, ranges: list[int]) -> None:
        """Follow one line from a cell, parallel to a rim (sight.line, sight.parallel, sight.diagonal).

        It ends at a border that blocks sight, at the rim, and in the first zone that is not open to long lines: a room
        entered from outside or from the next room (sight.room, sight.street_and_room). Between a sealed zone and others
        there is sight only if they are adjacent (move.sealed).
        """
        board = self.board
        origin = board.zone_of[cell]
        at = origin
        distance = 0
        while True:
            number = board.sides[cell * 4 + side]
            if number == NOWHERE:
                return
            border = board.borders[number]
            if board.live_marks(border, self.shut) & opaque:
                return
            cell = border.cells[0] if border.cells[1] == cell else border.cells[1]
            zone = board.zone_of[cell]
            if zone == at:
                continue
            if board.kinds[zone].hides:
                return
            distance += 1
            kind = board.kinds[zone]
            if distance > 1 and (kind.sealed or self._is_foggy(origin, zone)):
                return
            if ranges[zone] == NOWHERE or distance < ranges[zone]:
                ranges[zone] = distance
            if not kind.line or board.kinds[origin].sealed or self._is_foggy(origin, zone):
                return
            at = zone

    def _is_foggy(self, zone: int, other: int) -> bool:
        """Return whether one of two zones lies in fog."""
        return bool(self.fog) and bool((self.fog >> zone | self.fog >> other) & 1)


def paths_of(board: Board, shut: int) -> Paths:
    """Return sight and paths while the gates in `shut` are closed, from the board's cache if possible."""
    found = board.paths.get(shut)
    if found is None:
        if len(board.paths) >= KEPT:
            board.paths.clear()
        found = Paths(board, shut)
        board.paths[shut] = found
    return found
