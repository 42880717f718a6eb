"""A rematch in the browser: one lays the table again, all see it, and it begins when the host says so."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.looking import wrongs
from tests.server.conftest import CALM, WIDE
from tests.server.players import play
from tests.server.serving import Served, served

from horda.server.settings import Settings


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which nobody waits for a moment to pass, so that a match is soon played out."""
    kept = str(tmp_path_factory.mktemp("rematch") / "t.db")
    with served(Settings(kept, client=client, bounds=WIDE, thinking=CALM, window=0)) as one:
        yield one


def played_out(server: Served) -> tuple[str, str, str]:
    """A match of Ana's with Ben by link that is over: its id, and their links."""
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


def test_the_rematch_that_one_lays_waits_for_the_other(arrive: Arrive, table: Served):
    match, host, guest = played_out(table)
    ana, ben = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    for person, link in ((ana, host), (ben, guest)):
        person.goes_to(f"match/{match}/{link}")
        person.page.get_by_role("alertdialog").wait_for()
    ben.page.get_by_role("button", name="Rematch, sides turned").click()
    ben.page.get_by_test_id("gathering").wait_for()
    assert wrongs(ben.page) == []
    end = ana.page.get_by_role("alertdialog")
    expect(end.get_by_role("status")).to_contain_text("The table is laid again.")
    assert wrongs(ana.page) == []
    end.get_by_role("button", name="Sit down at the rematch").click()
    ana.page.get_by_test_id("gathering").wait_for()
    assert wrongs(ana.page) == []
    again, _ = ana.match
    assert again != match
    assert not table.registry.open[again].seq, "nobody has decided anything"
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.waits_for_table()
    ben.waits_for_table()
    assert table.registry.open[again].sitting.begun
