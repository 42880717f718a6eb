"""A table in Spanish says nothing in English, however far into the match: `make test-long`."""

import pytest
from tests.browser.chrome import browser
from tests.browser.conftest import Arrive, arrive, client, seed, table
from tests.browser.test_games import ENGLISH, GAMES

__all__ = ["arrive", "browser", "client", "seed", "table"]


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_missing_in_spanish(arrive: Arrive, game: str):
    ana = arrive(lang="es")
    ana.sits_at(game)
    for move in range(25):
        if ana.waits() == "over":
            break
        said = ana.table.inner_text()
        assert not ENGLISH.search(said), said
        ana.taps(move)
