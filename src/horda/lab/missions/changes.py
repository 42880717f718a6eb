"""List the differences between two versions of a mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from horda.games.zombicide.missions.conditions.progress import RoundsWord
from horda.games.zombicide.missions.records import (
    ConditionRecord,
    EdgeRecord,
    Mission,
    TokenRecord,
    TriggerRecord,
    ZombiesRecord,
)

T = TypeVar("T", bound=Hashable)
DETAILED_PARTS = ("tokens", "edges", "zombies", "lose", "when")
"""Parts whose changes are listed one by one."""
IGNORED_PARTS = ("id", "origin", "number", "minutes", "follows", "game", "words")
"""Parts that do not affect a match."""


@dataclass(frozen=True)
class MissionChange:
    """One difference; `lab-change-<kind>` is its message and `cells` its place on the map."""

    kind: str
    about: Mapping[str, str | int]
    cells: tuple[str, ...] = ()


def changes_between(old: Mission, new: Mission) -> list[MissionChange]:
    """Return all differences of the newer version, in the order of the file."""
    parts = [name for name in type(new).__struct_fields__ if name not in (*DETAILED_PARTS, *IGNORED_PARTS)]
    others = [name for name in parts if getattr(old, name, None) != getattr(new, name)]
    return [
        *_token_changes(old.tokens, new.tokens),
        *_edge_changes(old.edges, new.edges),
        *_zombie_changes(old.zombies, new.zombies),
        *_lose_changes(old.lose, new.lose),
        *_event_changes(old.when, new.when),
        *(MissionChange("part", {"part": name}) for name in others),
    ]


def _surplus(first: Iterable[T], second: Iterable[T]) -> list[T]:
    """Return the elements that are more frequent in the first than in the second."""
    return list((Counter(first) - Counter(second)).elements())


def _token_changes(old: Iterable[TokenRecord], new: Iterable[TokenRecord]) -> list[MissionChange]:
    def key(one: TokenRecord) -> tuple[str, str, str]:
        return one.put, one.colour, one.at

    gone, come = _surplus(map(key, old), map(key, new)), _surplus(map(key, new), map(key, old))
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


def _edge_changes(old: Iterable[EdgeRecord], new: Iterable[EdgeRecord]) -> list[MissionChange]:
    def key(one: EdgeRecord) -> tuple[str, tuple[str, ...], str, bool]:
        return one.put, tuple(sorted(one.between)), one.colour, one.open

    before, after = list(map(key, old)), list(map(key, new))
    return [
        MissionChange(kind, {"edge": put, "first": between[0], "second": between[1]}, between)
        for kind, some in (("edge-gone", _surplus(before, after)), ("edge-new", _surplus(after, before)))
        for put, between, _, _ in some
    ]


def _zombie_changes(old: Iterable[ZombiesRecord], new: Iterable[ZombiesRecord]) -> list[MissionChange]:
    def key(one: ZombiesRecord) -> tuple[str, str, int]:
        return one.kind, one.at if isinstance(one.at, str) else ", ".join(one.at), one.count

    before, after = list(map(key, old)), list(map(key, new))
    return [
        MissionChange(kind, {"zombie": name, "zone": at, "count": count}, (at,))
        for kind, some in (
            ("zombies-gone", _surplus(before, after)),
            ("zombies-new", _surplus(after, before)),
        )
        for name, at, count in some
    ]


def _event_changes(old: Iterable[TriggerRecord], new: Iterable[TriggerRecord]) -> list[MissionChange]:
    before, after = ([msgspec.json.encode(one) for one in some] for some in (old, new))
    return [
        MissionChange(kind, _event_values(msgspec.json.decode(record)))
        for kind, some in (("event-gone", _surplus(before, after)), ("event-new", _surplus(after, before)))
        for record in some
    ]


def _event_values(record: dict[str, Any]) -> dict[str, str | int]:
    """Return the values of an event for its sentence: its name in the file, its round or 0, and its effects."""
    effects = dict.fromkeys(key for effect in record["do"] for key in effect)
    return {"event": record["event"], "round": record.get("round", 0), "effects": ", ".join(effects)}


def _lose_changes(
    old: Mapping[str, ConditionRecord], new: Mapping[str, ConditionRecord]
) -> list[MissionChange]:
    found: list[MissionChange] = []
    for name in dict.fromkeys((*old, *new)):
        before, after = old.get(name), new.get(name)
        if before == after:
            continue
        rounds = before and RoundsWord.value_in(before), after and RoundsWord.value_in(after)
        if rounds[0] and rounds[1]:
            found.append(MissionChange("rounds", {"before": rounds[0], "after": rounds[1]}))
        elif rounds[1] and before is None:
            found.append(MissionChange("rounds-new", {"after": rounds[1]}))
        else:
            found.append(MissionChange("lose", {"name": name}))
    return found
