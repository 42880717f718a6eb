"""Tests of several people at one match: by link, at one screen, watching, leaving and coming back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.server.serving import ServeProcess, reserved_port

SEATS = ("here", "link", "bot")
COVERED_CARDS = """cards => cards.map(card => {
    const {x, y, width, height} = card.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".curtain") !== null;
})"""
"""Script that returns for each card whether the curtain covers it."""


def invitation_link(host: Person, *, watch: bool = False) -> str:
    """Return the secret link of the invited player, or with `watch` the spectators' link."""
    tables = host.page.evaluate("JSON.parse(localStorage.getItem('horda.tables'))")
    return str(tables[0]["spectator"] if watch else tables[0]["invites"][0]["link"])


def joins(person: Person, match: str, link: str) -> None:
    person.goes_to(f"match/{match}/{link}")
    person.waits_for_table()


def test_two_browsers_play_and_a_third_watches_without_secrets(arrive: Arrive):
    ana, leo, eva = arrive(), arrive(), arrive()
    ana.begins("zombiland", SEATS)
    match, _ = ana.match
    joins(leo, match, invitation_link(ana))
    joins(eva, match, invitation_link(ana, watch=True))
    # Before the first move, because cards that have been shown to all are known to spectators later on.
    hands = [person.page.locator(".fan .card header").all_inner_texts() for person in (ana, leo)]
    assert all(hands)
    seen = set(eva.page.locator(".fan .card header").all_inner_texts())
    assert not seen & {card for hand in hands for card in hand}
    told = {ana: 0, leo: 0}
    for move in range(8):
        for person in told:
            person.settles()
            if person.choices().count():
                person.taps(move)
                person.settles()
                told[person] += 1
        eva.settles()
        assert not eva.choices().count()
    assert all(told.values())
    ana.page.keyboard.press("c")
    ana.page.get_by_role("button", name="Good evening.").click()
    ana.closes_dialog()
    leo.page.keyboard.press("c")
    expect(leo.page.locator("dialog [role=log]")).to_contain_text("Good evening.")


@pytest.mark.long
def test_a_reload_in_the_middle_of_a_decision_changes_nothing(arrive: Arrive):
    ana = arrive()
    ana.sits_at("city_of_horror")
    ana.waits()
    before = (ana.question, ana.choices().all_inner_texts())
    ana.page.reload()
    ana.waits_for_table()
    ana.waits()
    assert (ana.question, ana.choices().all_inner_texts()) == before


@pytest.mark.long
def test_the_same_seed_and_the_same_taps_are_the_same_match(arrive: Arrive):
    """Bots decide the same too, so a failure of these tests can be reproduced."""
    told = []
    for _ in range(2):
        ana = arrive()
        ana.sits_at("city_of_horror")
        for move in range(8):
            ana.waits()
            ana.taps(move)
        ana.waits()
        told.append((ana.question, ana.choices().all_inner_texts(), ana.reads_log()))
    assert told[0] == told[1]


def test_one_screen_has_a_curtain_between_hidden_hands(arrive: Arrive):
    ana = arrive()
    ana.begins("zombiland", ("here", "here"))
    met = 0
    for move in range(14):
        if ana.waits() == "curtain":
            assert all(ana.page.locator(".fan .card").evaluate_all(COVERED_CARDS))
            ana.page.locator(".curtain button").click()
            # The curtain fades out: right afterwards it is still there, and no choice is yet.
            expect(ana.page.locator(".curtain")).to_have_count(0)
            met += 1
            ana.waits()
        ana.taps(move)
    assert met


@pytest.mark.long
def test_a_bot_takes_over_and_hands_back(arrive: Arrive):
    ana, leo = arrive(), arrive()
    ana.begins("zombiland", SEATS)
    match, _ = ana.match
    joins(leo, match, invitation_link(ana))
    leo.page.locator(".tools button").last.click()
    leo.page.get_by_role("button", name="Who plays", exact=True).click()
    mine = leo.page.locator("dialog li").nth(1)
    mine.get_by_role("button", name="Let a bot play").click()
    expect(mine).to_contain_text(re.compile("bot"))
    for move in range(6):
        ana.waits()
        ana.taps(move)
    mine.get_by_role("button", name="Play again myself").click()
    expect(mine.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_a_killed_server_loses_no_choice_and_the_page_comes_back(
    arrive: Arrive, client: Path, tmp_path: Path
):
    database, log = str(tmp_path / "t.db"), tmp_path / "log"
    with reserved_port() as port:
        with ServeProcess(database, port, log) as first:
            ana = arrive(home=f"http://127.0.0.1:{port}")
            ana.sits_at("green_horde")
            for _ in range(4):
                ana.waits()
                ana.taps(0)
            ana.waits()
            question, lines = ana.question, ana.reads_log()
            first.kill()
        expect(ana.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
        with ServeProcess(database, port, log):
            expect(ana.page.get_by_role("status").filter(has_text="connection")).to_have_count(0)
            ana.waits()
            assert (ana.question, ana.reads_log()) == (question, lines)
            ana.taps(0)
            ana.waits()


@pytest.mark.long
def test_the_language_changes_at_once(arrive: Arrive):
    ana = arrive()
    ana.sits_at("city_of_horror")
    ana.waits()
    english = ana.question
    ana.page.locator(".tools button").last.click()
    ana.page.get_by_role("button", name="Español").click()
    expect(ana.page.locator(".ask h1")).not_to_have_text(english)
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.closes_dialog()
    assert ana.page.locator(".act").first.inner_text()


def copy_link(person: Person) -> str:
    """Copy the link to the moment shown, and return the link."""
    person.page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    person.page.get_by_role("button", name="Link to this moment").click()
    person.page.wait_for_function("window.copied")
    return str(person.page.evaluate("window.copied"))


@pytest.mark.long
def test_a_replay_goes_to_a_chosen_move_and_is_shared(arrive: Arrive):
    ana = arrive()
    ana.sits_at("green_horde")
    for _ in range(8):
        ana.waits()
        ana.taps(0)
    ana.waits()
    match, link = ana.match
    ana.goes_to(f"replay/{match}/{link}?n=5")
    place = ana.page.get_by_label("Where in the match")
    expect(place).to_have_value("5")
    place.fill("2")
    place.dispatch_event("change")
    expect(ana.page.locator(".bar [role=status]")).to_contain_text("Decision 2 of")
    ana.page.keyboard.press(".")
    expect(place).to_have_value("3")
    told = copy_link(ana)
    assert link not in told
    leo = arrive()
    leo.page.goto(told)
    expect(leo.page.get_by_label("Where in the match")).to_have_value("3")
    watched = told.split("/")[-1].split("?")[0]
    leo.goes_to(f"match/{match}/{watched}")
    leo.waits_for_table()
    expect(leo.choices()).to_have_count(0)
