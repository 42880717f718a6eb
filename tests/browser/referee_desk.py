"""A helper that uses the referee's page: sets up a table by taps, asks questions, enters dice and cards."""

from __future__ import annotations

from tests.browser.person import Person

READ = "[data-testid=referee][data-read=true]"
"""CSS selector of the referee's page once the server has read the position shown."""
PHONE_WIDTH = 1000
"""Width in pixels below which the page shows either the table or the questions, not both."""


class RefereeDesk:
    """The page of the referee, opened by a person; it counts the taps."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.taps = 0

    def tap(self, selector: str) -> None:
        """Tap the first visible element that matches a selector."""
        self.page.locator(selector).locator("visible=true").first.click()
        self.taps += 1

    def begin(self, game: str, mission: str = "") -> None:
        """Choose the game and the mission on the first page."""
        self.person.goes_to("referee")
        self.tap(f'a[href="#/referee/{game}"]')
        self.tap(f"[data-mission={mission}]" if mission else "[data-begin]")
        self.page.locator(READ).wait_for()

    @property
    def is_narrow(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < PHONE_WIDTH

    def show_tab(self, name: str) -> None:
        """Show the tab `table` or `ask` on screens too narrow for both."""
        tab = self.page.locator(f"#tab-{name}")
        if self.is_narrow and tab.get_attribute("aria-selected") != "true":
            self.tap(f"#tab-{name}")

    def put(self, place: str, *pieces: str) -> None:
        """Choose a place and put pieces there, such as `walker` or `walker*3`."""
        self.show_tab("table")
        self.tap(f'[data-place="{place}"]')
        for piece in pieces:
            name, _, count = piece.partition("*")
            for _ in range(int(count or 1)):
                self.tap(f"[data-piece={name}]")

    def give(self, survivor: str, *cards: str) -> None:
        """Give cards to a survivor in the chosen place, such as `axe`, or `pack:torch` for a slot."""
        for card in cards:
            self.page.locator(f"[data-survivor={survivor}] [data-add=card]").select_option(card)
            self.taps += 1

    def give_in(self, place: str, survivor: str, *cards: str) -> None:
        """Choose a place and give cards to a survivor there."""
        self.show_tab("table")
        self.tap(f'[data-place="{place}"]')
        self.give(survivor, *cards)

    def take_turn(self, survivor: str) -> None:
        """Give a survivor the turn."""
        self.show_tab("table")
        fold = self.page.locator("[data-phase-fold]")
        if fold.get_attribute("open") is None:
            self.tap("[data-phase-fold] summary")
        self.tap("[data-phase=players]")
        self.page.locator("[data-active]").select_option(survivor)
        self.taps += 1

    def ask(self, question: str) -> None:
        """Open a question: `zombies`, `happened`, `may`, `sees`, `odds`."""
        self.show_tab("ask")
        button = self.page.locator(f"[data-question={question}]")
        if button.get_attribute("aria-pressed") != "true":
            self.tap(f"[data-question={question}]")
        self.page.locator(READ).wait_for()

    def choose(self, line: str) -> None:
        """Choose what a player did, given in the notation of cases."""
        choice = self.page.locator(f'[data-line="{line}"]')
        choice.wait_for(state="attached")
        if not choice.is_visible():
            self.page.locator("details", has=choice).locator("summary").click()
            self.taps += 1
        self.tap(f'[data-line="{line}"]')

    def enter_dice(self, *dice: int) -> None:
        """Enter the numbers rolled at the real table."""
        for die in dice:
            self.tap(f"[data-die='{die}']")

    def enter_card(self, face: str) -> None:
        """Choose the card that was drawn at the real table."""
        self.tap(f"[data-card={face}]")

    def rules(self) -> list[str]:
        """Return the ids of the rules that the answer cites, in order."""
        self.page.locator("[data-testid=course] ol li").first.wait_for()
        return [str(one) for one in self.page.locator("[data-testid=course] .rule").all_text_contents()]

    def steps(self) -> list[str]:
        """Return the sentences that describe the steps of the answer."""
        return self.page.locator("[data-testid=course] ol h3").all_text_contents()
