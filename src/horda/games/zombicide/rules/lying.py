"""Zombies thrown to the ground, who spend their next activation standing up; and those who just woke."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table

ANYBODY: Final = "lying"
"""The counter of groups that lie or are dazed; those of the groups are `lying.<zone>.<kind>`."""
DAZED: Final = "dazed"
"""Of groups, `dazed.<zone>.<kind>`: those who do nothing for the rest of the phase (zombie.dazed)."""


def _key(zone: int, kind: int, how: str = ANYBODY) -> str:
    return f"{how}.{zone}.{kind}"


def anybody_lies(s: Table) -> bool:
    """Whether any zombie of the board lies on the ground."""
    return s.counters.get(ANYBODY, 0) > 0


def standing(s: Table, zone: int, kind: int) -> int:
    """How many zombies of a kind in a zone are on their feet."""
    count = s.zombies[zone * len(s.supply) + kind]
    if not count or not anybody_lies(s):
        return count
    return count - s.counters.get(_key(zone, kind), 0) - s.counters.get(_key(zone, kind, DAZED), 0)


def daze(s: Table, zone: int, kind: int, count: int) -> None:
    """So many more zombies of a kind in a zone do nothing for the rest of the phase (zombie.dazed)."""
    lay_down(s, zone, kind, count + s.counters.get(_key(zone, kind, DAZED), 0), DAZED)


def come_to(s: Table) -> None:
    """The phase is over: all who were dazed may act again (zombie.dazed)."""
    for key in [key for key in s.counters if key.startswith(f"{DAZED}.")]:
        _, zone, kind = key.split(".")
        lay_down(s, int(zone), int(kind), 0, DAZED)


def lay_down(s: Table, zone: int, kind: int, count: int, how: str = ANYBODY) -> None:
    """So many zombies of a kind lie in a zone from now on (or are dazed); 0 lets all of them stand."""
    key = _key(zone, kind, how)
    before = s.counters.pop(key, 0)
    if count:
        s.counters[key] = count
    s.counters[ANYBODY] = s.counters.get(ANYBODY, 0) + (1 if count else 0) - (1 if before else 0)


def forget_the_gone(s: Table, zone: int, kind: int) -> None:
    """After a zombie has left a zone, no more of its kind lie there than there are."""
    if anybody_lies(s):
        left = s.zombies_of(zone, kind)
        for how in (ANYBODY, DAZED):
            down = min(s.counters.get(_key(zone, kind, how), 0), left)
            lay_down(s, zone, kind, down, how)
            left -= down


def change_kind(s: Table, zone: int, kind: int, other: int) -> None:
    """Those of a kind who lie in a zone are of another kind from now on, and lie still."""
    _shift(s, zone, kind, to=zone, other=other)


def carry_along(s: Table, zone: int, to: int, kind: int) -> None:
    """Those who are pushed lying down lie where they come to."""
    _shift(s, zone, kind, to=to, other=kind)


def _shift(s: Table, zone: int, kind: int, *, to: int, other: int) -> None:
    for how in (ANYBODY, DAZED):
        down = s.counters.get(_key(zone, kind, how), 0)
        if down:
            lay_down(s, zone, kind, 0, how)
            lay_down(s, to, other, s.counters.get(_key(to, other, how), 0) + down, how)


def lying_in(s: Table, zone: int, kind: int) -> int:
    """How many zombies of a kind lie in a zone."""
    return down_in(s, zone, kind, ANYBODY)


def down_in(s: Table, zone: int, kind: int, how: str) -> int:
    """How many zombies of a kind lie in a zone, or are dazed there."""
    return s.counters.get(_key(zone, kind, how), 0) if anybody_lies(s) else 0


def rise_all(s: Table, late: tuple[tuple[int, int], ...]) -> list[tuple[int, int, int]]:
    """Everybody who lies stands up again: zone, kind and number of those who did.

    Those who came to lie too late stay down; `late` has zone and kind of each.
    """
    rose: list[tuple[int, int, int]] = []
    for key in [key for key in s.counters if key.startswith(f"{ANYBODY}.")]:
        zone, kind = [int(part) for part in key.split(".")[1:]]
        down = s.counters[key]
        staying = min(late.count((zone, kind)), down)
        lay_down(s, zone, kind, staying)
        if staying < down:
            rose.append((zone, kind, down - staying))
    return rose


def stand_up(s: Table, kinds: int, zone: int = NOWHERE) -> None:
    """Zombies of some kinds have spent their activation and stand again, on the board or in one zone."""
    if not anybody_lies(s) or not s.edition.figures.rises_by_acting:
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
