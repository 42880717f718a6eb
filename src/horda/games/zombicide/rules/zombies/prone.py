"""Zombies on the ground, which spend their next activation standing up, and dazed ones."""

from __future__ import annotations

from typing import Final

from horda.engine.lists import put
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.groups import Group
from horda.games.zombicide.state import ZombicideState

LYING: Final = "lying"
"""On the ground."""
DAZED: Final = "dazed"
"""On the ground and inactive for the rest of the phase (zombie.dazed)."""


def anybody_lies(s: ZombicideState) -> bool:
    """Return whether any zombie of the board lies on the ground, or is dazed."""
    return s.down > 0


def standing_count(s: ZombicideState, zone: int, kind: int) -> int:
    """Return how many zombies of a kind in a zone neither lie on the ground nor are dazed."""
    group = zone * len(s.supply) + kind
    count = s.zombies[group]
    if not count or not anybody_lies(s):
        return count
    return count - s.lying[group] - s.dazed[group]


def daze(s: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Daze more zombies of a kind in a zone: they do nothing for the rest of the phase (zombie.dazed)."""
    lay_down(s, zone, kind, count + down_in(s, zone, kind, DAZED), DAZED)


def end_daze(s: ZombicideState) -> None:
    """Let all dazed zombies act again, at the end of the phase (zombie.dazed)."""
    groups = len([count for count in s.dazed if count]) if anybody_lies(s) else 0
    if groups:
        s.dazed = [0] * len(s.dazed)
        s.down -= groups


def lay_down(s: ZombicideState, zone: int, kind: int, count: int, how: str = LYING) -> None:
    """Set how many zombies of a kind lie on the ground in a zone (or are dazed there)."""
    group = zone * len(s.supply) + kind
    before = down_in(s, zone, kind, how)
    if before == count:
        return
    if how == DAZED:
        s.dazed = put(s.dazed, group, count)
    else:
        s.lying = put(s.lying, group, count)
    s.down += (1 if count else 0) - (1 if before else 0)


def forget_the_gone(s: ZombicideState, zone: int, kind: int) -> None:
    """Reduce the numbers of zombies on the ground in a zone to those that are still there."""
    if anybody_lies(s):
        left = s.zombies_of(zone, kind)
        for how in (LYING, DAZED):
            down = min(down_in(s, zone, kind, how), left)
            lay_down(s, zone, kind, down, how)
            left -= down


def change_kind(s: ZombicideState, zone: int, kind: int, other: int) -> None:
    """Change the kind of the zombies on the ground in a zone; they stay on the ground."""
    _shift(s, zone, kind, to=zone, other=other)


def carry_along(s: ZombicideState, zone: int, to: int, kind: int) -> None:
    """Let zombies that are pushed while on the ground stay on the ground in their new zone."""
    _shift(s, zone, kind, to=to, other=kind)


def _shift(s: ZombicideState, zone: int, kind: int, *, to: int, other: int) -> None:
    for how in (LYING, DAZED):
        down = down_in(s, zone, kind, how)
        if down:
            lay_down(s, zone, kind, 0, how)
            lay_down(s, to, other, down_in(s, to, other, how) + down, how)


def lying_count(s: ZombicideState, zone: int, kind: int) -> int:
    """Return how many zombies of a kind lie in a zone."""
    return down_in(s, zone, kind, LYING)


def down_in(s: ZombicideState, zone: int, kind: int, how: str) -> int:
    """Return how many zombies of a kind lie in a zone, or are dazed there."""
    if not anybody_lies(s):
        return 0
    return (s.dazed if how == DAZED else s.lying)[zone * len(s.supply) + kind]


def rise_all(s: ZombicideState, late: tuple[tuple[int, int], ...]) -> list[Group]:
    """Let all zombies on the ground stand up, and return their groups.

    Those that were knocked down too late stay down; `late` has zone and kind of each.
    """
    rose: list[Group] = []
    for group, down in enumerate(s.lying if anybody_lies(s) else []):
        zone, kind = divmod(group, len(s.supply))
        staying = min(late.count((zone, kind)), down)
        if staying < down:
            lay_down(s, zone, kind, staying)
            rose.append(Group(zone, kind, down - staying))
    return rose


def stand_up(s: ZombicideState, kinds: int, zone: int = NOWHERE) -> None:
    """Let zombies of some kinds stand up as their activation, on the whole board or in one zone."""
    if not anybody_lies(s) or not s.edition.figures.rises_by_acting:
        return
    for place in range(s.board.size) if zone == NOWHERE else [zone]:
        for kind in range(len(s.supply)):
            if kinds >> kind & 1:
                lay_down(s, place, kind, 0)


def on_their_feet(s: ZombicideState, singles: list[int]) -> list[int]:
    """Return which of these individuals are standing."""
    if not anybody_lies(s):
        return singles
    found: list[int] = []
    counted: dict[int, int] = {}
    for one in singles:
        group = s.individual_zone[one] * len(s.supply) + s.individual_kind[one]
        counted[group] = counted.get(group, 0) + 1
        if counted[group] > s.lying[group]:
            found.append(one)
    return found
