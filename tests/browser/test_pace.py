"""What has one answer goes on by itself, and nobody has to press Pass all evening."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.test_turns import comes_to_pass


def test_a_question_with_one_answer_goes_on_by_itself_unless_it_is_stopped(arrive: Arrive):
    ana = arrive(goOn=True)
    ana.begins("zombiland")
    going = ana.page.get_by_test_id("going")
    for move in range(60):
        ana.page.locator(".act:not(.dim):not(.any), [data-testid=going]").first.wait_for()
        if going.count():
            break
        ana.taps(move)
        ana.settles()
    expect(going).to_be_visible()
    going.get_by_role("button", name="Stop").click()
    expect(going).to_have_count(0)
    ana.settles()
    before = ana.table.get_attribute("data-seq")
    ana.page.reload()
    ana.waits_for_table()
    expect(going).to_be_visible()
    expect(ana.table).not_to_have_attribute("data-seq", before or "")


def test_passing_goes_on_until_it_concerns_me(arrive: Arrive):
    ana = arrive()
    comes_to_pass(ana)
    ana.settles()
    before = ana.table.get_attribute("data-seq")
    ana.page.get_by_role("button", name=re.compile("Pass until it concerns me")).click()
    expect(ana.table).not_to_have_attribute("data-seq", before or "")
