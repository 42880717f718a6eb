"""Tests of Survivor Zombiland at the referee: the ring set up by taps, odds of fights, entered dice and cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.browser.referee_desk import READ, RefereeDesk

SCREENS = {"phone-en": (PHONE, "en"), "desktop-es": (DESKTOP, "es")}
MAX_TAPS = 24
"""Maximum taps for six pieces with their spaces and four cards, including the choice of game and question."""
COURSE = "[data-testid=course]"


def begin_ring(person: Person) -> RefereeDesk:
    """Open the referee with an empty table of Survivor Zombiland."""
    desk = RefereeDesk(person)
    person.goes_to("referee")
    desk.tap('a[href="#/referee/zombiland"]')
    desk.tap("[data-begin]")
    desk.page.get_by_test_id("referee-ring").wait_for()
    return desk


def put_pieces(desk: RefereeDesk, spaces: dict[str, str]) -> None:
    """Put characters on spaces: one tap selects the piece, another the space."""
    desk.show_tab("table")
    for character, space in spaces.items():
        piece = desk.page.locator(f"[data-character={character}]")
        if piece.get_attribute("aria-pressed") != "true":
            desk.tap(f"[data-character={character}]")
        desk.tap(f'[data-place="{space}"]')
        expect(desk.page.locator(f"[data-pawn={character}]")).to_have_count(1)


def select_piece(desk: RefereeDesk, character: str) -> None:
    """Select a character's piece, so that its cards and tokens can be changed."""
    desk.show_tab("table")
    if desk.page.locator(f"[data-character={character}]").get_attribute("aria-pressed") != "true":
        desk.tap(f"[data-character={character}]")
    desk.page.get_by_test_id("seat-details").wait_for()


def give(desk: RefereeDesk, character: str, *cards: str) -> None:
    """Add cards to a character's hand."""
    select_piece(desk, character)
    for card in cards:
        desk.page.locator(f"[data-add-card={character}]").select_option(card)
        desk.taps += 1


def rules_of(page: Page, part: str) -> set[str]:
    return set(page.locator(f"{part} .rule").all_text_contents())


@pytest.mark.parametrize("screen", SCREENS)
def test_a_six_wins_against_any_power(arrive: Arrive, screen: str):
    # ZL-EX-04: a survivor fights a power that their total cannot reach, and the die shows 6.
    size, lang = SCREENS[screen]
    desk = begin_ring(arrive(size=size, lang=lang, touch=size is PHONE))
    put_pieces(desk, {"tomas": "zone_0", "vera": "nx2"})
    desk.page.locator("[data-turn]").select_option("vera")
    desk.page.locator("[data-fight]").select_option("giant")
    desk.ask("fight")
    odds = desk.page.get_by_test_id("fight-odds")
    expect(odds.locator(".win")).to_have_count(1)
    expect(odds.locator(".win")).to_have_attribute("data-die", "6")
    assert {"ZL-FGT-02", "ZL-FGT-04"} <= rules_of(desk.page, "[data-testid=fight-odds]")
    desk.ask("happened")
    desk.tap(f"{COURSE} [data-die='6']")
    expect(desk.page.locator(f"{COURSE} ol")).to_contain_text("ZL-FGT-03")
    desk.tap(f"{COURSE} .btn.main")
    desk.page.locator(READ).wait_for()


def test_cards_are_counted_in_and_say_when_they_may_be_played(arrive: Arrive):
    desk = begin_ring(arrive(size=PHONE, touch=True))
    put_pieces(desk, {"nadia": "w2", "tomas": "e2", "vera": "n4"})
    give(desk, "nadia", "shout")
    give(desk, "tomas", "torch", "machete")
    give(desk, "vera", "old_bat", "pistol")
    desk.page.locator("[data-turn]").select_option("vera")
    desk.page.locator("[data-fight]").select_option("twins")
    desk.ask("fight")
    odds = desk.page.get_by_test_id("fight-odds")
    expect(odds).to_contain_text("17 %")
    expect(odds.locator('[data-count="tomas machete"]')).to_be_disabled()
    expect(odds.locator('[data-count="nadia shout"]')).to_be_disabled()
    for card in ("vera old_bat", "vera pistol"):
        desk.tap(f'[data-count="{card}"]')
    expect(odds).to_contain_text("50 %")
    expect(odds.locator('[data-count="tomas torch"]')).to_contain_text("67 %")
    desk.tap("[data-testid=fight-odds] [data-die='3']")
    expect(desk.page.get_by_test_id("total")).to_contain_text("9 of 10")
    expect(desk.page.get_by_test_id("rescue")).to_contain_text("9 becomes 10")
    expect(odds).to_contain_text("2 bites")
    assert {"ZL-RSC-02", "ZL-RSC-03", "ZL-RSC-05", "ZL-FGT-05"} <= rules_of(
        desk.page, "[data-testid=fight-odds]"
    )


