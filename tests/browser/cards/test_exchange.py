"""Tests of the sheet on which cards are rearranged: all moves are sent when the sheet is confirmed, none before."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.cards.test_cards import decisions_seen, pick_search
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.play_until import play_until
from tests.browser.table.test_movement import table_of
from tests.server.serving import Served

from horda.engine.state import State

TABLET = {"width": 1024, "height": 768}


def takes_picture(person: Person, name: str) -> None:
    """Save a screenshot of the page if a folder for pictures is set."""
    if folder := os.environ.get("HORDA_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


def can_trade(state: State) -> bool:
    """Whether the turn offers a trade."""
    return any(choice.verb == "trade" for choice in state.choices(0))


def has_found(state: State) -> bool:
    """Whether exactly one drawn card has to be put somewhere."""
    asked = state.prompt(0)
    about = asked.as_json() if asked is not None and asked.name == "Arrange" else {}
    return bool(about.get("card")) and not about.get("then")


def opens_at(arrive: Arrive, table: Served, wanted: Any, **settings: Any) -> Person:
    """Open the page of a solo match at a position that `wanted` accepts; return the person."""
    made: dict[str, Any] = table.begin("green_horde", "here", seed="two")
    table.do(play_until(table.registry, made["match"]["id"], wanted, pick_search))
    person = arrive(**settings)
    person.goes_to(f"match/{made['match']['id']}/{made['link']}")
    person.waits_for_table()
    person.waits()
    return person


def opens_trade(person: Person) -> Locator:
    """Open and return the sheet of a trade with the first survivor in the zone."""
    person.page.keyboard.press("t")
    trade = person.choices().filter(has_text=re.compile("Trade with|Intercambiar con"))
    if trade.count():
        trade.first.click()
    sheet = person.page.get_by_test_id("exchange")
    expect(sheet).to_be_visible()
    return sheet


def all_slots(person: Person, table: Served) -> list[list[str]]:
    """Return the cards of all survivors by slot, from the server."""
    return [one.slots for one in table_of(table, person).view(0).survivors]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_trade_costs_nothing_until_it_is_confirmed(arrive: Arrive, table: Served, size: dict[str, int]):
    ana = opens_at(arrive, table, can_trade, size=size)
    before, slots = decisions_seen(ana), all_slots(ana, table)
    sheet = opens_trade(ana)
    expect(sheet.get_by_test_id("exchange-go")).to_be_disabled()
    first = sheet.get_by_test_id("holder-0").locator(".place:not(.free)").first
    card = first.locator("b").inner_text()
    first.click()
    first.click()
    expect(sheet.get_by_test_id("holder-1").locator(".place").filter(has_text=card).first).to_contain_text(
        "from"
    )
    takes_picture(ana, f"trade-{size['width']}")
    assert decisions_seen(ana) == before
    sheet.get_by_role("button", name="Nothing").click()
    expect(sheet).to_have_count(0)
    assert (decisions_seen(ana), all_slots(ana, table)) == (before, slots)
    sheet = opens_trade(ana)
    first.click()
    first.click()
    sheet.get_by_test_id("exchange-go").click()
    expect(sheet).to_have_count(0)
    ana.settles()
    made = [choice.verb for choice in table_of(table, ana).moves.since(int(before or 0))]
    assert made[0] == "trade"
    assert "hand" in made
    assert all_slots(ana, table) != slots


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_found_card_is_placed_by_one_answer(arrive: Arrive, table: Served, size: dict[str, int]):
    ana = opens_at(arrive, table, has_found, size=size)
    before = decisions_seen(ana)
    sheet = ana.page.get_by_test_id("exchange")
    name = sheet.get_by_test_id("drawn").locator("h3").inner_text()
    expect(sheet.get_by_test_id("holder-0")).to_contain_text(name)
    takes_picture(ana, f"find-{size['width']}")
    sheet.get_by_test_id("exchange-go").click()
    expect(sheet).to_have_count(0)
    ana.settles()
    made = [choice.verb for choice in table_of(table, ana).moves.since(int(before or 0))]
    assert made[0] == "put"
    assert not has_found(table_of(table, ana))


def test_leaving_a_found_card_is_confirmed_twice(arrive: Arrive, table: Served):
    ana = opens_at(arrive, table, has_found)
    before = decisions_seen(ana)
    sheet = ana.page.get_by_test_id("exchange")
    sheet.get_by_role("button", name="Leave it").click()
    expect(sheet).to_contain_text("for good")
    go = sheet.get_by_test_id("exchange-go")
    go.click()
    assert decisions_seen(ana) == before
    expect(go).to_have_text(re.compile("Tap again"))
    go.click()
    expect(sheet).to_have_count(0)
    ana.settles()
    made = [choice.verb for choice in table_of(table, ana).moves.since(int(before or 0))]
    assert made[0] == "discard"


def test_cards_can_still_be_arranged_one_by_one(arrive: Arrive, table: Served):
    ana = opens_at(arrive, table, has_found)
    ana.page.get_by_test_id("by-hand").click()
    expect(ana.page.get_by_test_id("exchange")).to_have_count(0)
    expect(ana.page.locator(".hands .put, .pack .put").first).to_be_visible()


def test_the_sheet_of_a_trade_fits_a_tablet_in_spanish(arrive: Arrive, table: Served):
    ana = opens_at(arrive, table, can_trade, size=TABLET, lang="es")
    sheet = opens_trade(ana)
    card = sheet.get_by_test_id("holder-0").locator(".place:not(.free)").first
    card.click()
    takes_picture(ana, "trade-es-selected")
    card.click()
    takes_picture(ana, "trade-es")
    expect(sheet.get_by_test_id("exchange-go")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_test_id("comparison")).to_contain_text("Dados")
