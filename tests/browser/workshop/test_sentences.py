"""Tests of the workshop's form for goals and events: filled in by mouse and keyboard, stored, played and shared."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person

SIDEWAYS_TABLET = {"width": 1180, "height": 820}
FINGER_PX = 44
SHEET = "[data-testid=sentences]"
TEXT = """() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("horda.workshop."));
    return JSON.parse(localStorage.getItem(key)).text;
}"""
"""Script that returns the text of the only draft on the device."""


def _opens_copy(person: Person, mission: str = "The Alarm Bell") -> Page:
    """Open the workshop with a copy of a mission of the box."""
    person.goes_to("workshop/green_horde")
    person.page.get_by_role("button", name=mission).click()
    expect(_sheet(person.page)).to_be_visible()
    return person.page


def _sheet(page: Page) -> Locator:
    return page.get_by_test_id("sentences")


def _text(page: Page) -> str:
    text = page.evaluate(TEXT)
    assert isinstance(text, str)
    return text


def _has_text(page: Page, words: str) -> None:
    """Wait until the stored draft contains these words."""
    page.wait_for_function(f"(words) => ({TEXT})().includes(words)", arg=words)


def test_a_goal_and_an_event_are_written_by_sentences(arrive: Arrive):
    page = _opens_copy(arrive())
    before = _text(page)

    page.get_by_role("button", name="add a goal").click()
    page.locator("[data-word=killed]").click()
    _has_text(page, "- {killed: {count: 10}}")
    page.locator("[data-add=kind]").click()
    page.locator("[data-value=runner]").click()
    _has_text(page, "- {killed: {count: 10, kind: runner}}")

    page.get_by_role("button", name="add a sentence").click()
    page.locator("[data-word=zone_entered]").click()
    page.locator("[data-word=noise]").click()
    _has_text(page, "{event: zone_entered, do: [{noise: exit}]}")
    row = _sheet(page).get_by_test_id("sentence").last
    row.get_by_role("button", name="Change: the exit").click()
    page.locator("[data-value=E5]").first.click()
    _has_text(page, "{event: zone_entered, do: [{noise: E5}]}")
    expect(row).to_contain_text(re.compile("When somebody enters a zone: make a noise in\\s*E5"))
    assert accessibility_errors(page, SHEET) == []

    # Every step is undone alone, and all of them together leave the file as it was.
    for _ in range(6):
        page.get_by_role("button", name="Undo").click()
    page.wait_for_function(f"(before) => ({TEXT})() === before", arg=before)


def test_sentences_are_written_and_moved_by_keyboard_alone(arrive: Arrive):
    page = _opens_copy(arrive())
    page.get_by_role("button", name="add a way to lose").focus()
    page.keyboard.press("Enter")
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.word") == "rounds":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    _has_text(page, "rounds: {rounds: 20}")
    page.keyboard.press("Escape")

    first = _sheet(page).locator('[data-sentence="goals 0"] .number')
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(_sheet(page).get_by_role("status")).to_contain_text("Now sentence 2 of 8.")
    goals = _text(page)[_text(page).index("goals:") :]
    assert goals.index("colour: blue") < goals.index("colour: green")


def test_a_place_is_picked_on_the_map_by_keyboard(arrive: Arrive):
    page = _opens_copy(arrive())
    page.get_by_role("button", name="Change: the exit").focus()
    page.keyboard.press("Enter")
    page.locator("[data-pick]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".places .place:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => /survivors_at: [A-F][1-6]/.test(({TEXT})())")


def test_what_is_typed_in_the_file_is_a_sentence_and_wrong_words_are_problems(arrive: Arrive):
    page = _opens_copy(arrive())
    page.get_by_role("tab", name="File").click()
    field = page.get_by_test_id("file-text")
    field.fill(field.input_value().replace("when:", "lose:\n  late: {rounds: 9}  # early\nwhen:", 1))
    page.get_by_role("tab", name="Sentences").click()
    expect(_sheet(page)).to_contain_text(re.compile("round\\s*9\\s*is over"))
    assert "# early" in _text(page)
    page.get_by_role("tab", name="File").click()
    field.fill(field.input_value().replace("rounds: 9", "roundz: 9"))
    expect(page.get_by_test_id("problems")).to_contain_text("has no `roundz`")


def test_texts_are_written_for_each_goal(arrive: Arrive):
    page = _opens_copy(arrive())
    page.get_by_role("tab", name="Texts").click()
    page.get_by_label("Goal 2").fill("Ring the bell at E3.")
    page.get_by_label("The story").click()
    _has_text(page, "Ring the bell at E3.")


def test_a_draft_is_kept_as_a_version_played_printed_and_shared(arrive: Arrive):
    ana = arrive()
    page = _opens_copy(ana)
    page.get_by_role("button", name="Versions").click()
    page.get_by_label("Name of this version").fill("As printed")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="add a way to lose").click()
    page.locator("[data-word=rounds]").click()
    page.get_by_role("button", name="Versions").click()
    page.get_by_role("button", name="Compare with now").click()
    expect(page.get_by_test_id("versions")).to_contain_text("round 20 is over")
    assert accessibility_errors(page, "dialog[open]") == []
    page.get_by_role("button", name="Go back to it").click()
    expect(_sheet(page)).not_to_contain_text("is over")

    with page.expect_download() as download:
        page.get_by_role("button", name="File", exact=True).click()
        page.get_by_role("button", name="The mission (YAML)").click()
    assert download.value.path().read_text() == _text(page)
    page.keyboard.press("Escape")

    page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.shared = text; }"
    )
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link = page.evaluate("window.shared")
    text = _text(page)

    ben = arrive()
    ben.page.goto(link)
    ben.page.get_by_test_id("copy-shared").click()
    expect(_sheet(ben.page)).to_be_visible()
    assert _text(ben.page) == text

    page.get_by_role("link", name="Print", exact=True).click()
    sheet = page.get_by_test_id("print-sheet")
    expect(sheet).to_contain_text("objective (blue): E3")
    expect(sheet).to_contain_text("14R")
    assert accessibility_errors(page) == []
    page.go_back()
    page.get_by_role("button", name="Seats", exact=True).click()
    page.get_by_test_id("start-draft").click()
    expect(page).to_have_url(re.compile("#/match/"))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_fingers_find_every_slot(arrive: Arrive, lang: str):
    mission = "The Alarm Bell" if lang == "en" else "Toque a rebato"
    page = _opens_copy(arrive(size=SIDEWAYS_TABLET, touch=True, lang=lang), mission)
    slot = _sheet(page).locator(".slot").first
    slot.tap()
    assert accessibility_errors(page, SHEET) == []
    for small in (".slot", ".more", ".pill", ".number", ".away", ".link"):
        heights = _sheet(page).locator(small).evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert min(heights) >= FINGER_PX, small
    if folder := os.environ.get("HORDA_PICTURES"):
        page.screenshot(path=f"{folder}/workshop_sentences_{lang}.png")
