"""A helper that takes a lesson in the browser by tapping the button of each choice."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect
from tests.browser.person import CONFIRM_BUTTONS, Person

from horda.engine.choices import Choice
from horda.engine.content.verb_styles import verbs_of
from horda.engine.views.cases import choice_called
from horda.games import game
from horda.lessons.course import lesson
from horda.lessons.lesson_run import LessonRun
from horda.locale import Words

BUTTONS = ".act:not(.dim):not(.back):not(.any)"
BUTTON_LABELS = """all => all.map(one => one.ariaLabel ?? one.querySelector('.l').firstChild.textContent)
    .map(said => said.trim().replaceAll("\u2011", "-"))"""
"""Script that returns the full label of each button, with non-breaking hyphens replaced by hyphens."""
DEAL_BUTTONS = "[data-guide=deal] .adds :enabled, [data-guide=deal] .go button"
"""CSS selector of the buttons that add a part to a deal and of those that finish the deal."""
DEAL_LABELS = "all => all.map(one => (one.ariaLabel ?? one.innerText).trim())"
"""Script that returns the accessible label of each button of a deal."""
GROUPS_WITHOUT_BUTTONS = ("deal", "board", "hand")
"""Groups of verbs whose choices have no button of their own but are made in a deal, on a place or on a card."""
SEAT_NAMES = {"zombiland": "character", "city_of_horror": "colour"}
"""The attribute of a seat by which lessons name the seat, by game."""


class Pupil:
    """A person taking a lesson in the browser.

    The same lesson is also played locally in `run`, which translates each line of the solution into a choice.
    """

    def __init__(self, person: Person, game_id: str, name: str) -> None:
        self.person = person
        self.page = person.page
        self.run = LessonRun(lesson(game_id, name), game(game_id))
        self.button_verbs = {
            verb
            for verb, looks in verbs_of(game(game_id)).items()
            if looks.group not in GROUPS_WITHOUT_BUTTONS
        }
        """The verbs whose choices have buttons of their own."""
        self.words = Words.of(game(game_id), "en", names=self._names(game_id))

    def _names(self, game_id: str) -> tuple[str, ...]:
        words = Words.of(game(game_id), "en")
        state = self.run.state
        named = [state.game.figure_name(state, seat) for seat in range(state.seats)]
        return tuple(
            f"{'Player' if seat in self.run.seats else 'Bot'} {seat + 1}"
            if game_id not in SEAT_NAMES or one.isdigit()
            else words.name(SEAT_NAMES[game_id], one).capitalize()
            for seat, one in enumerate(named)
        )

    @property
    def panel(self) -> Locator:
        return self.page.locator("[data-testid=lesson]")

    def sees(self, status: str) -> None:
        """Wait until the lesson has this status."""
        expect(self.panel).to_have_attribute("data-status", status)

    def solves(self) -> None:
        """Play the solution by taps; for choices without a button (a deal, a place), press "Show me"."""
        for line in self.run.lesson.solution:
            self.plays(line)
        self.sees("solved")

    def plays(self, line: str) -> None:
        """Tap the button of a choice, and wait until the table has applied it."""
        choice = choice_called(self.run.state, line)
        before = int(self.person.table.get_attribute("data-seq") or 0)
        self._press(choice)
        moved = self.page.locator(f"[data-testid=table][data-seq='{before + 1}']")
        sure = self.page.locator(CONFIRM_BUTTONS)
        moved.or_(sure.first).first.wait_for()
        if sure.count():
            sure.first.click()
        self.run.choose(choice)
        moved.wait_for()
        expect(self.person.table).not_to_have_attribute("data-pending", "")

    def _press(self, choice: Choice) -> None:
        """Press the button of a choice, after opening the button that contains it, if any."""
        said = [self.words.choice(one) for one in self.run.choices()]
        wanted = self.words.choice(choice)
        buttons = self.page.locator(BUTTONS)
        if not any(one.verb in self.button_verbs for one in self.run.choices()):
            # These choices, such as votes, are made on the board: there is no button to wait for.
            self.panel.get_by_role("button", name="Show me").click()
            return
        parts = self.page.locator(DEAL_BUTTONS)
        buttons.or_(parts).first.wait_for()
        in_deal = parts.evaluate_all(DEAL_LABELS)
        if wanted in in_deal:
            parts.nth(in_deal.index(wanted)).click()
            return
        labels = buttons.evaluate_all(BUTTON_LABELS)
        if wanted in labels:
            buttons.nth(labels.index(wanted)).click()
            return
        if choice.has("card") and self._press_on_card(choice.name("card"), wanted):
            return
        for label in [one for one in labels if one not in said]:
            if self._press_behind(label, wanted, said):
                return
            self.page.keyboard.press("Escape")
        assert choice.verb not in self.button_verbs or in_deal, (
            f"no button says `{wanted}`; there are: {labels}"
        )
        self.panel.get_by_role("button", name="Show me").click()

    def _press_behind(self, label: str, wanted: str, said: list[str]) -> bool:
        """Open a button and press `wanted` in its list, trying each weapon listed; return whether it was found."""
        behind = self._opens(label)
        if wanted in behind:
            self._opens(wanted)
            return True
        for one in [other for other in behind if other not in said]:
            if wanted in self._opens(one):
                self._opens(wanted)
                return True
            self.page.keyboard.press("Escape")
            self._opens(label)
        return False

    def _opens(self, label: str) -> list[str]:
        """Press the button with this label and return the labels of the buttons shown afterwards."""
        buttons = self.page.locator(BUTTONS)
        buttons.nth(buttons.evaluate_all(BUTTON_LABELS).index(label)).click()
        return buttons.evaluate_all(BUTTON_LABELS)

    def _press_on_card(self, card: str, wanted: str) -> bool:
        """Open a card and press `wanted` on it; return False if the card is not there."""
        name = self.words.name("card", card)
        cards = self.page.locator(".card", has=self.page.locator(f"header:text-is({json.dumps(name)})"))
        if not cards.count():
            return False
        cards.first.click()
        self.page.get_by_test_id("reading").locator(".deed", has_text=wanted).first.click()
        return True
