"""Tests of the end of a match: its summary in sentences and a picture, and the buttons offered then."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.daily import daily
from tests.server.serving import Served

SEATS = {"green_horde": 1, "zombiland": 2, "rue_morgue": 2}


def create_bots_match(server: Served, game: str, **settings: object) -> tuple[str, str]:
    """Create a match that bots play to its end as soon as somebody watches; return its id and the host's
    link.
    """
    match: dict[str, Any] = server.begin(game, *["bot:random"] * SEATS[game], seed="the end", **settings)
    return match["match"]["id"], match["link"]


def watches_to_the_end(person: Person, match: str, link: str) -> None:
    person.goes_to(f"match/{match}/{link}")
    person.page.get_by_role("alertdialog").wait_for()


@pytest.mark.parametrize("game", daily(SEATS, "green_horde"))
def test_a_match_that_is_over_is_told_in_sentences_and_a_picture(arrive: Arrive, table: Served, game: str):
    ana = arrive(size=LAPTOP)
    match, link = create_bots_match(table, game)
    watches_to_the_end(ana, match, link)
    end = ana.page.get_by_role("alertdialog")
    told = end.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told.first).to_be_visible()
    assert 1 <= told.count() <= 5
    assert all(len(line) > 10 for line in told.locator("span").all_inner_texts())
    expect(end.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"\d"))
    if game != "zombiland":
        rows = end.get_by_role("region", name="Survivor by survivor").locator("tbody tr")
        assert rows.count() >= 1
    else:
        assert end.get_by_role("region", name="Where everybody stands").locator("tbody tr").count() == 2
    assert accessibility_errors(ana.page) == []
    ana.page.set_viewport_size(PHONE)
    assert accessibility_errors(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_sentence_of_the_end_leads_to_its_moment_and_to_a_new_match_before_it(
    arrive: Arrive, table: Served
):
    ana = arrive(size=LAPTOP)
    match, link = create_bots_match(table, "green_horde", options={"mission": "the_dragon_bile_quest"})
    watches_to_the_end(ana, match, link)
    moments = ana.page.get_by_role("region", name="What happened").get_by_role("listitem")
    moments.last.get_by_role("link").click()
    expect(ana.page.get_by_label("Where in the match")).not_to_have_value("0")
    ana.page.go_back()
    watches_to_the_end(ana, match, link)
    ana.page.get_by_role("link", name="Play again").click()
    expect(ana.page.get_by_role("heading", name="The Dragon Bile Quest")).to_be_visible()
    expect(ana.page.locator(".who select.kind")).to_have_value("bot")
    ana.page.go_back()
    watches_to_the_end(ana, match, link)
    ana.page.get_by_role("button", name=re.compile("^Play on from round")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    ana.page.wait_for_url(lambda url: "#/match/" in url and match not in url)
    ana.waits_for_table()
    assert ana.waits() == "asked"


@pytest.mark.long
def test_the_board_can_be_looked_at_when_all_is_over(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP, lang="es")
    watches_to_the_end(ana, *create_bots_match(table, "green_horde"))
    ana.page.get_by_role("button", name="Mirar el tablero").click()
    expect(ana.page.get_by_role("alertdialog")).to_have_count(0)
    expect(ana.table).to_be_visible()
    ana.page.get_by_role("button", name="Cómo terminó").click()
    # The analysis has a link back to it as well.
    ana.page.get_by_role("alertdialog").get_by_role("link", name="Análisis").click()
    ana.page.get_by_test_id("analysis").get_by_role("link", name="Cómo terminó").click()
    expect(ana.page.get_by_role("alertdialog")).to_be_visible()
