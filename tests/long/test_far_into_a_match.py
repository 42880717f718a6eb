"""What a short walk shows of a table, further into the match and in both languages: `make test-long`."""

import pytest
from tests.browser.chrome import browser
from tests.browser.conftest import LAPTOP, Arrive, arrive, client, seed, table
from tests.browser.test_boards import says_all_in_its_room
from tests.browser.test_games import GAMES

from horda.locale import LANGUAGES

__all__ = ["arrive", "browser", "client", "seed", "table"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_broken_squeezed_or_left_in_english(arrive: Arrive, game: str, lang: str):
    says_all_in_its_room(arrive(size=LAPTOP, lang=lang), game, 25)


def test_a_round_is_played_by_keys_alone(arrive: Arrive):
    ana = arrive()
    ana.sits_at("zombiland")
    for _ in range(60):
        if ana.waits() == "over" or ana.round > 1:
            return
        first = ana.choices().first.locator("kbd").inner_text()
        ana.page.keyboard.press(first.lower())
    raise AssertionError(f"no round ended: {ana.question}")
