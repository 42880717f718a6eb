"""Stretches of work in which Python looks for circles to free seldom or not at all, since there are none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

GC_THRESHOLD = 50_000
"""Things more than before, after which circles are looked for: a long match, or some tens of megabytes."""


@contextmanager
def gc_disabled() -> Iterator[None]:
    """Rows by the thousand are made and dropped: a sweep meanwhile would walk through all games in vain."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def gc_relaxed() -> Iterator[None]:
    """Matches free all they made without a circle; players of one's own need not."""
    often, *older = gc.get_threshold()
    # Nought says that somebody wants no sweeps at all.
    gc.set_threshold(max(often, GC_THRESHOLD) if often else 0, *older)
    try:
        yield
    finally:
        gc.set_threshold(often, *older)
