"""Tests of gestures: a friend briefly sees where another player points, what they plan and how they react."""

from __future__ import annotations

import os

from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.table.test_big_screen import TELEVISION
from tests.server.serving import Served


def takes_picture(person: Person, name: str) -> None:
    """Save a screenshot of the page if a folder for pictures is set."""
    if folder := os.environ.get("HORDA_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


RECORD_GESTURES = """{
    // Gestures go by themselves after seconds, in which a busy machine may not look: so each one is noted.
    window.gestures = new Set();
    const note = () => { for (const one of document.querySelectorAll("[data-gesture]"))
        window.gestures.add(
            [one.dataset.gesture, one.dataset.places ?? one.innerText].join(" ").replace(/\\s+/g, " ")); };
    new MutationObserver(note).observe(document, {childList: true, subtree: true});
}"""
CLICK_PLACES = """(places) => {
    for (const place of places) {
        const box = document.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
        const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
        document.elementFromPoint(at.clientX, at.clientY)
            .dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1, ...at}));
    }
}"""


def sees(person: Person, gesture: str) -> None:
    """Wait until the page has shown a gesture whose text contains `gesture`."""
    person.page.wait_for_function(
        "(text) => [...window.gestures].some((one) => one.includes(text))", arg=gesture
    )


def test_a_friend_and_the_big_screen_see_where_somebody_points(arrive: Arrive, table: Served):
    made = table.begin("green_horde", "here", "link", seed="pointing")
    match = made["match"]
    assert isinstance(match, dict)
    links = made["links"]
    assert isinstance(links, list)
    ana, ben, screen = arrive(size=LAPTOP), arrive(size=PHONE), arrive(size=TELEVISION)
    for person in (ana, ben, screen):
        person.page.add_init_script(RECORD_GESTURES)
    for person, link in ((ana, made["link"]), (ben, links[0]["link"])):
        person.goes_to(f"match/{match['id']}/{link}")
        person.waits_for_table()
    screen.goes_to(f"screen/{match['id']}/{made['spectator']}")
    screen.page.get_by_test_id("screen").wait_for()
    ana.waits()
    before = ana.table.get_attribute("data-seq")
    ana.page.get_by_test_id("point").click()
    ana.page.evaluate(CLICK_PLACES, ["C2", "D3"])
    for other in (ben, screen, ana):
        sees(other, "ping C2")
        sees(other, "arrow C2 D3")
    takes_picture(screen, "ping-screen")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("point")).to_have_attribute("aria-pressed", "false")
    ben.page.get_by_test_id("react").click()
    ben.page.get_by_role("button", name="Thanks").click()
    sees(ana, "Thanks")
    # Everything goes by itself, and nothing was decided.
    expect(ana.page.locator("[data-gesture]")).to_have_count(0)
    assert ana.table.get_attribute("data-seq") == before


def test_who_plays_alone_has_nobody_to_point_for(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    ana.waits()
    expect(ana.page.get_by_test_id("point")).to_have_count(0)
