"""Tests of the stored settings for themes, colours, text size and movement; and of printed sheets."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"
SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"
LOOKS = [{"theme": "paper"}, {"theme": "contrast"}, {"theme": "paper", "colours": "safe"}]


def test_what_is_set_is_worn_at_once_and_kept(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.goes_to("settings")
    night = ana.page.evaluate(BACKGROUND)
    title = ana.page.get_by_role("heading", level=1)
    small = title.evaluate(SIZE)
    expect(ana.page.get_by_label("Short sounds")).not_to_be_checked()
    ana.page.get_by_label("Paper").check()
    ana.page.get_by_label("200 %").check()
    ana.page.get_by_label("Colours for the colour-blind").check()
    ana.page.get_by_label("Less movement").check()
    assert ana.page.evaluate(BACKGROUND) != night
    assert title.evaluate(SIZE) == pytest.approx(2 * small)
    ana.page.reload()
    expect(ana.page.get_by_label("200 %")).to_be_checked()
    assert ana.page.evaluate(BACKGROUND) != night
    assert title.evaluate(SIZE) == pytest.approx(2 * small)
    page = ana.page.locator("html")
    expect(page).to_have_attribute("data-colours", "safe")
    expect(page).to_have_attribute("data-motion", "less")


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_in_any_theme(arrive: Arrive, look: dict[str, str]):
    ana = arrive(size=LAPTOP, **look)
    found: dict[str, list[str]] = {}
    for path, whole in {"": "a.box", "settings": "fieldset", "box/green_horde": ".start"}.items():
        ana.goes_to(path)
        ana.page.locator(whole).first.wait_for()
        if wrong := accessibility_errors(ana.page):
            found[path] = wrong
    for game in ("green_horde", "city_of_horror", "zombiland"):
        ana.sits_at(game)
        ana.waits()
        if wrong := accessibility_errors(ana.page):
            found[game] = wrong
    assert found == {}


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_large_text_makes_no_page_wider_than_its_screen(arrive: Arrive, size: dict[str, int]):
    ana = arrive(size=size)
    ana.goes_to("settings")
    ana.page.get_by_label("200 %").check()
    for path, whole in {
        "settings": "fieldset",
        "join": "form",
        "tables": "main",
        "box/zombiland": ".start",
    }.items():
        ana.goes_to(path)
        ana.page.locator(whole).first.wait_for()
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_mission_and_its_reference_are_printed_without_the_page_around_them(arrive: Arrive):
    ana = arrive(size=LAPTOP, lang="es")
    ana.opens("green_horde")
    ana.page.get_by_role("link", name="Imprimir").click()
    ana.page.locator("main dl").first.wait_for()
    ana.page.wait_for_function(
        "() => [...document.images].every(image => image.complete && image.naturalWidth)"
    )
    assert ana.page.locator("main dt").count() > 50
    expect(ana.page.locator("main ol li").first).to_be_visible()
    ana.page.emulate_media(media="print")
    expect(ana.page.get_by_role("button", name=re.compile("Imprimir"))).to_be_hidden()
    expect(ana.page.locator("main img")).to_be_visible()
    sheets = ana.page.pdf(format="A4")
    assert sheets.count(b"/Type /Page\n") + sheets.count(b"/Type /Page ") + sheets.count(b"/Type /Page/") >= 2


def test_a_sheet_lists_cards_that_do_the_same_once_and_says_how_many(arrive: Arrive):
    ana = arrive()
    ana.goes_to("print/green_horde")
    listed = ana.page.locator("dt", has_text="Enter the Horde!")
    expect(listed).to_have_text("Enter the Horde! (no. 213–220) ×8")
