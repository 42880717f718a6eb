"""Zombies thrown to the ground: they spend their next activation standing up."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table

ANYBODY: Final = "lying"
"""The counter of groups that lie; those of the groups are `lying.<zone>.<kind>`."""


def _key(zone: int, kind: int) -> str:
    return f"{ANYBODY}.{zone}.{kind}"


def anybody_lies(s: Table) -> bool:
    """Whether any zombie of the board lies on the ground."""
    return s.counters.get(ANYBODY, 0) > 0


def standing(s: Table, zone: int, kind: int) -> int:
    """How many zombies of a kind in a zone are on their feet."""
    count = s.zombies[zone * len(s.supply) + kind]
    return count - s.counters.get(_key(zone, kind), 0) if count and anybody_lies(s) else count


def lay_down(s: Table, zone: int, kind: int, count: int) -> None:
    """So many zombies of a kind lie in a zone from now on; 0 lets all of them stand."""
    key = _key(zone, kind)
    before = s.counters.pop(key, 0)
    if count:
        s.counters[key] = count
    s.counters[ANYBODY] = s.counters.get(ANYBODY, 0) + (1 if count else 0) - (1 if before else 0)


def forget_the_gone(s: Table, zone: int, kind: int) -> None:
    """After a zombie has left a zone, no more of its kind lie there than there are."""
    if anybody_lies(s):
        lying = s.counters.get(_key(zone, kind), 0)
        if lying > s.zombies_of(zone, kind):
            lay_down(s, zone, kind, s.zombies_of(zone, kind))


def carry_along(s: Table, zone: int, to: int, kind: int) -> None:
    """Those who are pushed lying down lie where they come to."""
    lying = s.counters.get(_key(zone, kind), 0)
    if lying:
        lay_down(s, zone, kind, 0)
        lay_down(s, to, kind, s.counters.get(_key(to, kind), 0) + lying)


def stand_up(s: Table, kinds: int, zone: int = NOWHERE) -> None:
    """Zombies of some kinds have spent their activation and stand again, on the board or in one zone."""
    if not anybody_lies(s):
        return
    for place in range(s.board.size) if zone == NOWHERE else [zone]:
        for kind in range(len(s.supply)):
            if kinds >> kind & 1:
                lay_down(s, place, kind, 0)


def on_their_feet(s: Table, singles: list[int]) -> list[int]:
    """Of zombies that are somebody, those who stand."""
    if not anybody_lies(s):
        return singles
    found: list[int] = []
    counted: dict[str, int] = {}
    for one in singles:
        key = _key(s.individual_zone[one], s.individual_kind[one])
        counted[key] = counted.get(key, 0) + 1
        if counted[key] > s.counters.get(key, 0):
            found.append(one)
    return found
