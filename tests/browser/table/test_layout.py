"""Tests that everything needed for a decision is visible at any size of the board and the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, TABLET, Arrive
from tests.browser.page_checks import wait_until_drawn
from tests.browser.person import Person
from tests.browser.table.test_movement import table_of
from tests.daily import daily
from tests.server.serving import Served

from horda.engine.lists import put
from horda.games.army_of_the_dead.mechanisms.vault.help import trap_zone
from horda.games.army_of_the_dead.mechanisms.vault.traps import show_trap
from horda.games.rue_morgue.mechanisms.helicopter.seats import is_flying, sit, zone_of
from horda.games.zombicide.state import ZombicideState

LARGE = {"width": 1920, "height": 1080}
LANDSCAPE = {"width": 1024, "height": 768}
BIG_BOARDS = (
    ("army_of_the_dead", "all_in"),
    ("green_horde", "the_fallen_fortress"),
    ("rue_morgue", "airlift"),
)
HIDDEN = """selectors => selectors.flatMap(selector => {
    const found = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    if (!found.length) return [`${selector}: none`];
    return found.flatMap(one => {
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflowY === "visible") continue;
            const frame = outer.getBoundingClientRect();
            [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
            [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        const out = box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
        return out ? [`${selector}: ${one.textContent.trim().slice(0, 40)}`] : [];
    });
})"""
"""Script that returns the elements not wholly inside the window and inside every scrolling ancestor."""
MISSION = ("[data-testid=goals] li", "[data-testid=ways-to-lose]", "[data-testid=roster] .oth")
EXTRAS = {
    "all_in": ("[data-testid=clocks] li", "[data-testid=seats] li", "details.quest summary"),
    "airlift": ("[data-testid=clocks] li", "[data-testid=seats] li"),
}


def hidden_parts(page: Page, *selectors: str) -> list[str]:
    """Return the elements matched by these selectors that are not wholly visible."""
    wait_until_drawn(page)
    found: list[str] = page.evaluate(HIDDEN, list(selectors))
    return found


@pytest.mark.parametrize(("game", "mission"), daily(BIG_BOARDS, BIG_BOARDS[0]))
def test_goals_clocks_and_survivors_are_in_sight_for_six(arrive: Arrive, game: str, mission: str):
    ana = arrive(size=LAPTOP, lang="es")
    ana.sits_at(game, until="make_noise", mission=mission)
    ana.waits()
    found = {}
    for size in (LAPTOP, DESKTOP, LARGE):
        ana.page.set_viewport_size(size)
        if out := hidden_parts(ana.page, *MISSION, *EXTRAS.get(mission, ())):
            found[size["width"]] = out
    assert found == {}
    for size in (LANDSCAPE, TABLET, PHONE):
        ana.page.set_viewport_size(size)
        line = ana.page.get_by_test_id("mission-line")
        assert hidden_parts(ana.page, "[data-testid=mission-line] span") == []
        line.click()
        expect(ana.page.locator(".page-goals li").first).to_be_in_viewport(ratio=1)


def test_how_the_first_mission_is_lost_is_in_sight(arrive: Arrive):
    """The first mission defines no way to lose, so the only one is that everybody dies."""
    ana = arrive(size=LAPTOP)
    ana.sits_at("green_horde", until="make_noise")
    ana.waits()
    expect(ana.page.get_by_test_id("ways-to-lose")).to_contain_text("all of you are dead")
    assert hidden_parts(ana.page, "[data-testid=ways-to-lose]") == []
    ana.page.set_viewport_size(PHONE)
    line = ana.page.get_by_test_id("mission-line")
    expect(line).to_contain_text("1 way to lose")
    line.click()
    expect(ana.page.get_by_text("You lose when all of you are dead.")).to_be_in_viewport(ratio=1)


def state_of(person: Person, table: Served) -> tuple[ZombicideState, int]:
    """Return the match's state and the number of the survivor whose turn it is, or -1."""
    state = table_of(table, person)
    return state, getattr(state.question(), "who", -1)


def forget(person: Person, table: Served) -> None:
    """Remove a match from the server, which could not replay a state that a test has changed."""
    table.registry.open_matches.pop(person.match[0])


def test_what_the_vault_requires_stands_by_the_dice(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    ana.sits_at("army_of_the_dead", until="make_noise", mission="all_in")
    ana.waits()
    state, who = state_of(ana, table)
    state.zone = put(state.zone, who, trap_zone(state))
    show_trap(state, trap_zone(state))
    # The next decision shows the changed state.
    ana.page.keyboard.press("n")
    ana.settles()
    ana.page.keyboard.press("x")
    ana.page.locator(".act", has_text="traps").first.click()
    ana.settles()
    expect(ana.page.locator(".dice")).to_be_visible()
    for size in (LAPTOP, DESKTOP, LARGE, LANDSCAPE, TABLET, PHONE):
        ana.page.set_viewport_size(size)
        assert hidden_parts(ana.page, "[data-testid=requirement]", ".dice") == [], size
    forget(ana, table)


def takes_turn_of(person: Person, table: Served, name: str) -> int:
    """End turns until the named survivor acts; return the survivor's number."""
    for _ in range(16):
        person.waits()
        state, who = state_of(person, table)
        if who >= 0 and state.roster[who] == name:
            if any(choice.verb == "end_turn" for choice in state.choices(0)):
                return who
            person.taps(0)
        elif any(choice.verb == "end_turn" for choice in state.choices(0)):
            person.page.keyboard.press("e")
        else:
            named = person.choices().filter(has_text=name.title())
            (named if named.count() else person.choices()).first.click()
        person.settles()
    raise AssertionError(f"{name} never acted")


def flies(person: Person, table: Served) -> None:
    """Board the helicopter with the pilot, and take off by a tap on the helicopter."""
    state, _ = state_of(person, table)
    pilots = (name for who, name in enumerate(state.roster) if state.has_skill(who, "helicopter_pilot"))
    pilot = takes_turn_of(person, table, next(pilots))
    state, _ = state_of(person, table)
    state.zone = put(state.zone, pilot, zone_of(state))
    sit(state, 0, pilot)
    # The next decision shows the changed state.
    person.page.keyboard.press("n")
    person.settles()
    person.page.locator(".live .vehicle").click()
    card = person.page.get_by_test_id("vehicle")
    expect(card).to_contain_text("Pilot", ignore_case=True)
    card.get_by_role("button", name="Take off", exact=True).click()
    person.settles()
    assert is_flying(table_of(table, person))


def test_a_flying_helicopter_is_in_view_with_its_passengers(arrive: Arrive, table: Served):
    ana = arrive(size=PHONE, touch=True)
    ana.sits_at("rue_morgue", until="make_noise", mission="airlift")
    ana.waits()
    flies(ana, table)
    wait_until_drawn(ana.page)
    expect(ana.page.locator(".live .vehicle")).to_be_in_viewport(ratio=0.9)
    expect(ana.page.locator(".live [data-passenger]")).to_have_count(1)
    # Who sits in it is not drawn beside it.
    assert ana.page.locator(".live .person").count() == 5
    forget(ana, table)


def test_letters_and_numbers_are_in_view_wherever_the_board_is_moved(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    ana.sits_at("army_of_the_dead", until="make_noise", mission="all_in")
    ana.waits()
    stage = ana.page.locator("main.stage").bounding_box()
    assert stage is not None
    for _ in range(3):
        labels = ana.page.get_by_test_id("coordinates").locator("b")
        texts = labels.all_inner_texts()
        assert any(text.isdecimal() for text in texts), texts
        assert any(text.isalpha() for text in texts), texts
        for label in labels.all():
            box = label.bounding_box()
            assert box is not None
            assert stage["x"] <= box["x"] + box["width"] / 2 <= stage["x"] + stage["width"]
            assert stage["y"] <= box["y"] + box["height"] / 2 <= stage["y"] + stage["height"]
        ana.page.keyboard.press("Shift+ArrowDown")
        ana.page.keyboard.press("Shift+ArrowRight")


def test_zombies_beyond_the_edge_are_pointed_at(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.sits_at("rue_morgue", until="make_noise", mission="airlift")
    ana.waits()
    for _ in range(6):
        ana.page.keyboard.press("+")
    wait_until_drawn(ana.page)
    stage = ana.page.locator("main.stage").bounding_box()
    assert stage is not None
    boxes = [pack.bounding_box() for pack in ana.page.locator(".live .pack").all()]
    assert any(
        box and (box["x"] > stage["x"] + stage["width"] or box["x"] + box["width"] < stage["x"])
        for box in boxes
    )
    sign = ana.page.get_by_test_id("zombies-beyond").first
    expect(sign).to_be_in_viewport(ratio=1)
    sign.click()
    expect(ana.page.locator(".live .pack").first).to_be_in_viewport()
