"""Tests of standing orders, noise warnings, turn notifications, and the buttons and dice of a turn."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.page_checks import wait_until_drawn
from tests.browser.person import Person
from tests.daily import daily

NOISE = re.compile("Make noise")
TEN_ACTIONS = "Mover Disparar Luchar Buscar Coger Intercambiar Ruido Recargar Más Fin"
PASS = re.compile(r"^\s*Pass\b", re.IGNORECASE)
HIDE_PAGE = "Object.defineProperty(document, 'hidden', {get: () => true});"


def notification_script(permission: str, *, throws: bool = False) -> str:
    """Return a script that hides the page and counts notifications; with `throws`, their constructor throws."""
    does = "throw new TypeError('Illegal constructor')" if throws else ""
    return f"""{HIDE_PAGE}
        window.noticed = 0;
        window.Notification = class {{
            static permission = {permission!r};
            static async requestPermission() {{ return {permission!r}; }}
            constructor() {{ window.noticed += 1; {does} }}
        }};"""


def takes_a_turn(person: Person, game: str = "green_horde") -> None:
    """Sit at a table where a survivor may act."""
    person.sits_at(game, until="make_noise")
    person.waits()


def waits_to_act(person: Person) -> None:
    """Tap until a survivor may act."""
    for _ in range(30):
        person.waits()
        if person.choices().filter(has_text=NOISE).count():
            return
        person.taps(0)
    raise AssertionError(f"nobody may act: {person.question}")


def comes_to_pass(person: Person) -> None:
    """Sit at a table of City of Horror and play until this person may pass."""
    person.sits_at("city_of_horror", until="pass")
    person.waits()


def open_standing_orders(person: Person) -> Locator:
    """Open and return the dialog that lists the standing orders."""
    person.page.locator(".tools button").last.click()
    person.page.get_by_role("button", name="Standing orders").click()
    return person.page.get_by_role("dialog", name="Standing orders")


def press_and_hold(person: Person, button: Locator) -> Locator:
    """Press and hold an answer until the page asks how long the standing order lasts."""
    button.hover()
    person.page.mouse.down()
    asked = person.page.get_by_role("dialog", name="Always answer this")
    expect(asked).to_be_visible()
    person.page.mouse.up()
    expect(asked).to_be_visible()
    return asked


def test_the_ten_actions_lie_in_their_places_in_every_turn(arrive: Arrive):
    """Each action is one word, enabled or not; a disabled one says why, and all other choices are behind More."""
    ana = arrive(size=PHONE, touch=True, lang="es")
    takes_a_turn(ana)
    places = ana.page.locator(".bar .act")
    for _ in range(2):
        for _ in range(30):
            ana.waits()
            if places.count():
                break
            ana.taps(0)
        assert " ".join(places.locator("b").all_inner_texts()) == TEN_ACTIONS
        places.last.tap()
        ana.settles()
    for _ in range(30):
        ana.waits()
        if places.count():
            break
        ana.taps(0)
    reload = places.filter(has_text="Cargar")
    expect(reload).to_have_class(re.compile(r"\bdim\b"))
    reload.tap()
    expect(ana.page.locator(".acts .why")).to_contain_text("Ningún arma necesita recargarse.")
    more = places.filter(has_text="Más")
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(ana.page.locator(".acts > .act").filter(has_text="inventario")).to_be_visible()
    expect(ana.page.locator(".acts .why")).to_have_count(0)
    # What is lit decides what a tap on the board means: no step, while something else is.
    expect(ana.page.locator("g.lit")).to_have_count(0)
    more.tap()
    expect(ana.page.locator(".acts > .act")).to_have_count(0)
    expect(ana.page.locator("g.lit").first).to_be_visible()
    ana.page.set_viewport_size(DESKTOP)
    wait_until_drawn(ana.page)
    before = more.bounding_box()
    more.tap()
    expect(ana.page.locator(".acts > .act").first).to_be_visible()
    assert more.bounding_box() == before, "a place went away from under the finger"
    reload.tap()
    expect(ana.page.locator(".acts .why")).to_be_visible()
    assert more.bounding_box() == before, "a place went away from under the finger"


@pytest.mark.long
def test_what_a_turn_is_made_of_is_no_order(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    noise = ana.choices().filter(has_text=NOISE)
    ana.page.keyboard.press(f"Shift+{noise.locator('kbd').inner_text()}")
    expect(ana.page.get_by_text("cannot be a standing order")).to_be_visible()
    expect(noise).to_have_count(1)
    expect(open_standing_orders(ana)).to_contain_text("None.")


@pytest.mark.long
def test_an_order_given_with_shift_stands_for_the_turn(arrive: Arrive):
    ana = arrive()
    comes_to_pass(ana)
    key = ana.choices().filter(has_text=PASS).locator("kbd").inner_text()
    ana.page.keyboard.press(f"Shift+{key}")
    ana.settles()
    ana.waits()
    expect(open_standing_orders(ana)).to_contain_text("rest of this turn")


@pytest.mark.long
def test_the_log_tells_of_an_order_that_it_is_one(arrive: Arrive):
    ana = arrive()
    comes_to_pass(ana)
    press_and_hold(ana, ana.choices().filter(has_text=PASS)).get_by_role(
        "button", name="rest of the match"
    ).click()
    told = ""
    for _ in range(60):
        ana.settles()
        ana.waits()
        told = ana.reads_log()
        if "standing order" in told:
            break
        ana.taps(0)
    assert "passed (standing order, this match)." in told
    assert "only one option" not in told


@pytest.mark.parametrize("until", daily(["turn", "match"], "turn"))
def test_an_order_is_held_listed_and_ended(arrive: Arrive, until: str):
    ana = arrive()
    comes_to_pass(ana)
    held = ana.choices().filter(has_text=PASS)
    words = held.locator(".l").inner_text()
    press_and_hold(ana, held).get_by_role(
        "button", name=f"rest of th{'is turn' if until == 'turn' else 'e match'}"
    ).click()
    ana.waits()
    listed = open_standing_orders(ana)
    expect(listed.locator("p")).to_have_count(1)
    expect(listed).to_contain_text(re.compile(re.escape(words), re.IGNORECASE))
    expect(listed).to_contain_text(until)
    listed.get_by_role("button", name="Cancel all").click()
    expect(listed).to_have_count(0)
    ana.waits()
    expect(open_standing_orders(ana)).to_contain_text("None.")


def test_noise_is_named_on_what_makes_it_and_on_nothing_else(arrive: Arrive):
    ana = arrive()
    takes_a_turn(ana)
    expect(ana.choices().filter(has_text=NOISE)).to_contain_text("makes noise")
    expect(ana.choices().filter(has_text=re.compile("End the turn"))).not_to_contain_text("makes noise")


@pytest.mark.long
def test_whoever_denies_notifications_is_told_and_plays_on(arrive: Arrive):
    ana = arrive()
    ana.page.add_init_script(notification_script("denied"))
    ana.goes_to("settings")
    tick = ana.page.get_by_label("Notify me when it is my turn")
    tick.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(tick).not_to_be_checked()
    ana.sits_at("green_horde")
    waits_to_act(ana)
    assert ana.page.evaluate("window.noticed") == 0


@pytest.mark.parametrize("permission", daily(["denied", "granted"], "granted"))
def test_a_page_in_the_background_tells_only_whoever_allows_it(arrive: Arrive, permission: str):
    """Permission may be denied after the setting was switched on; a throwing constructor, as on phones, is harmless."""
    ana = arrive(notify=True)
    ana.page.add_init_script(notification_script(permission, throws=True))
    ana.sits_at("green_horde")
    waits_to_act(ana)
    assert (ana.page.evaluate("window.noticed") > 0) is (permission == "granted")


def test_dice_say_what_was_needed_what_fell_and_what_it_did(arrive: Arrive):
    """Missed dice are not highlighted, and the roll stays visible until the next decision."""
    ana = arrive()
    ana.sits_at("green_horde", until="strike")
    rolled = ana.page.get_by_test_id("last-roll")
    dares = re.compile(r"^\s*(Strike|Shoot|Cast|Open|Short Sword|Norse Sword|Spiked Bow|Telekinetic)")
    for move in range(150):
        ana.waits()
        if rolled.count():
            break
        bold = ana.choices().filter(has_text=dares)
        if bold.count():
            bold.first.click()
            ana.confirms()
        else:
            ana.taps(move)
        ana.settles()
    expect(rolled.locator(".needed")).to_contain_text(re.compile(r"\d\+"))
    least = int(rolled.locator(".needed b").inner_text()[0])
    dice = rolled.locator(".d")
    assert dice.count() > 0
    for number in range(dice.count()):
        die = dice.nth(number)
        hit = int(die.get_by_role("img").get_attribute("aria-label") or "0") >= least
        expect(die.locator("small")).to_have_text("hit" if hit else "missed")
        shines = die.locator(".i").evaluate("one => getComputedStyle(one).filter") != "none"
        assert shines is hit
    expect(rolled.locator("p")).to_contain_text(f"needed {least}+")
