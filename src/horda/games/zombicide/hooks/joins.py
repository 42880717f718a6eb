"""Hooks: how the answers of several listeners are joined, and which hooks a listener answers.

A hook is a method of `MechanismHooks` or of `Skill` that does nothing by itself. Its return annotation says how the
answers are joined: `Annotated[Steps, ALL]`. `make hooks` writes one typed function for each hook from these
declarations (`rules/hooks.py`, `rules/skill_hooks.py`), which the rules call. A listener is a mechanism or a skill
whose class overrides the hook.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = "first"
"""The first answer counts: the first that is not None, or of steps, the first that are any."""
ALL: Final = "all"
"""All answers together, in the order of the listeners."""
LAST_FIRST: Final = "last_first"
"""All steps together, those of the last listener first."""
ANY: Final = "any"
"""True if one listener says so."""
SUM: Final = "sum"
"""The sum of all answers."""
MAX: Final = "max"
"""The highest answer; without a listener, what the hook returns by itself."""
CHAIN: Final = "chain"
"""Each listener changes the last argument, which the next one gets."""
ONE: Final = "one"
"""One mechanism may replace the shared rule; two that do are an error when the edition is made."""
EACH: Final = "each"
"""Nothing is joined: the rule asks each listener, and no function is written."""


def hooks_in(declaring: type) -> tuple[str, ...]:
    """Return the names of the hooks that a class declares, in their order."""
    return tuple(
        name for name, value in vars(declaring).items() if callable(value) and not name.startswith("_")
    )


def hooks_overridden(listener: object, base: type, names: tuple[str, ...]) -> list[str]:
    """Return those of some hooks that the listener's class, or one between it and `base`, overrides."""
    found: list[str] = []
    for kind in type(listener).__mro__:
        if kind is base:
            break
        found.extend(name for name in vars(kind) if name in names and name not in found)
    return found
