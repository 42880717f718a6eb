"""Printed values of Green Horde besides cards and zombies: the ammunition of the Trebuchet."""

# horda: interpreted, because it is never hot

from __future__ import annotations

from horda.games.green_horde.mechanisms.trebuchet import ACCURACY, LOADS, SEEN
from horda.games.zombicide.box.printed_values import Figures


def figures_of(kind: str, name: str) -> Figures:
    """Return the dice, accuracy and damage of a `load`, or no figures for other things (GH-SGE-10 to GH-SGE-13)."""
    load = LOADS.get(name) if kind == "load" else None
    if load is None:
        return {}
    return {"dice": load.dice, "damage": load.damage, "accuracy": ACCURACY, "seen": SEEN}
