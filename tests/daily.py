"""What every run tries of a kind, and what waits for `make test-long`."""

from collections.abc import Iterable

import pytest


def daily(values: Iterable[object], *chosen: object) -> list[pytest.ParameterSet]:
    """Parameters of which every run tries the chosen ones; the others are marked long. A tuple is several."""
    values = list(values)
    strangers = [one for one in chosen if one not in values]
    assert not strangers, f"not among {values}: {strangers}"
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)), marks=() if one in chosen else pytest.mark.long
        )
        for one in values
    ]
