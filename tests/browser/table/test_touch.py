"""Tests of taps on the board: the first tap on zombies or a vehicle shows information, the second acts."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.cards.test_cards import decisions_seen
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.table.test_movement import table_of, zone_of
from tests.browser.table.test_turns import takes_a_turn
from tests.server.serving import Served

from horda.engine.choices import Choice
from horda.games.zombicide.state import ZombicideState

ATTACKS = ("shoot", "strike", "cast")


def zombies_in(state: ZombicideState, zone: str) -> int:
    """Return how many zombies stand in a zone."""
    return state.crowd[state.board.names.index(zone)]


def plays_until(person: Person, table: Served, wanted: Callable[[ZombicideState], str]) -> str:
    """Tap until `wanted` names a zone in the person's own turn, and return that zone."""
    for move in range(160):
        person.waits()
        state = table_of(table, person)
        if zone := wanted(state):
            return zone
        person.taps(move)
        person.settles()
    raise AssertionError("it never came to that")


def attacked_zone(state: ZombicideState) -> str:
    """Return a zone with zombies that an attack of the turn reaches; empty if there is none."""
    choices: list[Choice] = state.choices(0)
    if not any(choice.verb == "end_turn" for choice in choices):
        return ""
    zones = {choice.name("zone") for choice in choices if choice.verb in ATTACKS}
    return next((zone for zone in sorted(zones) if zombies_in(state, zone)), "")


def step_among_zombies(state: ZombicideState) -> str:
    """Return a zone with zombies that is one step away and that no attack reaches; empty if there is none."""
    choices: list[Choice] = state.choices(0)
    attacks = {choice.name("zone") for choice in choices if choice.verb in ATTACKS}
    steps = {choice.name("zone") for choice in choices if choice.verb == "move"}
    return next((zone for zone in sorted(steps - attacks) if zombies_in(state, zone)), "")


def tap_zone(person: Person, zone: str) -> None:
    """Click the middle of a zone with the mouse."""
    corner = person.page.locator(f'g.lit[aria-label*="{zone}"] .wash').first
    box = corner.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def overlap(one: Locator, other: Locator) -> bool:
    """Return whether two boxes on the page overlap."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    across = first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    return (
        across and first["y"] < second["y"] + second["height"] and second["y"] < first["y"] + first["height"]
    )


def takes_picture(person: Person, name: str) -> None:
    """Save a screenshot of the page if a folder for pictures is set."""
    if folder := os.environ.get("HORDA_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_tap_on_zombies_offers_weapons_with_odds_and_the_second_attacks(
    arrive: Arrive, table: Served, size: dict[str, int]
):
    ana = arrive(size=size)
    takes_a_turn(ana)
    zone = plays_until(ana, table, attacked_zone)
    before, stood = decisions_seen(ana), zone_of(table_of(table, ana))
    tap_zone(ana, zone)
    card = ana.page.get_by_test_id("fight")
    expect(card).to_contain_text(f"Attack {zone}")
    expect(card.get_by_role("radio").first).to_contain_text("%")
    expect(card.get_by_test_id("attack")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".ask h1")).to_have_text(f"Attack {zone}? Tap {zone} again.")
    takes_picture(ana, f"fight-{size['width']}")
    assert decisions_seen(ana) == before
    assert not overlap(card, ana.page.locator("g.lit.touched .wash").first)
    if size == PHONE:
        card.get_by_test_id("attack").click()
    else:
        tap_zone(ana, zone)
    sure = ana.page.get_by_test_id("sure")
    expect(card).to_have_count(0)
    if sure.count():
        sure.locator(".do").click()
    ana.settles()
    moves = table_of(table, ana).moves.since(0)
    made = moves[int(before or 0)]
    assert made.verb in ATTACKS or made.verb.startswith(ATTACKS)
    assert made.name("zone") == zone
    assert zone_of_first_attacker(table_of(table, ana), stood)
    takes_picture(ana, f"armed-{size['width']}")


def zone_of_first_attacker(state: ZombicideState, stood: str) -> bool:
    """Return whether a survivor still stands in the zone from which the attack was made."""
    return state.board.names.index(stood) in list(state.zone)


def test_a_tap_on_zombies_is_put_down_by_escape(arrive: Arrive, table: Served):
    ana = arrive()
    takes_a_turn(ana)
    zone = plays_until(ana, table, attacked_zone)
    before = decisions_seen(ana)
    tap_zone(ana, zone)
    expect(ana.page.get_by_test_id("fight")).to_be_visible()
    takes_picture(ana, "fight-1440")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("fight")).to_have_count(0)
    assert decisions_seen(ana) == before


def test_a_step_among_zombies_asks_first(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    takes_a_turn(ana)
    zone = plays_until(ana, table, step_among_zombies)
    before = decisions_seen(ana)
    tap_zone(ana, zone)
    card = ana.page.get_by_test_id("step")
    expect(card).to_contain_text(f"Walk into {zone}?")
    expect(card.get_by_role("button", name="Stay")).to_be_focused()
    takes_picture(ana, "step-1280")
    assert decisions_seen(ana) == before
    card.get_by_test_id("walk").click()
    ana.settles()
    made = table_of(table, ana).moves.since(0)[int(before or 0)]
    assert (made.verb, made.name("zone")) == ("move", zone)


def put_zombies_beside_actor(person: Person, table: Served, count: int) -> str:
    """Put zombies into the acting survivor's zone, which the page shows after the next decision; return the zone."""
    state = table_of(table, person)
    zone = state.zone[getattr(state.question(), "who", -1)]
    state.put_zombies(zone, 0, count)
    person.page.keyboard.press("n")
    person.settles()
    return state.board.names[zone]


