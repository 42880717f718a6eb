"""A helper that acts as a person in a browser: opens pages, taps choices, waits for questions."""

from __future__ import annotations

import json
import re
import time
from typing import Literal
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from tests.server.players import Player
from websockets.exceptions import ConnectionClosed

from horda.games import games
from horda.server.http.catalogue import shelf

CHOICE_BUTTONS = (
    ".act:not(.dim):not(.back):not(.any), .cand:not(.no), .adds :enabled, [data-guide=deal] .go .btn"
)
"""CSS selector of every enabled button of a choice."""
CONFIRM_BUTTONS = "[data-testid=sure] .do, [data-testid=walk]"
"""CSS selector of the button that confirms a choice for which the page asks confirmation."""
TIMEOUT_MS = 120_000
"""Milliseconds to wait for anything: many, since the machine may be busy."""
PRESS_TIMEOUT_MS = 10_000
"""Milliseconds after which the page is asked whether it wants a confirmation instead of a choice."""
SHOWS_DECISION = "(seq) => Number(document.querySelector('[data-testid=table]')?.dataset.seq ?? -1) >= seq"
State = Literal["asked", "over", "curtain"]


class Person:
    """A person with a browser page at Horda."""

    def __init__(self, page: Page, home: str, seed: str = "") -> None:
        self.page = page
        self.home = home
        self.seed = seed
        """The seed of the matches that this person begins."""
        self._witness: Player | None = None
        self._watched = ""

    def leaves(self) -> None:
        """Close the second connection, which watches the match besides the page."""
        if self._witness is not None:
            self._witness.close()
            self._witness = None

    # --- pages ---------------------------------------------------------------------------------------

    def goes_to(self, path: str = "") -> None:
        """Open a page of the client: `box/zombiland`."""
        self.page.goto(f"{self.home}/#/{path}")

    def opens(self, game: str) -> None:
        """Open a box from the shelf."""
        self.goes_to()
        self.page.locator(f'a.box[href="#/box/{game}"]').click()
        self.page.locator(".start").wait_for()

    def sits_at(self, game: str, until: str = "", mission: str = "") -> None:
        """Create a match with the defaults of the box's page and open its table.

        Tests of the table begin this way, because opening it through the pages (`begins`) costs as much as
        ten taps. With `until`, first choices are made until that verb is offered. With `mission`, this person
        alone plays that mission instead of the first one.
        """
        box = next(one for one in shelf().games if one.id == game)
        first = box.missions[0] if box.missions else None
        seats = 1 if mission else max(box.usual_seats, first.seats[0]) if first else box.usual_seats
        chosen = mission or (first.id if first else "")
        wish = {
            "game": game,
            "seats": [{"who": "bot" if seat else "here"} for seat in range(seats)],
            "options": {"mission": chosen} if chosen else {},
            "seed": self.seed,
        }
        made = httpx.post(f"{self.home}/api/v1/matches", json=wish, timeout=TIMEOUT_MS / 1000)
        assert made.status_code == httpx.codes.CREATED, made.text
        match, link = made.json()["match"]["id"], made.json()["link"]
        if until:
            self._play_until(match, link, until)
        self.goes_to(f"match/{match}/{link}")
        self.waits_for_table()

    def _play_until(self, match: str, link: str, verb: str) -> None:
        """Make the first choice each time until one with this verb is offered."""
        self._wait_for_bots(match, link)
        seen = self._watcher(match, link)
        while verb not in [choice["do"] for choice in seen.choices]:
            assert not seen.over, f"`{verb}` was never offered"
            seen.choose(seen.choices[0])
            self._wait_for_bots(match, link)

    def begins(self, game: str, seats: tuple[str, ...] = ()) -> None:
        """Open the box and start a match; `seats` gives the player of each seat, by default as the page proposes."""
        self.opens(game)
        if seats:
            self._fill_seats(seats)
        self.page.locator(".start").click()
        if "link" in seats:
            # A host may begin before the invited friends come: bots play for them until then.
            self.page.locator("[data-testid=gathering] .now").click()
        self.waits_for_table()

    def invites(self, game: str, seats: tuple[str, ...]) -> None:
        """Open the box and create a table that waits for the invited players."""
        self.opens(game)
        self._fill_seats(seats)
        self.page.locator(".start").click()
        self.page.locator("[data-testid=gathering]").wait_for()

    def _fill_seats(self, seats: tuple[str, ...]) -> None:
        rows = self.page.locator(".who li")
        while rows.count() < len(seats):
            self.page.locator(".count button").last.click()
        while rows.count() > len(seats):
            self.page.locator(".count button").first.click()
        for number, who in enumerate(seats):
            rows.nth(number).locator("select.kind").select_option(who)

    def waits_for_table(self) -> None:
        self.table.wait_for()

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-testid=table]")

    @property
    def match(self) -> tuple[str, str]:
        """The match id and the link secret, read from the page's address."""
        _, _, match, link = urlsplit(self.page.url).fragment.split("/")[:4]
        return match, link

    # --- at the table --------------------------------------------------------------------------------

    def waits(self) -> State:
        """Wait until this person is asked, the match is over or a curtain hides the screen; return which of these."""
        self.settles()
        self.page.locator(f"{CHOICE_BUTTONS}, .result, .curtain").first.wait_for()
        if self.page.locator(".result").count():
            return "over"
        return "curtain" if self.page.locator(".curtain").count() else "asked"

    @property
    def question(self) -> str:
        return self.page.locator(".ask h1").inner_text()

    @property
    def round(self) -> int:
        """The number of the round shown in the header; 0 before the first round."""
        found = re.search(r"\d+", self.page.locator(".ask .said p").inner_text())
        return int(found[0]) if found else 0

    def choices(self) -> Locator:
        """The buttons of all choices that can be pressed now."""
        return self.page.locator(CHOICE_BUTTONS)

    def taps(self, number: int) -> None:
        """Press a choice by its number, modulo the number of choices; confirm the choice if the page asks."""
        if self.confirms():
            return
        choices = self.choices()
        choices.first.wait_for()
        self._press(choices.nth(number % choices.count()))
        self.confirms()

    def confirms(self) -> bool:
        """Press the confirmation button if the page asks for confirmation; return whether it asked."""
        again = self.page.locator(CONFIRM_BUTTONS)
        if not again.count():
            return False
        again.first.click()
        return True

    def lets_pass(self) -> bool:
        """Press the button that ends the turn or passes; return False if there is none."""
        if self.confirms():
            return True
        words = re.compile(r"^\s*(Pass|Let it happen|End the turn|Done|Stay|Clear)")
        found = self.choices().filter(has_text=words)
        if not found.count():
            return False
        self._press(found.first)
        return True

    def _press(self, choice: Locator) -> None:
        """Press a choice, or the confirmation button if the page asks before the choice can be pressed."""
        until = time.monotonic() + TIMEOUT_MS / 1000
        while True:
            try:
                choice.click(timeout=PRESS_TIMEOUT_MS)
            except PlaywrightTimeoutError:
                if self.confirms():
                    return
                if time.monotonic() > until:
                    raise
            else:
                return

    def plays_a_round(self, max_taps: int = 250) -> None:
        """Tap until a new round begins or the match is over."""
        begun = None
        for move in range(max_taps):
            if self.waits() == "over":
                return
            now = self.round
            begun = now if begun is None or now < begun else begun
            if now > max(begun, 1):
                return
            if move % 3 == 2 or not self.lets_pass():
                self.taps(move)
        raise AssertionError(f"no round ended: {self.question}")

    def settles(self) -> None:
        """Wait until the server has answered the last tap, no bot must decide, and the page shows the result.

        Bots choose by the seed and the number of decisions made, so tapping while they think would play a
        different match each time.
        """
        expect(self.table).not_to_have_attribute("data-pending", "")
        until = time.monotonic() + TIMEOUT_MS / 1000
        # A standing order may answer for the person in between: then the page is ahead, and both are read
        # again.
        while (shown := self._shown_decision(decisions := self._count_decisions())) != decisions:
            assert time.monotonic() < until, f"the page shows decision {shown}, the match is at {decisions}"

    def _shown_decision(self, decisions: int) -> int:
        """Wait until the page shows at least `decisions` decisions; return the number of decisions shown."""
        self.page.wait_for_function(SHOWS_DECISION, arg=decisions)
        return int(self.table.get_attribute("data-seq") or 0)

    def _count_decisions(self) -> int:
        try:
            return self._wait_for_bots(*self.match)
        except ConnectionClosed:  # the server was killed and is back
            self.leaves()
            return self._wait_for_bots(*self.match)

    def _wait_for_bots(self, match: str, link: str) -> int:
        """Wait on a second connection until no bot must decide; return the number of decisions."""
        seen = self._watcher(match, link)
        seen.catch_up(seen.ask(type="ping")["seq"])
        while any(seen.table["seats"][seat]["bot"] for seat in seen.asked["deciders"]):
            seen.receive()
        return seen.seq

    def _watcher(self, match: str, link: str) -> Player:
        """Return the second connection, which watches the same match."""
        if self._witness is not None and self._watched != match:
            self.leaves()
        if self._witness is None:
            self._watched = match
            self._witness = Player(f"{self.home.replace('http', 'ws')}/api/v1/play", match, link)
        return self._witness

    def reads_log(self) -> str:
        """Return the text of the log."""
        self.page.keyboard.press("l")
        lines = self.page.locator("dialog ol").inner_text()
        self.closes_dialog()
        return lines

    def closes_dialog(self) -> None:
        """Close the open dialog; until then the table ignores keys."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)


def store_settings(page: Page, **settings: object) -> None:
    """Store settings that switch off guides, stories, animations and automatic answers.

    Reduced motion is switched off if a `speed` of animations is given.
    """
    calm = {"guided": sorted(games()), "speed": "off", "goOn": False, "story": False, "lang": "en"}
    told = json.dumps({**calm, "still": "speed" not in settings, **settings})
    page.add_init_script(
        f"localStorage.getItem('horda.settings') ?? localStorage.setItem('horda.settings', {told!r})"
    )
