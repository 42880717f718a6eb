"""Tests that an invitation says if phones cannot open its link, and of the button that opens the home network."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.people.test_invitations import follows, sits_down, ticket_of
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings
from horda.server.http import network_access

SECOND_HOST = "127.0.0.2"
"""A loopback address used as this computer's address in the home network."""


@pytest.fixture
def opened_by_hand(client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """Run a server as if it had been started at this computer with `--open`."""
    monkeypatch.setattr(network_access, "home_network_host", lambda: SECOND_HOST)
    settings = Settings(
        str(tmp_path / "t.db"),
        client=client,
        bounds=WIDE_BOUNDS,
        thinking=PATIENT_BOTS,
        offers_network=True,
    )
    with run_server(settings) as one:
        yield one


def test_a_link_to_this_computer_only_is_opened_to_the_home_network_by_a_button(
    arrive: Arrive, opened_by_hand: Served
):
    home = opened_by_hand.url
    ana, leo = arrive(size=LAPTOP, home=home), arrive(size=PHONE, touch=True, home=home)
    ana.invites("zombiland", ("here", "link"))
    warning = ana.page.get_by_test_id("unreachable")
    expect(warning).to_contain_text("this computer only")
    assert ticket_of(ana).startswith(f"{home}/")
    code = ana.page.locator("figure svg path").get_attribute("d")
    assert accessibility_errors(ana.page) == []

    warning.get_by_role("button", name="Open to the home network").click()
    expect(warning).to_have_count(0)
    expect(ana.page.get_by_test_id("reachable")).to_be_visible()
    address = ticket_of(ana)
    assert re.match(rf"http://{re.escape(SECOND_HOST)}:\d+/#/match/", address)
    assert ana.page.locator("figure svg path").get_attribute("d") != code
    follows(leo, address)
    sits_down(leo, "Leo")
    expect(leo.page.get_by_role("heading", level=1)).to_have_text("You are in, Leo.")


def test_where_there_is_no_button_the_warning_names_the_command(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    ana.invites("zombiland", ("here", "link"))
    warning = ana.page.get_by_test_id("unreachable")
    expect(warning).to_contain_text("horda serve --lan")
    expect(warning.get_by_role("button")).to_have_count(0)
