"""Bouts of matches with random standing orders in every game: every decision ends soon."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

from tests.properties.ordering import play_with_orders
from tests.properties.tables import every_setting
from tests.soak.counting import Counts

from horda.engine.events import AskedAnew, OrderFollowed


def play(seed: int, seconds: float, folder: Path) -> Counts:
    """Play matches with orders, one after the other, each at another setting."""
    counts: Counts = Counter()
    settings, until, number = every_setting(), time.monotonic() + seconds, 0
    while time.monotonic() < until:
        setting = settings[(seed * 17 + number * 3) % len(settings)]
        counts["matches with orders"] += 1
        told = 0
        for state in play_with_orders(setting, seed * 1000 + number):
            counts["decisions"] += 1
            events = state.events(told)
            told += len(events)
            counts["orders followed"] += sum(isinstance(one, OrderFollowed) for one in events)
            counts["asked anew"] += sum(isinstance(one, AskedAnew) for one in events)
            if time.monotonic() > until:
                break
        number += 1
    return counts
