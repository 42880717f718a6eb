"""Tests of deals at a City of Horror table: answering an offer, each step of making one, and showing its result."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.games.test_city_of_horror import SMALL_TABLET, can_bargain, match_where, open_table
from tests.browser.page_checks import accessibility_errors, wait_until_drawn
from tests.server.serving import Served

from horda.engine.state import State
from horda.games.city_of_horror.rules.phases.windows import Window


def may_third_bargain(state: State) -> bool:
    """Whether the third player may make an offer now."""
    verbs = {one.verb for one in state.all_choices()}
    return isinstance(state.question(), Window) and state.deciders == [2] and "offer" in verbs


def offer_from_third(server: Served, match: dict[str, Any]) -> None:
    """Let the third player offer the first one a card for a card."""
    with server.join(match, match["links"][1]["link"]) as leo:
        for verb in ("offer", "give_any_card", "ask_any_card", "propose"):
            leo.choose(next(one for one in leo.choices if one["do"] == verb))


def test_an_offer_made_to_me_is_the_question(arrive: Arrive, table: Served):
    match, _ = match_where(table, may_third_bargain, "here", "link", "link")
    offer_from_third(table, match)
    ana, leo = arrive(size=LAPTOP), arrive(size=LAPTOP)
    open_table(leo, match, match["links"][1]["link"])
    open_table(ana, match, match["link"])
    expect(ana.page.locator(".ask h1")).to_have_text("Player 3 offers you a deal. Do you accept?")
    offer = ana.page.get_by_test_id("offer")
    expect(offer).to_have_count(1)
    expect(offer.get_by_test_id("sentence")).to_contain_text("You give Player 3 an Action card")
    for size in (LAPTOP, SMALL_TABLET, PHONE):
        ana.page.set_viewport_size(size)
        wait_until_drawn(ana.page)
        for answer in ("Accept", "Counter", "Refuse"):
            expect(offer.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
        assert accessibility_errors(ana.page) == []
    # Its answer by a key, and a face to the refusal at the other screen.
    ana.page.keyboard.press("x")
    expect(offer).to_have_count(0)
    expect(leo.page.get_by_test_id("refused")).to_contain_text("Player 1 refuses.")
    expect(leo.page.get_by_test_id("refused").locator("use")).to_have_count(1)


def test_escape_leads_back_from_every_step_of_a_deal(arrive: Arrive, table: Served):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    deal = ana.page.locator("[data-guide=deal]")
    step = deal.locator(".more")
    # The key of a deal opens the choice of a partner, and a digit makes it.
    ana.page.keyboard.press("g")
    ana.page.locator(".act").filter(has_text="Player 2").click()
    deal.get_by_role("group", name="You give").get_by_role("button", name="promise something").click()
    expect(step.locator("b")).to_contain_text("What kind of promise do you add?")
    step.get_by_role("button", name="a vote in the attack").click()
    expect(step.locator("b")).to_contain_text("Which location is the promise about?")
    step.get_by_role("button").first.click()
    expect(step.locator("b")).to_contain_text("Who is the vote against?")
    ana.page.keyboard.press("Escape")
    expect(step.locator("b")).to_contain_text("Which location is the promise about?")
    ana.page.keyboard.press("Escape")
    expect(step.locator("b")).to_contain_text("What kind of promise do you add?")
    deal.get_by_test_id("deal-back").click()
    expect(step).to_have_count(0)
    expect(deal.get_by_role("group", name="You give")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(deal.get_by_role("group", name="You give")).to_have_count(0)
    expect(deal.get_by_test_id("offers-left")).to_be_visible()


def test_a_bot_says_why_it_refuses(arrive: Arrive, table: Served):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    with table.join(match) as host:
        for seat in (1, 2, 3):
            assert host.ask(type="stand_in", seat=seat, bot="")["type"] == "done"
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    deal = ana.page.locator("[data-guide=deal]")
    deal.locator(".partner:enabled").first.click()
    deal.get_by_role("group", name="You get").get_by_role("button", name="hand").click()
    deal.get_by_role("button", name="Put it on the table").click()
    refused = ana.page.get_by_test_id("refused")
    expect(refused).to_contain_text("refuses.")
    expect(refused).to_contain_text("no: it costs me more than it brings me.")
