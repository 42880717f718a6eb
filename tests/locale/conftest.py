"""The words of the small game, beside those of the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.locale import catalogue

WORDS = Path(__file__).resolve().parents[1] / "engine" / "words"


@pytest.fixture
def toy_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogues of the small game are found."""
    monkeypatch.setattr(catalogue, "FOLDERS", [*catalogue.FOLDERS, WORDS])
    catalogue.resource.cache_clear()
    yield
    catalogue.resource.cache_clear()
