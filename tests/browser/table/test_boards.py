"""Tests that the board is legible: large figures, unbroken words, weapons and actions shown without scrolling."""

import itertools

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, TABLET, Arrive
from tests.browser.page_checks import (
    BROKEN_WORDS,
    HEADER_OVERFLOW,
    NOT_SPANISH,
    accessibility_errors,
    wait_until_drawn,
)
from tests.browser.pages.test_games import GAMES
from tests.browser.person import Person
from tests.browser.table.test_movement import table_of
from tests.browser.table.test_turns import takes_a_turn
from tests.daily import daily
from tests.server.serving import Served

from horda.locale import LANGUAGES

LANDSCAPE = {"width": 1024, "height": 768}
MIN_FIGURE_PX = 28
WIDER_THAN_THEIR_BOX = (
    "names => names.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
)
CUT_OFF_FIGURES = """() => [...document.querySelectorAll(".loc")].flatMap(place => {
    const low = place.getBoundingClientRect().bottom;
    const people = [...place.querySelectorAll(".ch")];
    return people.filter(one => one.getBoundingClientRect().bottom > low + 1).map(one => place.innerText);
})"""
"""Script that lists the City of Horror locations in which a figure is cut off at the lower edge."""


def check_words_fit(ana: Person, game: str, moves: int) -> None:
    """Check that no word on a button is broken and that the question fits its header in at most two lines."""
    ana.sits_at(game)
    spanish = ana.page.locator("html").get_attribute("lang") == "es"
    found: dict[str, object] = {}
    for move in range(moves):
        if ana.waits() == "over":
            break
        wait_until_drawn(ana.page)
        if squeezed := ana.page.evaluate(HEADER_OVERFLOW):
            found[f"header: {ana.question}"] = squeezed
        if spanish and (left := NOT_SPANISH.search(ana.table.inner_text())):
            found[f"words: {ana.question}"] = left[0]
        for size in (LAPTOP, LANDSCAPE, PHONE):
            ana.page.set_viewport_size(size)
            wait_until_drawn(ana.page)
            if broken := ana.page.evaluate(BROKEN_WORDS):
                found[f"{size['width']}: {ana.question}"] = broken
        ana.page.set_viewport_size(LAPTOP)
        ana.taps(move)
    assert found == {}


@pytest.mark.parametrize("game", daily(GAMES, "city_of_horror"))
def test_no_word_of_a_button_is_broken_and_the_question_has_room(arrive: Arrive, game: str):
    """The test uses Spanish, whose words are longer; English is checked by the tests of phones and keys."""
    check_words_fit(arrive(size=LAPTOP, lang="es"), game, 6)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_far_into_a_match_nothing_is_broken_squeezed_or_left_in_english(arrive: Arrive, game: str, lang: str):
    check_words_fit(arrive(size=LAPTOP, lang=lang), game, 25)


FIGURE_SIZES = """() => [...document.querySelectorAll(".person .body, .live .pack > use:last-of-type")]
    .map(one => [Number(one.getAttribute("width")) * one.getScreenCTM().a, one.getAttribute("href")])"""
"""Script that returns the sizes in pixels at which the figures on the board are drawn."""


def add_zombies(ana: Person, table: Served) -> None:
    """Put 24 zombies of all kinds into the zone of the acting survivor; the next decision shows them."""
    state = table_of(table, ana)
    zone = state.zone[getattr(state.question(), "who", -1)]
    kinds = itertools.cycle(range(len(state.supply)))
    come = 0
    while come < 24:
        come += state.put_zombies(zone, next(kinds), 1)
    ana.page.keyboard.press("n")
    ana.settles()


@pytest.mark.parametrize("size", [LAPTOP, LANDSCAPE, PHONE], ids=["laptop", "tablet", "phone"])
def test_whoever_decides_is_seen_large_enough_on_a_tall_map(
    arrive: Arrive, table: Served, size: dict[str, int]
):
    ana = arrive(size=size)
    takes_a_turn(ana, "army_of_the_dead")
    figure = ana.page.locator(".person.on .body")
    expect(figure).to_be_in_viewport()
    box = figure.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= MIN_FIGURE_PX
    views = ana.page.get_by_role("group", name="How the board is seen")
    if views.count():
        views.get_by_role("button", name="Whole board").click()
        whole = ana.page.locator(".still").bounding_box()
        stage = ana.page.locator("main.stage").bounding_box()
        assert whole is not None
        assert stage is not None
        assert whole["height"] <= stage["height"]
        assert whole["width"] <= stage["width"]
        ana.page.keyboard.press("v")
        expect(figure).to_be_in_viewport()
    add_zombies(ana, table)
    expect(ana.page.locator(".live .many").first).to_be_visible()
    wait_until_drawn(ana.page)
    expect(figure).to_be_in_viewport()
    small = [one for one in ana.page.evaluate(FIGURE_SIZES) if one[0] < MIN_FIGURE_PX]
    assert small == [], "somebody in a crowd is too small"


