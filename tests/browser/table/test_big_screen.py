"""Tests of the big screen, which shows the board, the turn, the goals and the last event, but no hands."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.daily import daily

TELEVISION = {"width": 1920, "height": 1080}
SMALL_TEXT = """() => [...document.querySelectorAll("[data-testid=screen] .side *")]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
        && !one.closest(".sr") && getComputedStyle(one).display !== "none" && !one.classList.contains("sr"))
    .map(one => [one.textContent.trim().slice(0, 40), parseFloat(getComputedStyle(one).fontSize)])
    .filter(([, size]) => size < 20)"""
OUTSIDE = """() => [...document.querySelectorAll("[data-testid=screen] .side > *")]
    .map(one => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > innerHeight || box.right > innerWidth).map(([name]) => name)"""


def takes_picture(person: Person, name: str) -> None:
    """Save a screenshot of the page if a folder for pictures is set."""
    if folder := os.environ.get("HORDA_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("game", daily(["green_horde", "city_of_horror", "zombiland"], "green_horde"))
def test_a_television_shows_the_table_and_no_hand(arrive: Arrive, game: str):
    ana, screen = arrive(), arrive(size=TELEVISION, lang="es" if game == "zombiland" else "en")
    ana.sits_at(game, until="make_noise" if game == "green_horde" else "")
    match, link = ana.match
    # Even the link of a seat opens it as a spectator, and does not stay in the address bar.
    screen.goes_to(f"screen/{match}/{link}")
    shown = screen.page.get_by_test_id("screen")
    shown.wait_for()
    expect(screen.page).to_have_url(re.compile(f"#/screen/{match}/"))
    assert link not in screen.page.url
    expect(shown.locator("h1")).not_to_be_empty()
    expect(shown.get_by_role("listitem").first).not_to_be_empty()
    assert shown.locator(".card, .act").count() == 0
    ana.waits()
    ana.taps(0)
    ana.settles()
    decided = ana.table.get_attribute("data-seq") or "0"
    screen.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-testid=screen]').dataset.seq) >= seq", arg=int(decided)
    )
    expect(shown.get_by_test_id("last-event")).not_to_be_empty()
    if game == "city_of_horror":
        expect(shown.locator(".line")).to_have_text(re.compile(r"^(Round \d)?$"))
    takes_picture(screen, f"screen-{game}")
    assert screen.page.evaluate(SMALL_TEXT) == []
    assert screen.page.evaluate(OUTSIDE) == []


def test_the_menu_gives_the_address_of_the_big_screen(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    ana.page.locator(".tools button").last.click()
    ana.page.get_by_role("button", name="Show on a television").click()
    address = ana.page.get_by_test_id("screen-address").inner_text()
    assert "#/screen/" in address
    assert ana.match[1] not in address
    expect(ana.page.get_by_role("img", name="Show on a television")).to_be_visible()
