"""Tests of forecasts of the zombies' next steps and of lines of sight, by pointer, key and long press."""

from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.table.test_turns import takes_a_turn, waits_to_act


def plays_until_the_dead_come(person: Person) -> Locator:
    """Play until the forecast says that zombies would act, and return the element of the forecast."""
    takes_a_turn(person)
    person.page.keyboard.press("z")
    told = person.page.get_by_test_id("forecast")
    expect(told).to_be_visible()
    for move in range(60):
        if told.locator("li .icon, li svg").count():
            return told
        person.taps(0) if not person.lets_pass() else None
        waits_to_act(person)
        expect(told).to_be_visible()
        assert move < 59
    return told


def press_long(person: Person, place: Locator) -> None:
    """Press an element with a finger for long, then release it."""
    box = place.bounding_box()
    assert box is not None
    at = {
        "pointerType": "touch",
        "pointerId": 7,
        "button": 0,
        "isPrimary": True,
        "bubbles": True,
        "clientX": box["x"] + box["width"] / 2,
        "clientY": box["y"] + box["height"] / 2,
    }
    place.dispatch_event("pointerdown", at)
    expect(person.page.get_by_test_id("sight")).to_be_visible()
    place.dispatch_event("pointerup", at)
    place.dispatch_event("click", at)


def test_the_dead_are_foreseen_by_key_and_by_pointing_at_the_end_of_a_turn(arrive: Arrive):
    ana = arrive()
    told = plays_until_the_dead_come(ana)
    sentences = told.locator("li").all_inner_texts()
    assert any(" to " in one or "attack" in one for one in sentences)
    assert ana.page.locator(".goes, .attack").count()
    ana.page.keyboard.press("z")
    expect(told).to_have_count(0)
    expect(ana.page.locator(".goes")).to_have_count(0)
    ana.page.locator(".act.end").hover()
    expect(told.locator("li")).to_have_text(sentences)
    ana.page.mouse.move(0, 0)
    expect(told).to_have_count(0)


def test_sight_is_shown_of_one_after_the_other_and_ends(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    living = ana.page.locator(".person").count()
    sight = ana.page.get_by_test_id("sight")
    names: set[str] = set()
    for _ in range(living):
        before = sight.locator("h3").inner_text() if sight.count() else ""
        ana.page.keyboard.press("s")
        expect(sight).to_be_visible()
        expect(sight.locator("h3")).not_to_have_text(before or "-")
        names.add(sight.locator("h3").inner_text())
        expect(sight).to_contain_text("In range:")
    assert len(names) == living
    assert ana.page.locator(".seen").count()
    ana.page.keyboard.press("s")
    expect(sight).to_have_count(0)


def test_a_long_press_shows_sight_and_does_nothing_else(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    takes_a_turn(ana)
    asked, seq = ana.question, ana.table.get_attribute("data-seq")
    press_long(ana, ana.page.locator(".lit.go").first)
    assert (ana.question, ana.table.get_attribute("data-seq")) == (asked, seq)
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("sight")).to_have_count(0)
    press_long(ana, ana.page.locator(".person").first)
    assert ana.table.get_attribute("data-seq") == seq
