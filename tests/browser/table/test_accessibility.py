"""Tests that a turn of every game can be played by keyboard alone, and by the accessibility tree alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator
from tests.browser.conftest import LAPTOP, Arrive
from tests.browser.page_checks import (
    BROKEN_WORDS,
    HEADER_OVERFLOW,
    accessibility_errors,
    unreachable_elements,
)
from tests.browser.pages.test_games import GAMES
from tests.browser.person import CONFIRM_BUTTONS, Person
from tests.daily import daily

TURN_ENDS = re.compile(r"^\s*(Pass|Let it happen|End|Done|Stay|Clear|Keep)", re.IGNORECASE)
REASON = "Not now"
MIN_DECISIONS = 5
"""Decisions made before the test looks for a button that ends the turn."""
MAX_DECISIONS = 60
MAX_STEPS = 6
"""Maximum key presses for one choice, which may have to be opened, chosen and confirmed."""
MAX_TABS = 200
GROUP_ROLES = {"group", "complementary"}
NEXT_FRAME = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))"
PRESS = "function () { this.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})); }"
BUTTON_ROLES = {"button", "menuitem", "radio", "checkbox"}


@dataclass(frozen=True)
class AccessibleNode:
    """A node of the accessibility tree: its role, its name, and the element behind it."""

    role: str
    name: str
    element: int


class Reader:
    """A person who uses a page by its accessibility tree alone, as with a screen reader."""

    def __init__(self, person: Person) -> None:
        self.page: CDPSession = person.page.context.new_cdp_session(person.page)
        self.page.send("Accessibility.enable")

    def _tree(self) -> dict[str, dict[str, Any]]:
        found = self.page.send("Accessibility.getFullAXTree")["nodes"]
        return {one["nodeId"]: one for one in found}

    def hears(self, below: str = "") -> list[AccessibleNode]:
        """Return all nodes in reading order; with `below`, only those inside groups of that name."""
        tree = self._tree()
        told: list[AccessibleNode] = []

        def say(number: str, *, inside: bool) -> None:
            one = tree[number]
            name = str(one.get("name", {}).get("value", ""))
            role = str(one.get("role", {}).get("value", ""))
            inside = inside or (role in GROUP_ROLES and name == below)
            if inside and not one.get("ignored"):
                told.append(AccessibleNode(role, name, int(one.get("backendDOMNodeId", 0))))
            for child in one.get("childIds", ()):
                if child in tree:
                    say(child, inside=inside)

        say(next(iter(tree)), inside=not below)
        return told

    def choices(self) -> list[AccessibleNode]:
        """Return the nodes of all enabled choices: those of actions, or of cards if there are no actions."""
        found = [one for one in self.hears("Actions") if one.role in BUTTON_ROLES and REASON not in one.name]
        return found or [
            one for one in self.hears("Your place") if one.role in BUTTON_ROLES and REASON not in one.name
        ]

    def presses(self, one: AccessibleNode) -> None:
        """Press an element as a screen reader does."""
        found = self.page.send("DOM.resolveNode", {"backendNodeId": one.element})["object"]["objectId"]
        self.page.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": PRESS})


def choose_by_key(person: Person, choice: Locator) -> None:
    """Choose by the key printed on a choice; if it has no key, focus the choice with Tab and press Space."""
    if choice.locator("kbd").count():
        person.page.keyboard.press(choice.locator("kbd").inner_text().lower())
        return
    for _ in range(MAX_TABS):
        person.page.keyboard.press("Tab")
        if choice.evaluate("one => one === document.activeElement"):
            person.page.keyboard.press("Space")
            return
    raise AssertionError(f"Tab does not lead to: {choice.inner_text()}")


def has_decided(person: Person, before: str | None) -> bool:
    """Wait until the page is idle; return whether a decision has been made since `before`."""
    person.page.evaluate(NEXT_FRAME)
    person.settles()
    return person.table.get_attribute("data-seq") != before


@pytest.mark.parametrize("game", daily(GAMES, "green_horde", "city_of_horror", "zombiland"))
def test_a_turn_is_played_by_the_keyboard_alone_and_axe_finds_nothing_serious(arrive: Arrive, game: str):
    """Every choice has a key, and so has every button that opens further choices or confirms one."""
    ana = arrive(size=LAPTOP)
    ana.sits_at(game)
    for move in range(MAX_DECISIONS):
        if ana.waits() == "over":
            return
        assert (accessibility_errors(ana.page) if move % 4 == 0 else unreachable_elements(ana.page)) == []
        assert ana.page.evaluate(HEADER_OVERFLOW) + ana.page.evaluate(BROKEN_WORDS) == []
        before = ana.table.get_attribute("data-seq")
        shown = ana.choices().filter(has=ana.page.locator("kbd"))
        shown = shown if shown.count() else ana.choices()
        ends = shown.filter(has_text=TURN_ENDS)
        ending = move > MIN_DECISIONS and ends.count() > 0
        first = ends.first if ending else shown.nth(move % shown.count())
        for _ in range(MAX_STEPS):
            choose_by_key(ana, first)
            if has_decided(ana, before):
                break
            again = ana.page.locator(CONFIRM_BUTTONS)
            first = again.first if again.count() else ana.choices().first
        assert ana.table.get_attribute("data-seq") != before, ana.question
        if ending:
            return
    raise AssertionError(f"no turn ended: {ana.question}")


@pytest.mark.long
def test_a_round_is_played_by_keys_alone(arrive: Arrive):
    ana = arrive()
    ana.sits_at("zombiland")
    for _ in range(MAX_DECISIONS):
        if ana.waits() == "over" or ana.round > 1:
            return
        first = ana.choices().first.locator("kbd").inner_text()
        ana.page.keyboard.press(first.lower())
    raise AssertionError(f"no round ended: {ana.question}")


@pytest.mark.parametrize("game", daily(GAMES, "green_horde", "city_of_horror"))
def test_a_turn_is_played_by_the_accessibility_tree_alone(arrive: Arrive, game: str):
    """The question is a heading, and every choice is a button with a unique name that makes the choice when pressed."""
    ana = arrive()
    ana.sits_at(game)
    reader = Reader(ana)
    asked: set[str] = set()
    for move in range(MAX_DECISIONS):
        if ana.waits() == "over":
            return
        before = ana.table.get_attribute("data-seq")
        question = next(one.name for one in reader.hears() if one.role == "heading")
        assert question.strip()
        asked.add(question)
        ending = False
        for step in range(MAX_STEPS):
            offered = reader.choices()
            assert offered, f"{question}: nothing can be chosen"
            assert all(one.name.strip() for one in offered), f"{question}: a choice without a name"
            ends = [one for one in offered if TURN_ENDS.search(one.name)] if move > MIN_DECISIONS else []
            ending = bool(ends)
            reader.presses(ends[0] if ends else offered[(move + step) % len(offered)])
            if has_decided(ana, before):
                break
        assert ana.table.get_attribute("data-seq") != before, f"{question}: pressing does nothing"
        if ending:
            assert len(asked) > 1
            return
    raise AssertionError(f"no turn ended: {ana.question}")
