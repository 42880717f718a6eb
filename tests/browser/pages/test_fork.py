"""Tests of forks in the browser: a new match that continues from a moment of a replay."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.daily import daily


@pytest.mark.parametrize("game", daily(["green_horde", "city_of_horror", "zombiland"], "city_of_horror"))
def test_a_replay_is_gone_on_from_as_a_new_match_against_bots(arrive: Arrive, game: str):
    ana = arrive(size=LAPTOP)
    ana.sits_at(game)
    for move in range(6):
        ana.waits()
        ana.taps(move)
    ana.waits()
    old = ana.match
    ana.goes_to(f"replay/{old[0]}/{old[1]}?n=4")
    expect(ana.page.get_by_label("Where in the match")).to_have_value("4")
    then = ana.round
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    ana.page.wait_for_url(lambda url: "#/match/" in url and old[0] not in url)
    ana.leaves()  # the connection that watched the old match beside the page
    ana.waits_for_table()
    assert ana.round == then
    for move in range(3):
        ana.waits()
        ana.taps(move)
    # The original match is unchanged.
    ana.goes_to(f"match/{old[0]}/{old[1]}")
    ana.waits_for_table()


def test_every_seat_can_be_ones_own_on_a_phone_in_spanish(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True, lang="es")
    ana.sits_at("green_horde")
    ana.waits()
    ana.taps(0)
    ana.waits()
    match, link = ana.match
    ana.goes_to(f"replay/{match}/{link}")
    where = ana.page.get_by_role("toolbar").get_by_role("slider")
    expect(where).to_have_value("0")
    ana.page.keyboard.press(".")
    expect(where).to_have_value("1")
    ana.page.get_by_role("button", name="Seguir jugando desde aquí").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Todos los asientos, yo").check()
    dialog.get_by_role("button", name="Empezar").click()
    ana.page.wait_for_url(lambda url: "#/match/" in url and match not in url)
    ana.leaves()
    ana.waits_for_table()
    ana.waits()
    assert ana.page.locator(".people").count() == 0
    # The back button returns to the moment that was left.
    ana.page.go_back()
    expect(where).to_have_value("1")
