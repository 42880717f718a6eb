"""Tests of City of Horror at the referee: worked examples set up by taps, votes entered, a round refereed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.page_checks import accessibility_errors
from tests.browser.person import Person
from tests.browser.referee_desk import READ, RefereeDesk

SCREENS = {"phone-en": (PHONE, "en"), "desktop-es": (DESKTOP, "es")}
MAX_TAPS = 24
"""Maximum taps for ten pieces in three places with four owners, including the choice of game and question."""
MAX_ENTRIES = 150
"""Maximum number of decisions, dice and cards entered in a round."""
ANSWERED = "[data-testid=course][aria-busy=false]"
HAS_CHANGED = f"""before => {{
    const course = document.querySelector("{ANSWERED}");
    return course !== null && course.innerText !== before;
}}"""
People = dict[str, dict[str, tuple[str, ...]]]


def begin_city(person: Person) -> RefereeDesk:
    """Open the referee with an empty table of City of Horror."""
    desk = RefereeDesk(person)
    person.goes_to("referee")
    desk.tap('a[href="#/referee/city_of_horror"]')
    desk.tap("[data-begin]")
    desk.page.get_by_test_id("referee").wait_for()
    return desk


def put_people(desk: RefereeDesk, people: People) -> None:
    """Put Characters into places by owner: one tap for each place, owner and piece."""
    desk.show_tab("table")
    for place, owners in people.items():
        desk.tap(f'[data-place="{place}"]')
        for owner, names in owners.items():
            desk.tap(f"[data-owner={owner}]")
            for name in names:
                desk.tap(f"[data-piece={name}]")


def add_things(desk: RefereeDesk, thing: str, count: int = 1) -> None:
    """Put zombies, Antidotes or face-down cards into the chosen place."""
    desk.show_tab("table")
    for _ in range(count):
        desk.tap(f"[data-stepper={thing}] button:last-child")


def open_fold(desk: RefereeDesk, holding: str) -> None:
    """Open the section of the set-up that contains an element (`holding`)."""
    desk.show_tab("table")
    desk.page.locator("details", has=desk.page.locator(holding)).locator("summary").click()


def point(desk: RefereeDesk, aims: dict[str, str]) -> None:
    for voter, against in aims.items():
        desk.tap(f'[data-points="{voter} {against}"]')
        chosen = desk.page.locator(f'[data-points="{voter} {against}"]')
        expect(chosen).to_have_attribute("aria-pressed", "true")


def rules_of(page: Page, part: str) -> set[str]:
    return set(page.locator(f"{part} .rule").all_text_contents())


@dataclass(frozen=True)
class Example:
    """A worked example: its position, the ballots, the player whom the answer names, and the rules it cites."""

    place: str
    people: People
    named: str
    rules: tuple[str, ...]
    zombies: int = 0
    goods: tuple[str, ...] = ()
    aims: dict[str, str] = field(default_factory=dict)
    vote: str = ""


EXAMPLES = {
    "CH-EX-09": Example(
        "armory",
        {
            "armory": {"green": ("punk", "teen"), "violet": ("geek",), "white": ("thief",)},
            "church": {"yellow": ("priest",)},
        },
        "green violet",
        ("CH-VOT-02", "CH-VOT-08", "CH-ATK-04", "CH-ATK-07"),
        zombies=6,
        aims={"green": "violet", "violet": "green", "white": "green"},
    ),
    "CH-EX-11": Example(
        "armory",
        {"armory": {"green": ("punk", "teen"), "violet": ("geek",)}, "church": {"white": ("priest",)}},
        "green",
        ("CH-VOT-07", "CH-SHR-04"),
        goods=("antidote", "card"),
        aims={"green": "green", "violet": "violet"},
        vote="sharing",
    ),
    "CH-EX-12": Example(
        "bank",
        {"bank": {"green": ("punk",), "violet": ("geek",)}, "church": {"white": ("priest",)}},
        "green violet",
        ("CH-VOT-08", "CH-SHR-09"),
        goods=("antidote",),
        aims={"green": "green", "violet": "violet"},
        vote="sharing",
    ),
    "CH-EX-14": Example(
        "crossroads",
        {"crossroads": {"green": ("rocker",), "violet": ("teen", "thief")}, "church": {"white": ("priest",)}},
        "green",
        ("CH-LDR-01", "CH-LOC-18"),
        zombies=2,
    ),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("number", EXAMPLES)
def test_a_worked_example_is_answered_with_its_rules(arrive: Arrive, number: str, screen: str):
    size, lang = SCREENS[screen]
    example = EXAMPLES[number]
    desk = begin_city(arrive(size=size, lang=lang, touch=size is PHONE))
    if "yellow" in str(example.people):
        open_fold(desk, "[data-player=yellow]")
        desk.tap("[data-player=yellow]")
    people = dict(example.people)
    put_people(desk, {place: people[place] for place in (*set(people) - {example.place}, example.place)})
    add_things(desk, "zombie", example.zombies)
    for thing in example.goods:
        add_things(desk, thing)
    desk.ask("votes")
    if example.vote:
        desk.tap(f"[data-vote={example.vote}]")
    point(desk, example.aims)
    outcomes = desk.page.locator("[data-outcome]")
    expect(outcomes).to_have_count(1)
    expect(outcomes).to_have_attribute("data-outcome", example.named)
    assert set(example.rules) <= rules_of(desk.page, "main")


def test_a_rescue_that_comes_in_time_is_found_and_entered(arrive: Arrive):
    # CH-EX-08: four zombies at the Armory; a shotgun leaves two, too few for an attack.
    desk = begin_city(arrive(size=PHONE, touch=True))
    people = {"church": {"white": ("priest",)}, "armory": {"green": ("punk", "teen"), "violet": ("geek",)}}
    put_people(desk, people)
    add_things(desk, "zombie", 4)
    open_fold(desk, "[data-moment]")
    desk.page.locator("[data-moment]").select_option("armory")
    open_fold(desk, "[data-add-card=violet]")
    desk.page.locator("[data-add-card=violet]").select_option("shotgun")
    desk.ask("votes")
    rescue = desk.page.locator('[data-act="violet play shotgun"]')
    expect(rescue).to_contain_text("CH-CRD-26")
    assert {"CH-ATK-04", "CH-LOC-31"} <= rules_of(desk.page, "[data-testid=votes]")
    desk.ask("happened")
    for line in ("green pass", "violet play shotgun", "violet aim_at_location armory", "green let_pass"):
        desk.choose(line)
    expect(desk.page.get_by_test_id("course")).to_contain_text("2 zombies")
    desk.tap("[data-testid=course] .btn.main")
    desk.page.locator(READ).wait_for()
    desk.ask("votes")
    expect(desk.page.get_by_test_id("votes")).to_contain_text("too few for an attack")
    assert {"CH-ATK-04", "CH-LOC-31"} <= rules_of(desk.page, "[data-testid=votes]")


def test_ten_pieces_take_less_than_a_minute_on_a_phone(arrive: Arrive):
    desk = begin_city(arrive(size=PHONE, touch=True))
    put_people(
        desk,
        {
            "church": {"green": ("mama",), "violet": ("geek",)},
            "armory": {"white": ("priest",), "violet": ("granny",)},
            "bank": {"green": ("rocker",)},
        },
    )
    add_things(desk, "zombie", 5)
    desk.ask("votes")
    desk.page.get_by_test_id("votes").wait_for()
    assert desk.taps <= MAX_TAPS
    expect(desk.page.locator("[data-front]")).to_have_attribute("data-place", "bank")


def test_the_last_voter_sees_what_each_finger_brings_and_the_vote_is_entered(arrive: Arrive):
    desk = begin_city(arrive(size=DESKTOP))
    put_people(
        desk,
        {
            "church": {"violet": ("geek",), "white": ("mama",), "green": ("thief",)},
            "armory": {"white": ("priest",), "violet": ("granny", "grandpa"), "green": ("punk",)},
        },
    )
    add_things(desk, "zombie", 3)
    desk.ask("votes")
    point(desk, {"white": "violet", "violet": "white"})
    named = desk.page.locator("[data-outcome]")
    expect(named).to_have_count(3)
    expect(named.first).to_contain_text("Green points at themselves")
    expect(desk.page.get_by_test_id("votes")).to_contain_text("Violet chooses and loses one")
    assert "CH-CHR-14" in rules_of(desk.page, "[data-share=violet]"), "Grandpa gives no vote"
    point(desk, {"green": "violet"})
    desk.tap("[data-testid=enter-vote]")
    desk.page.locator("[data-testid=decision]").wait_for()
    desk.choose("violet lose granny")
    desk.page.locator(ANSWERED).wait_for()
    desk.tap("[data-testid=course] .btn.main")
    expect(desk.page.locator("[data-piece=granny]")).not_to_have_class(re.compile(r"\bon\b"))


def test_a_round_is_refereed_with_what_really_happened(arrive: Arrive):
    desk = begin_city(arrive(size=DESKTOP))
    put_people(
        desk,
        {
            "church": {"green": ("mama",), "violet": ("geek",)},
            "armory": {"white": ("priest",), "violet": ("teen",)},
            "bank": {"green": ("rocker",), "white": ("punk",)},
        },
    )
    open_fold(desk, "[data-moment]")
    desk.page.locator("[data-moment]").select_option("choice")
    desk.ask("happened")
    course = desk.page.get_by_test_id("course")
    entered: set[str] = set()
    for _ in range(MAX_ENTRIES):
        course.locator("ol").wait_for()
        if "round 2 of 4" in course.inner_text():
            break
        entered.add(enter_something(desk))
    assert {"pass", "decision", "card"} <= entered
    desk.tap("[data-testid=course] .btn.main")
    desk.page.locator(READ).wait_for()
    expect(desk.page.locator("[data-round]")).to_have_value("2")


def enter_something(desk: RefereeDesk) -> str:
    """Enter the decision, dice or card that the page asks for; return its kind, such as `card`."""
    page = desk.page
    page.locator(ANSWERED).wait_for()
    before = page.get_by_test_id("course").inner_text()
    if page.locator("[data-testid=card-entry] [data-card]").count():
        page.locator("[data-testid=card-entry] [data-card]").first.click()
        done = "card"
    elif page.get_by_test_id("pass-all").count():
        page.get_by_test_id("pass-all").click()
        done = "pass"
    elif page.locator("[data-testid=dice-entry] [data-die]").count():
        page.locator("[data-die='3']").click()
        done = "dice"
    else:
        choices = page.locator("[data-testid=decision] [data-line]").locator("visible=true")
        if not choices.count():
            page.locator("[data-testid=decision] summary").first.click()
        # The last choice is to do without the location's effect, which would be paid with an unknown card.
        choices.last.click()
        done = "decision"
    page.wait_for_function(HAS_CHANGED, arg=before)
    return done


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everybody_can_use_it(arrive: Arrive, size: dict[str, int], lang: str):
    person = arrive(size=size, lang=lang)
    desk = begin_city(person)
    put_people(desk, {"armory": {"green": ("punk",), "violet": ("geek",)}, "bank": {"white": ("priest",)}})
    add_things(desk, "zombie", 3)
    desk.page.locator(READ).wait_for()
    wrong = accessibility_errors(desk.page)
    for question in ("votes", "acts", "happened"):
        desk.ask(question)
        desk.page.locator("[data-testid=votes], [data-testid=acts], [data-testid=course] ol").first.wait_for()
        wrong += accessibility_errors(desk.page)
    assert wrong == []
    assert not re.search(r"undefined|NaN|referee-|\{", desk.page.inner_text("main"))


def test_what_the_rulebook_says_is_found_beside_the_table(arrive: Arrive):
    desk = begin_city(arrive(size=DESKTOP, lang="es"))
    put_people(desk, {"armory": {"green": ("punk",)}})
    desk.page.locator("[data-rule-search] input").fill("empate")
    expect(desk.page.locator("[data-rule-search]")).to_contain_text("CH-VOT-08")
