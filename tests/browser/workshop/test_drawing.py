"""Tests of drawing a mission in the browser by mouse, keyboard, touch and offline, and of playing its first round."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, TABLET, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person

from horda.lab.missions.review import review_mission

GAME = "green_horde"
STORED_TEXT = """() => {
    const key = Object.keys(localStorage).find(one => one.startsWith("horda.workshop."));
    return JSON.parse(localStorage.getItem(key)).text;
}"""
"""Script that returns the mission's text stored on this device."""
CONTENT = {
    "tiles: [[14R]]",
    "{put: start, at: B2}",
    "{put: spawn, at: A1, side: north}",
    "{put: objective, colour: red, at: C1}",
    "{put: door, between: [B1, C1]}",
}
MAX_TABS = 120


def stored_text(page: Page) -> str:
    text: str = page.evaluate(STORED_TEXT)
    return text


def errors_in(text: str) -> list[str]:
    """Return the errors that `horda mission check` reports for a mission."""
    return [one.what for one in review_mission(text, GAME).problems if one.severity == "error"]


def place(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]')


def takes(page: Page, name: str) -> None:
    """Select a tool of the palette."""
    page.get_by_test_id("palette").get_by_role("button", name=name, exact=True).click()


def begins_to_draw(person: Person, title: str = "The Well") -> None:
    """Begin a new mission with an empty map."""
    person.goes_to(f"workshop/{GAME}")
    person.page.get_by_label("Title").fill(title)
    person.page.get_by_role("button", name="Begin with an empty map").click()
    person.page.get_by_test_id("workshop-map").wait_for()


def lays_first_tile(person: Person) -> None:
    place(person.page, "tile 0 0").click()
    expect(place(person.page, "tile 0 0")).to_have_attribute("aria-label", "Tile 12R")
    person.page.keyboard.press("Escape")


def middle_of_cell(page: Page, column: int, row: int) -> tuple[float, float]:
    """Return the screen coordinates of the middle of a cell of the only tile."""
    box = place(page, "piece tiles 0 0").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * (2 * column + 1) / 6, box["y"] + box["height"] * (2 * row + 1) / 6


def plays_first_round(person: Person) -> None:
    person.waits_for_table()
    person.plays_a_round()


def test_a_mission_is_drawn_by_mouse_mended_and_played(arrive: Arrive):
    ana = arrive()
    page = ana.page
    ana.opens(GAME)
    page.get_by_role("link", name="Workshop", exact=True).click()
    page.get_by_label("Title").fill("The Well")
    page.get_by_role("button", name="Begin with an empty map").click()
    takes(page, "Tile 14R")
    place(page, "tile 0 0").click()
    for name, key in (
        ("start", "cell B2"),
        ("spawn zone", "cell A1"),
        ("objective", "cell C1"),
        ("door", "edge B1-C1"),
    ):
        takes(page, name)
        place(page, key).click()
    assert {line for line in CONTENT if line in stored_text(page)} == CONTENT
    page.get_by_role("button", name="Undo").click()
    assert "door" not in stored_text(page)
    page.keyboard.press("Control+Shift+Z")
    assert "door" in stored_text(page)
    problems = page.get_by_test_id("problems")
    expect(problems).to_contain_text("nothing wins it")
    problems.get_by_role("button", name="every objective taken").click()
    expect(problems.locator(".error")).to_have_count(0)
    assert errors_in(stored_text(page)) == []
    page.get_by_role("button", name="Change title").click()
    page.get_by_label("Survivors, at least").fill("1")
    page.keyboard.press("Tab")
    page.reload()
    expect(page.locator(".side h2").first).to_have_text("The Well")
    page.get_by_test_id("play-now").click()
    plays_first_round(ana)


