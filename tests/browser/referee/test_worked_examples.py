"""Tests that the referee's answers to worked examples of the rulebook cite the same rules as the examples."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.referee_desk import RefereeDesk

MISSION = "the_evil_shrine"
SCREENS = {"phone-en": (PHONE, "en"), "desktop-es": (DESKTOP, "es")}


@dataclass(frozen=True)
class Example:
    """A worked example: its position, the action and dice at the table, and the rules that the answer must cite."""

    zones: dict[str, tuple[str, ...]]
    rules: tuple[str, ...]
    cards: tuple[str, ...] = ()
    """Cards of the first survivor, who has the turn if there is a `deed`."""
    deed: str = ""
    """The survivor's action in the notation of cases; empty for none."""
    dice: tuple[int, ...] = ()


EXAMPLES = {
    "GH-EX-18": Example(
        {"E1": ("megan",), "E4": ("rolf",), "E2": ("walker*4", "fatty", "runner*3")},
        ("GH-ZMV-07", "GH-ZMV-09"),
    ),
    "GH-EX-19": Example(
        {"E1": ("megan",), "E2": ("runner*3", "fatty")}, ("GH-ZAT-03", "GH-RUN-01", "GH-ZAT-08")
    ),
    "GH-EX-20": Example({"E1": ("megan", "runner"), "E2": ("walker",)}, ("GH-RUN-01", "GH-ZAT-03")),
    "GH-EX-36": Example(
        {"E2": ("berin", "walker*2"), "E1": ("johannes",)},
        ("GH-FRF-03", "GH-CBT-01"),
        cards=("crossbow",),
        deed="johannes shoot crossbow E2",
        dice=(4, 1),
    ),
    "GH-EX-43": Example({"E4": ("rolf",), "E5": ("walker*2",)}, ("GH-WAT-06",)),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("number", EXAMPLES)
def test_a_worked_example_is_answered_with_its_rules(arrive: Arrive, number: str, screen: str):
    size, lang = SCREENS[screen]
    example = EXAMPLES[number]
    desk = RefereeDesk(arrive(size=size, lang=lang, touch=size is PHONE))
    desk.begin("green_horde", MISSION)
    for place, pieces in example.zones.items():
        desk.put(place, *pieces)
    if example.deed:
        who = example.deed.split()[0]
        desk.give(who, *example.cards)
        desk.take_turn(who)
        desk.ask("happened")
        desk.choose(example.deed)
        desk.enter_dice(*example.dice)
        expect(desk.page.locator("[data-testid=course] ol > li")).not_to_have_count(1)
    else:
        desk.ask("zombies")
    assert set(example.rules) <= set(desk.rules())


def test_a_rule_of_an_answer_opens_in_place(arrive: Arrive):
    desk = RefereeDesk(arrive(size=PHONE, touch=True))
    desk.begin("green_horde", MISSION)
    desk.put("E1", "megan", "runner")
    desk.ask("zombies")
    desk.tap(".rule:has-text('GH-ZAT-03')")
    expect(desk.page.get_by_role("dialog", name="GH-ZAT-03")).to_contain_text(
        re.compile("zombie", re.IGNORECASE)
    )


def test_leaving_three_zombies_is_refused_with_its_rule(arrive: Arrive):
    desk = RefereeDesk(arrive(size=PHONE, touch=True))
    desk.begin("green_horde", MISSION)
    desk.put("E1", "berin", "walker*3")
    desk.ask("may")
    answer = desk.page.locator("[data-testid=may]")
    expect(answer.get_by_role("button", name="GH-ACT-03").first).to_be_visible()
    desk.tap("#tab-table")
    desk.tap("[aria-pressed=false]:has-text('Take one away')")
    desk.tap("[data-piece=walker]")
    desk.ask("may")
    expect(answer).to_contain_text("3 actions")
    expect(answer.get_by_role("button", name="GH-ACT-03")).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en", "hedge"), ("es", "seto")])
def test_rules_are_searched_beside_the_position(arrive: Arrive, lang: str, words: str):
    desk = RefereeDesk(arrive(size=PHONE, touch=True, lang=lang))
    desk.begin("green_horde", MISSION)
    desk.show_tab("ask")
    desk.page.locator("[data-rule-search] input").fill(words)
    expect(desk.page.locator("[data-testid=rules-found]")).to_contain_text("GH-HED-")
