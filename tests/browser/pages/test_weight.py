"""Tests of the compressed size that a page transfers on a first visit."""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Arrive

import horda

SHELF_LIMIT = 120_000
TABLE_LIMIT = 350_000
FONTS_LIMIT = 52_000
"""Maximum bytes of all fonts, in addition to the page's limit, since text is readable before fonts arrive."""


class Load:
    """A counter of the compressed bytes that a page loads, with fonts counted separately."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0.0
        self.font_bytes = 0.0
        self._fonts: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._note_font)
        session.on("Network.loadingFinished", self._add)

    def _note_font(self, sent: dict[str, dict[str, str]]) -> None:
        if sent["request"]["url"].endswith(".woff2"):
            self._fonts.add(str(sent["requestId"]))

    def _add(self, loaded: dict[str, float]) -> None:
        if str(loaded["requestId"]) in self._fonts:
            self.font_bytes += loaded["encodedDataLength"]
        else:
            self.bytes += loaded["encodedDataLength"]


def test_the_shelf_is_light(arrive: Arrive):
    ana = arrive(cold=True)
    load = Load(ana.page)
    ana.goes_to()
    ana.page.locator("a.box").first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    # Weighed with the picture on every box.
    assert ana.page.locator("a.box .cv svg :is(path, rect)").count() > 100
    assert ana.page.locator("a.box .cv svg").count() == len(horda.games.games())
    assert 40_000 < load.bytes <= SHELF_LIMIT
    assert 0 < load.font_bytes <= FONTS_LIMIT


@pytest.mark.parametrize("game", horda.games.games())
def test_a_table_is_light(arrive: Arrive, game: str):
    ana = arrive(cold=True)
    load = Load(ana.page)
    ana.sits_at(game)
    ana.page.wait_for_load_state("networkidle")
    assert 100_000 < load.bytes <= TABLE_LIMIT
    assert load.font_bytes <= FONTS_LIMIT