def test_a_mission_is_drawn_and_begun_by_keyboard_alone(arrive: Arrive):
    ana = arrive()
    page = ana.page
    ana.goes_to(f"workshop/{GAME}")
    page.get_by_role("button", name="Begin with an empty map").wait_for()

    def presses(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    def tabs_to(name: str) -> None:
        focused = page.locator(":focus")
        for _ in range(MAX_TABS):
            presses("Tab")
            if focused.count() and re.search(
                name, focused.inner_text() + (focused.get_attribute("maxlength") or "")
            ):
                return
        raise AssertionError(f"Tab never reaches {name}")

    tabs_to("60")
    page.keyboard.type("The Well")
    presses("Enter")
    page.get_by_test_id("workshop-map").wait_for()
    presses("t", "3", "r", "r", "r", "r", "ArrowDown", "Enter")
    place(page, "tile 1 0").wait_for()
    # The first arrow goes to the first place, A1; the others lead on from there.
    presses("k", "1", "ArrowDown", "ArrowDown", "ArrowRight", "Enter")
    expect(place(page, "cell B2")).to_have_attribute("aria-pressed", "true")
    presses("4", "ArrowUp", "ArrowLeft", "Enter")
    presses("3", "ArrowRight", "ArrowRight", "Enter")
    presses("e", "1")
    for _ in range(4):
        presses("ArrowRight", "ArrowUp")
    page.locator(":focus").wait_for()
    presses("Enter")
    text = stored_text(page)
    assert {line for line in CONTENT if line in text} >= CONTENT - {"{put: door, between: [B1, C1]}"}
    assert "put: door" in text
    presses("u", "Shift+U", "n")
    expect(page.locator(".problem.framed")).to_have_count(1)
    tabs_to("every objective taken")
    presses("Enter")
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    assert errors_in(stored_text(page)) == []
    presses("p")
    ana.waits_for_table()


def test_what_lies_on_the_map_is_changed_moved_and_removed(arrive: Arrive):
    ana = arrive()
    page = ana.page
    begins_to_draw(ana)
    lays_first_tile(ana)
    takes(page, "objective")
    place(page, "cell A1").click()
    page.keyboard.press("Escape")
    objective = place(page, "piece tokens 0 at")
    # By dragging, with the key, and by the keys alone.
    objective.hover()
    page.mouse.down()
    page.mouse.move(*middle_of_cell(page, 0, 2), steps=4)
    page.mouse.up()
    assert "at: A3" in stored_text(page)
    objective.click()
    card = page.get_by_test_id("properties")
    card.get_by_role("button", name="blue").click()
    card.get_by_role("button", name="One more").click()
    assert "{put: objective, colour: blue, at: A3, order: 1}" in stored_text(page)
    page.keyboard.press("m")
    place(page, "cell C1").click()
    assert "at: C1" in stored_text(page)
    objective.click()
    page.keyboard.press("Delete")
    assert "objective" not in stored_text(page)
    expect(card).to_have_count(0)
    # The tile turns where it lies.
    page.mouse.click(*middle_of_cell(page, 0, 2))
    page.keyboard.press("r")
    assert "[[12R.90]]" in stored_text(page)


def test_on_a_tablet_the_first_tap_shows_the_ghost_and_the_second_lays(arrive: Arrive):
    ana = arrive(size=TABLET, touch=True)
    page = ana.page
    begins_to_draw(ana)
    page.get_by_test_id("palette").get_by_role("button", name="Tile 14R", exact=True).tap()
    place(page, "tile 0 0").tap()
    expect(page.get_by_test_id("ghost")).to_contain_text("Tile 14R")
    assert "14R" not in stored_text(page)
    place(page, "tile 0 0").tap()
    expect(place(page, "tile 0 0")).to_have_attribute("aria-label", "Tile 14R")
    page.get_by_test_id("palette").get_by_role("button", name="Tokens", exact=True).tap()
    page.get_by_test_id("palette").get_by_role("button", name="start", exact=True).tap()
    place(page, "cell B2").tap()
    place(page, "cell B2").tap()
    assert "{put: start, at: B2}" in stored_text(page)


def test_a_place_that_is_not_legal_says_why(arrive: Arrive):
    ana = arrive()
    begins_to_draw(ana)
    lays_first_tile(ana)
    takes(ana.page, "barrier")
    dim = ana.page.locator(".place.edge.dim").first
    dim.click(force=True)
    expect(ana.page.locator(".ask p")).to_contain_text("A wall")
    assert "barrier" not in stored_text(ana.page)


def test_nothing_is_lost_while_the_line_is_down(arrive: Arrive):
    ana = arrive()
    page = ana.page
    begins_to_draw(ana)
    lays_first_tile(ana)
    page.context.set_offline(True)
    takes(page, "start")
    place(page, "cell A1").click()
    expect(page.locator(".ask p")).to_contain_text("Kept here")
    page.context.set_offline(False)
    expect(page.locator(".ask p")).not_to_contain_text("Kept here")
    page.reload()
    expect(place(page, "piece tokens 0 at")).to_have_count(1)


def test_the_bench_and_its_entrance_are_accessible_in_both_themes(arrive: Arrive):
    ana = arrive()
    page = ana.page
    ana.goes_to(f"workshop/{GAME}")
    page.get_by_role("button", name="The Alarm Bell").wait_for()
    assert accessibility_errors(page) == []
    page.get_by_role("button", name="The Alarm Bell").click()
    place(page, "piece tokens 2 at").click()
    expect(page.get_by_test_id("properties")).to_be_visible()
    for theme in ("night", "paper"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert accessibility_errors(page) == []
    page.keyboard.press("e")
    page.keyboard.press("2")
    expect(page.locator(".place.edge").first).to_be_visible()
    assert accessibility_errors(page) == []


def test_on_a_phone_everything_fits_and_is_accessible(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True, lang="es")
    page = ana.page
    ana.goes_to(f"workshop/{GAME}")
    page.get_by_role("button", name="Toque a rebato").tap()
    for tab in ("Mapa", "Misión", "Pruebas"):
        page.get_by_role("button", name=tab, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert accessibility_errors(page) == []


def test_a_file_that_is_too_long_is_refused(arrive: Arrive):
    ana = arrive()
    ana.goes_to(f"workshop/{GAME}")
    field = ana.page.locator("input[type=file]")
    field.set_input_files({"name": "long.yaml", "mimeType": "text/yaml", "buffer": b"x" * 40_000})
    expect(ana.page.get_by_role("alert")).to_contain_text("32")


def test_a_mission_of_the_box_opens_as_a_copy(arrive: Arrive):
    ana = arrive()
    ana.opens(GAME)
    ana.page.get_by_role("link", name="Change a copy in the workshop").click()
    expect(ana.page.locator(".side h2").first).to_have_text("The Alarm Bell")
    assert json.dumps("The Alarm Bell").strip('"') in stored_text(ana.page)
    # On the way back no second copy is made.
    ana.page.go_back()
    expect(ana.page.locator(".start")).to_be_visible()
