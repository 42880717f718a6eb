"""Tests that the garbage collector runs rarely during bulk play and is restored afterwards."""

import gc

import pytest

from horda.lab.gc_control import GC_THRESHOLD, gc_disabled, gc_relaxed


@pytest.mark.parametrize("often", [0, 700, GC_THRESHOLD + 1])
def test_the_collector_is_relaxed_only_while_matches_are_played(often: int):
    before = gc.get_threshold()
    gc.set_threshold(often, *before[1:])
    try:
        with gc_relaxed():
            during = gc.get_threshold()
        after = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
    assert during[0] == (max(often, GC_THRESHOLD) if often else 0)
    assert after == (often, *before[1:])


def test_a_disabled_collector_stays_disabled():
    gc.disable()
    try:
        with gc_disabled():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
