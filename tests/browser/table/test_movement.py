"""Tests of moving by a tap on a place; for several steps, the first tap shows the path and the second walks it."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.cards.test_cards import decisions_seen
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.table.test_turns import takes_a_turn
from tests.daily import daily
from tests.server.serving import Served

from horda.games.zombicide.state import ZombicideState


def table_of(table: Served, person: Person) -> ZombicideState:
    """Return the match's state on the server."""
    state = table.registry.open_matches[person.match[0]].state
    assert isinstance(state, ZombicideState)
    return state


def zone_of(state: ZombicideState) -> str:
    """Return the zone of the survivor whose turn it is."""
    who = getattr(state.question(), "who", -1)
    return state.board.names[state.zone[who]]


def far(person: Person) -> Locator:
    """Return the zones that take several steps to reach."""
    lit = person.page.locator("g.lit.far")
    lit.first.wait_for()
    return lit


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_several_steps_are_planned_by_one_tap_and_taken_by_the_second(
    arrive: Arrive, table: Served, size: dict[str, int]
):
    ana = arrive(size=size)
    takes_a_turn(ana)
    before = decisions_seen(ana)
    state = table_of(table, ana)
    left = state.actions[getattr(state.question(), "who", -1)]
    target = far(ana).last
    goal = re.search(r"\b[A-F]\d\b", target.get_attribute("aria-label") or "")
    assert goal is not None
    target.focus()
    ana.page.keyboard.press("Enter")
    plan = ana.page.get_by_test_id("plan")
    expect(plan).to_contain_text(goal[0])
    cost = plan.locator(".cost svg").count()
    assert cost > 1
    assert decisions_seen(ana) == before
    target.focus()
    ana.page.keyboard.press("Enter")
    expect(plan).to_have_count(0)
    # On an empty street every step costs one action and is a separate decision.
    expect(ana.table).to_have_attribute("data-seq", str(int(before or 0) + cost))
    state = table_of(table, ana)
    assert zone_of(state) == goal[0]
    assert state.actions[getattr(state.question(), "who", -1)] == left - cost


@pytest.mark.parametrize("size", daily([LAPTOP, PHONE], PHONE), ids=["laptop", "phone"])
def test_a_plan_lies_beside_the_board_and_says_what_is_in_sight_from_there(
    arrive: Arrive, size: dict[str, int]
):
    ana = arrive(size=size)
    takes_a_turn(ana)
    far(ana).last.focus()
    ana.page.keyboard.press("Enter")
    plan = ana.page.get_by_test_id("plan")
    expect(plan.get_by_test_id("from-there")).to_contain_text("in sight from there", ignore_case=True)
    expect(ana.page.get_by_role("main").get_by_test_id("plan")).to_have_count(0)
    expect(plan.get_by_role("button", name=re.compile("^Go"))).to_be_in_viewport(ratio=1)
    assert ana.page.locator(".seen").count()


def test_a_plan_is_put_down_by_escape(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    before = decisions_seen(ana)
    far(ana).first.click()
    plan = ana.page.get_by_test_id("plan")
    expect(plan).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    assert decisions_seen(ana) == before


def test_looking_at_another_survivor_changes_the_sheet_and_nothing_else(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    question, buttons = ana.question, ana.choices().all_inner_texts()
    before = decisions_seen(ana)
    other = ana.page.locator(".oth:not(.on)").first
    other.click()
    sheet = ana.page.get_by_role("complementary")
    back = sheet.get_by_role("button", name=re.compile("^Back to"))
    expect(back).to_be_visible()
    expect(sheet).not_to_contain_text("0 left")
    expect(sheet).to_contain_text("still to act")
    assert (ana.question, ana.choices().all_inner_texts()) == (question, buttons)
    assert decisions_seen(ana) == before
    back.click()
    expect(back).to_have_count(0)
    expect(sheet).to_contain_text("3 left")


def test_who_acts_next_is_looked_at_first_and_chosen_on_the_sheet(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    for _ in range(30):
        ana.waits()
        if ana.question == "Who acts next?":
            break
        ana.taps(0)
    before = decisions_seen(ana)
    ana.page.locator(".oth").nth(1).click()
    assert decisions_seen(ana) == before
    ana.page.get_by_role("button", name=re.compile("acts now")).click()
    expect(ana.page.locator(".oth").nth(1)).to_have_class(re.compile(r"\bon\b"))
    assert decisions_seen(ana) != before


def test_the_first_questions_may_be_left_to_chance(arrive: Arrive):
    ana = arrive()
    ana.sits_at("army_of_the_dead")
    ana.waits()
    first = ana.question
    deal = ana.page.get_by_role("button", name=re.compile("Deal everything"))
    deal.click()
    dealt = ana.page.get_by_test_id("dealt")
    dealt.get_by_role("button", name="Change").click()
    expect(ana.page.locator(".ask h1")).to_have_text(first)
    expect(dealt).to_have_count(0)
    deal.click()
    expect(dealt).to_be_visible()
    assert deal.count() == 0
    assert "discarded" not in ana.reads_log(), "chance threw something away"
    expect(ana.page.locator(".oth").first).to_be_visible()


def test_friends_alone_are_no_target_and_a_shot_at_them_asks_twice(arrive: Arrive, table: Served):
    """No button aims at friends; a player can do so by opening the weapon, and must confirm the shot."""
    ana = arrive(size=PHONE, touch=True)
    ana.sits_at("green_horde")
    for _ in range(60):
        ana.waits()
        state = table_of(table, ana)
        attacks = [one for one in state.choices(0) if one.has("weapon")]
        if attacks and all(state.game.is_futile(state, one) for one in attacks):
            break
        ana.taps(-1)  # The last choice of a turn ends it, so that all stay together at the start.
        ana.settles()
    else:
        raise AssertionError("nobody stood in the way of an arrow")
    weapon = ana.page.locator(".hands .card").first
    expect(ana.choices().filter(has_text=re.compile(r"^\s*(Shoot|Cast)"))).to_have_count(0)
    before = decisions_seen(ana)
    weapon.scroll_into_view_if_needed()
    weapon.tap()
    ana.page.get_by_test_id("reading").locator(".deed:not(.dim)").first.tap()
    sure = ana.page.get_by_test_id("sure")
    expect(sure).to_contain_text(re.compile(r"\d+% ?to hit"))
    # The safe answer has the focus, and the red one takes neither a hasty tap nor Enter.
    expect(sure.get_by_role("button", name="Do not attack")).to_be_focused()
    red = sure.get_by_role("button", name="Attack anyway")
    expect(red).to_have_attribute("aria-disabled", "false")
    red.press("Enter")
    expect(sure).to_be_visible()
    assert decisions_seen(ana) == before
