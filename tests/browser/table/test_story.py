"""Tests of the mission's story, which is shown once when a match begins."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, Arrive


def test_the_story_is_told_as_a_mission_begins_and_can_be_read_again(arrive: Arrive):
    ana = arrive(size=LAPTOP, story=True)
    ana.begins("green_horde")
    story = ana.page.get_by_test_id("story")
    expect(story).to_contain_text("The dead came down the north road")
    ana.page.get_by_role("button", name="To the table").click()
    expect(story).to_have_count(0)
    ana.page.reload()
    ana.waits()
    expect(story).to_have_count(0)
    ana.page.get_by_role("button", name="The story").click()
    expect(story).to_be_visible()


@pytest.mark.long
def test_a_story_is_not_told_to_who_wants_none(arrive: Arrive):
    ana = arrive(story=False)
    ana.begins("green_horde")
    ana.waits()
    expect(ana.page.get_by_test_id("story")).to_have_count(0)


def test_a_newcomer_is_dealt_everything_and_has_three_hints_that_go_when_done(arrive: Arrive):
    ana = arrive(size=LAPTOP, story=True, guided=[])
    ana.begins("green_horde")
    start = ana.page.get_by_role("dialog", name="The Alarm Bell")
    expect(start).to_contain_text("Done for you")
    # Each survivor with the cards they were dealt.
    team = start.locator("li", has=ana.page.locator(".gear"))
    expect(team).to_have_count(3)
    hint = ana.page.get_by_role("dialog", name="of 3")
    expect(hint).to_have_count(0)
    start.get_by_role("button", name="Begin").click()
    # The first question is a turn, not a piece of bookkeeping.
    expect(ana.page.locator(".ask h1")).to_contain_text("What now?")
    expect(hint).to_have_attribute("aria-label", "1 of 3")
    # A hint never lies over a sheet that hides what it points at.
    ana.page.locator(".bar .act").filter(has_text="Trade").click()
    ana.page.locator(".acts > .act").filter(has_text="Trade with").first.click()
    expect(ana.page.get_by_role("heading", name="What changes hands?")).to_be_visible()
    expect(hint).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(hint).to_have_attribute("aria-label", "1 of 3")
    hint.get_by_role("button", name="Next").click()
    expect(hint).to_have_attribute("aria-label", "2 of 3")
    # The hint asks for a tap on a lit zone, and goes with it.
    ana.page.locator("g.lit.far").first.press("Enter")
    expect(hint).to_have_attribute("aria-label", "3 of 3")
    ana.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_newcomer_may_change_what_was_dealt(arrive: Arrive):
    ana = arrive(size=LAPTOP, story=True, guided=[])
    ana.begins("green_horde")
    ana.page.get_by_role("dialog", name="The Alarm Bell").get_by_role("button", name="Change").click()
    expect(ana.page.get_by_role("button", name="Deal everything")).to_be_visible()
    assert ana.round == 0
