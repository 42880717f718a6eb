"""Survivor Zombiland at the table: what one decides about in a fight is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import DESKTOP, LAPTOP, Arrive
from tests.browser.looking import settled
from tests.browser.reaching import reaches
from tests.server.serving import Served

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.zombiland.rules.fights import FightCards
from horda.games.zombiland.state import ZombilandState

GOES_ON = ("roll", "turn_up", "go_on", "move", "end_turn", "pass", "keep")
HAND = 5


def full_handed(state: State) -> bool:
    """The first player fights with the hand that the match began with, or as many cards again."""
    s = cast("ZombilandState", state)
    asked = s.question()
    return isinstance(asked, FightCards) and asked.seat == 0 and len(s.hand(0)) == HAND


def going_on(offered: Sequence[Choice], _: int) -> Choice:
    """Whatever plays no card."""
    return next((one for one in offered if one.verb in GOES_ON), offered[0])


def test_all_cards_of_a_hand_are_in_sight_in_a_fight(arrive: Arrive, table: Served):
    match: dict[str, Any] = table.begin("zombiland", "here", "link", "link", seed="a full hand")
    table.do(reaches(table.registry, match["match"]["id"], full_handed, going_on))
    ana = arrive()
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits_for_table()
    cards = ana.page.locator("aside [data-guide=hand] .card")
    expect(cards).to_have_count(HAND)
    for size in (DESKTOP, LAPTOP):
        ana.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        settled(ana.page)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.99)
