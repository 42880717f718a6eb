"""Tests of passkeys in a real browser with a virtual authenticator: added, used on another device, removed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.people.test_people import makes_link
from tests.browser.person import Person
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, reserved_port, run_server

from horda.server.config.public_url import parse_public_url
from horda.server.config.settings import Settings


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server reached by a host name, which browsers require for passkeys."""
    kept = str(tmp_path_factory.mktemp("passkeys") / "t.db")
    with reserved_port() as port:
        public = parse_public_url(f"http://localhost:{port}")
        told = Settings(kept, client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, public=public)
        with run_server(told, port=port) as one:
            yield one


class Device:
    """A virtual authenticator that is always present and has verified its user."""

    def __init__(self, person: Person) -> None:
        self.cdp: CDPSession = person.page.context.new_cdp_session(person.page)
        self.cdp.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
        options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def credentials(self) -> list[dict[str, object]]:
        found = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        assert isinstance(found, list)
        return found

    def copy_keys_of(self, other: "Device") -> None:
        """Copy the other device's keys, as an account of the operating system would synchronise them."""
        for key in other.credentials():
            self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def arrive_at_localhost(arrive: Arrive, table: Served, **options: object) -> Person:
    return arrive(home=f"http://localhost:{table.port}", **options)


def add_passkey(person: Person, name: str) -> None:
    person.page.get_by_role("textbox", name="Name of the key").fill(name)
    person.page.get_by_role("button", name="Add a passkey").click()
    expect(
        person.page.get_by_test_id("passkeys").get_by_role("listitem").filter(has_text=name)
    ).to_be_visible()


def test_who_left_comes_back_by_a_passkey_with_the_same_matches(arrive: Arrive, table: Served):
    ana = arrive_at_localhost(arrive, table, size=LAPTOP)
    mine = Device(ana)
    ana.begins("zombiland", ("here", "bot"))
    assert ana.waits() == "asked"
    ana.taps(0)
    ana.waits()
    makes_link(ana)
    add_passkey(ana, "Ana at home")
    assert [key["userName"] for key in mine.credentials()] == ["Ana at home"]
    assert accessibility_errors(ana.page) == []
    ana.page.get_by_role("link", name="My matches").click()
    here = ana.page.locator("article[data-match]")
    expect(here).to_have_count(1)
    match = here.get_attribute("data-match")

    phone = arrive_at_localhost(arrive, table, size=PHONE, touch=True)
    Device(phone).copy_keys_of(mine)
    phone.page.goto(f"{phone.home}/#/me")
    assert accessibility_errors(phone.page) == []
    phone.page.get_by_role("button", name="Come back with a passkey").click()
    expect(phone.page).to_have_url(f"{phone.home}/#/tables")
    found = phone.page.locator(f"article[data-match='{match}']")
    expect(found).to_contain_text("Your turn")
    found.get_by_role("button", name="Sit down").click()
    phone.waits_for_table()
    assert phone.waits() == "asked"
    phone.taps(0)


@pytest.mark.long
def test_a_removed_passkey_opens_nothing_and_its_devices_are_out(arrive: Arrive, table: Served):
    ana, phone = (
        arrive_at_localhost(arrive, table, size=LAPTOP),
        arrive_at_localhost(arrive, table, size=PHONE, touch=True),
    )
    mine, hers = Device(ana), Device(phone)
    makes_link(ana)
    add_passkey(ana, "Old phone")
    hers.copy_keys_of(mine)
    phone.page.goto(f"{phone.home}/#/me")
    phone.page.get_by_role("button", name="Come back with a passkey").click()
    expect(phone.page).to_have_url(f"{phone.home}/#/tables")
    ana.page.get_by_role("button", name="Add a passkey").click()
    alert = ana.page.get_by_test_id("passkeys").get_by_role("alert")
    expect(alert).to_have_text("You already have a passkey on this device.")
    ana.page.get_by_role("button", name="Remove Old phone").click()
    assert accessibility_errors(ana.page) == []
    ana.page.get_by_role("button", name="Remove the passkey").click()
    expect(ana.page.get_by_test_id("passkeys").get_by_role("listitem")).to_have_count(0)
    phone.page.goto(f"{phone.home}/#/me")
    phone.page.reload()
    phone.page.get_by_role("button", name="Come back with a passkey").click()
    expect(phone.page.get_by_test_id("passkeys").get_by_role("alert")).to_contain_text(
        "Nobody here has this passkey"
    )


@pytest.mark.long
def test_a_new_link_keeps_the_passkeys_that_stay_ticked(arrive: Arrive, table: Served):
    ana = arrive_at_localhost(arrive, table, size=PHONE, touch=True)
    mine = Device(ana)
    makes_link(ana)
    add_passkey(ana, "Mine")
    mine.cdp.send("WebAuthn.clearCredentials", {"authenticatorId": mine.id})
    add_passkey(ana, "Whose?")
    ana.page.get_by_role("button", name="New link").click()
    ana.page.get_by_role("checkbox", name="Whose?").uncheck()
    assert accessibility_errors(ana.page) == []
    ana.page.get_by_role("button", name="Replace the link").click()
    keys = ana.page.get_by_test_id("passkeys").get_by_role("listitem")
    expect(keys).to_have_count(1)
    expect(keys).to_contain_text("Mine")


def test_whoever_gives_up_is_told_that_nothing_changed(arrive: Arrive, table: Served):
    ana = arrive_at_localhost(arrive, table, size=LAPTOP)
    device = Device(ana)
    ana.page.goto(f"{ana.home}/#/me")
    device.cdp.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": device.id})
    Device(ana)
    ana.page.get_by_role("button", name="Come back with a passkey").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("Nothing has changed")


def test_at_another_address_the_page_leads_to_the_one_that_has_passkeys(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    makes_link(ana)
    passkeys = ana.page.get_by_test_id("passkeys")
    expect(passkeys.get_by_role("link")).to_have_attribute("href", f"http://localhost:{table.port}/#/me")
    expect(passkeys.get_by_role("button")).to_have_count(0)
