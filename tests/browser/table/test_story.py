"""The mission's story, shown once as it begins."""

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
