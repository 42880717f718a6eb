"""Tests that a losing choice asks for confirmation in red, and that a solo player can undo it after the end."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.games.test_custom_missions import MISSION
from tests.browser.page_checks import accessibility_errors
from tests.browser.table.test_movement import table_of
from tests.browser.table.test_touch import takes_picture
from tests.server.serving import Served

LEAVING = MISSION.replace("id: first_light", "id: leaving").replace(
    "when:\n", "when:\n  - {event: turn_ends, at: F4, do: [{leave: may}]}\n"
)
"""A mission whose only survivor may leave at the end of the first turn, long before its goals."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_leaving_before_the_goal_asks_twice_and_can_be_undone_after_the_end(
    arrive: Arrive, table: Served, size: dict[str, int]
):
    ana = arrive(size=size)
    match = table.begin("green_horde", "here", options={"map": LEAVING, "survivors": 1})
    info, link = match["match"], match["link"]
    assert isinstance(info, dict)
    player = table.join(match)
    while "leave" not in [one["do"] for one in player.choices]:
        ends = [one for one in player.choices if one["do"] == "end_turn"]
        player.choose((ends or player.choices)[0])
    player.close()
    ana.goes_to(f"match/{info['id']}/{link}")
    ana.waits_for_table()
    ana.waits()
    leave = ana.page.locator(".act.loses")
    expect(leave).to_contain_text("loses the match")
    moves = len(table_of(table, ana).moves)
    leave.dblclick()
    red = ana.page.get_by_role("alertdialog", name="This loses the match.")
    expect(red).to_contain_text("Nobody is left on the board")
    back = red.get_by_role("button", name="Go back")
    expect(back).to_be_focused()
    takes_picture(ana, f"loses_{size['width']}")
    assert accessibility_errors(ana.page) == []
    back.click()
    expect(red).to_have_count(0)
    assert len(table_of(table, ana).moves) == moves, "two taps on the same place lose nothing"

    leave.click()
    lose = red.get_by_role("button", name="Do it and lose")
    expect(lose).to_have_attribute("aria-disabled", "false")
    lose.press("Enter")
    assert len(table_of(table, ana).moves) == moves, "Enter presses no red button"
    lose.click()
    end = ana.page.locator(".result")
    expect(end).to_be_visible()
    takes_picture(ana, f"lost_{size['width']}")
    end.get_by_role("button", name="Undo the last choice").click()
    expect(end).to_have_count(0)
    ana.page.reload()
    ana.waits_for_table()
    expect(ana.page.locator(".act.loses")).to_be_visible()
    assert len(table_of(table, ana).moves) == moves


def test_ending_a_turn_that_kills_asks_in_red(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    ana.sits_at("green_horde", until="make_noise")
    ana.waits()
    for _ in range(2):
        # Others can still help: nothing is asked.
        ana.page.keyboard.press("e")
        ana.settles()
        ana.waits()
        if ana.choices().filter(has_text="turn").count():
            ana.taps(0)
            ana.settles()
    state = table_of(table, ana)
    who = getattr(state.question(), "who", -1)
    state.put_zombies(state.zone[who], 0, 9)
    ana.page.keyboard.press("n")
    ana.settles()
    before = len(table_of(table, ana).moves)
    ana.page.keyboard.press("e")
    red = ana.page.get_by_role("alertdialog")
    expect(red).to_contain_text("if the turn ends here")
    expect(red).to_contain_text("9 zombie attacks")
    expect(red.get_by_role("button", name="Go on")).to_be_focused()
    takes_picture(ana, "deadly_end")
    assert accessibility_errors(ana.page) == []
    ana.page.keyboard.press("Enter")
    expect(red).to_have_count(0)
    assert len(table_of(table, ana).moves) == before
    ana.page.keyboard.press("e")
    red.get_by_role("button", name="End anyway").click()
    ana.settles()
    assert len(table_of(table, ana).moves) > before
    table.registry.open_matches.pop(ana.match[0])
