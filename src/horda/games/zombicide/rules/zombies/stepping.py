"""Steps of zombies into the next zone, and barriers in their way (zombie.move, zombie.barrier)."""

from __future__ import annotations

from horda.games.zombicide.events.zombie_events import ZombiesWalked
from horda.games.zombicide.rules.board.gates import OpenGate
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.paths import BREAK
from horda.games.zombicide.rules.goals.goals import ZOMBIES_ENTERED, notify_mission
from horda.games.zombicide.rules.zombies.arrivals import note_step
from horda.games.zombicide.rules.zombies.individuals import walk_all
from horda.games.zombicide.rules.zombies.reasons import Why
from horda.games.zombicide.state import ZombicideState


def march(s: ZombicideState, zone: int, to: int, *, kind: int, count: int, why: Why) -> int:
    """Move zombies into the next zone if they get through, and return their zone (zombie.barrier, zombie.door)."""
    if not make_way(s, zone, to):
        return zone
    walk_all(s, zone, to, kind=kind, count=count)
    note_step(s, to)
    names = s.board.names
    name, (reason, seen, loudest, noise) = s.edition.kinds[kind].name, why
    s.emit(ZombiesWalked(name, count, names[zone], names[to], reason, seen, loudest, noise))
    notify_mission(s, ZOMBIES_ENTERED, zone=to, name=name)
    return to


def make_way(s: ZombicideState, zone: int, to: int) -> bool:
    """Return whether zombies get through to the next zone: they break a barrier, a closed door stops them."""
    paths = s.paths
    if to in paths.walks(zone):
        return True
    if to not in paths.walks(zone, BREAK):
        return False
    tear_down(s, zone, to)
    return True


def tear_down(s: ZombicideState, zone: int, to: int) -> None:
    """Remove a barrier; this costs the zombies beside it no action (zombie.barrier)."""
    for gate in s.board.gates_of(zone, "barrier"):
        if to in s.board.gates[gate].zones and s.is_shut(gate):
            OpenGate(gate, NOWHERE).run(s)
            return
