"""Tests of a rematch in the browser: one player sets the rematch up, all see it, and the host starts it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import play
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server without pauses for bots, so that a match is soon played out."""
    kept = str(tmp_path_factory.mktemp("rematch") / "t.db")
    with run_server(
        Settings(kept, client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, window=0)
    ) as one:
        yield one


def finished_match(server: Served) -> tuple[str, str, str]:
    """Play a match of Ana, with Ben by link, to its end; return the match id, Ana's link and Ben's link."""
    match = server.begin("zombiland", "here", "link", seed="once more")
    info, links = match["match"], match["links"]
    assert isinstance(info, dict)
    assert isinstance(links, list)
    ben = str(links[0]["link"])
    rng = random.Random(7)
    with server.join(match) as one, server.join(match, ben) as two:
        while not one.asked["result"]:
            play([one, two], 20, rng)
            one.catch_up(max(one.seq, two.seq))
    return str(info["id"]), str(match["link"]), ben


def open_finished_match(arrive: Arrive, table: Served) -> tuple[str, Person, Person]:
    """Open a finished match for the host and the guest; return the match id and both people."""
    match, host, guest = finished_match(table)
    ana, ben = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    for person, link in ((ana, host), (ben, guest)):
        person.goes_to(f"match/{match}/{link}")
        person.page.get_by_role("alertdialog").wait_for()
    return match, ana, ben


def test_the_rematch_that_one_lays_waits_for_the_other(arrive: Arrive, table: Served):
    match, ana, ben = open_finished_match(arrive, table)
    ben.page.get_by_role("button", name="Rematch, swap seats").click()
    ben.page.get_by_test_id("gathering").wait_for()
    assert accessibility_errors(ben.page) == []
    end = ana.page.get_by_role("alertdialog")
    expect(end.get_by_role("status")).to_contain_text("The table is set again.")
    assert accessibility_errors(ana.page) == []
    end.get_by_role("button", name="Sit down at the rematch").click()
    ana.page.get_by_test_id("gathering").wait_for()
    assert accessibility_errors(ana.page) == []
    again, _ = ana.match
    assert again != match
    assert not table.registry.open_matches[again].seq, "nobody has decided anything"
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.waits_for_table()
    ben.waits_for_table()
    assert table.registry.open_matches[again].sitting.begun


@pytest.mark.long
def test_no_thanks_is_told_to_who_asked_and_can_be_thought_over(arrive: Arrive, table: Served):
    _, ana, ben = open_finished_match(arrive, table)
    ana.page.get_by_role("button", name="Rematch, swap seats").click()
    ana.page.get_by_test_id("gathering").wait_for()
    end = ben.page.get_by_role("alertdialog")
    end.get_by_role("button", name="No, thanks").click()
    expect(end.get_by_role("status")).to_contain_text("You said no")
    expect(end.get_by_role("button", name="No, thanks")).to_have_count(0)
    assert accessibility_errors(ben.page) == []
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("said no, thanks")
    expect(ana.page.locator("li[data-how=declined]")).to_have_count(1)
    expect(ana.page.get_by_role("button", name="Start when")).to_have_count(0)
    assert accessibility_errors(ana.page) == []
    ben.page.reload()
    expect(end.get_by_role("status")).to_contain_text("You said no")
    end.get_by_role("button", name="Sit down at the rematch").click()
    ben.page.get_by_test_id("gathering").wait_for()
    expect(ana.page.locator("li[data-how=declined]")).to_have_count(0)
    expect(ana.page.locator("li[data-how=here]")).to_have_count(1)


@pytest.mark.long
def test_a_host_who_says_no_leaves_nobody_waiting_in_vain(arrive: Arrive, table: Served):
    _, ana, ben = open_finished_match(arrive, table)
    ben.page.get_by_role("button", name="Rematch, swap seats").click()
    ben.page.get_by_test_id("gathering").wait_for()
    ana.page.get_by_role("alertdialog").get_by_role("button", name="No, thanks").click()
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Only the host can start the match")
    assert accessibility_errors(ben.page) == []
