"""Context managers that pause or relax the cyclic garbage collector during bulk work."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

GC_THRESHOLD = 50_000
"""Allocations between collections: those of one long match, or some tens of megabytes."""


@contextmanager
def gc_disabled() -> Iterator[None]:
    """Pause the collector while thousands of rows are built, which form no reference cycles."""
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
    """Run the collector rarely: matches form no reference cycles, but custom players may."""
    often, *older = gc.get_threshold()
    # A threshold of 0 means that collection is switched off; leave it so.
    gc.set_threshold(max(often, GC_THRESHOLD) if often else 0, *older)
    try:
        yield
    finally:
        gc.set_threshold(often, *older)
