"""Tests of the log beside the board: oldest line on top, newest line visible, each line linked to its moment."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, LAPTOP, Arrive
from tests.browser.page_checks import wait_until_drawn
from tests.browser.table.test_turns import takes_a_turn

AT_END = "one => one.scrollHeight - one.scrollTop - one.clientHeight < 24"


def test_the_log_has_headings_is_in_order_and_shows_the_newest(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.sits_at("green_horde")
    ana.plays_a_round()
    log = ana.page.locator(".rail .log [role=log]")
    rounds = [int(one.split()[-1]) for one in log.locator("li.h.round").all_inner_texts()]
    assert rounds == sorted(rounds)
    assert len(rounds) > 1
    # Lines carry the mark of who they are about; the way to the replay appears under the pointer.
    expect(log.locator(".mark svg").first).to_be_attached()
    last = log.locator("li:not(.h)").last
    arrow = last.locator("a")
    expect(arrow).to_have_css("opacity", "0")
    last.hover()
    expect(arrow).to_have_css("opacity", "1")
    phases = " ".join(log.locator("li.h:not(.round)").all_inner_texts()).lower()
    assert "players' phase" in phases
    assert "the dead move" in phases
    lines = log.locator("li:not(.h)")
    for size in (LAPTOP, DESKTOP):
        ana.page.set_viewport_size(size)
        wait_until_drawn(ana.page)
        assert log.evaluate(AT_END)
        expect(lines.last).to_be_in_viewport()


def test_a_line_lights_its_place_leads_to_its_moment_and_can_be_sought_by_who(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    ana.page.locator("g.lit.go:not(.far)").first.click()
    ana.settles()
    log = ana.page.locator(".rail .log")
    went = log.locator("li", has_text=re.compile("went from")).last
    place = went.get_by_role("button").last
    place.click()
    expect(ana.page.locator(".live .told").first).to_be_visible()
    mover = went.get_by_role("button").first.inner_text()
    log.locator("summary").click()
    log.get_by_role("radio", name=mover, exact=True).click()
    shown = log.locator("li:not(.h)").all_inner_texts()
    assert shown
    assert all(mover in one for one in shown)
    with ana.page.context.expect_page() as opened:
        went.get_by_role("link", name=re.compile("replay")).click()
    replay = opened.value
    replay.locator("[role=toolbar] [role=status]").last.wait_for()
    expect(replay.get_by_test_id("table")).to_be_visible()
    expect(replay.locator(".rail .log [role=log]")).to_contain_text(re.compile(f"{mover} went from"))
