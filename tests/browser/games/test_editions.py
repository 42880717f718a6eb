"""Tests of what Rue Morgue and Army of the Dead add to the table: ID cards, rivals, goals, vehicles, guides."""

import re
from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Arrive
from tests.browser.page_checks import HEADER_OVERFLOW
from tests.browser.person import Person
from tests.browser.play_until import play_until
from tests.daily import daily
from tests.server.serving import Served

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.rue_morgue.mechanisms.rivals.scoring import totals
from horda.games.zombicide.state import ZombicideState

TABLET = {"width": 1024, "height": 768}
UPRIGHT_TABLET = {"width": 768, "height": 1024}

NEW = ("rue_morgue", "army_of_the_dead")


def begins_mission(person: Person, game: str, mission: str) -> None:
    """Open a box and play one of its missions."""
    person.opens(game)
    person.page.locator(".list button").filter(has_text=mission).click()
    person.page.locator(".start").click()
    person.waits_for_table()
    person.waits()


def test_an_id_card_is_read_before_somebody_is_chosen(arrive: Arrive):
    ana = arrive()
    ana.sits_at("army_of_the_dead")
    ana.waits()
    ana.choices().filter(has_text="Dieter").hover()
    card = ana.page.locator("section.who")
    expect(card).to_contain_text("Dieter")
    expect(card).to_contain_text("Safecracker")
    skill = ana.page.locator(".skills button").filter(has_text="Lucky")
    skill.click()
    expect(ana.page.locator(".says")).to_contain_text("Lucky.")


def test_floors_are_named_on_the_board(arrive: Arrive):
    ana = arrive()
    begins_mission(ana, "army_of_the_dead", "Jackpot!")
    names = ana.page.locator("text.floor")
    expect(names).to_have_text(["Street", "Basement"])


def test_personal_objectives_lie_beside_the_mission(arrive: Arrive):
    ana = arrive()
    begins_mission(ana, "army_of_the_dead", "Taco run")
    for _ in range(60):
        ana.waits()
        if re.search("What now|next", ana.question) and ana.round:
            break
        if not ana.lets_pass():
            ana.taps(0)
    quest = ana.page.locator(".rail .quest").first
    quest.locator("summary").click()
    expect(quest.locator("p")).to_be_visible()
    expect(quest.locator("p")).to_contain_text(re.compile(r"\w+ \w+ .*\."))


def test_the_helicopter_and_its_seats_are_seen_on_a_phone(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    begins_mission(ana, "rue_morgue", "Airlift")
    ana.page.get_by_role("tab", name="Goals").click()
    seats = ana.page.locator(".seats li")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("pilot")


@pytest.mark.long
def test_a_mission_for_rivals_wants_two_and_puts_them_in_teams(arrive: Arrive):
    ana = arrive()
    ana.opens("rue_morgue")
    expect(ana.page.locator(".who li")).to_have_count(1)
    ana.page.locator(".list button").filter(has_text="No Man's Camp").click()
    expect(ana.page.locator(".facts")).to_contain_text("rival teams")
    expect(ana.page.locator(".who li")).to_have_count(2)
    ana.page.locator(".start").click()
    ana.waits_for_table()
    for _ in range(20):
        ana.waits()
        if ana.page.locator(".rail h4").count() == 2:
            break
        ana.taps(0)
    expect(ana.page.locator(".rail h4")).to_have_text(["team 1", "team 2"])


def has_experience(state: State) -> bool:
    """Whether any survivor has gained experience."""
    return any(cast("ZombicideState", state).xp)


def fight_first(offered: Sequence[Choice], move: int) -> Choice:
    """Return an attack if one is offered, otherwise another choice."""
    fights = [one for one in offered if one.verb in ("strike", "shoot", "throw_molotov", "hit")]
    return fights[0] if fights else offered[move % len(offered)]


def test_rivals_see_the_experience_of_both_teams_at_every_size(arrive: Arrive, table: Served):
    match: dict[str, Any] = table.begin(
        "rue_morgue", "here", "link", seed="b", options={"mission": "last_supplies"}
    )
    ident = match["match"]["id"]
    state = cast("ZombicideState", table.do(play_until(table.registry, ident, has_experience, fight_first)))
    ana = arrive(size=LAPTOP)
    ana.goes_to(f"match/{ident}/{match['link']}")
    ana.waits_for_table()
    scores = ana.page.get_by_test_id("rivals").locator("dd")
    for size in (DESKTOP, LAPTOP, TABLET, UPRIGHT_TABLET, PHONE):
        ana.page.set_viewport_size(size)
        expect(scores).to_have_text([f"{points} XP" for points in totals(state)])
        for score in scores.all():
            expect(score).to_be_in_viewport(ratio=1)
        assert ana.page.evaluate(HEADER_OVERFLOW) == []


@pytest.mark.parametrize("game", daily(NEW, "army_of_the_dead"))
def test_each_has_a_guide_of_its_own(arrive: Arrive, game: str):
    ana = arrive(guided=[], lang="es")
    ana.sits_at(game)
    guide = ana.page.get_by_role("dialog", name="de 3")
    expect(guide).to_be_visible()
    for _ in range(3):
        guide.locator("button").first.click()
    expect(guide).to_have_count(0)
