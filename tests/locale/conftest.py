"""The words of a test module's game, and of the small game beside those of the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from horda import games
from horda.locale import LANGUAGES, Words, parsed, plain

SHELF = Path(__file__).resolve().parents[1] / "engine" / "shelf"


@pytest.fixture
def toy_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogues of the small game are found."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    parsed.resource.cache_clear()
    plain.plain_messages.cache_clear()
    yield
    parsed.resource.cache_clear()
    plain.plain_messages.cache_clear()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of the module's `GAME`, in each language."""
    return _words(request, request.param)


@pytest.fixture
def en(request: pytest.FixtureRequest) -> Words:
    """The same in English."""
    return _words(request, "en")


@pytest.fixture
def es(request: pytest.FixtureRequest) -> Words:
    """The same in Spanish."""
    return _words(request, "es")


def _words(request: pytest.FixtureRequest, lang: str) -> Words:
    return Words.of(request.module.GAME, lang, names=request.module.NAMES, strict=True)
