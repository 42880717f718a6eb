"""Tests of the statistics of matches played on a device, which are stored and shown on this device only."""

from __future__ import annotations

import os

from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.table.test_end import create_bots_match, watches_to_the_end
from tests.server.serving import Served

PLAYED = """() => localStorage.setItem("horda.played", JSON.stringify([
    ["aaaaaaaa", "green_horde", "the_alarm_bell", "easy", 1, 9, 20000],
    ["bbbbbbbb", "green_horde", "the_alarm_bell", "easy", 0, 4, 20001],
    ["cccccccc", "zombiland", "", "", 1, 12, 20002]]))"""


def test_matches_are_counted_by_mission_and_can_be_reset(arrive: Arrive):
    ana = arrive()
    ana.goes_to("statistics")
    page = ana.page.get_by_test_id("statistics")
    expect(page).to_contain_text("Nothing to count yet")
    ana.page.evaluate(PLAYED)
    ana.page.reload()
    row = page.get_by_role("row", name="The Alarm Bell")
    expect(row).to_contain_text("9 rounds")
    assert row.get_by_role("cell").all_inner_texts() == ["2", "1", "9 rounds"]
    expect(page.get_by_role("row", name="Zombiland")).to_be_visible()
    assert accessibility_errors(ana.page) == []
    if folder := os.environ.get("HORDA_PICTURES"):
        ana.page.screenshot(path=f"{folder}/statistics.png")
    ana.page.get_by_role("button", name="Reset statistics").click()
    ana.page.get_by_role("button", name="Reset them for good").click()
    expect(page).to_contain_text("Nothing to count yet")


def test_who_only_watches_counts_nothing(arrive: Arrive, table: Served):
    ana = arrive()
    match, link = create_bots_match(table, "green_horde")
    watches_to_the_end(ana, match, link)
    assert ana.page.evaluate("localStorage.getItem('horda.played')") in (None, "[]")
