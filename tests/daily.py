"""A function that marks test parameters as daily or as long, the latter run by `make test-long`."""

from collections.abc import Iterable

import pytest


def daily(values: Iterable[object], *chosen: object) -> list[pytest.ParameterSet]:
    """Return test parameters, marked long unless chosen; a tuple of values is one set of several parameters."""
    values = list(values)
    strangers = [one for one in chosen if one not in values]
    assert not strangers, f"not among {values}: {strangers}"
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)), marks=() if one in chosen else pytest.mark.long
        )
        for one in values
    ]
