"""How the return values of several listeners to a hook are joined, and which hooks a listener overrides.

A hook is a method of `MechanismHooks` or of `Skill` that does nothing by itself. Its return annotation says how the
values are joined: `Annotated[Steps, ALL]`. `make hooks` writes one typed function for each hook from these
declarations (`rules/hooks.py`, `rules/skill_hooks.py`), which the rules call. A listener is a mechanism or a skill
whose class overrides the hook.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = "first"
"""The first value that is not None counts; for steps, the first list that is not empty."""
ALL: Final = "all"
"""All values are concatenated, in the order of the listeners."""
LAST_FIRST: Final = "last_first"
"""All steps are concatenated, those of the last listener first."""
ANY: Final = "any"
"""True if one listener returns True."""
SUM: Final = "sum"
"""The sum of all values."""
MAX: Final = "max"
"""The highest value; without a listener, the return value of the hook itself."""
CHAIN: Final = "chain"
"""Each listener gets the value of the one before as its last argument, and returns a new one."""
ONE: Final = "one"
"""One mechanism may replace the shared rule; two that do so are an error when the edition is created."""
EACH: Final = "each"
"""Nothing is joined: the rule calls each listener itself, and no function is generated."""


def hooks_in(declaring: type) -> tuple[str, ...]:
    """Return the names of the hooks that a class declares, in their order."""
    return tuple(
        name for name, value in vars(declaring).items() if callable(value) and not name.startswith("_")
    )


def hooks_overridden(listener: object, base: type, names: tuple[str, ...]) -> list[str]:
    """Return the names among `names` that the listener's class, or a class between it and `base`, overrides."""
    found: list[str] = []
    for kind in type(listener).__mro__:
        if kind is base:
            break
        found.extend(name for name in vars(kind) if name in names and name not in found)
    return found