def test_six_pieces_and_four_cards_take_less_than_a_minute_on_a_phone(arrive: Arrive):
    desk = begin_ring(arrive(size=PHONE, touch=True))
    spaces = {"vera": "n4", "tomas": "e2", "odile": "zone_0", "bruno": "s1", "nadia": "w2", "kofi": "e5"}
    put_pieces(desk, spaces)
    give(desk, "kofi", "torch", "pistol")
    give(desk, "vera", "old_bat", "shout")
    desk.ask("fight")
    desk.page.get_by_test_id("fight-odds").wait_for()
    assert desk.taps <= MAX_TAPS


def test_a_turn_is_refereed_with_the_dice_and_the_card_of_the_table(arrive: Arrive):
    desk = begin_ring(arrive(size=DESKTOP))
    put_pieces(desk, {"tomas": "zone_0", "vera": "nx1"})
    desk.page.locator("[data-turn]").select_option("vera")
    desk.ask("happened")
    desk.tap(f"{COURSE} [data-die='1']")
    desk.choose("vera move nx2")
    desk.page.locator("[data-testid=card-entry] input").fill("giant")
    desk.tap("[data-testid=card-entry] [data-card=giant]")
    desk.tap(f"{COURSE} [data-die='5']")
    steps = desk.page.locator(f"{COURSE} ol")
    expect(steps).to_contain_text("ZL-FGT-06")
    # The next player has no card to play and rolls at once; the position goes on from the next decision.
    desk.tap(f"{COURSE} [data-die='1']")
    desk.page.get_by_test_id("decision").wait_for()
    desk.page.locator(f"{COURSE}[aria-busy=false]").wait_for()
    desk.tap(f"{COURSE} .btn.main")
    desk.page.locator(READ).wait_for()
    expect(desk.page.locator("[data-character=vera]")).to_contain_text("2 health")
    expect(desk.page.locator("[data-turn]")).to_have_value("tomas")


def test_a_piece_may_rise_lose_health_and_be_taken_back(arrive: Arrive):
    desk = begin_ring(arrive(size=DESKTOP))
    put_pieces(desk, {"tomas": "zone_0", "vera": "n4"})
    select_piece(desk, "vera")
    desk.tap("[data-stepper=health] button:first-child")
    desk.tap("[data-token=hospital]")
    expect(desk.page.locator("[data-character=vera]")).to_contain_text("2 health")
    desk.page.locator("[data-status]").select_option("zombie")
    expect(desk.page.locator("[data-character=vera]")).to_contain_text("zombie")
    desk.page.locator(READ).wait_for()
    for _ in range(3):
        desk.page.keyboard.press("u")
    expect(desk.page.locator("[data-character=vera]")).to_contain_text("3 health")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everybody_can_use_it(arrive: Arrive, size: dict[str, int], lang: str):
    desk = begin_ring(arrive(size=size, lang=lang))
    put_pieces(desk, {"tomas": "zone_0", "vera": "n4"})
    give(desk, "vera", "old_bat")
    desk.page.locator(READ).wait_for()
    wrong = accessibility_errors(desk.page)
    for question in ("fight", "may", "happened"):
        desk.ask(question)
        desk.page.locator(
            "[data-testid=fight-odds], [data-testid=may], [data-testid=course] ol"
        ).first.wait_for()
        wrong += accessibility_errors(desk.page)
    assert wrong == []
    assert not re.search(r"undefined|NaN|referee-|\{", desk.page.inner_text("main"))
