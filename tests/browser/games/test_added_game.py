"""Tests that a game which no file of the client names is on the shelf, can be played to its end and reopened."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.added_game import ID, SHELF
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import HEADER_OVERFLOW, accessibility_errors, wait_until_drawn
from tests.daily import daily
from tests.server.serving import Served, ServeProcess

TITLES = {"en": "Last Light", "es": "Última luz"}
SCREENS = [(LAPTOP, "en"), (PHONE, "es")]
MAX_DECISIONS = 40
"""Upper bound on the decisions of one person in a match."""


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that loads the added game from a folder."""
    folder = tmp_path_factory.mktemp("sixth")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HORDA_GAMES", str(SHELF))
        with ServeProcess(str(folder / "t.db"), 0, folder / "log") as command:
            yield command.reach()


@pytest.mark.parametrize(("size", "lang"), daily(SCREENS, SCREENS[1]), ids=["laptop", "phone"])
def test_it_is_played_from_the_shelf_to_its_end(arrive: Arrive, size: dict[str, int], lang: str):
    ana = arrive(size=size, touch=size is PHONE, lang=lang, guided=[ID])
    ana.opens(ID)
    expect(ana.page.get_by_role("heading", name=TITLES[lang]).first).to_be_visible()
    ana.page.locator(".start").click()
    ana.waits_for_table()
    places = ana.page.locator("g.place")
    expect(places).to_have_count(8)
    expect(ana.page.locator("g.piece")).to_have_count(4)
    for move in range(MAX_DECISIONS):
        if ana.waits() == "over":
            break
        wait_until_drawn(ana.page)
        assert size is PHONE or ana.page.evaluate(HEADER_OVERFLOW) == []
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        ana.taps(move)
    expect(ana.page.locator(".result")).to_be_visible()
    assert re.search(r"walker|caminante", ana.reads_log().lower())


@pytest.mark.long
def test_lit_places_are_tapped_and_the_figure_walks(arrive: Arrive):
    ana = arrive(size=LAPTOP, guided=[ID])
    ana.begins(ID)
    ana.waits()
    lit = ana.page.locator("g.place.lit")
    where = lit.first.get_attribute("aria-label")
    assert where is not None
    name, _, what = where.partition(":")
    assert what.strip().startswith("Go to the")
    before = ana.page.locator("[data-testid=table]").get_attribute("data-seq")
    lit.first.focus()
    ana.page.keyboard.press("Enter")
    if ana.page.locator(".menu button").count():
        ana.page.locator(".menu button").first.click()
    expect(ana.page.locator("[data-testid=table]")).not_to_have_attribute("data-seq", before or "")
    ana.waits()
    assert f"You go to the {name.split(',')[0].lower()}." in ana.reads_log()


def test_what_cannot_be_done_says_why_with_the_rule_of_its_own_book(arrive: Arrive):
    ana = arrive(size=LAPTOP, guided=[ID])
    ana.begins(ID)
    for _ in range(MAX_DECISIONS):
        if ana.waits() == "over" or ana.page.locator("g.place.help").count():
            break
        ana.taps(0)
    ana.page.locator("g.place.help").first.click()
    why = ana.page.locator(".why")
    expect(why.locator("code")).to_have_text("LL-03")
    expect(why).to_contain_text("Nobody walks to where the walker is.")


@pytest.mark.long
def test_a_match_is_left_and_found_again_and_replayed(arrive: Arrive):
    ana = arrive(size=LAPTOP, guided=[ID])
    ana.begins(ID)
    ana.waits()
    ana.taps(0)
    ana.waits()
    asked, address = ana.question, ana.page.url
    ana.goes_to()
    expect(ana.page.locator(".cont")).to_contain_text("Last Light")
    ana.page.goto(address)
    ana.waits_for_table()
    ana.waits()
    assert ana.question == asked
    match, link = ana.match
    ana.goes_to(f"replay/{match}/{link}")
    expect(ana.page.locator("g.place")).to_have_count(8)


@pytest.mark.long
def test_everything_can_be_reached_and_read_aloud(arrive: Arrive):
    ana = arrive(size=LAPTOP, guided=[ID])
    ana.begins(ID)
    ana.waits()
    page = ana.page
    expect(page.get_by_role("group", name="Places")).to_be_visible()
    expect(page.get_by_role("list", name="Piles")).to_contain_text("Deck")
    expect(page.get_by_role("list", name="Others")).to_contain_text("3 cards")
    expect(page.get_by_role("img", name=re.compile("Walker, Bridge"))).to_be_attached()
    assert accessibility_errors(page) == []
    for _ in range(MAX_DECISIONS):
        if ana.waits() == "over":
            return
        page.keyboard.press(ana.choices().first.locator("kbd").inner_text().lower())
    raise AssertionError(f"no end by keys alone: {ana.question}")
