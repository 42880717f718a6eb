"""With no line: Horda opens, says what it knows as of when, and never mixes two builds of itself."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect
from tests.browser.conftest import LAPTOP, Arrive
from tests.browser.table import Person
from tests.browser.test_games import GAMES


def settles_in(person: Person) -> None:
    """All that is common to everybody lies on the device."""
    person.page.locator("html[data-offline=ready]").wait_for(state="attached")


@contextmanager
def no_line(person: Person) -> Iterator[None]:
    """A browser that reaches nobody."""
    person.page.context.set_offline(True)
    yield
    person.page.context.set_offline(False)


def test_the_shelf_and_all_rulebooks_open_with_no_line(arrive: Arrive):
    ana = arrive(size=LAPTOP, worker=True)
    ana.goes_to()
    settles_in(ana)
    with no_line(ana):
        ana.page.reload()
        expect(ana.page.locator("a.box")).to_have_count(len(GAMES))
        for game in GAMES:
            ana.goes_to(f"rules/{game}")
            ana.page.locator("article p").first.wait_for()
