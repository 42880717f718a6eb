"""Tests of every page: no serious axe violation, everything usable by keyboard, and few bytes to load."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import DESKTOP, PHONE, TABLET, Arrive
from tests.browser.page_checks import accessibility_errors, unreachable_elements
from tests.browser.pages.test_games import GAMES
from tests.browser.pages.test_weight import FONTS_LIMIT, SHELF_LIMIT, TABLE_LIMIT
from tests.browser.person import Person
from tests.daily import daily
from tests.server.serving import Served

MAX_FIRST_LOAD_BYTES = SHELF_LIMIT + FONTS_LIMIT
MAX_TABLE_BYTES = TABLE_LIMIT + FONTS_LIMIT
"""Maximum bytes transferred before the shelf is shown, or before a person who follows a link sees the table."""
PAGE_CONTENTS = {
    "": "a.box",
    "learn": "ol",
    "learn/zombiland": "ol",
    "rules": "a[href^='#/rules/']",
    "rules/zombiland/ZL-MOV-01": "article.on",
    "settings": "input[type=radio]",
    "print/green_horde/the_alarm_bell": "dl",
    "print/city_of_horror": "dl",
    "join": "input[type=url]",
    "tables": "p",
    **{f"box/{game}": ".start" for game in GAMES},
}
"""The selector of an element that the main part of each page has once the page is complete, by path."""
MARK_AS_LEFT = "document.querySelector('main')?.setAttribute('data-left', '')"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
IS_COMPLETE = """() => document.readyState === "complete" &&
    [...document.images].every(image => image.complete || image.loading === "lazy")"""
"""Script that returns whether the page and all its images are loaded, except images that load lazily."""
WAIT_FOR_IDLE = """() => new Promise(quiet => requestIdleCallback(quiet))"""
OPENING_TEXTS = [("en", "Opening the box…"), ("es", "Abriendo la caja…")]
NO_ANSWER = [
    ("en", "The server does not answer.", "Try again"),
    ("es", "El servidor no contesta.", "Probar otra vez"),
]


def arrive_with(arrive: Arrive, size: str) -> Person:
    """Open a browser with a screen of this size; anything smaller than a desktop is a touch screen."""
    return arrive(size=SIZES[size], touch=size != "desktop")


def open_whole_page(person: Person, path: str) -> None:
    """Open a page and wait until it is complete and no element of the previous page is left."""
    person.page.evaluate(MARK_AS_LEFT)
    person.goes_to(path)
    person.page.locator("main:not([data-left])").locator(PAGE_CONTENTS[path]).first.wait_for()
    person.page.wait_for_function(IS_COMPLETE)


@pytest.mark.parametrize("size", daily(SIZES, "phone"))
def test_axe_finds_nothing_serious_on_any_page(arrive: Arrive, size: str):
    ana = arrive_with(arrive, size)
    found: dict[str, list[str]] = {}
    for path in PAGE_CONTENTS:
        open_whole_page(ana, path)
        if wrong := accessibility_errors(ana.page):
            found[path] = wrong
    assert found == {}


@pytest.mark.parametrize("game", daily(["city_of_horror", "green_horde", "zombiland"], "city_of_horror"))
def test_the_keyboard_scrolls_everything_that_is_opened(arrive: Arrive, table: Served, game: str):
    """Every tab and dialog is opened at every size, with enough chat to make it scroll."""
    ana = arrive()
    ana.sits_at(game)
    ana.waits()
    match, link = ana.match
    with table.join({"match": {"id": match}}, link) as window:
        for number in range(24):
            window.send(type="say", text=f"Line {number}")
            window.wait("chat")
    ana.page.keyboard.press("c")
    expect(ana.page.locator("dialog [role=log] p")).to_have_count(24)
    ana.closes_dialog()
    found: list[str] = []
    for size in SIZES.values():
        ana.page.set_viewport_size(size)
        for key in ("c", "l", "?"):
            ana.page.keyboard.press(key)
            ana.page.locator("dialog").wait_for()
            found += unreachable_elements(ana.page)
            ana.closes_dialog()
        tabs = ana.page.get_by_role("tab")
        for number in range(tabs.count()):
            tabs.nth(number).click()
            found += unreachable_elements(ana.page)
    assert found == []


def test_the_board_of_a_phone_is_a_stop_for_tab_while_there_is_more_of_it(arrive: Arrive):
    ana = arrive(size=PHONE)
    ana.sits_at("city_of_horror")
    ana.waits()
    board = ana.page.get_by_role("group", name="Board")
    expect(board).to_have_attribute("tabindex", "0")
    ana.page.keyboard.press("Tab")
    for _ in range(60):
        if board.evaluate("one => one === document.activeElement"):
            break
        ana.page.keyboard.press("Tab")
    expect(board).to_be_focused()
    ana.page.keyboard.press("End")
    ana.page.wait_for_function("one => one.scrollTop > 0", arg=board.element_handle())
    ana.page.set_viewport_size({"width": 1440, "height": 1400})
    expect(board).to_have_attribute("tabindex", "0")
    ana.page.keyboard.press("Tab")
    expect(board).not_to_have_attribute("tabindex", "0")


class TransferMeter:
    """A counter of the bytes that a page transfers, compressed and with headers."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, float] = {}
        self._asked: dict[str, str] = {}
        self._ended: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda it: self._ask(it["requestId"], it["request"]["url"]))
        session.on("Network.loadingFinished", lambda it: self._end(it["requestId"], it["encodedDataLength"]))
        session.on("Network.loadingFailed", lambda it: self._end(it["requestId"], 0))

    def _ask(self, number: str, url: str) -> None:
        self._asked[number] = url

    def _end(self, number: str, size: float) -> None:
        self._ended.add(number)
        self.sizes[self._asked.get(number, number)] = size

    def total_bytes(self, page: Page) -> float:
        """Wait until no request is pending; return the bytes of all requests."""
        page.evaluate(WAIT_FOR_IDLE)
        while self._asked.keys() - self._ended:
            page.evaluate(WAIT_FOR_IDLE)
        return sum(self.sizes.values())


