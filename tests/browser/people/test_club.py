"""Tests of the club in the browser: strangers meet at an open table, and a moderator removes a guest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.club.settings import ClubSettings, HouseRules
from horda.server.config.settings import Settings

KEY = "a key that nobody guesses"
HOUSE = ClubSettings(name="Monday club", rules=HouseRules(en="Be kind.", es="Sé amable."), key=KEY)


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that has a club."""
    folder = tmp_path_factory.mktemp("club")
    settings = Settings(
        str(folder / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, club=HOUSE
    )
    with run_server(settings) as one:
        yield one


def agrees(person: Person) -> None:
    expect(person.page.get_by_role("dialog")).to_contain_text("Be kind.")
    person.page.get_by_role("button", name="I agree").click()


def opens_a_table(person: Person) -> None:
    person.opens("zombiland")
    person.page.locator(".who li").nth(1).locator("select.kind").select_option("link")
    person.page.get_by_label("Open to the club").click()
    agrees(person)
    person.page.locator(".start").click()
    person.waits_for_table()


def comes_to_the_club(person: Person) -> None:
    person.goes_to()
    person.page.get_by_role("link", name="Club").click()
    expect(person.page.get_by_role("heading", name="Monday club")).to_be_visible()


def test_one_opens_a_table_and_another_finds_it_and_plays_the_first_move(arrive: Arrive):
    ana, leo, boss = arrive(name="Ana"), arrive(name="Leo"), arrive()
    comes_to_the_club(leo)
    leo.page.get_by_role("button", name="Put me on the list").click()
    agrees(leo)
    expect(leo.page.get_by_role("button", name="Take me off the list")).to_be_visible()
    comes_to_the_club(ana)
    expect(ana.page.locator("aside")).to_contain_text("Leo")
    opens_a_table(ana)
    comes_to_the_club(leo)
    card = leo.page.locator("article")
    expect(card).to_contain_text("Survivor Zombiland")
    expect(card).to_contain_text("Ana opened it")
    card.get_by_role("button", name="Sit down").click()
    leo.waits_for_table()
    made = {ana: 0, leo: 0}
    while not made[leo]:
        for person in made:
            person.settles()
            if person.choices().count():
                person.taps(0)
                made[person] += 1
    boss.goes_to("desk")
    boss.page.get_by_label("The key").fill(KEY)
    boss.page.get_by_role("button", name="Enter").click()
    boss.page.get_by_role("button", name="Keep Leo out").click()
    boss.page.get_by_role("dialog").get_by_role("button", name="Keep out").click()
    expect(boss.page.get_by_role("button", name="Let in again")).to_be_visible()
    comes_to_the_club(leo)
    expect(leo.page.get_by_role("alert")).to_contain_text("The moderator of this club has locked you out")
