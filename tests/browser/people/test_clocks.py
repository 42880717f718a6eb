"""Tests of a correspondence match in browser windows: the clock runs out, a bot plays the turn, the log reports it."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.people.test_invitations import follows, sits_down, ticket_of
from tests.browser.person import Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings

DAY = 86_400


class ShiftedClock:
    """A clock for the server, some days ahead of the machine's."""

    def __init__(self) -> None:
        self.by = 0.0

    def __call__(self) -> float:
        return time.time() + self.by


@pytest.fixture
def clock() -> ShiftedClock:
    return ShiftedClock()


@pytest.fixture
def server_by_the_day(client: Path, tmp_path: Path, clock: ShiftedClock) -> Iterator[Served]:
    """Run a server whose clock the test sets."""
    settings = Settings(
        str(tmp_path / "t.db"),
        client=client,
        bounds=WIDE_BOUNDS,
        thinking=PATIENT_BOTS,
        now=clock,
        clock_check_seconds=0.05,
    )
    with run_server(settings) as one:
        yield one


def create_timed_table(person: Person, clock: str) -> None:
    """Create a table for a friend, with a clock."""
    person.opens("zombiland")
    rows = person.page.locator(".who li")
    while rows.count() > 2:
        person.page.locator(".count button").first.click()
    for number, who in enumerate(("here", "link")):
        rows.nth(number).locator("select.kind").select_option(who)
    person.page.locator("select.clock").select_option(clock)
    person.page.locator("select.out").select_option("turn")
    assert accessibility_errors(person.page) == []
    person.page.locator(".start").click()
    person.page.locator("[data-testid=gathering]").wait_for()


def two_by_the_day(arrive: Arrive, server: Served) -> tuple[Person, Person]:
    """Seat Ana and Leo at a table with a day for each turn."""
    home = server.url
    ana, leo = arrive(home=home, size=LAPTOP), arrive(home=home, size=PHONE, touch=True)
    create_timed_table(ana, str(DAY))
    follows(leo, ticket_of(ana))
    sits_down(leo, "Leo")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.waits_for_table()
    leo.waits_for_table()
    return ana, leo


def test_a_clock_runs_out_and_a_bot_plays_that_turn(
    arrive: Arrive, server_by_the_day: Served, clock: ShiftedClock
):
    ana, _ = two_by_the_day(arrive, server_by_the_day)
    expect(ana.page.get_by_test_id("clock")).to_contain_text(re.compile(r"(23 hr|1 day)"))
    assert accessibility_errors(ana.page) == []
    match, _ = ana.match
    live = server_by_the_day.registry.open_matches[match]
    late = live.state.deciders[0]
    clock.by = DAY
    told = ana.page.locator("[role=log]").get_by_text("ran out of time. A bot played that turn.")
    expect(told.first).to_be_visible()
    assert (live.sitting.deeds[0].kind, live.sitting.deeds[0].seat) == ("clock_turn", late)
    assert accessibility_errors(ana.page) == []


@pytest.mark.long
def test_a_pause_by_the_clock_is_asked_of_the_others(arrive: Arrive, server_by_the_day: Served):
    ana, leo = two_by_the_day(arrive, server_by_the_day)
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Pause").click()
    asked = leo.page.get_by_role("alertdialog", name="A pause")
    expect(asked).to_contain_text("wants to pause the match")
    assert accessibility_errors(leo.page) == []
    asked.get_by_role("button").first.click()
    expect(ana.page.get_by_role("status").filter(has_text="the clock stands still").first).to_be_visible()
