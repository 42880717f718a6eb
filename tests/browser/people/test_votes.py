"""Tests of table votes in the browser: what the proposer and the other players see, and the buttons."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Arrive
from tests.browser.people.test_multiplayer import joins
from tests.browser.person import Person
from tests.server.serving import Served

from horda.server.table import undo

SEATS = ("here", "link", "link")


def table_of_three(arrive: Arrive) -> list[Person]:
    """Seat Ana as host and Leo and Eva by link; Eva reads Spanish on a phone."""
    ana, leo, eva = arrive(), arrive(), arrive(lang="es", size=PHONE)
    ana.begins("zombiland", SEATS)
    match, _ = ana.match
    tables = ana.page.evaluate("JSON.parse(localStorage.getItem('horda.tables'))")
    for person, invite in zip((leo, eva), tables[0]["invites"], strict=True):
        joins(person, match, str(invite["link"]))
    return [ana, leo, eva]


def play_until_ana_must_ask(table: Served, people: list[Person]) -> None:
    """Play until undoing Ana's last choice needs the others' consent, and another player must decide."""
    live = table.registry.open_matches[people[0].match[0]]
    for move in range(80):
        seat = live.state.deciders[0]
        if undo.undo_permission(live, 0) == "ask" and seat != 0:
            return
        seq = live.seq
        people[seat].waits()
        people[seat].taps(move)
        people[seat].settles()
        assert live.seq > seq
    raise AssertionError("nothing was learnt")


def save_screenshot(person: Person, name: str) -> None:
    """Save a screenshot if HORDA_PICTURES names a folder."""
    if folder := os.environ.get("HORDA_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def test_the_table_is_asked_may_say_no_and_the_question_can_be_withdrawn(arrive: Arrive, table: Served):
    ana, leo, eva = people = table_of_three(arrive)
    play_until_ana_must_ask(table, people)
    ana.page.keyboard.press("u")
    asked = leo.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("wants to undo")
    expect(eva.page.get_by_role("alertdialog")).to_contain_text("quiere deshacer")
    for person, name in ((ana, "undo-asker"), (leo, "undo-en"), (eva, "undo-es")):
        save_screenshot(person, name)
    ana.page.get_by_role("button", name="Withdraw the question").click()
    expect(asked).to_have_count(0)
    expect(leo.page.get_by_role("alert")).to_contain_text("withdrawn")
    ana.page.keyboard.press("u")
    asked.get_by_role("button", name="Agree").click()
    waiting = leo.page.get_by_role("status").filter(has_text="Still to answer")
    expect(waiting).to_be_visible()
    eva.page.get_by_role("alertdialog").get_by_role("button", name="No", exact=True).click()
    expect(ana.page.get_by_role("alert")).to_contain_text("says no")
    expect(waiting).to_have_count(0)


@pytest.mark.long
def test_a_new_link_needs_the_others_and_stands_in_the_log(arrive: Arrive):
    ana, leo, eva = table_of_three(arrive)
    ana.page.locator(".tools button").last.click()
    ana.page.get_by_role("button", name="Who plays", exact=True).click()
    seat = ana.page.locator("dialog li").nth(1)
    seat.get_by_role("button", name="Remove this player").click()
    asked = eva.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("enlace nuevo")
    expect(leo.page.get_by_role("alertdialog")).to_have_count(0)
    save_screenshot(eva, "link-es")
    asked.get_by_role("button", name="De acuerdo").click()
    expect(leo.page.get_by_role("alert").filter(has_text="The host has given your seat")).to_be_visible()
    expect(seat.get_by_role("button", name="Copy the link")).to_be_visible()
    ana.closes_dialog()
    ana.page.keyboard.press("l")
    expect(ana.page.locator("dialog ol")).to_contain_text("got a new link")
    eva.page.keyboard.press("l")
    expect(eva.page.locator("dialog ol")).to_contain_text("recibió un enlace nuevo")
    save_screenshot(eva, "log-es")
