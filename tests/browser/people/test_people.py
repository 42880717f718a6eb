"""Tests of one personal link on two devices: both have the same matches, and the link can be replaced and deleted."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.server.people.test_people import Somebody, two_who_played
from tests.server.players import new_id
from tests.server.serving import Served

NO_AUTOMATIC_SYNC = """{
    const later = window.setTimeout;
    window.setTimeout = (work, pause, ...more) => (pause === 1500 ? 0 : later(work, pause, ...more));
}"""


def makes_link(person: Person) -> str:
    """Make a personal link on the person's own page, and return its address."""
    person.page.goto(f"{person.home}/#/me")
    person.page.get_by_role("button", name="Make my link").click()
    field = person.page.get_by_role("textbox", name="Your personal link")
    expect(field).to_be_visible()
    return str(field.input_value())


def plays(person: Person, decisions: int) -> None:
    """Make a number of decisions, whatever is asked."""
    for number in range(decisions):
        assert person.waits() == "asked"
        person.taps(number)


@pytest.mark.long
def test_a_second_device_finds_the_tables_settings_and_what_happened(arrive: Arrive):
    laptop, phone = arrive(size=LAPTOP, theme="paper"), arrive(size=PHONE, touch=True)
    laptop.begins("zombiland", ("here", "bot"))
    plays(laptop, 3)
    address = makes_link(laptop)
    assert accessibility_errors(laptop.page) == []
    laptop.page.get_by_role("link", name="My matches").click()
    row = laptop.page.locator("article[data-match]")
    expect(row).to_contain_text("asked")
    phone.page.goto(address)
    expect(phone.page).to_have_url(f"{phone.home}/#/tables")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "paper")
    found = phone.page.locator("article[data-match]")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Your turn")
    assert accessibility_errors(phone.page) == []
    found.get_by_role("button", name="Sit down").click()
    phone.waits_for_table()
    assert address.rsplit("/", 1)[1] not in phone.page.url
    plays(phone, 2)


@pytest.mark.long
def test_a_table_that_is_left_at_once_is_on_the_other_device(arrive: Arrive, table: Served):
    laptop, phone = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    address = makes_link(laptop)
    # The automatic synchronisation after a pause is disabled: the table is sent as the page is left.
    laptop.page.add_init_script(NO_AUTOMATIC_SYNC)
    laptop.page.reload()
    laptop.begins("zombiland", ("here", "bot"))
    me = Somebody(table, address.rsplit("/", 1)[1])
    assert me.matches() == []
    laptop.page.goto(f"{laptop.home}/healthz")
    assert any(me.matches() for _ in range(2000)), "the table did not arrive"
    phone.page.goto(address)
    expect(phone.page.locator("article[data-match]")).to_have_count(1)


def test_settings_lead_to_the_notices_that_come_with_the_page_closed(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    ana.goes_to("settings")
    ana.page.get_by_role(
        "link", name="With a personal link you are notified even when the page is closed."
    ).click()
    ana.page.get_by_role("button", name="Make my link").click()
    notices = ana.page.get_by_test_id("notices")
    expect(notices.get_by_role("heading")).to_have_text("Notices")
    ana.goes_to("settings")
    ana.page.get_by_role("link", name="Set up notifications with the page closed under “You”.").click()
    expect(notices.get_by_role("heading")).to_have_text("Notices")


@pytest.mark.long
def test_a_replaced_link_opens_nothing_and_a_deleted_person_is_nobody(arrive: Arrive):
    laptop, phone = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    old = makes_link(laptop)
    laptop.page.get_by_role("button", name="New link").click()
    laptop.page.get_by_role("button", name="Replace the link").click()
    expect(laptop.page.get_by_role("status")).to_contain_text("This is your new link")
    new = str(laptop.page.get_by_role("textbox", name="Your personal link").input_value())
    assert new != old
    phone.page.goto(old)
    expect(phone.page.get_by_role("alert")).to_contain_text("This personal link does not work")
    with laptop.page.expect_download() as saved:
        laptop.page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "horda.json"
    laptop.page.get_by_role("button", name="Delete everything").click()
    laptop.page.get_by_role("button", name="Delete for good").click()
    expect(laptop.page.get_by_role("button", name="Make my link")).to_be_visible()
    phone.page.goto(new)
    expect(phone.page.get_by_role("alert")).to_contain_text("This personal link does not work")


def test_a_friend_is_asked_says_no_is_asked_again_and_sits_down(arrive: Arrive, table: Served):
    ana_key, ben_key = two_who_played(table)
    ben_key.does("POST", "", {"invites": True})
    (met,) = ben_key.matches()
    with table.join(
        {"match": {"id": met["match"]}, "link": ben_key.opens({"match": {"id": met["match"]}}, "seat", 1)}
    ) as seat:
        seat.send(type="rename", seat=1, name="Ben", id=new_id())
        while seat.table["seats"][1]["name"] != "Ben":
            seat.receive()
    ana, ben = arrive(size=LAPTOP, name="Ana"), arrive(size=PHONE, touch=True)
    for person, key in ((ana, ana_key.key), (ben, ben_key.key)):
        person.goes_to(f"me/{key}")
        expect(person.page).to_have_url(f"{person.home}/#/tables")
    ana.invites("zombiland", ("here", "link"))
    ana.page.get_by_role("button", name="Ben", exact=True).click()
    expect(ana.page.get_by_role("button", name="Ben is asked")).to_be_disabled()
    ben.page.reload()
    kept = ben.page.get_by_role("region", name="Invitation")
    expect(kept).to_contain_text("Ana")
    assert accessibility_errors(ben.page) == []
    kept.get_by_role("button", name="No, thanks").click()
    expect(kept).to_have_count(0)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("said no, thanks")
    assert accessibility_errors(ana.page) == []
    ana.page.get_by_role("button", name="Ben", exact=True).click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Waiting for")
    ben.page.reload()
    kept.get_by_role("button", name="Sit down").click()
    ben.page.get_by_test_id("arrival").get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("li[data-how=here]")).to_have_count(1)
