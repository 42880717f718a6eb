"""Totals of the effects of a match's choices: for each player, for all players, and over time."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign
from typing import Final, NamedTuple

import msgspec

from horda.server.analysis.turning_points import KINDS
from horda.server.protocol.advice_records import ChanceAfter, PartsBy
from horda.think.match_analysis.attribution import MoveEffect
from horda.think.match_analysis.reconcile import KnownChance

MIN_DRAWN_CHANGE: Final = 0.005
"""Smallest change of the chance that the curve shows."""


class DecisionContext(NamedTuple):
    """Who decided a question, which survivor it was about, and how many events came before."""

    seat: int
    who: str
    events: int


def parts_by_player(parts: Sequence[MoveEffect], scenes: Sequence[DecisionContext]) -> list[PartsBy]:
    """Return what was gained and lost at the choices of each player or survivor."""
    found: dict[tuple[int, str], list[float]] = {}
    for one in parts:
        scene = scenes[one.n]
        sums = found.setdefault((scene.seat, scene.who), [0.0, 0.0, 0.0])
        for at, part in enumerate((one.choice, one.dice, one.cards)):
            sums[at] += part
    return [PartsBy(seat, who, *sums) for (seat, who), sums in found.items() if any(sums)]


def scale_totals(by: Sequence[PartsBy], change: float) -> tuple[tuple[PartsBy, ...], dict[str, float]]:
    """Return the parts of each player and of all players, with a rest, such that they add up to `change`.

    No part exceeds 1, because nobody can lose more than there is without having won it back; the excess goes to the
    rest.
    """
    sums: dict[str, float] = {kind: sum(getattr(one, kind) for one in by) for kind in KINDS}
    most = {kind: max([1.0, abs(sums[kind]), *(abs(getattr(one, kind)) for one in by)]) for kind in KINDS}
    whole = sum(sums[kind] / most[kind] for kind in KINDS)
    share = 1.0 if abs(change - whole) <= 1.0 else (change - copysign(1.0, change - whole)) / whole
    scaled = [
        msgspec.structs.replace(one, **{kind: share * getattr(one, kind) / most[kind] for kind in KINDS})
        for one in by
    ]
    told: dict[str, float] = {kind: share * sums[kind] / most[kind] for kind in KINDS}
    return tuple(scaled), {**told, "rest": change - sum(told.values())}


def chance_course(parts: Sequence[MoveEffect], known: Sequence[KnownChance]) -> tuple[ChanceAfter, ...]:
    """Return the chance after each choice that changes it visibly."""
    found = {one.n: one.chance for one in known}
    so_far = known[0].chance
    for one in parts:
        if abs(one.after - so_far) >= MIN_DRAWN_CHANGE:
            found.setdefault(one.n, one.before)
            found.setdefault(one.n + 1, one.after)
            so_far = one.after
    return tuple(ChanceAfter(n, min(1.0, max(0.0, found[n]))) for n in sorted(found))
