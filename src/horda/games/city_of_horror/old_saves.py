"""Translation of saves of older rules of City of Horror."""

# horda: interpreted, because it reads what older versions wrote, which is never hot

from __future__ import annotations

from typing import Final

ELECTED: Final[dict[str, str]] = {"Devour": "attack", "Share": "sharing"}
"""The kind of vote that each of these questions carries out, by the name of the question."""
WAITING: Final = ("StepA", "BeginActivation")
"""The names of the steps during which all players may still use the effect of the location."""


def add_votes_and_activations(position: dict[str, object]) -> dict[str, object]:
    """Return a position of rules version 2 with the fields added in version 3, derived from its open steps.

    The fields are the seats that may still use the effect of the location, the vote being carried out, and the
    players whom it named.
    """
    fields, stack = position["fields"], position["stack"]
    assert isinstance(fields, dict)
    assert isinstance(stack, list)
    seats = [seat for seat, out in enumerate(fields["out"]) if not out]
    found: dict[str, object] = {"to_activate": [], "voted": "", "elect": []}
    for name, *args in stack:
        if name in WAITING:
            found["to_activate"] = seats
        elif name == "Activation":
            found["to_activate"] = args[1]
        elif name == "BreakTie":
            found["voted"], found["elect"] = args[1], args[2]
        elif name in ELECTED:
            found["voted"], found["elect"] = ELECTED[name], [args[0]]
    return {**position, "fields": {**fields, **found}}
