"""Tests of presence: the symbols in the header, unread chat, and the message when somebody leaves."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.people.test_invitations import follows, sits_down, ticket_of
from tests.browser.person import Person


def two_at_a_table(arrive: Arrive) -> tuple[Person, Person]:
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("zombiland", ("here", "link"))
    follows(leo, ticket_of(ana))
    sits_down(leo, "Leo")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.waits_for_table()
    leo.waits_for_table()
    return ana, leo


def presence_mark(person: Person, seat: int) -> str:
    return str(person.page.locator(f".people [data-seat='{seat}']").get_attribute("data-how"))


def test_who_leaves_is_missed_and_a_bot_plays_on_until_they_are_back(arrive: Arrive):
    ana, leo = two_at_a_table(arrive)
    address = leo.page.url
    assert {presence_mark(ana, 0), presence_mark(ana, 1)} <= {"here", "thinking"}
    assert "thinking" in {presence_mark(ana, 0), presence_mark(ana, 1)}
    leo.page.goto(f"{leo.home}/#/settings")
    expect(ana.page.locator(".people [data-seat='1']")).to_have_attribute("data-how", "away")
    missed = ana.page.get_by_test_id("missed")
    expect(missed).to_contain_text("Leo has left the table.")
    assert accessibility_errors(ana.page) == []
    missed.get_by_role("button", name="Pause").click()
    expect(ana.page.get_by_role("status").filter(has_text="paused")).to_be_visible()
    expect(missed).to_have_count(0)
    ana.page.get_by_role("button", name="Go on playing").click()
    missed.get_by_role("button", name="A bot plays on").click()
    expect(ana.page.locator(".people [data-seat='1']")).to_have_attribute("data-how", "stands-in")
    expect(missed).to_have_count(0)
    leo.page.goto(address)
    leo.waits_for_table()
    expect(ana.page.locator(".people [data-seat='1'].here, .people [data-seat='1'].thinking")).to_have_count(
        1
    )


@pytest.mark.long
def test_those_who_did_not_invite_are_told_when_a_bot_can_play_on(arrive: Arrive):
    ana, leo = two_at_a_table(arrive)
    ana.page.goto(f"{ana.home}/#/settings")
    missed = leo.page.get_by_test_id("missed")
    expect(missed).to_contain_text("has left the table")
    expect(missed).to_contain_text("anybody can let a bot play on")
    expect(missed.get_by_role("button", name="A bot plays on")).to_have_count(0)
    missed.get_by_role("button", name="Wait").click()
    expect(missed).to_have_count(0)


def test_what_was_said_is_shown_a_moment_and_counted_until_it_is_read(arrive: Arrive):
    ana, leo = two_at_a_table(arrive)
    ana.page.keyboard.press("c")
    for word in ("One", "Two"):
        ana.page.get_by_label("Say something").fill(word)
        ana.page.keyboard.press("Enter")
    expect(leo.page.get_by_test_id("last-said")).to_contain_text("Two")
    expect(leo.page.get_by_test_id("unread")).to_have_text("2")
    expect(leo.page.get_by_role("tab", name="Talk 2")).to_be_visible()
    expect(leo.page.get_by_test_id("last-said")).to_have_count(0)
    leo.page.get_by_role("button", name="Talk, 2 new lines").click()
    expect(leo.page.locator("dialog [role=log]")).to_contain_text("Two")
    expect(leo.page.get_by_test_id("unread")).to_have_count(0)
    # One's own messages are not unread.
    expect(ana.page.get_by_test_id("unread")).to_have_count(0)
