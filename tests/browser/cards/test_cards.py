"""Tests of cards in the browser: one tap shows a card's text; a choice that gives something up needs a second tap."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.page_checks import cramped_words
from tests.browser.person import Person
from tests.browser.play_until import play_until
from tests.browser.table.test_turns import takes_a_turn
from tests.server.serving import Served

from horda.engine.choices import Choice
from horda.engine.state import State

LANDSCAPE = {"width": 1024, "height": 768}
"""Screen size of a tablet held sideways, in pixels."""
SET_SPANISH = """() => localStorage.setItem("horda.settings",
    JSON.stringify({...JSON.parse(localStorage.getItem("horda.settings")), lang: "es"}))"""
CARDS = ".card:not([disabled]), .slot:not([disabled])"


def comes_to_cards(person: Person) -> Locator:
    """Play until this person has a card on the table, and return the element of the card."""
    cards = person.page.locator(CARDS)
    for move in range(40):
        person.waits()
        if cards.count():
            return cards.first
        person.taps(move)
    raise AssertionError(f"no card was dealt: {person.question}")


def decisions_seen(person: Person) -> str | None:
    """Return the number of decisions that this page has seen."""
    person.settles()
    return person.table.get_attribute("data-seq")


@pytest.mark.parametrize("game", ["green_horde", "city_of_horror", "zombiland"])
def test_a_tap_on_a_card_reads_it_and_does_nothing_else(arrive: Arrive, game: str):
    ana = arrive()
    ana.sits_at(game)
    card = comes_to_cards(ana)
    before = decisions_seen(ana)
    name = (card.locator("header, span").first.inner_text()).strip()
    card.click()
    reading = ana.page.get_by_test_id("reading")
    expect(reading.locator("h3")).to_have_text(name)
    assert reading.locator(".face p, .face dl").count() > 0
    assert decisions_seen(ana) == before
    ana.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)


def test_what_is_thrown_away_is_asked_about_twice_from_the_card_itself(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    search_until_card_drawn(ana)
    ana.page.get_by_test_id("by-hand").click()
    drawn = ana.page.get_by_test_id("drawn")
    expect(drawn.get_by_test_id("face")).to_be_visible()
    # Every answer has its button at once, and every empty slot the card may go into is lit.
    answers = [answer.get_attribute("aria-label") for answer in ana.choices().all()]
    places = ana.page.locator(".hands .put, .pack .put")
    expect(places.first).to_be_visible()
    for place in places.all():
        assert place.get_attribute("aria-label") in answers
    before = decisions_seen(ana)
    ana.choices().filter(has_text=re.compile("Discard")).first.click()
    sure = ana.page.get_by_test_id("sure")
    expect(sure.get_by_role("heading")).to_contain_text(re.compile("discard", re.IGNORECASE))
    expect(sure).to_contain_text("gone for good")
    assert decisions_seen(ana) == before
    expect(sure.get_by_role("button", name="No")).to_be_focused()
    sure.get_by_role("button", name="No").click()
    expect(sure).to_have_count(0)
    assert decisions_seen(ana) == before
    ana.choices().filter(has_text=re.compile("Discard")).first.click()
    sure.get_by_role("button", name="Do it").click()
    expect(sure).to_have_count(0)
    assert decisions_seen(ana) != before


def test_words_have_room_on_every_screen_in_every_size_and_language(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    search_until_card_drawn(ana)
    assert cramped_words(ana.page, DESKTOP, LANDSCAPE, PHONE) == {}
    ana.page.evaluate(SET_SPANISH)
    ana.page.reload()
    expect(ana.page.get_by_test_id("drawn")).to_be_visible()
    assert cramped_words(ana.page, DESKTOP, LANDSCAPE, PHONE) == {}


def search_until_card_drawn(person: Person) -> None:
    """Act until a drawn card has to be put somewhere."""
    for move in range(120):
        if person.page.get_by_test_id("drawn").count():
            return
        search = person.choices().filter(has_text=re.compile("^\\s*Search"))
        if search.count():
            search.first.click()
        else:
            person.taps(move)
        person.settles()
        person.waits()
    raise AssertionError("nothing was found")


def test_a_card_is_read_on_a_phone_and_its_verbs_do_what_they_say(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    takes_a_turn(ana)
    ana.page.locator(CARDS).first.tap()
    reading = ana.page.get_by_test_id("reading")
    expect(reading).to_be_in_viewport(ratio=0.9)
    reading.get_by_role("button", name=re.compile("Close")).tap()
    expect(reading).to_have_count(0)


def test_the_log_leads_to_the_cards_that_it_names(arrive: Arrive):
    ana = arrive()
    ana.sits_at("zombiland")
    for move in range(60):
        ana.waits()
        ana.page.keyboard.press("l")
        expect(ana.page.locator("dialog")).to_be_visible()
        named = ana.page.locator("dialog ol .card-name")
        if named.count():
            name = named.first.inner_text()
            named.first.click()
            expect(ana.page.get_by_test_id("reading").locator("h3")).to_have_text(name)
            return
        ana.closes_dialog()
        ana.taps(move)
    raise AssertionError("no card was named")


def another_card_follows(state: State) -> bool:
    """Whether a card was drawn and another follows."""
    asked = state.prompt(0)
    return asked is not None and bool(asked.as_json().get("then"))


def pick_search(offered: Sequence[Choice], move: int) -> Choice:
    """Return a search if one is offered, otherwise a choice that depends on the move number."""
    search = [one for one in offered if one.verb == "search"]
    return (search or offered)[move % len(search or offered)]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_card_that_comes_next_lies_there_and_is_not_said_as_well(
    arrive: Arrive, table: Served, size: dict[str, int]
):
    match: dict[str, Any] = table.begin("green_horde", "here", seed="two")
    table.do(play_until(table.registry, match["match"]["id"], another_card_follows, pick_search))
    ana = arrive(size=size)
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits_for_table()
    expect(ana.page.get_by_test_id("drawn").get_by_test_id("face")).to_have_count(2)
    ana.page.get_by_test_id("by-hand").click()
    following = ana.page.get_by_test_id("drawn-then")
    expect(following).to_contain_text("Comes next")
    assert following.locator("b").inner_text() not in ana.question
    assert "Where does" in ana.question