def test_a_board_seen_from_near_has_a_small_map_of_the_whole(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    ana.sits_at("army_of_the_dead")
    ana.waits()
    small = ana.page.get_by_test_id("whole-map")
    expect(small).to_be_visible()
    part = small.locator(".part").bounding_box()
    whole = small.bounding_box()
    assert part
    assert whole
    assert part["width"] * part["height"] < 0.9 * whole["width"] * whole["height"]
    # The small map never takes a tap from the board below it.
    assert small.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    ana.page.get_by_role("button", name="Whole board", exact=True).first.click()
    expect(small).to_have_count(0)


def test_a_board_seen_from_near_is_seen_whole_where_there_is_room_again(arrive: Arrive):
    ana = arrive(size=PHONE)
    takes_a_turn(ana)
    small = ana.page.get_by_test_id("whole-map")
    expect(small).to_be_visible()
    ana.page.set_viewport_size(DESKTOP)
    expect(small).to_have_count(0)


def test_a_zone_is_seen_from_near_by_key_with_everybody_in_it(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    takes_a_turn(ana)
    near = ana.page.get_by_test_id("close-up")
    ana.page.mouse.move(0, 0)
    expect(near).to_have_count(0)
    ana.page.keyboard.press("k")
    expect(near).to_contain_text("close up")
    names = near.locator(".living b").all_inner_texts()
    assert len(names) == len(set(names)) > 1
    for figure in near.locator(".living svg").all():
        box = figure.bounding_box()
        assert box
        assert box["width"] >= MIN_FIGURE_PX
    assert accessibility_errors(ana.page) == []
    ana.page.keyboard.press("k")
    expect(near).to_have_count(0)


def test_no_button_lies_over_the_names_of_columns(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.sits_at("green_horde")
    ana.waits()
    tools = ana.page.locator(".ahead").bounding_box()
    board = ana.page.locator(".still svg").bounding_box()
    assert tools
    assert board
    beside = board["x"] >= tools["x"] + tools["width"]
    assert beside or board["y"] >= tools["y"] + tools["height"] - 1


@pytest.mark.parametrize("size", daily([LAPTOP, LANDSCAPE], LANDSCAPE), ids=["laptop", "tablet"])
def test_nobody_at_a_place_of_the_city_is_cut_off(arrive: Arrive, size: dict[str, int]):
    ana = arrive(size=size)
    ana.sits_at("city_of_horror")
    for move in range(6):
        ana.waits()
        cut = ana.page.evaluate(CUT_OFF_FIGURES)
        assert cut == [], ana.question
        assert ana.page.locator(".loc .ch .name").evaluate_all(WIDER_THAN_THEIR_BOX) == [], ana.question
        ana.taps(move)
    assert ana.page.locator(".loc .ch").count() > 5


def test_a_phone_shows_weapons_and_actions_without_scrolling(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True)
    takes_a_turn(ana)
    expect(ana.page.locator(".weapons button").first).to_be_in_viewport(ratio=1)
    for action in ana.choices().all():
        expect(action).to_be_in_viewport(ratio=1)


def test_a_tablet_has_a_large_ring_whole_words_on_cards_and_says_when_the_dead_attack(arrive: Arrive):
    ana = arrive(size=LANDSCAPE)
    ana.sits_at("zombiland")
    for move in range(30):
        ana.waits()
        if ana.page.locator(".fan .card").count():
            break
        ana.taps(move)
    wait_until_drawn(ana.page)
    stage = ana.page.locator("main.stage").bounding_box()
    ring = ana.page.locator(".board").first.bounding_box()
    assert stage is not None
    assert ring is not None
    assert ring["width"] > 0.9 * min(stage["width"], stage["height"])
    wide = "cards => cards.every(one => one.scrollWidth <= one.clientWidth)"
    assert ana.page.locator(".fan .card").evaluate_all(wide)
    leo = arrive(size=LANDSCAPE)
    leo.sits_at("city_of_horror")
    leo.waits()
    expect(leo.page.locator(".meter em", has_text="attacks at").first).to_be_visible()


CENTRES = "ones => ones.map(one => one.getBoundingClientRect()).map(box => box.x + box.width / 2)"


def test_the_fight_does_not_lie_over_the_ring(arrive: Arrive):
    ana = arrive(size=PHONE, touch=True, lang="es")
    ana.sits_at("zombiland")
    expect(ana.page.locator(".rl")).to_have_text(["N", "E", "S", "O"])
    fight = ana.page.get_by_test_id("fight")
    for move in range(60):
        ana.waits()
        if fight.count():
            break
        ana.taps(move)
        ana.settles()
    ring = ana.page.locator(".board").first
    for size in (PHONE, TABLET, LANDSCAPE, LAPTOP):
        ana.page.set_viewport_size(size)
        expect(fight).to_be_visible()
        beside, drawn = fight.bounding_box(), ring.bounding_box()
        assert beside is not None
        assert drawn is not None
        # Beside the ring, in the column or on the sheet below it.
        assert beside["x"] >= drawn["x"] + drawn["width"] or beside["y"] >= drawn["y"] + drawn["height"] / 2
        expect(fight).to_be_in_viewport(ratio=0.9)
        expect(ring).to_be_in_viewport(ratio=0.9)
        if size == LAPTOP:
            # The hand and the log stay where they are.
            expect(ana.page.locator("aside .docked .log")).to_be_visible()
            expect(ana.page.locator("aside").get_by_test_id("fight")).to_have_count(0)
            stage, drawn_at = ana.page.locator("main.stage .ring, .board").evaluate_all(CENTRES)
        else:
            stage, drawn_at = ana.page.locator("main.stage, .board").evaluate_all(CENTRES)
        assert abs(stage - drawn_at) < 1, "the ring is not in the middle"
        # A pawn that is still growing to its size is not small.
        wait_until_drawn(ana.page)
        for pawn in ana.page.locator(".pawn").all():
            assert pawn.evaluate("one => 44 * one.getScreenCTM().a") > MIN_FIGURE_PX - 0.1, (
                "a figure is too small"
            )
        for card in ana.page.locator(".fan .card").all():
            assert card.evaluate("one => one.scrollWidth <= one.clientWidth"), "a card's words are cut"
