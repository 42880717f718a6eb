"""The courses of the other boxes in a browser, up to the first mission: `make test-long`."""

import pytest
from tests.browser.chrome import browser
from tests.browser.conftest import LAPTOP, Arrive, arrive, client, seed, table
from tests.browser.test_lessons import takes_course

__all__ = ["arrive", "browser", "client", "seed", "table"]


@pytest.mark.parametrize("game", ["green_horde", "rue_morgue", "army_of_the_dead", "city_of_horror"])
def test_a_whole_course_by_taps(arrive: Arrive, game: str):
    takes_course(arrive(size=LAPTOP), game)