def test_every_box_has_its_own_picture(arrive: Arrive):
    ana = arrive()
    ana.goes_to()
    for game in GAMES:
        expect(ana.page.locator(f'a.box[href="#/box/{game}"] .cv > svg')).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_play_is_in_sight_when_a_box_is_opened(arrive: Arrive, size: dict[str, int]):
    ana = arrive(size=size)
    ana.opens("green_horde")
    expect(ana.page.locator(".start")).to_be_in_viewport(ratio=1)


def test_the_first_load_is_small(arrive: Arrive):
    ana = arrive(cold=True)
    scales = TransferMeter(ana.page)
    open_whole_page(ana, "")
    expect(ana.page.locator(PAGE_CONTENTS[""])).to_have_count(len(GAMES))
    assert 0 < scales.total_bytes(ana.page) < MAX_FIRST_LOAD_BYTES, scales.sizes
    assert any(url.endswith(".css") for url in scales.sizes)
    assert any("/api/v1/shelf" in url for url in scales.sizes)


def test_sitting_down_loads_little(arrive: Arrive):
    """Count the bytes from opening an invitation link until the table is shown."""
    ana, leo = arrive(), arrive(cold=True)
    ana.sits_at("green_horde")
    match, link = ana.match
    scales = TransferMeter(leo.page)
    leo.page.goto(f"{leo.home}/#/match/{match}/{link}")
    leo.waits_for_table()
    leo.page.wait_for_function(IS_COMPLETE)
    assert 0 < scales.total_bytes(leo.page) < MAX_TABLE_BYTES, scales.sizes
    assert any("green_horde" in url for url in scales.sizes)


