"""Tests of City of Horror at the table: stakes of a vote, deals from both sides, a shared clock, the end in colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, TABLET, Arrive
from tests.browser.page_checks import HEADER_OVERFLOW, accessibility_errors, wait_until_drawn
from tests.browser.person import Person
from tests.browser.play_until import play_until
from tests.browser.table.test_log import AT_END
from tests.daily import daily
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

import horda
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.city_of_horror.content import NOWHERE, PLACES
from horda.games.city_of_horror.rules.cards.playing import Respond
from horda.games.city_of_horror.rules.deals.offers import offers_left
from horda.games.city_of_horror.rules.phases.movement import PickMovement
from horda.games.city_of_horror.rules.phases.windows import Window
from horda.games.city_of_horror.rules.votes.stakes import stakes_of
from horda.games.city_of_horror.state import CityState
from horda.games.city_of_horror.view import view_of
from horda.locale import Words
from horda.server.config.settings import Settings

NARROW = {"width": 1100, "height": 800}
SMALL_TABLET = {"width": 1024, "height": 768}
WINDOW_S = 20
"""Seconds for which the reaction windows of a server with a clock stay open."""
PASSING_VERBS = ("pass", "let_pass", "leave_offers")
MARKS = {"white": "pale", "yellow": "fess", "blue": "bend", "red": "chevron", "green": "cross"}
MARKS["violet"] = "saltire"


def can_bargain(state: State) -> bool:
    """Whether the first player may make offers before an attack that is decided by a vote."""
    s = cast("CityState", state)
    stakes = stakes_of(s) if isinstance(s.question(), Window) and s.deciders == [0] else None
    open_vote = stakes is not None and stakes.vote == "attack" and len(stakes.named) > 1
    return stakes is not None and open_vote and bool(stakes.votes[0]) and not s.offers


def is_picking(state: State) -> bool:
    """Whether all players are about to choose where to go."""
    asked = state.question()
    return isinstance(asked, PickMovement) and not asked.chosen


def has_everyone_picked(state: State) -> bool:
    """Whether all players have chosen, and nobody has moved yet."""
    s = cast("CityState", state)
    return all(place != NOWHERE for place in s.movement) and all(s.to_move)


def can_answer(state: State) -> bool:
    """Whether a card was played that the second player may answer."""
    return isinstance(state.question(), Respond) and state.deciders == [1]


def may_play(state: State) -> bool:
    """Whether the first player may play a card that others may answer."""
    verbs = {one.verb for one in state.all_choices()}
    return isinstance(state.question(), Window) and state.deciders == [0] and "play" in verbs


def is_over(state: State) -> bool:
    return state.over


def pick_usual(offered: Sequence[Choice], move: int) -> Choice:
    """Return a choice that plays a card at every third decision if one is offered; otherwise a pass."""
    passing = [one for one in offered if one.verb in PASSING_VERBS]
    playing = [one for one in offered if one.verb == "play"]
    usual = [one for one in offered if one.verb not in ("offer", "offer_all", "counter")]
    return ((playing if move % 3 == 0 else []) and playing[0]) or (passing or usual)[0]


def match_where(
    server: Served, wanted: Callable[[State], bool], *seats: str
) -> tuple[dict[str, Any], CityState]:
    match: dict[str, Any] = server.begin("city_of_horror", *seats, seed="a night in the city")
    state = server.do(play_until(server.registry, match["match"]["id"], wanted, pick_usual))
    return match, cast("CityState", state)


def open_table(person: Person, match: dict[str, Any], link: str) -> None:
    person.goes_to(f"match/{match['match']['id']}/{link}")
    person.waits_for_table()


@pytest.mark.parametrize("lang", daily(["en", "es"], "es"))
def test_what_is_at_stake_and_who_votes_stands_on_the_table(arrive: Arrive, table: Served, lang: str):
    match, state = match_where(table, can_bargain, "here", "here", "here", "here")
    stakes = stakes_of(state)
    assert stakes is not None
    ana = arrive(size=LAPTOP, lang=lang)
    open_table(ana, match, match["link"])
    told = ana.page.get_by_test_id("stakes")
    # A wide board says who votes below each figure; then the list holds only who breaks ties.
    voters = sum(votes > 0 for votes in stakes.votes)
    for size, listed in ((LAPTOP, 1), (SMALL_TABLET, voters + 1), (PHONE, voters + 1)):
        ana.page.set_viewport_size(size)
        expect(told).to_be_visible()
        expect(told.get_by_role("listitem")).to_have_count(listed)
        assert accessibility_errors(ana.page) == []
    ana.page.set_viewport_size(SMALL_TABLET)
    for place in ana.page.locator("article.loc").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SMALL_TABLET["height"], "a place lies below the edge of a tablet"
    ana.page.set_viewport_size(TABLET)
    wait_until_drawn(ana.page)
    sheet = ana.page.locator("#parts").bounding_box()
    assert sheet is not None
    for place in ana.page.locator("article.loc").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"], "a place lies below the sheet of a tablet held upright"


def test_the_place_of_an_attack_stands_in_front_with_its_steps_and_the_vote(arrive: Arrive, table: Served):
    match, state = match_where(table, can_bargain, "here", "here", "here", "here")
    stakes = stakes_of(state)
    assert stakes is not None
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    here = ana.page.locator(f"article[data-place={PLACES[state.here]}]")
    steps = here.get_by_test_id("trail").get_by_role("listitem")
    names = {"use": "Use it", "attack": "Attack", "share": "Share out"}
    now = view_of(state, 0).step
    for size in (DESKTOP, LAPTOP, NARROW, SMALL_TABLET, PHONE):
        ana.page.set_viewport_size(size)
        expect(steps).to_have_text(list(names.values()), use_inner_text=True)
        expect(here.locator("[aria-current=step]")).to_have_text(names[now])
        expect(here.get_by_test_id("stakes")).to_have_count(1 if size["width"] > SMALL_TABLET["width"] else 0)
        expect(ana.page.get_by_test_id("stakes")).to_have_count(1)
    ana.page.set_viewport_size(LAPTOP)
    # Everybody there is drawn larger than elsewhere, with their owner and votes.
    voters = here.get_by_test_id("voter")
    expect(voters).to_have_count(len(state.at(state.here)))
    expect(voters.first).to_contain_text(re.compile(r"\d points?.*\d votes?", re.DOTALL))
    # The forecast says who could lose whom, and how nobody would.
    lines = here.get_by_test_id("forecast").get_by_role("term")
    expect(lines).to_have_count(len(stakes.possible) + 1)
    expect(here.get_by_test_id("forecast")).to_contain_text(re.compile("You\\s+lose the"))
    expect(here.get_by_test_id("forecast")).to_contain_text("nobody is eaten")
    others = ana.page.locator("article.loc:not(.here)")
    widths = [box["width"] for one in others.all() if (box := one.bounding_box())]
    front = here.bounding_box()
    assert front is not None
    assert front["width"] > 3 * max(widths), "the place does not stand in front"


@pytest.mark.rule("CH-INF-02")
def test_ones_own_movement_card_stays_in_sight_and_nobody_elses_does(arrive: Arrive, table: Served):
    match, _ = match_where(table, is_picking, "here", "link", "link")
    ana, leo = arrive(size=LAPTOP), arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    # Two have not come, so this screen decides for all: one seat is asked at a time, and the table stays in
    # sight.
    expect(ana.page.get_by_test_id("missed")).to_have_count(1)
    expect(ana.page.get_by_test_id("missed")).to_contain_text("And 1 more.")
    open_table(leo, match, match["links"][0]["link"])
    own, other = (one.page.get_by_test_id("movement") for one in (ana, leo))
    expect(own).to_have_count(0)
    ana.waits()
    ana.choices().first.click()
    expect(own).to_be_visible()
    told = own.inner_text()
    ana.settles()
    expect(own).to_have_text(told, use_inner_text=True)
    expect(other).to_have_count(0)
    state = table.do(play_until(table.registry, match["match"]["id"], has_everyone_picked, pick_usual))
    ana.settles()
    expect(own).to_have_text(told, use_inner_text=True)
    expect(other).to_be_visible()
    assert cast("CityState", state).movement[0] != NOWHERE
    ana.page.set_viewport_size(PHONE)
    expect(own).to_be_attached()


def test_where_the_dead_would_attack_as_things_stand_is_seen_before_it_comes_to_it(
    arrive: Arrive, table: Served
):
    match, state = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    for place in view_of(state, 0).locations:
        house = ana.page.locator(f"article[data-place={place.id}]")
        due = place.attacked and not place.resolved and state.here != PLACES.index(place.id)
        votes = [str(count) for count in place.votes if count] if due else []
        shown = votes if place.id != "crossroads" else []
        expect(house.locator("[data-testid=would] b")).to_have_text(shown)
    assert accessibility_errors(ana.page) == []
    # A tap on anybody's character shows its card, and does nothing else.
    before = ana.table.get_attribute("data-seq")
    for someone in (ana.page.locator(".loc .ch:not(.lit)").first, ana.page.locator(".loc .ch.lit").first):
        someone.click()
        expect(ana.page.get_by_test_id("reading").locator(".face p")).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_test_id("reading")).to_have_count(0)
    assert ana.table.get_attribute("data-seq") == before


COVERED_NAMES = """names => names.filter(name => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return [...words.getClientRects()].some(({left, right, top, bottom}) =>
        [left + 1, right - 1].some(x => document.elementFromPoint(x, (top + bottom) / 2) !== name));
}).map(name => name.textContent)"""
"""Script that lists the names of which some line is covered by another element at its start or end."""
BROKEN_NAMES = """names => names.filter(name => {
    const text = name.firstChild, lines = word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size;
    };
    return [...text.data.matchAll(/\\S+/g)].some(word => lines(word) > 1);
}).map(name => name.textContent)"""
"""Script that lists the names in which a word is broken across two lines."""


@pytest.mark.long
def test_every_name_in_a_hand_can_be_read_however_many_cards_there_are(arrive: Arrive, table: Served):
    match, state = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP, lang="es")
    open_table(ana, match, match["link"])
    names = ana.page.locator("[data-guide=hand] .card header")
    view = view_of(state, 0)
    own = sum(one.seat == 0 for one in view.characters) + len(view.players[0].hand)
    for size in (LAPTOP, DESKTOP):
        ana.page.set_viewport_size(size)
        expect(names).to_have_count(own)
        wait_until_drawn(ana.page)
        assert names.evaluate_all(COVERED_NAMES) == []


def test_all_places_are_seen_whole_and_no_name_is_broken_where_the_table_is_narrow(
    arrive: Arrive, table: Served
):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=NARROW)
    open_table(ana, match, match["link"])
    wait_until_drawn(ana.page)
    for place in ana.page.locator("[data-place]").all():
        expect(place).to_be_in_viewport(ratio=0.99)
    assert ana.page.locator("[data-guide=hand] .card header").evaluate_all(BROKEN_NAMES) == []


def test_where_the_others_go_is_said_once_their_cards_lie_open(arrive: Arrive, table: Served):
    match, state = match_where(table, has_everyone_picked, "here", "here", "here", "here")
    ana = arrive(lang="es")
    open_table(ana, match, match["link"])
    told = ana.page.locator("[data-guide=deal] .to button")
    words = Words.of(horda.game("city_of_horror"), "es")
    for other, place in enumerate(state.movement[1:]):
        where = words.form("location", PLACES[place], "to")
        expect(told.nth(other)).to_contain_text(f"va {where}")


def test_who_only_looks_on_has_no_empty_hand_on_a_phone(arrive: Arrive, table: Served):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    eva = arrive(size=PHONE, touch=True)
    eva.goes_to(f"replay/{match['match']['id']}/{match['spectator']}?n=30")
    tabs = eva.page.get_by_role("tab")
    expect(tabs).to_have_text(["Deal", "Log"], use_inner_text=True)
    expect(eva.page.get_by_role("tabpanel", name="Log").get_by_role("listitem").first).to_be_visible()
    expect(eva.page.locator("main.stage [data-place]").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.long
def test_every_place_but_the_crossroads_is_drawn(arrive: Arrive):
    ana = arrive()
    ana.sits_at("city_of_horror")
    ana.waits()
    places = ana.page.locator("[data-place]:not([data-place=crossroads])")
    for place in places.all():
        expect(place.locator(".fac > svg")).to_be_visible()
    assert places.count() == 5


@pytest.mark.long
def test_the_marker_of_the_leader_covers_no_words(arrive: Arrive, table: Served):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    for size in (LAPTOP, DESKTOP, SMALL_TABLET, PHONE):
        ana.page.set_viewport_size(size)
        words = ana.page.locator("article.cross .eff").bounding_box()
        ring = ana.page.locator("article.cross .ring").bounding_box()
        assert words is not None
        assert ring is not None
        assert words["y"] + words["height"] <= ring["y"] + 1


def test_a_deal_shows_both_sides_a_sentence_and_the_vote_it_leads_to(arrive: Arrive, table: Served):
    match, state = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    deal = ana.page.locator("[data-guide=deal]")
    expect(deal.get_by_test_id("offers-left")).to_have_text(f"{offers_left(state, 0)} offers left")
    deal.locator(".to button:not([disabled])").first.click()
    gives = deal.get_by_role("group", name="You give")
    gets = deal.get_by_role("group", name="You get")
    expect(gives).to_be_visible()
    expect(gets).to_be_visible()
    expect(deal.get_by_role("button", name="Clear")).to_be_in_viewport(ratio=1)
    # Several choices behind one sign are opened by a tap, and nothing is decided by it.
    before = ana.table.get_attribute("data-seq")
    gets.get_by_role("button", name="card", exact=True).click()
    expect(deal.locator(".more").get_by_role("button", name="ask for a card by name")).to_be_visible()
    gets.get_by_role("button", name="card", exact=True).click()
    expect(deal.locator(".more")).to_have_count(0)
    assert ana.table.get_attribute("data-seq") == before
    gives.get_by_role("button", name="promise something").click()
    # A question about a part of a deal says which side it is for.
    expect(deal.locator(".more b")).to_have_text("You give. What kind of promise do you add?")
    deal.get_by_role("button", name="a vote in the attack").click()
    here = ana.page.locator("article.here h2").inner_text()
    deal.get_by_role("button", name=f"about the {here}").click()
    expect(deal.locator(".more b")).to_have_text("You give. Who is the vote against?")
    # By name, because the buttons of the question before stay until its answer has come.
    deal.locator(".more").get_by_role("button", name="Player").first.click()
    expect(deal.get_by_test_id("sentence")).to_contain_text(
        re.compile(r"You vote against .* in the attack at")
    )
    for told in (deal.get_by_test_id("then"), deal.get_by_role("button", name="Put it on the table")):
        expect(told).to_be_in_viewport(ratio=1)
    expect(gives).to_be_visible()
    expect(gets).to_be_visible()
    assert accessibility_errors(ana.page) == []
    ana.page.set_viewport_size(PHONE)
    expect(deal.get_by_role("button", name="Put it on the table")).to_be_in_viewport(ratio=1)
    expect(deal.get_by_test_id("then")).to_be_attached()
    assert accessibility_errors(ana.page) == []
    # Whoever looks at another tab is called back by a dot, and not pulled away.
    called = ana.page.get_by_role("tab", name="Deal").get_by_test_id("calls")
    expect(called).to_have_count(0)
    ana.page.get_by_role("tab", name="Log").click()
    expect(called).to_be_visible()
    expect(ana.page).to_have_title(re.compile("^● "))
    ana.page.get_by_role("tab", name="Deal").click()
    expect(called).to_have_count(0)


def test_a_card_that_is_played_is_explained_to_all(arrive: Arrive, table: Served):
    match, state = match_where(table, can_answer, "here", "link", "here")
    card = cast("Respond", state.question()).source
    leo = arrive(size=LAPTOP)
    open_table(leo, match, match["links"][0]["link"])
    watching = arrive(size=LAPTOP)
    open_table(watching, match, match["spectator"])
    name = card.replace("_", " ").split()[0]
    for person in (leo, watching):
        expect(person.page.locator("aside")).to_contain_text(re.compile(name, re.IGNORECASE))


def test_the_end_is_told_in_the_players_own_colours_and_marks(arrive: Arrive, table: Served):
    match, state = match_where(table, is_over, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    ana.goes_to(f"match/{match['match']['id']}/{match['link']}")
    rows = ana.page.get_by_role("alertdialog").locator("tbody tr")
    expect(rows).to_have_count(4)
    assert state.result is not None
    winner = f"Player {state.result.winners[0] + 1}"
    expect(ana.page.get_by_role("alertdialog").get_by_role("heading", level=2)).to_contain_text(winner)
    for seat, colour in enumerate(state.colours):
        row = rows.filter(has_text=f"Player {seat + 1}")
        expect(row.locator("th use")).to_have_attribute("href", f"#seat-{MARKS[colour]}")
        expect(row.locator("td.sum")).to_have_text(str(int(state.result.scores[seat])))
        expect(row.locator("td li b")).to_have_count(len(state.of_seat(seat)))
    assert accessibility_errors(ana.page) == []
    ana.page.set_viewport_size(PHONE)
    assert accessibility_errors(ana.page) == []


@pytest.fixture(scope="module")
def timed_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server whose reaction windows stay open long enough for a slow machine."""
    folder = tmp_path_factory.mktemp("timed_server")
    told = Settings(
        str(folder / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, window=WINDOW_S
    )
    with run_server(told) as one:
        yield one


def test_one_clock_runs_for_all_and_who_needs_time_says_so(arrive: Arrive, timed_server: Served):
    match, state = match_where(timed_server, can_answer, "here", "link", "link")
    ana, leo, eva = (arrive(home=timed_server.url, size=LAPTOP, goOn=True) for _ in range(3))
    # Nobody has opened the second seat yet, so its clock has not begun.
    for person, link in ((ana, match["link"]), (eva, match["links"][1]["link"])):
        open_table(person, match, link)
    expect(ana.page.get_by_test_id("window")).to_contain_text("The clock waits")
    for seat, colour in enumerate(state.colours):
        mark = ana.page.locator(f".people [data-seat='{seat}'] use").first
        expect(mark).to_have_attribute("href", f"#seat-{MARKS[colour]}")
    for size in (LAPTOP, SMALL_TABLET, PHONE):
        ana.page.set_viewport_size(size)
        wait_until_drawn(ana.page)
        assert ana.page.evaluate(HEADER_OVERFLOW) == []
    open_table(leo, match, match["links"][0]["link"])
    before = ana.table.get_attribute("data-seq")
    leo.page.get_by_test_id("window").get_by_role("button", name="I need time").click()
    for person in (ana, eva):
        expect(person.page.get_by_test_id("window")).to_contain_text("Player 2 thinks")
    # Players who are not asked, and may have nothing to play, can ask for time too.
    eva.page.get_by_test_id("window").get_by_role("button", name="I need time").click()
    expect(ana.page.get_by_test_id("window")).to_contain_text("Player 2 and Player 3 think")
    eva.page.get_by_test_id("window").get_by_role("button", name="I am done thinking").click()
    expect(ana.table).to_have_attribute("data-seq", before or "")
    leo.page.locator(".act").filter(has_text="Let it happen").click()
    expect(ana.table).not_to_have_attribute("data-seq", before or "")


def test_a_pass_is_made_when_the_clock_runs_out(arrive: Arrive, timed_server: Served):
    match, _ = match_where(timed_server, can_answer, "here", "link", "link")
    ana, leo = (arrive(home=timed_server.url, size=PHONE, goOn=True) for _ in range(2))
    open_table(ana, match, match["link"])
    open_table(leo, match, match["links"][0]["link"])
    before = ana.table.get_attribute("data-seq")
    leo.page.locator(".act").filter(has_text="Let it happen").click()
    expect(leo.page.get_by_test_id("pressed")).to_be_visible()
    expect(ana.table).to_have_attribute("data-seq", before or "")
    expect(ana.table).not_to_have_attribute("data-seq", before or "")
    assert accessibility_errors(leo.page) == []


@pytest.mark.long
def test_the_newest_line_of_the_log_stays_in_sight(arrive: Arrive, table: Served):
    """The line stays visible when a deal takes space in the same column, and when old lines are removed."""
    match, _ = match_where(table, can_bargain, "here", "bot", "bot", "bot")
    ana = arrive()
    open_table(ana, match, match["link"])
    log = ana.page.get_by_role("log", name="Log")
    for _ in range(6):
        ana.waits()
        wait_until_drawn(ana.page)
        assert log.evaluate(AT_END)
        if not ana.lets_pass():
            ana.taps(0)
    assert ana.waits() == "asked"
    log.hover()
    ana.page.mouse.wheel(0, -300)
    ana.page.wait_for_function("one => !(" + AT_END + ")(one)", arg=log.element_handle())
    if not ana.lets_pass():
        ana.taps(0)
    ana.waits()
    wait_until_drawn(ana.page)
    assert not log.evaluate(AT_END), "whoever reads further up is not pulled away"
    log.hover()
    ana.page.mouse.wheel(0, 99_999)
    ana.page.wait_for_function(AT_END, arg=log.element_handle())
    # As from the 221st line on: the line removed above is as high as the one added below.
    log.evaluate("one => one.firstElementChild.append(one.firstElementChild.firstElementChild)")
    wait_until_drawn(ana.page)
    assert log.evaluate(AT_END)


OFFER_VERBS = [
    "offer",
    "ask_any_card",
    "promise",
    "choose_promise",
    "choose_location",
    "choose_target",
    "propose",
]
"""The verbs of an offer that asks another player for a card and promises a vote."""


def test_an_offer_is_answered_with_the_same_one_turned_round_and_each_line_comes_out_alone(
    arrive: Arrive, table: Served
):
    """The answer begins as a copy of the offer, so that only the differences have to be entered."""
    match, _ = match_where(table, can_bargain, "here", "link", "here", "here")
    verbs = iter(OFFER_VERBS)

    def offers(offered: Sequence[Choice], _: int) -> Choice:
        verb = next(verbs)
        return next(one for one in offered if one.verb == verb)

    def has_leo_an_offer(state: State) -> bool:
        return state.deciders == [1] and bool(cast("CityState", state).offers)

    table.do(play_until(table.registry, match["match"]["id"], has_leo_an_offer, offers))
    leo = arrive(size=LAPTOP)
    open_table(leo, match, match["links"][0]["link"])
    deal = leo.page.locator("[data-guide=deal]")
    leo.page.get_by_test_id("offer").get_by_role("button", name="Counter", exact=True).click()
    expect(deal).to_contain_text("Counter-offer to")
    lines = deal.locator(".part.out")
    expect(lines).to_have_count(2)
    gives, gets = deal.locator(".cols").first.locator(":scope > div").all()
    expect(gives.locator(".part")).to_have_count(1)
    expect(gets.locator(".part")).to_contain_text("votes against")
    shut = deal.locator(".signs button:disabled").first
    expect(shut).to_have_attribute("title", re.compile(r"\.$"))
    lines.first.get_by_role("button").click()
    expect(lines).to_have_count(1)
    expect(gets.locator(".part")).to_contain_text("votes against")
    expect(deal.get_by_role("button", name="Put it on the table")).to_be_enabled()
    assert accessibility_errors(leo.page) == []
    # Whoever waits sees what is being decided, and nothing of the contents.
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    expect(ana.page.get_by_test_id("decided")).to_have_text("Player 2 puts an offer together for Player 1.")
    expect(leo.page.get_by_test_id("decided")).to_have_count(0)


def can_talk_about_tie(state: State) -> bool:
    """Whether a vote is tied and the first player may talk about it."""
    asked = state.question()
    return isinstance(asked, Window) and asked.moment.startswith("tie_") and state.deciders == [0]


def test_a_loss_can_be_promised_and_reads_as_a_sentence(arrive: Arrive, table: Served):
    match, _ = match_where(table, can_bargain, "here", "here", "here", "here")
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    deal = ana.page.locator("[data-guide=deal]")
    deal.locator(".to button:not([disabled])").first.click()
    deal.get_by_role("group", name="You give").get_by_role("button", name="promise something").click()
    for kind in ("using the location's effect", "where the Zombie Leader goes", "a Movement card"):
        expect(deal.locator(".more").get_by_role("button", name=kind, exact=True)).to_be_visible()
    assert accessibility_errors(ana.page) == []
    deal.get_by_role("button", name="which Character is lost").click()
    here = ana.page.locator("article.here h2").inner_text()
    deal.get_by_role("button", name=f"about the {here}").click()
    expect(deal.locator(".more b")).to_have_text("You give. Who is lost in an attack?")
    deal.locator(".more button").first.click()
    expect(deal.get_by_test_id("sentence")).to_contain_text(re.compile(r"You lose the .* if attacked at the"))
    assert accessibility_errors(ana.page) == []


def pick_own_vote(offered: Sequence[Choice], move: int) -> Choice:
    """Return a vote for the voter, so that votes are tied."""
    own = [one for one in offered if one.verb == "vote" and one.number("against") == one.seat]
    return own[0] if own else pick_usual(offered, 1)


def test_between_a_tie_and_its_end_there_are_offers_and_no_cards(arrive: Arrive, table: Served):
    match: dict[str, Any] = table.begin("city_of_horror", *["here"] * 4, seed="a night in the city")
    state = table.do(play_until(table.registry, match["match"]["id"], can_talk_about_tie, pick_own_vote))
    ana = arrive(size=LAPTOP)
    open_table(ana, match, match["link"])
    expect(ana.page.get_by_text("the vote is tied")).to_be_visible()
    assert all(choice.verb not in ("play", "use") for choice in state.all_choices())
    deal = ana.page.locator("[data-guide=deal]")
    expect(deal.locator(".to button:not([disabled])").first).to_be_visible()
    assert accessibility_errors(ana.page) == []


def pick_refused_offer(offered: Sequence[Choice], move: int) -> Choice:
    """Return a choice that makes or refuses an offer, so that the first player uses up its offers."""
    order = ("propose", "give_antidote", "promise", "choose_promise", "choose_location", "refuse", "offer")
    for verb in order:
        found = [one for one in offered if one.verb == verb and (verb != "offer" or one.seat == 0)]
        if found:
            return found[0]
    return pick_usual(offered, move)


@pytest.mark.parametrize("lang", daily(["en", "es"], "es"))
def test_why_no_offer_can_be_made_is_said(arrive: Arrive, table: Served, lang: str):
    match: dict[str, Any] = table.begin("city_of_horror", *["here"] * 4, seed="a night in the city")

    def no_offers_left(state: State) -> bool:
        s = cast("CityState", state)
        return isinstance(s.question(), Window) and s.deciders == [0] and not offers_left(s, 0)

    table.do(play_until(table.registry, match["match"]["id"], no_offers_left, pick_refused_offer))
    ana = arrive(size=LAPTOP, lang=lang)
    open_table(ana, match, match["link"])
    told = ana.page.get_by_test_id("no-offers")
    expect(told).to_contain_text({"en": "failed at this moment", "es": "fracasado"}[lang])


def test_the_clock_waits_for_a_slow_phone_in_a_match_of_three(arrive: Arrive, timed_server: Served):
    match, _ = match_where(timed_server, may_play, "here", "link", "link")
    ana, leo = (arrive(home=timed_server.url, size=LAPTOP, goOn=True) for _ in range(2))
    eva = arrive(home=timed_server.url, size=PHONE, touch=True, goOn=True, speed="slow")
    links = (match["link"], *(one["link"] for one in match["links"]))
    for person, link in zip((ana, leo, eva), links, strict=True):
        open_table(person, match, link)
    # Time stands still on this phone: the figures of what happens next stay in motion.
    eva.page.clock.install()
    eva.page.clock.pause_at(datetime.now() + timedelta(seconds=2))
    with timed_server.join(match) as other_screen:
        play = next(one for one in other_screen.choices if one["do"] == "play")
        while play:
            other_screen.choose(play)
            play = next((one for one in other_screen.choices if one["do"].startswith("aim")), None)
    expect(eva.page.locator(".ask h1")).to_have_text("See what happens.")
    for person in (ana, leo):
        expect(person.page.get_by_test_id("window")).to_contain_text("Player 3 is still watching")
        expect(person.page.get_by_test_id("window").locator(".ring")).to_have_text("…")
    before = eva.table.get_attribute("data-seq")
    eva.page.clock.resume()
    for person in (ana, leo, eva):
        expect(person.page.get_by_test_id("window")).to_contain_text("the same for all")
    # The whole of the common time is left when the phone has shown everything.
    assert int(eva.page.get_by_test_id("window").locator(".ring").inner_text()) > WINDOW_S - 5
    expect(eva.table).to_have_attribute("data-seq", before or "")
