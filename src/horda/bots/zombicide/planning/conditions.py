"""What a condition of a mission is made of."""

from __future__ import annotations

from horda.games.zombicide.missions.records import ConditionRecord


def comes_by_itself(wish: ConditionRecord) -> bool:
    """Whether staying alive is all that a goal asks."""
    parts = wish.all_of or wish.any_of
    if parts is not None:
        return all(comes_by_itself(part) for part in parts)
    return any(word.waiting_suffices and word.said_in(wish) is not None for word in wish.words)


def parts_of(wish: ConditionRecord) -> list[ConditionRecord]:
    """What has to hold all at once, one by one."""
    return (
        [wish]
        if wish.all_of is None
        else [simple_part for part in wish.all_of for simple_part in parts_of(part)]
    )
