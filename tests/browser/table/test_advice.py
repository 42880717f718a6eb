"""Tests of advice beside the board and of the page that analyses a finished match, both by taps."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.games.test_custom_missions import MISSION
from tests.browser.page_checks import accessibility_errors
from tests.daily import daily
from tests.server.serving import Served

from horda.engine.player import Budget
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.server.replay.playback import ReplayPath
from horda.think import advice as thinking

SHRINE = {"mission": "the_evil_shrine"}
THINKING_TIMEOUT_MS = 120_000
"""Milliseconds to wait for bots to think: many, since the machine may be busy."""
GUESSES = [("en", "a guess."), ("es", "una conjetura.")]


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit advice to few playouts, without a time limit."""
    monkeypatch.setattr(thinking, "DEFAULT_BUDGET", Budget(playouts=48, seconds=600.0))


def create_match(
    server: Served, *who: str, advice: bool = False, waits: bool = False, options: dict[str, str] = SHRINE
) -> dict[str, Any]:
    seats = [dict(zip(("who", "bot"), one.split(":"), strict=False)) for one in who]
    wish = {"game": "green_horde", "seats": seats, "options": options, "seed": "advice", "waits": waits}
    wish |= {"advice": advice}
    answer = server.http.post("/api/v1/matches", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def opens_ranking(panel: Locator) -> None:
    """Wait for the advice; if it finds no difference between choices, unfold its numbers."""
    done = panel.get_by_text(re.compile("games played on in|games could find"))
    expect(done).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    if panel.get_by_test_id("even").count():
        expect(panel.locator("ol .row").first).to_be_hidden()
        panel.get_by_text("Show the numbers").click()


def test_escape_closes_the_advice(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP)
    match = create_match(table, "here")
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits()
    ana.page.keyboard.press("a")
    expect(ana.page.get_by_test_id("advice")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("advice")).to_have_count(0)


def test_advice_is_asked_for_by_a_tap_shown_everywhere_and_followed(arrive: Arrive, table: Served):
    ana = arrive(size=LAPTOP, guided=["green_horde"])
    match = create_match(table, "here")
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits()
    page = ana.page
    page.get_by_role("button", name="Advice").click()
    panel = page.get_by_test_id("advice")
    opens_ranking(panel)
    rows = panel.locator("ol .row")
    assert rows.count() >= 2
    expect(panel.get_by_text("Everybody plays on as a careful bot does.")).to_be_visible()
    expect(panel.get_by_text("You play alone")).to_be_visible()
    assert page.locator(".act .worth").count() >= 2
    assert accessibility_errors(page) == []
    line = page.get_by_test_id("main-line")
    first = line.get_by_role("heading", level=2).inner_text()
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(line.get_by_role("heading", level=2)).not_to_have_text(first)
    expect(line.get_by_role("heading", level=3).first).to_have_text(re.compile("(Now|Then)$"))
    # The digits answer the question, so the advised choices are gone through with the keys of the analysis.
    page.keyboard.press(",")
    expect(rows.nth(0)).to_have_attribute("aria-expanded", "true")
    expect(line.get_by_role("heading", level=2)).to_have_text(first)
    page.keyboard.press(".")
    expect(rows.nth(1)).to_have_attribute("aria-expanded", "true")
    why = panel.get_by_role("button", name="Why?")
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(panel.get_by_text(re.compile("It wins .* (luck|nobody can tell)"))).to_be_visible()
    assert accessibility_errors(page) == []
    before = ana.question
    panel.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(before, timeout=THINKING_TIMEOUT_MS)
    expect(panel.get_by_role("button", name="Ask again")).to_be_visible()
    page.keyboard.press("a")
    expect(panel).to_have_count(0)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Advice").click()
    opens_ranking(panel)
    expect(line).to_have_count(0)
    why.click()
    expect(panel.get_by_text(re.compile("It wins .* (luck|nobody can tell)"))).to_be_visible()
    assert accessibility_errors(page) == []


@pytest.mark.long
def test_who_acts_meanwhile_is_no_longer_told_that_somebody_thinks(
    arrive: Arrive, table: Served, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(thinking, "DEFAULT_BUDGET", Budget(playouts=100_000, seconds=600.0))
    ana = arrive(size=LAPTOP, guided=["zombiland"])
    match = table.begin("zombiland", "here", "link", seed="advice", advice=True)
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits()
    ana.page.get_by_role("button", name="Advice").click()
    panel = ana.page.get_by_test_id("advice")
    expect(panel.get_by_text("You can act in the meantime.")).to_be_visible()
    ana.page.locator(".act:not([disabled])").first.click()
    expect(panel.get_by_text("You have nothing to decide now.")).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    expect(panel.get_by_text("Thinking")).to_have_count(0)


@pytest.mark.long
def test_where_advice_was_not_agreed_there_is_no_button_and_the_invitation_says_where_it_was(
    arrive: Arrive, table: Served
):
    ana, ben = arrive(size=LAPTOP, guided=["green_horde"]), arrive(size=LAPTOP, guided=["green_horde"])
    silent = create_match(table, "here", "link")
    ana.goes_to(f"match/{silent['match']['id']}/{silent['link']}")
    ana.waits_for_table()
    expect(ana.page.get_by_role("button", name="Advice")).to_have_count(0)
    agreed = create_match(table, "here", "link", advice=True)
    ana.goes_to(f"match/{agreed['match']['id']}/{agreed['link']}")
    ana.waits_for_table()
    expect(ana.page.get_by_role("button", name="Advice")).to_be_visible()
    ben.goes_to(f"match/{agreed['match']['id']}/{agreed['links'][0]['link']}")
    ben.waits_for_table()
    ana.page.get_by_role("button", name="Advice").click()
    panel = ana.page.get_by_test_id("advice")
    panel.get_by_role("button", name="Ask to stop").click()
    asked = ben.page.get_by_role("alertdialog", name="Without advice")
    expect(asked).to_contain_text("asks to play on without advice")
    asked.get_by_role("button", name="Agree").click()
    expect(panel).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Advice")).to_have_count(0)
    waiting = create_match(table, "here", "link", advice=True, waits=True)
    ben.goes_to(f"match/{waiting['match']['id']}/{waiting['links'][0]['link']}")
    expect(ben.page.get_by_text("Advice may be asked for")).to_be_visible()


@pytest.mark.parametrize("lang", daily(["en", "es"], "es"))
def test_a_lost_match_is_analysed_and_played_on_from_a_moment(
    arrive: Arrive, table: Served, monkeypatch: pytest.MonkeyPatch, lang: str
):
    from horda.server.analysis import post_match

    for name, number in (
        ("ROUGH_WORLDS", 2),
        ("CLOSE_WORLDS", 3),
        ("OPTION_WORLDS", 8),
        ("MAX_CANDIDATES", 4),
        ("WORLDS_PER_ROUND", 4),
    ):
        monkeypatch.setattr(post_match, name, number)
    ana = arrive(size=LAPTOP, lang=lang)
    match = create_match(table, "bot:random")
    id = match["match"]["id"]
    ana.goes_to(f"match/{id}/{match['link']}")
    page = ana.page
    page.get_by_role("alertdialog").wait_for(timeout=THINKING_TIMEOUT_MS)
    page.get_by_role("link", name="Analysis" if lang == "en" else "Análisis").click()
    done = page.locator('[data-testid="analysis"][data-done]')
    expect(done).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    expect(page.locator("svg[role=group] path.line")).to_have_count(1)
    sums = "The chance (rose|fell) from" if lang == "en" else "Las posibilidades (subieron|bajaron) de"
    expect(page.get_by_text(re.compile(sums)).first).to_be_visible()
    assert accessibility_errors(page) == []
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.get_by_role("button", name="Share this moment" if lang == "en" else "Compartir este momento").click()
    expect(page.get_by_role("button", name="Copied" if lang == "en" else "Copiado")).to_be_visible()
    shared = page.evaluate("window.copied")
    # Whoever gets the address can only watch: it contains no link to a seat.
    assert match["link"] not in shared
    leo = arrive(size=LAPTOP, lang=lang)
    leo.page.goto(shared)
    expect(leo.page.locator('[data-testid="analysis"][data-done]')).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    expect(leo.page.get_by_role("heading", level=1)).to_have_text(
        page.get_by_role("heading", level=1).inner_text()
    )
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(LAPTOP)
    moments = page.locator("ol button[aria-pressed]")
    if moments.count():
        moments.last.click()
        expect(moments.last).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("p")
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(("lang", "guess"), daily(GUESSES, GUESSES[0]))
@pytest.mark.long
def test_a_mission_of_which_nothing_was_learnt_says_that_advice_is_a_guess(
    arrive: Arrive, table: Served, lang: str, guess: str
):
    ana = arrive(size=LAPTOP, lang=lang, guided=["green_horde"])
    match = create_match(table, "here", options={"mission": OWN, MAP: MISSION})
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits()
    ana.page.get_by_role("button", name="Advice" if lang == "en" else "Consejo").click()
    expect(ana.page.get_by_test_id("advice").locator(".assume")).to_contain_text(
        guess, timeout=THINKING_TIMEOUT_MS
    )


@pytest.mark.long
def test_another_move_is_asked_about_in_the_analysis(
    arrive: Arrive, table: Served, monkeypatch: pytest.MonkeyPatch
):
    from horda.server.analysis import post_match

    for name, number in (
        ("ROUGH_WORLDS", 2),
        ("CLOSE_WORLDS", 3),
        ("OPTION_WORLDS", 8),
        ("MAX_CANDIDATES", 8),
        ("WORLDS_PER_ROUND", 4),
    ):
        monkeypatch.setattr(post_match, name, number)
    ana = arrive(size=LAPTOP)
    match = create_match(table, "bot:random")
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    page = ana.page
    page.get_by_role("alertdialog").wait_for(timeout=THINKING_TIMEOUT_MS)
    # Which moments matter depends on the match's id, new each time: take one with choices left to try.
    live = table.registry.open_matches[match["match"]["id"]]
    path = ReplayPath([], live.header, live.state.moves.since(0))
    spare = next(len(s.moves) for s in path.states() if len(s.all_choices()) > thinking.MAX_OPTIONS + 1)
    monkeypatch.setattr(post_match, "turning_points", lambda parts, *_: [p for p in parts if p.n == spare])
    monkeypatch.setattr(post_match, "main_kind", lambda parts: "choice")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator('[data-testid="analysis"][data-done]')).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    page.locator("ol button[aria-pressed]").click()
    other = page.get_by_label("Ask about another move")
    rows = page.locator("section ol.paper li")
    before = rows.count()
    wanted = other.locator("option").last
    name = wanted.inner_text()
    assert accessibility_errors(page) == []
    other.select_option(value=wanted.get_attribute("value"))
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(rows).to_have_count(before + 1, timeout=THINKING_TIMEOUT_MS)
    expect(rows.filter(has_text=re.compile(re.escape(name), re.IGNORECASE)).first).to_be_visible()
    assert name not in other.locator("option").all_inner_texts()


@pytest.mark.long
def test_a_move_that_was_not_tried_is_asked_about_by_taps(arrive: Arrive, table: Served):
    match = create_match(table, "here")
    with table.join(match) as player:
        while len(player.choices) <= thinking.MAX_OPTIONS:
            player.catch_up(player.choose(player.choices[0])["seq"])
    ana = arrive(size=LAPTOP, guided=["green_horde"])
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    ana.waits()
    page = ana.page
    page.get_by_role("button", name="Advice").click()
    panel = page.get_by_test_id("advice")
    other = panel.get_by_label("Ask about another move")
    expect(other).to_be_visible(timeout=THINKING_TIMEOUT_MS)
    assert accessibility_errors(page) == []
    wanted = other.locator("option").last
    name = wanted.inner_text()
    other.select_option(value=wanted.get_attribute("value"))
    panel.get_by_role("button", name="Ask", exact=True).click()
    row = panel.locator("ol .row[aria-expanded=true]")
    expect(row).to_contain_text(re.compile(re.escape(name), re.IGNORECASE), timeout=THINKING_TIMEOUT_MS)
    expect(panel.get_by_text("games played on in")).to_be_visible(timeout=THINKING_TIMEOUT_MS)


@pytest.mark.long
def test_the_analysis_of_rivals_says_whose_chances_it_shows(arrive: Arrive, table: Served):
    match = table.begin("zombiland", "bot:random", "bot:random", "bot:random", seed="whose")
    ana = arrive(size=LAPTOP, lang="es")
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    page = ana.page
    page.get_by_role("alertdialog").wait_for(timeout=THINKING_TIMEOUT_MS)
    page.get_by_role("link", name="Análisis").click()
    whose = page.get_by_test_id("whose")
    expect(whose).to_have_text(re.compile("Las posibilidades son las de Bot"), timeout=THINKING_TIMEOUT_MS)
