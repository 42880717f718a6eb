"""Effects of missions that move survivors, give them marks, or cover zones with fog."""

from __future__ import annotations

from horda.games.zombicide.events.events import FogFell, FogLifted, SurvivorMarked
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import FIRST_FOG
from horda.games.zombicide.rules.goals.conditions import MissionPlace
from horda.games.zombicide.rules.goals.effects import recipients_of, zones_in
from horda.games.zombicide.rules.goals.goals import Effect
from horda.games.zombicide.rules.goals.marks import has_mark, mark_counter
from horda.games.zombicide.rules.turns.movement import Enter
from horda.games.zombicide.state import ZombicideState


class MoveSurvivors(Effect):
    """Survivors are moved to another zone, as by a ferry or a trap door, without spending an action (goal.win)."""

    def __init__(self, to: MissionPlace, who: str, place: MissionPlace | None) -> None:
        self.to = to
        self.who = who
        self.place = place
        """Only survivors at this place are moved; None: wherever they stand."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Move the survivors one by one; the hooks for leaving and entering a zone run as usual."""
        targets = self.to.zones(s)
        if not targets:
            return
        zones = None if self.place is None else self.place.zones(s)
        for one in reversed(recipients_of(s, self.who, who, zone)):
            start = s.zone[one]
            if start != targets[0] and (zones is None or start in zones):
                s.push(*hooks.zone_left(s, one, start, acts=False), Enter(one, targets[0], 0))

    def work(self, s: ZombicideState) -> int:
        return 1 if self.who == "taker" else len(s.zone)


class Mark(Effect):
    """Survivors get or lose a mark that the mission defines."""

    def __init__(self, mark: str, to: str, *, has: bool) -> None:
        self.mark = mark
        self.to = to
        self.has = has

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        for one in recipients_of(s, self.to, who, zone):
            if has_mark(s, one, self.mark) != self.has:
                s.tallies = {**s.tallies, mark_counter(self.mark, s.roster[one]): int(self.has)}
                s.emit(SurvivorMarked(s.roster[one], self.mark, self.has))

    def work(self, s: ZombicideState) -> int:
        return 1 if self.to == "taker" else len(s.zone)


class Fog(Effect):
    """Fog covers a place or the whole board, or is removed (sight.line)."""

    def __init__(self, place: MissionPlace | None, *, lies: bool) -> None:
        self.place = place
        self.lies = lies

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Set or clear the bits of the zones; log nothing if nothing changes."""
        place = self.place
        zones = sorted(range(s.board.size) if place is None else set(place.zones(s)))
        changed = [at for at in zones if bool(s.shut >> FIRST_FOG + at & 1) != self.lies]
        for at in changed:
            s.shut ^= 1 << FIRST_FOG + at
        if changed:
            names = tuple([s.board.names[at] for at in changed])
            s.emit(FogFell(names) if self.lies else FogLifted(names))

    def work(self, s: ZombicideState) -> int:
        return zones_in(s, self.place)