def test_the_rulebook_is_searched_in_both_languages(arrive: Arrive):
    for lang, word in (("en", "sewers"), ("es", "cloacas")):
        ana = arrive(lang=lang)
        ana.goes_to("rules/zombiland")
        ana.page.locator("article").first.wait_for()
        ana.page.locator("input[type=search]").fill(word)
        ana.page.wait_for_function("document.querySelector('.seek [role=status]').textContent.trim() !== ''")
        found = ana.page.locator("article p").all_inner_texts()
        assert found
        assert all(word[:5] in text.lower() for text in found)


def test_no_file_of_the_client_names_another_machine(client: Path):
    # `example.org` leads nowhere, by RFC 2606; texts for hosts use it as an example.
    nowhere = rb"www\.w3\.org|svelte\.dev|localhost\b|\w+\.example\.org\b"
    hosts = re.compile(rb"https?://(?!" + nowhere + rb")[a-z0-9.-]+", re.IGNORECASE)
    named = {found.decode() for path in client.rglob("*.js") for found in hosts.findall(path.read_bytes())}
    assert named == set()


@pytest.mark.parametrize(("lang", "opening"), daily(OPENING_TEXTS, OPENING_TEXTS[1]))
def test_a_box_that_takes_long_to_open_says_so(arrive: Arrive, lang: str, opening: str):
    ana = arrive(lang=lang)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/api/v1/games/zombiland/figures", hold)
    ana.goes_to("box/zombiland")
    waiting = ana.page.get_by_role("status")
    expect(waiting).to_have_text(opening)
    assert accessibility_errors(ana.page) == []
    held[0].continue_()
    ana.page.locator(PAGE_CONTENTS["box/zombiland"]).wait_for()
    expect(waiting).to_have_count(0)


@pytest.mark.parametrize(("lang", "said", "again"), daily(NO_ANSWER, NO_ANSWER[0]))
def test_a_box_that_cannot_be_opened_can_be_tried_again(arrive: Arrive, lang: str, said: str, again: str):
    ana = arrive(lang=lang)
    ana.page.route("**/api/v1/**", lambda route: route.abort())
    ana.goes_to("box/zombiland")
    trouble = ana.page.get_by_role("alert")
    expect(trouble).to_contain_text(said)
    expect(ana.page.get_by_role("status")).to_have_count(0)
    assert accessibility_errors(ana.page) == []
    ana.page.unroute("**/api/v1/**")
    trouble.get_by_role("button", name=again).click()
    ana.page.locator(PAGE_CONTENTS["box/zombiland"]).wait_for()
    expect(trouble).to_have_count(0)


CUT_OFF = """() => [...document.querySelectorAll(".who select")].filter(one => {
    const whole = one.cloneNode(true);
    whole.replaceChildren(one.selectedOptions[0].cloneNode(true));
    whole.style.cssText = "position: absolute; width: max-content; max-width: none";
    one.parentElement.append(whole);
    const wide = whole.offsetWidth;
    whole.remove();
    return one.offsetWidth < wide;
}).map(one => one.selectedOptions[0].text)"""
"""Script that returns the selected values of fields too narrow for them."""


def test_a_box_shows_its_seats_beside_the_map_where_there_is_room(arrive: Arrive):
    """On a tablet held sideways, the Play button covers neither the seat counter nor the list of players."""
    ana = arrive(size={"width": 1024, "height": 768})
    ana.opens("green_horde")
    ana.page.locator(".count button").last.click()
    seats = ana.page.locator(".who li")
    expect(seats).to_have_count(2)
    expect(seats.last).to_be_in_viewport(ratio=1)
    bottom = seats.last.bounding_box()
    assert bottom is not None
    play = ana.page.locator(".start").bounding_box()
    assert play is not None
    assert bottom["y"] + bottom["height"] < play["y"]


def test_who_sits_where_is_said_in_whole_words_on_a_phone(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True, lang="es")
    ana.opens("city_of_horror")
    ana.page.locator("select.kind").last.select_option("link")
    assert not ana.page.evaluate(CUT_OFF)
