"""Fixtures with the texts of a test module's game and the catalogues of the toy game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from horda import games
from horda.locale import LANGUAGES, Words, parsed

SHELF = Path(__file__).resolve().parents[1] / "engine" / "shelf"


@pytest.fixture
def toy_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the catalogues of the toy game available."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    parsed.resource.cache_clear()
    parsed.bundle.cache_clear()
    yield
    parsed.resource.cache_clear()
    parsed.bundle.cache_clear()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Return the texts of the module's `GAME` in each language."""
    return _words(request, request.param)


@pytest.fixture
def en(request: pytest.FixtureRequest) -> Words:
    """Return the texts of the module's `GAME` in English."""
    return _words(request, "en")


@pytest.fixture
def es(request: pytest.FixtureRequest) -> Words:
    """Return the texts of the module's `GAME` in Spanish."""
    return _words(request, "es")


def _words(request: pytest.FixtureRequest, lang: str) -> Words:
    return Words.of(request.module.GAME, lang, names=request.module.NAMES, strict=True)
