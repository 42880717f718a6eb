"""Tests of the referee at a real table: a round with entered dice and cards, a shared link, an impossible position."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors, unreachable_elements
from tests.browser.person import Person
from tests.browser.referee_desk import READ, RefereeDesk

MISSION = "the_evil_shrine"
MAX_TAPS = 25
"""Maximum taps for ten pieces in five zones, including the choice of game, mission and question."""
MAX_SECONDS = 60
TAP_SECONDS = 1.5
"""Seconds that a person needs to find and tap an element."""
CHOSEN_CARD = "z168"
MAX_ENTRIES = 60
"""Maximum number of decisions, dice and cards entered in a round."""


def begin_with_ten_pieces(person: Person) -> RefereeDesk:
    """Set up ten pieces in five zones of The Evil Shrine."""
    desk = RefereeDesk(person)
    desk.begin("green_horde", MISSION)
    desk.put("E1", "megan")
    desk.put("F3", "johannes")
    desk.put("E2", "walker*3", "abomination")
    desk.put("E4", "rolf", "walker")
    desk.put("E6", "runner*2")
    return desk


def test_ten_pieces_take_less_than_a_minute_on_a_phone(arrive: Arrive):
    person = arrive(size=PHONE, touch=True)
    begun = time.monotonic()
    desk = begin_with_ten_pieces(person)
    desk.ask("zombies")
    desk.rules()
    assert desk.taps <= MAX_TAPS
    assert desk.taps * TAP_SECONDS < MAX_SECONDS
    assert time.monotonic() - begun < MAX_SECONDS


def test_undo_takes_back_every_tap_and_redo_repeats_them(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=DESKTOP))
    for _ in range(10):
        desk.page.keyboard.press("u")
    desk.page.locator(READ).wait_for()
    expect(desk.page.locator('[data-place="E2"]')).to_have_attribute("aria-label", "E2: empty")
    for _ in range(10):
        desk.page.keyboard.press("Shift+U")
    expect(desk.page.locator('[data-place="E2"]')).to_have_attribute(
        "aria-label", "E2: 3 Walkers, Abomination"
    )


def test_pieces_are_put_by_keys(arrive: Arrive):
    desk = RefereeDesk(arrive(size=DESKTOP))
    desk.begin("green_horde", MISSION)
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "w", "w", "Shift+W", "1", "x"):
        desk.page.keyboard.press(key)
    expect(desk.page.locator('[aria-pressed=true][data-place="B2"]')).to_have_attribute(
        "aria-label", "B2: Asim, Walker, 1 noise"
    )


def play_round(desk: RefereeDesk) -> list[str]:
    """Enter a round: end every turn, take first choices, draw a known card; return the sentences of its steps."""
    page = desk.page
    for _ in range(MAX_ENTRIES):
        page.locator("[data-testid=course][aria-busy=false]").wait_for()
        told = desk.steps()
        if any(sentence.startswith("Round 1") for sentence in told):
            return told
        if page.locator("[data-testid=dice-entry]").count():
            desk.enter_dice(6)
        elif page.locator("[data-testid=card-entry]").count():
            known = page.locator(f"[data-card={CHOSEN_CARD}]").count()
            desk.tap(f"[data-card={CHOSEN_CARD}]" if known else "[data-testid=card-entry] [data-card]")
        else:
            ends = page.locator("[data-line$=end_turn]").count()
            desk.tap("[data-line$=end_turn]" if ends else "[data-testid=decision] .btn")
    raise AssertionError(f"the round does not end: {told}")


def test_a_round_is_refereed_with_what_happened_at_the_table(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=PHONE, touch=True))
    desk.give_in("E4", "rolf", "axe")
    desk.take_turn("rolf")
    desk.ask("happened")
    desk.choose("rolf strike axe E4")
    desk.enter_dice(1)
    expect(desk.page.locator("[data-testid=course]")).to_contain_text("Rolf missed E4 with the Axe: 1")
    desk.choose("rolf strike axe E4")
    desk.enter_dice(5)
    expect(desk.page.locator("[data-testid=course]")).to_contain_text(
        "Rolf killed a Walker in E4 with the Axe: 5"
    )
    told = play_round(desk)
    assert any("3 Walkers in E2 split" in sentence for sentence in told)
    assert sum("danger blue" in sentence for sentence in told) >= 1
    desk.tap("[data-do-it]")
    desk.page.locator(READ).wait_for()
    place = desk.page.locator('[data-place="E1"]')
    expect(place).to_have_attribute("aria-label", "E1: Megan, 2 Walkers, Abomination")


def test_a_shared_link_opens_elsewhere(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=PHONE, touch=True))
    desk.page.locator(READ).wait_for()
    desk.tap("[data-share]")
    text = desk.page.locator("dialog textarea").input_value()
    assert "E2: walker*3 abomination" in text
    link = desk.page.locator("dialog [data-link]").get_attribute("data-link")
    assert link is not None
    other = arrive(size=DESKTOP, lang="es", cold=True)
    other.page.goto(link)
    other.page.locator(READ).wait_for()
    expect(other.page.locator('[data-place="E2"]')).to_have_attribute(
        "aria-label", "E2: 3 Caminantes, Abominación"
    )


def test_the_text_of_a_position_is_read_back(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=PHONE, touch=True))
    desk.page.locator(READ).wait_for()
    desk.tap("[data-share]")
    box = desk.page.locator("dialog textarea")
    box.fill(f"game = green_horde | mission = {MISSION} | A1: seli walker*2")
    desk.page.get_by_role("button", name="Set this up").click()
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator('[data-place="A1"]')).to_have_attribute("aria-label", "A1: Seli, 2 Walkers")
    expect(desk.page.locator('[data-place="E2"]')).to_have_attribute("aria-label", "E2: empty")


def test_a_position_that_cannot_be_says_what_mends_it(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=PHONE, touch=True))
    desk.put("A1", "abomination")
    problem = desk.page.locator("[data-testid=position-problem]")
    expect(problem).to_contain_text("the box has 1")
    problem.get_by_role("button").filter(has_text="Abomination").first.click()
    expect(problem).to_have_count(0)
    desk.ask("zombies")
    assert desk.rules()


def test_play_on_makes_a_match_of_the_position(arrive: Arrive):
    desk = begin_with_ten_pieces(arrive(size=DESKTOP))
    desk.page.locator(READ).wait_for()
    desk.tap("[data-share]")
    desk.tap("dialog [data-play-on]")
    desk.page.locator("[data-testid=table]").wait_for()


def errors_of(page: Page) -> list[str]:
    """Return the accessibility errors of the page."""
    return [*accessibility_errors(page), *unreachable_elements(page)]


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESKTOP, "es")], ids=["phone-en", "desktop-es"])
@pytest.mark.parametrize("theme", ["night", "paper"])
def test_every_screen_can_be_read_by_everybody(arrive: Arrive, size: dict[str, int], lang: str, theme: str):
    person = arrive(size=size, lang=lang, theme=theme)
    person.goes_to("referee/green_horde")
    person.page.locator("[data-mission]").first.wait_for()
    found = errors_of(person.page)
    desk = begin_with_ten_pieces(person)
    desk.page.locator(READ).wait_for()
    desk.tap("[data-phase-fold] summary")
    found += errors_of(person.page)
    for question in ("zombies", "happened", "may", "sees", "odds"):
        desk.ask(question)
        person.page.wait_for_load_state("networkidle")
        found += [f"{question}: {one}" for one in errors_of(person.page)]
    desk.tap("[data-share]")
    found += errors_of(person.page)
    assert sorted(set(found)) == []
