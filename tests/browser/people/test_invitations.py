"""Tests of invitations by link: what the host sees, and how a friend comes from the link to the table."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.daily import daily
from tests.server.serving import Served

NEXT_FRAME = (
    "() => [...document.querySelectorAll('svg[role=img] path')].map(path => path.getAttribute('d').length)"
)


def ticket_of(host: Person) -> str:
    """Return the link that the invitation's copy button copies."""
    return host.page.get_by_label("The link", exact=True).input_value()


def follows(friend: Person, address: str) -> None:
    """Open a link that the friend was sent."""
    friend.page.goto(address)
    friend.page.get_by_test_id("arrival").wait_for()


def sits_down(friend: Person, name: str) -> None:
    friend.page.get_by_label("Your name").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()


def test_play_with_a_friend_by_link_shows_the_invitation_and_who_has_come(arrive: Arrive):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("green_horde", ("here", "link", "bot"))
    assert ana.page.locator("[data-testid=table]").count() == 0
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Waiting for Player 2")
    address = ticket_of(ana)
    assert address.startswith(f"{ana.home}/#/match/{ana.match[0]}/")
    assert ana.match[1] not in address, "the host's own link is nobody else's"
    assert min(ana.page.evaluate(NEXT_FRAME)) > 1000, "a code for a camera"
    assert accessibility_errors(ana.page) == []
    seat = ana.page.locator("main li").nth(1)
    expect(seat).to_have_attribute("data-how", "never")

    follows(leo, address)
    # Somebody who only reads the invitation has not sat down yet, and nothing begins.
    expect(seat).to_have_attribute("data-how", "door")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(
        "Somebody is looking at the invitation for Player 2."
    )
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    assert accessibility_errors(leo.page) == []
    sits_down(leo, "Leo")
    expect(seat).to_have_attribute("data-how", "here")
    expect(leo.page.get_by_role("heading", level=1)).to_have_text("You are in, Leo.")
    expect(seat).to_contain_text("Leo")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Everybody is here.")
    # Nobody, not even a bot, decides anything before the host begins.
    assert leo.page.locator("[data-testid=table]").count() == 0
    assert accessibility_errors(leo.page) == []
    # Whoever has never played may take lessons meanwhile, in another tab: this one keeps the seat.
    with leo.page.context.expect_page() as opened:
        leo.page.get_by_role("link", name="Play the first lesson").click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.waits_for_table()
    leo.waits_for_table()


@pytest.mark.long
def test_whoever_is_invited_may_only_watch(arrive: Arrive):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("city_of_horror", ("here", "link", "bot"))
    follows(leo, ticket_of(ana))
    leo.page.get_by_role("button", name="Only watch").click()
    expect(leo.page.get_by_role("heading", level=1)).to_have_text("You watch.")
    expect(leo.page.get_by_role("button", name="Notify me")).to_have_count(0)
    assert accessibility_errors(leo.page) == []
    # The seat is still free for somebody else.
    expect(ana.page.locator("main li").nth(1)).to_have_attribute("data-how", "never")
    ana.page.locator(".now").click()
    leo.waits_for_table()
    expect(leo.page.get_by_role("tab", name="Hand")).to_have_count(0)


@pytest.mark.long
def test_the_host_changes_how_the_table_plays_until_the_start_and_all_see_it(arrive: Arrive, table: Served):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True, lang="es")
    ana.invites("green_horde", ("here", "link"))
    follows(leo, ticket_of(ana))
    leo.page.get_by_role("button", name="Sentarme").click()
    how = leo.page.get_by_role("region", name="Cómo jugáis")
    expect(how).to_contain_text("si la mesa está de acuerdo")
    assert how.locator("select").count() == 0, "only the host changes it"
    ana.page.get_by_label("Undo").select_option(label="only if it revealed nothing")
    expect(how).to_contain_text("solo si no reveló nada")
    ana.page.get_by_label("If somebody leaves").select_option(label="the table waits for them")
    expect(how).to_contain_text("la mesa espera")
    ana.page.get_by_label("Advice").select_option(label="yes, by everybody")
    expect(how).to_contain_text("sí, cualquiera")
    ana.page.get_by_label("Clock for a turn").select_option(label="3 minutes a turn")
    expect(how).to_contain_text("3 minutos por turno")
    ana.page.get_by_label("When it runs out").select_option(label="The table waits")
    assert accessibility_errors(ana.page) == []
    assert accessibility_errors(leo.page) == []
    # After a reload the settings are still there, and the match uses them.
    ana.page.reload()
    expect(ana.page.get_by_label("When it runs out")).to_have_value("tell")
    expect(ana.page.get_by_label("Undo")).to_have_value("only if it revealed nothing")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    leo.waits_for_table()
    match, link = leo.match
    told = table.get(f"/matches/{match}", link).json()
    assert (told["undo"], told["leaving"], told["advice"]) == ("free", "wait", True)
    assert (told["clock"]["seconds"], told["clock"]["out"]) == (180, "tell")


