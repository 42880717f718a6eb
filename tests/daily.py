"""Parameters that every run tests, and those left to `make test-long`."""

from collections.abc import Iterable

import pytest


def daily(values: Iterable[object], *chosen: object) -> list[pytest.ParameterSet]:
    """Return parameters of which the chosen ones run daily and the others are marked long; a tuple is several."""
    values = list(values)
    strangers = [one for one in chosen if one not in values]
    assert not strangers, f"not among {values}: {strangers}"
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)), marks=() if one in chosen else pytest.mark.long
        )
        for one in values
    ]
