"""Tests of every game from the shelf to a finished round: by taps alone, by keys, and on a phone."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, TABLET, Arrive
from tests.browser.page_checks import BROKEN_WORDS, accessibility_errors, unreachable_elements
from tests.daily import daily
from tests.server.serving import Served

from horda.server.http.catalogue import shelf

GAMES = [game.id for game in shelf().games]
WATCH_ANIMATIONS = """() => {
    const moments = [];
    const notice = () => moments.push(...document.querySelectorAll("[data-testid=moment]"));
    new MutationObserver(notice).observe(document.body, {childList: true, subtree: true});
    return moments;
}"""


@pytest.mark.parametrize("game", daily(GAMES, "zombiland"))
def test_a_round_is_played_by_taps_alone(arrive: Arrive, game: str):
    ana = arrive()
    refused: list[str] = []
    ana.page.on("response", lambda one: None if one.ok else refused.append(f"{one.status} {one.url}"))
    ana.begins(game)
    ana.plays_a_round()
    assert refused == [], "the page asked for what is not there"


@pytest.mark.parametrize("game", daily(GAMES, "city_of_horror"))
def test_a_phone_and_a_tablet_have_everything_and_axe_finds_nothing_serious(arrive: Arrive, game: str):
    ana = arrive(size=PHONE, touch=True)
    ana.sits_at(game)
    found: list[str] = []
    for move in range(10):
        assert ana.waits() == "asked"
        found += unreachable_elements(ana.page) + ana.page.evaluate(BROKEN_WORDS)
        for size in (TABLET, PHONE) if move % 4 == 0 else ():
            ana.page.set_viewport_size(size)
            found += accessibility_errors(ana.page)
        ana.taps(move)
    assert found == []
    ana.waits()
    tabs = ana.page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_keys_are_listed_and_everything_lit_can_be_reached(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    ana.waits()
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("undo")
    ana.closes_dialog()
    lit = ana.page.locator("g.lit")
    lit.first.focus()
    before = ana.question
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".ask h1")).not_to_have_text(before)


def test_what_cannot_be_done_says_why_with_its_rule(arrive: Arrive, table: Served):
    ana = arrive()
    ana.sits_at("green_horde")
    shut = ana.page.locator(".act.dim").filter(has_text=re.compile(r"^\s*Search"))
    for _ in range(30):
        ana.waits()
        if shut.count():
            break
        ana.taps(0)
    shut.click()
    why = ana.page.locator(".why")
    rule = why.locator("code").inner_text()
    book = table.get("/games/green_horde/rulebook").json()
    text = next(one["en"] for chapter in book["chapters"] for one in chapter["rules"] if one["id"] == rule)
    expect(why).to_contain_text(text)
    with ana.page.context.expect_page() as opened:
        why.get_by_role("link").click()
    expect(opened.value.locator(f"article#{rule}")).to_be_in_viewport()
    spanish = next(one["es"] for chapter in book["chapters"] for one in chapter["rules"] if one["id"] == rule)
    ana.page.get_by_role("button", name="More").click()
    ana.page.locator("dialog button[lang=es]").click()
    expect(why).to_contain_text(spanish)


def test_a_step_is_taken_back(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    ana.waits()
    first = ana.question
    ana.taps(0)
    ana.settles()
    expect(ana.page.locator(".ask h1")).not_to_have_text(first)
    ana.page.keyboard.press("u")
    expect(ana.page.locator(".ask h1")).to_have_text(first)


def test_the_guide_shows_the_table_once(arrive: Arrive):
    ana = arrive(guided=[])
    ana.sits_at("zombiland")
    guide = ana.page.get_by_role("dialog", name="of")
    expect(guide).to_be_visible()
    for _ in range(12):
        if not guide.count():
            break
        guide.locator("button").first.click()
    expect(guide).to_have_count(0)
    ana.page.reload()
    ana.waits_for_table()
    ana.waits()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_what_happens_is_shown_and_can_be_skipped(arrive: Arrive, speed: str):
    ana = arrive(speed=speed)
    ana.sits_at("zombiland")
    ana.waits()
    moment = ana.page.locator("[data-testid=moment]")
    # On a busy machine a short animation ends before a test can look: the page itself records it.
    moments = ana.page.evaluate_handle(WATCH_ANIMATIONS)
    ana.taps(0)
    ana.page.wait_for_function("moments => moments.length > 0", arg=moments)
    while moment.count() and not ana.choices().count():
        ana.page.keyboard.press("Space")
    assert ana.waits() == "asked"