def test_the_table_begins_by_itself_when_the_last_friend_sits_down(arrive: Arrive):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("zombiland", ("here", "link"))
    address = ticket_of(ana)
    ana.page.get_by_role("button", name="Start when Player 2 sits down").click()
    armed = ana.page.get_by_role("button", name=re.compile("Starts as soon as"))
    expect(armed).to_be_visible()
    follows(leo, address)
    expect(ana.page.locator("main li").nth(1)).to_have_attribute("data-how", "door")
    expect(armed).to_be_visible()
    sits_down(leo, "Leo")
    ana.waits_for_table()
    leo.waits_for_table()


@pytest.mark.long
def test_a_table_that_begins_without_somebody_does_not_tear_them_from_their_name(arrive: Arrive):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("zombiland", ("here", "link"))
    follows(leo, ticket_of(ana))
    ana.page.get_by_role("button", name="Start now, a bot plays Player 2").click()
    ana.waits_for_table()
    expect(leo.page.get_by_test_id("arrival")).to_be_visible()
    sits_down(leo, "Leo")
    leo.waits_for_table()
    # The bot makes room for whoever sits down.
    expect(leo.page.get_by_role("tab", name="Leo")).to_be_visible()


@pytest.mark.parametrize("rounds", daily([1, 2], 1))
def test_a_friend_on_a_phone_plays_from_the_link_to_the_end_of_a_round(arrive: Arrive, rounds: int):
    ana, leo = arrive(size=LAPTOP), arrive(size=PHONE, touch=True)
    ana.invites("green_horde", ("here", "link"))
    follows(leo, ticket_of(ana))
    sits_down(leo, "Leo")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    leo.waits_for_table()
    moved = 0
    for move in range(400):
        over = True
        for person in (ana, leo):
            person.settles()
            if person.page.locator(".result").count() or person.round > rounds:
                continue
            over = False
            if not person.choices().count():
                continue
            moved += person is leo
            if move % 3 == 0 or not person.lets_pass():
                person.taps(move)
            person.settles()
        if over:
            break
    else:
        raise AssertionError(f"round {rounds} does not end: {leo.question}")
    assert moved > rounds
    assert leo.round == rounds + 1
    leo.page.get_by_role("tab", name="Log").tap()
    expect(leo.page.get_by_role("log").get_by_role("listitem").last).to_be_in_viewport()


def test_several_friends_get_a_link_each_and_a_reload_keeps_them(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.invites("city_of_horror", ("here", "link", "link", "bot"))
    first = ticket_of(ana)
    ana.page.get_by_role("group", name="Whose link").get_by_role("button").nth(1).click()
    second = ticket_of(ana)
    assert first != second
    ana.page.reload()
    expect(ana.page.get_by_label("The link", exact=True)).to_have_value(first)
    ana.page.locator("main li").nth(2).get_by_role("button", name="Bot instead").click()
    expect(ana.page.locator("main li").nth(2)).to_have_attribute("data-how", "bot")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Waiting for Player 2.")


def test_links_that_lead_nowhere_say_so_and_lead_home(arrive: Arrive):
    ana = arrive(lang="es")
    for path in (
        "no_such_page",
        "match/none/nothing",
        "replay/none/nothing",
        "box/chess",
        "match/%E0%A4%A/x",
    ):
        ana.goes_to(path)
        trouble = ana.page.get_by_role("alert")
        expect(trouble).to_contain_text("Este enlace no lleva a ninguna parte.")
        assert accessibility_errors(ana.page) == []
        trouble.get_by_role("link", name="Volver al estante").click()
        ana.page.locator("a.box").first.wait_for()


def test_the_bar_of_a_replay_covers_nothing_and_its_signs_are_drawn(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.sits_at("green_horde")
    ana.waits()
    match, link = ana.match
    for size in (LAPTOP, {"width": 1024, "height": 768}, PHONE):
        ana.page.set_viewport_size(size)
        ana.goes_to(f"replay/{match}/{link}")
        bar = ana.page.locator(".bar")
        bar.wait_for()
        expect(ana.page.get_by_test_id("table")).to_be_visible()
        ana.page.wait_for_function(
            """() => document.querySelector("[data-testid=table]").getBoundingClientRect().bottom
                <= document.querySelector(".bar").getBoundingClientRect().top + 1"""
        )
        assert re.search("[⏮◀▶⏭]", bar.inner_text()) is None
        assert bar.locator("svg").count() >= 5
