"""Tests that questions with only one answer are answered automatically."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.page_checks import NEXT_FRAME
from tests.browser.person import Person
from tests.browser.table.test_turns import comes_to_pass
from tests.daily import daily
from tests.server.serving import Served

from horda.server.match.rebuild import choice_in

IS_ANSWERING = """seq => {
    const table = document.querySelector("[data-testid=table]");
    const same = table.dataset.seq === seq && !table.hasAttribute("data-pending");
    return !same || document.querySelector("[data-testid=going]") !== null;
}"""
"""Script that returns whether the page is answering, or has just answered, a question automatically."""


def is_answering_itself(person: Person) -> bool:
    """Return whether the page is answering for this person, so that a tap might hit the next question."""
    person.settles()
    shown = person.table.get_attribute("data-seq")
    person.page.evaluate(NEXT_FRAME)
    return bool(person.page.evaluate(IS_ANSWERING, shown))


def test_a_question_with_one_answer_goes_on_by_itself_unless_it_is_stopped(arrive: Arrive):
    ana = arrive(goOn=True)
    ana.sits_at("zombiland")
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


@pytest.mark.parametrize("game", daily(["zombiland", "city_of_horror"], "zombiland"))
def test_what_has_one_answer_needs_no_tap(arrive: Arrive, table: Served, game: str):
    """The decisions are counted on the server, not by what the page shows."""
    ana = arrive(goOn=True)
    match: dict[str, Any] = table.begin(game, "here", "bot:random", "bot:random", "bot:random", seed="taps")
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits_for_table()
    going = ana.page.get_by_test_id("going")
    until = ana.page.get_by_role("button", name="Pass until it concerns me")
    live = table.registry.open_matches[match["match"]["id"]]
    pressed = alone = 0
    while pressed < 12:
        ana.page.locator(
            ".result, .act:not(.dim), [data-testid=going], .adds :enabled, .cand"
        ).first.wait_for()
        if ana.page.locator(".result").count():
            break
        if is_answering_itself(ana):
            expect(going).to_have_count(0)
            continue
        alone += len(live.state.choices(0)) == 1
        if until.count():
            until.click()
        else:
            ana.taps(pressed)
        pressed += 1
        ana.settles()
    made = table.do(live.store.entries(live.header.id))
    decided = sum(entry.choice is not None and choice_in(entry).seat == 0 for entry in made)
    print(f"{game}: {decided} decisions, {pressed} taps, {alone} of them at a single button")
    assert alone == 0
    assert decided, "nobody decided anything"
