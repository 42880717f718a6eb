"""While matches are played in bulk, Python looks for circles seldom; afterwards as often as before."""

import gc

import pytest

from horda.lab.gc_control import SELDOM, seldom_swept, unswept


@pytest.mark.parametrize("often", [0, 700, SELDOM + 1])
def test_sweeps_are_seldom_only_as_long_as_matches_are_played(often: int):
    before = gc.get_threshold()
    gc.set_threshold(often, *before[1:])
    try:
        with seldom_swept():
            during = gc.get_threshold()
        after = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
    assert during[0] == (max(often, SELDOM) if often else 0)
    assert after == (often, *before[1:])


def test_sweeps_stay_off_where_they_were_off():
    gc.disable()
    try:
        with unswept():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
