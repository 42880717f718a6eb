"""What differs between two versions of a mission: tokens, edges, the last round, and other parts by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from horda.games.zombicide.missions.conditions.progress import RoundsWord
from horda.games.zombicide.missions.records import (
    ConditionRecord,
    EdgeRecord,
    Mission,
    TokenRecord,
    ZombiesRecord,
)

T = TypeVar("T", bound=Hashable)
TOLD_APART = ("tokens", "edges", "zombies", "lose")
"""Parts whose changes are told one by one."""
SAYS_NOTHING = ("id", "origin", "number", "minutes", "follows", "game", "words")
"""Parts that no match depends on."""


@dataclass(frozen=True)
class MissionChange:
    """One difference: `lab-change-<kind>` tells it, and `cells` are where it is on the map."""

    kind: str
    about: Mapping[str, str | int]
    cells: tuple[str, ...] = ()


def changes_between(old: Mission, new: Mission) -> list[MissionChange]:
    """All that the newer version has otherwise, in the order of its file."""
    parts = [name for name in type(new).__struct_fields__ if name not in (*TOLD_APART, *SAYS_NOTHING)]
    others = [name for name in parts if getattr(old, name, None) != getattr(new, name)]
    return [
        *_tokens(old.tokens, new.tokens),
        *_edges(old.edges, new.edges),
        *_zombies(old.zombies, new.zombies),
        *_lose(old.lose, new.lose),
        *(MissionChange("part", {"part": name}) for name in others),
    ]


def _only(first: Iterable[T], second: Iterable[T]) -> list[T]:
    """What is in the first more often than in the second."""
    return list((Counter(first) - Counter(second)).elements())


def _tokens(old: Iterable[TokenRecord], new: Iterable[TokenRecord]) -> list[MissionChange]:
    def key(one: TokenRecord) -> tuple[str, str, str]:
        return one.put, one.colour, one.at

    gone, come = _only(map(key, old), map(key, new)), _only(map(key, new), map(key, old))
    found: list[MissionChange] = []
    for put, colour, at in list(gone):
        moved = next((one for one in come if one[:2] == (put, colour)), None)
        about = {"token": put, "colour": colour, "from": at}
        if moved is None:
            found.append(MissionChange("token-gone", about, (at,)))
        else:
            come.remove(moved)
            found.append(MissionChange("token-moved", {**about, "zone": moved[2]}, (at, moved[2])))
    found += [
        MissionChange("token-new", {"token": put, "colour": colour, "zone": at}, (at,))
        for put, colour, at in come
    ]
    before, after = ({key(one): one for one in some} for some in (old, new))
    for one, record in after.items():
        if one in before and before[one] != record:
            about = {"token": record.put, "colour": record.colour, "zone": record.at}
            awake = record.active is True and before[one].active is not True
            found.append(MissionChange("spawn-awake" if awake else "token-other", about, (record.at,)))
    return found


def _edges(old: Iterable[EdgeRecord], new: Iterable[EdgeRecord]) -> list[MissionChange]:
    def key(one: EdgeRecord) -> tuple[str, tuple[str, ...], str, bool]:
        return one.put, tuple(sorted(one.between)), one.colour, one.open

    before, after = list(map(key, old)), list(map(key, new))
    return [
        MissionChange(kind, {"edge": put, "first": between[0], "second": between[1]}, between)
        for kind, some in (("edge-gone", _only(before, after)), ("edge-new", _only(after, before)))
        for put, between, _, _ in some
    ]


def _zombies(old: Iterable[ZombiesRecord], new: Iterable[ZombiesRecord]) -> list[MissionChange]:
    def key(one: ZombiesRecord) -> tuple[str, str, int]:
        return one.kind, one.at if isinstance(one.at, str) else ", ".join(one.at), one.count

    before, after = list(map(key, old)), list(map(key, new))
    return [
        MissionChange(kind, {"zombie": name, "zone": at, "count": count}, (at,))
        for kind, some in (("zombies-gone", _only(before, after)), ("zombies-new", _only(after, before)))
        for name, at, count in some
    ]


def _lose(old: Mapping[str, ConditionRecord], new: Mapping[str, ConditionRecord]) -> list[MissionChange]:
    found: list[MissionChange] = []
    for name in dict.fromkeys((*old, *new)):
        before, after = old.get(name), new.get(name)
        if before == after:
            continue
        rounds = before and RoundsWord.said_in(before), after and RoundsWord.said_in(after)
        if rounds[0] and rounds[1]:
            found.append(MissionChange("rounds", {"before": rounds[0], "after": rounds[1]}))
        else:
            found.append(MissionChange("lose", {"name": name}))
    return found
