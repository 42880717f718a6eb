"""Tests of lessons in the browser: a whole course by taps, hints, wrong moves, keys, and links to and from lessons."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, TABLET, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.browser.pupil import Pupil
from tests.daily import daily

from horda.lessons.course import course, lesson

HINT_DELAY_MS = 30_000


def open_lesson(person: Person, game: str, name: str) -> Pupil:
    """Open a lesson and wait for its table."""
    person.goes_to(f"learn/{game}/{name}")
    pupil = Pupil(person, game, name)
    pupil.sees("open")
    return pupil


def takes_course(person: Person, game: str) -> None:
    """Open the course from the shelf, play all its lessons by their solutions, and return to the box."""
    person.goes_to()
    person.page.locator(f"article:has(a.box[href='#/box/{game}']) a.lesson").click()
    person.page.locator(".card .btn").click()
    for one in course(game):
        expect(person.page.locator("h1")).to_have_text(one.goal.en)
        pupil = Pupil(person, game, one.id)
        pupil.sees("open")
        pupil.solves()
        expect(pupil.panel).to_contain_text(one.end.en)
        pupil.panel.locator(".go").click()
    expect(person.page).to_have_url(re.compile(f"#/box/{game}$"))


@pytest.mark.long
def test_a_whole_course_from_the_first_lesson_to_the_first_mission(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    takes_course(ana, "zombiland")
    ana.goes_to("learn/zombiland")
    most = len(course("zombiland"))
    expect(ana.page.locator("nav a.on")).to_contain_text(f"{most} of {most}")
    ana.goes_to()
    box = ana.page.locator("article:has(a.box[href='#/box/zombiland'])")
    expect(box.locator(".fact")).to_be_visible()
    expect(box.locator("a.lesson")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", ["green_horde", "rue_morgue", "army_of_the_dead", "city_of_horror"])
def test_a_whole_course_by_taps(arrive: Arrive, game: str):
    takes_course(arrive(size=LAPTOP), game)


def test_a_wrong_way_is_played_out_and_taken_back(arrive: Arrive):
    pupil = open_lesson(arrive(size=LAPTOP), "green_horde", "friends_in_the_way")
    pupil.plays("0 activate johannes")
    pupil.plays("johannes shoot crossbow D1")
    pupil.sees("wrong")
    expect(pupil.panel).to_contain_text("One die missed, and the miss went to Rolf")
    expect(pupil.page.locator(".act:not(.dim)")).to_have_count(0)
    pupil.panel.locator(".go").click()
    pupil.sees("open")
    pupil.run.take_back()
    pupil.panel.get_by_role("button", name="Again").click()
    pupil.run.restart()
    expect(pupil.person.page.locator(".ask .asks")).to_have_text("Who acts next?")
    pupil.solves()
    expect(pupil.panel).to_contain_text("Solved, on try 3.")


@pytest.mark.long
def test_hints_come_by_themselves_and_on_wish(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.page.clock.install()
    pupil = open_lesson(ana, "green_horde", "noise")
    first, second = lesson("green_horde", "noise").hints
    expect(pupil.panel).not_to_contain_text(first.en)
    ana.page.clock.fast_forward(HINT_DELAY_MS - 5000)
    ana.page.mouse.click(5, 400)
    ana.page.clock.run_for(10_000)
    expect(pupil.panel).not_to_contain_text(first.en)
    ana.page.clock.run_for(HINT_DELAY_MS)
    expect(pupil.panel).to_contain_text(first.en)
    ana.page.keyboard.press("h")
    expect(pupil.panel).to_contain_text(second.en)
    expect(pupil.panel.get_by_role("button", name="Next hint")).to_be_disabled()


def test_a_lesson_goes_on_after_a_reload_and_the_solution_is_shown_step_by_step(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    pupil = open_lesson(ana, "green_horde", "first_turn")
    pupil.plays("megan move C2")
    expect(pupil.panel).to_contain_text("One gone, two left.")
    pupil.panel.get_by_role("button", name=re.compile("^Hint")).click()
    ana.page.reload()
    pupil.sees("open")
    expect(pupil.panel).to_contain_text("One gone, two left.")
    expect(pupil.panel).to_contain_text(pupil.run.lesson.hints[0].en)
    for told in ("The solution: ", "Solved."):
        pupil.panel.get_by_role("button", name="Show me").click()
        expect(pupil.panel).to_contain_text(told)


def test_a_lesson_by_keys_alone(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.goes_to("learn/green_horde")
    begin = ana.page.locator(".card .btn")
    begin.focus()
    ana.page.keyboard.press("Enter")
    pupil = Pupil(ana, "green_horde", "first_turn")
    pupil.sees("open")
    ana.page.keyboard.press("e")
    pupil.sees("wrong")
    ana.page.keyboard.press("Enter")
    pupil.sees("open")
    for keys in ("m", "C2"), ("m", "B2"):
        before = int(ana.table.get_attribute("data-seq") or 0)
        ana.page.keyboard.press(keys[0])
        options = ana.page.locator(".act:not(.dim):not(.back)")
        ana.page.keyboard.press(options.filter(has_text=keys[1]).first.locator("kbd").inner_text())
        expect(ana.table).to_have_attribute("data-seq", str(before + 1))
    ana.page.keyboard.press("u")
    ana.page.keyboard.press("r")
    expect(ana.page.locator(".tool").first).to_be_disabled()
    while pupil.panel.get_attribute("data-status") == "open":
        show = pupil.panel.get_by_role("button", name="Show me")
        before = int(ana.table.get_attribute("data-seq") or 0)
        show.focus()
        ana.page.keyboard.press("Enter")
        expect(ana.table).to_have_attribute("data-seq", str(before + 1))
    pupil.sees("solved")
    ana.page.locator("body").evaluate("() => document.activeElement.blur()")
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile("learn/green_horde/strike$"))


def test_what_is_learnt_counts_in_other_boxes_and_the_shelf_offers_the_next_step(arrive: Arrive):
    ana = arrive(size=DESKTOP)
    ana.page.add_init_script("localStorage.setItem('horda.learnt', '[\"green_horde/first_turn\"]')")
    ana.goes_to()
    offered = ana.page.locator("article:has(a.box[href='#/box/green_horde']) a.lesson")
    expect(offered).to_have_text("Next lesson: Strike what is in your zone")
    ana.goes_to("learn/rue_morgue")
    expect(ana.page.locator("li.known")).to_have_text(re.compile("A first turn.*known from another box"))
    expect(ana.page.locator(".card h2")).to_have_text(course("rue_morgue")[1].title.en)


@pytest.mark.long
def test_a_rule_leads_to_its_lesson_and_back(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.goes_to("rules/green_horde/GH-ZMV-03")
    ana.page.locator("#GH-ZMV-03 .taught a").first.click()
    pupil = Pupil(ana, "green_horde", "noise")
    pupil.sees("open")
    with ana.page.expect_popup() as opened:
        pupil.panel.locator("a.rule").click()
    expect(opened.value.locator("article.on")).to_have_attribute("id", "GH-ZMV-03")


@pytest.mark.long
def test_the_guide_at_the_table_leads_to_the_course(arrive: Arrive):
    ana = arrive(size=LAPTOP, guided=[])
    ana.sits_at("zombiland")
    ana.page.get_by_role("dialog", name="of").get_by_role("link").click()
    expect(ana.page).to_have_url(re.compile("learn/zombiland$"))
    open_lesson(ana, "zombiland", "fight")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_a_lesson_that_is_not_there_is_said(arrive: Arrive):
    ana = arrive(size=LAPTOP)
    ana.goes_to("learn/green_horde/chess")
    expect(ana.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("size", daily([DESKTOP, TABLET, PHONE], PHONE), ids=["desktop", "tablet", "phone"])
def test_lessons_owe_everybody_what_other_pages_do(arrive: Arrive, size: dict[str, int]):
    ana = arrive(size=size, touch=size is not DESKTOP, lang="es")
    found: dict[str, list[str]] = {}
    for game, name in ("green_horde", "danger"), ("zombiland", "help"), ("city_of_horror", "deal"):
        open_lesson(ana, game, name)
        wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wrong := [*accessibility_errors(ana.page), *([f"{wide} px too wide"] if wide > 0 else [])]:
            found[name] = wrong
    assert found == {}