def test_a_tap_in_the_own_zone_fights_and_the_weapon_stays_armed_until_the_turn_ends(
    arrive: Arrive, table: Served
):
    ana = arrive(size=LAPTOP)
    takes_a_turn(ana)
    zone = put_zombies_beside_actor(ana, table, 6)
    before = int(decisions_seen(ana) or 0)
    tap_zone(ana, zone)
    card = ana.page.get_by_test_id("fight")
    expect(card).to_contain_text(f"Attack {zone}")
    takes_picture(ana, "own-1280")
    ana.page.keyboard.press("Enter")
    sure = ana.page.get_by_test_id("sure")
    expect(card).to_have_count(0)
    if sure.count():
        sure.locator(".do").click()
    ana.settles()
    while not ana.page.locator(".bar .act").count():
        # Hits are given to zombies of several kinds.
        ana.taps(0)
        ana.settles()
    made = table_of(table, ana).moves.since(0)[before]
    assert (made.verb in ATTACKS, made.name("zone")) == (True, zone)
    expect(ana.page.get_by_test_id("armed")).to_be_visible()
    ana.page.keyboard.press("e")
    if sure.count():
        sure.locator(".do").click()
    expect(ana.page.get_by_test_id("armed")).to_have_count(0)
    table.registry.open_matches.pop(ana.match[0])


def test_a_step_with_the_last_action_asks_first(arrive: Arrive, table: Served):
    ana = arrive(size=PHONE, touch=True)
    takes_a_turn(ana)
    state = table_of(table, ana)
    who = getattr(state.question(), "who", -1)
    while state.actions[who] > 1:
        ana.page.keyboard.press("n")
        ana.settles()
        state = table_of(table, ana)
    before = decisions_seen(ana)
    step = next(choice.name("zone") for choice in state.choices(0) if choice.verb == "move")
    tap_zone(ana, step)
    card = ana.page.get_by_test_id("step")
    expect(card).to_contain_text("last action")
    expect(card.get_by_role("button", name="Stay")).to_be_focused()
    takes_picture(ana, "last-390")
    assert decisions_seen(ana) == before
    tap_zone(ana, step)
    ana.settles()
    made = table_of(table, ana).moves.since(0)[int(before or 0)]
    assert (made.verb, made.name("zone")) == ("move", step)
