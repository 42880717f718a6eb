"""Functions that split a condition of a mission into its parts, and classify it."""

from __future__ import annotations

from horda.games.zombicide.missions.records import ConditionRecord


def comes_by_itself(condition: ConditionRecord) -> bool:
    """Return whether a condition becomes true without action if the survivors stay alive."""
    parts = condition.all_of or condition.any_of
    if parts is not None:
        return all(comes_by_itself(part) for part in parts)
    return any(word.waiting_suffices and word.value_in(condition) is not None for word in condition.words)


def parts_of(condition: ConditionRecord) -> list[ConditionRecord]:
    """Return the conditions that must all hold for a condition to hold."""
    return (
        [condition]
        if condition.all_of is None
        else [simple_part for part in condition.all_of for simple_part in parts_of(part)]
    )
