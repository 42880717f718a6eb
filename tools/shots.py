"""Take pictures of every screen of the table, in both languages and three sizes.

`make client && .venv/bin/python tools/shots.py [FOLDER]` starts its own server, plays a little, and writes
into `build/shots` (or FOLDER); `--docs` writes the few pictures of the manual into `docs/_static/table`.
Named sizes and languages (`--phone --es`) are the only ones taken.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from local_server import launch_chromium, local_server
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from scenes import FIGHT, RING, VOTE, Scene, replay_page

from horda.referee.positions.position import read_position
from horda.referee.positions.sharing import position_link

ROOT = Path(__file__).resolve().parents[1]
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
LANGUAGES = ("en", "es")
PAGES = {
    "shelf": "",
    "box": "box/green_horde",
    "rules": "rules/green_horde/GH-SRC-01",
    "settings": "settings",
    "tables": "tables",
    "join": "join",
    "lost": "nowhere",
    "print": "print/green_horde/the_alarm_bell",
}
WHOLE = {"shelf": "a.box", "box": ".start", "rules": "article.on", "print": "dl", "lost": "[role=alert]"}
"""Selectors of elements that a fully loaded page shows, if its main part does not suffice."""
GATHERED = ("invite", "arrival", "seated", "presence")
"""Pages of a table that waits for a friend (seen from both sides), and of a table that somebody left."""
ENDED = {
    **{"end": "green_horde", "end_rivals": "zombiland", "end_city": "city_of_horror"},
    **{"replay": "green_horde", "replay_city": "city_of_horror"},
}
"""Pages of finished matches, with the games that are played for them."""
LOOKS: dict[str, dict[str, object]] = {
    "paper": {"theme": "paper"},
    "contrast": {"theme": "contrast", "colours": "safe"},
    "large": {"size": 150},
}
"""Pages with other settings, which change how the table looks."""
SCENES = {"fight": FIGHT, "vote": VOTE, "ring": RING, "advice": FIGHT}
"""Tables in the middle of a match, played by bots and taken over."""
DRAFT = re.compile("The Alarm Bell|Toque a rebato")
"""The mission that is opened in the workshop, in both languages."""
PLAYED = 60
"""Matches of the play-test before the picture of the workshop is taken."""
REFEREED = "game = green_horde | mission = the_evil_shrine | E1: megan runner | E2: walker*4 fatty | E4: rolf"
IN_THE_MANUAL = {
    f"{page}_{size}_{lang}"
    for page, size in (
        *(("shelf", "desktop"), ("box", "desktop"), ("rules", "desktop"), ("advice", "desktop")),
        *(("fight", "desktop"), ("vote", "desktop"), ("ring", "desktop"), ("fight", "phone")),
        *(("workshop", "desktop"), ("referee", "phone")),
    )
    for lang in LANGUAGES
}
MOVES = {"green_horde": 20, "zombiland": 22, "city_of_horror": 26}
"""Number of taps before the picture is taken, where it differs from the default."""
USUAL = 56
PATIENCE = 240_000


def main() -> None:
    """Take all pictures."""
    manual = "--docs" in sys.argv
    told = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = (
        ROOT / "docs" / "_static" / "table" if manual else Path(told[0]) if told else ROOT / "build" / "shots"
    )
    folder.mkdir(parents=True, exist_ok=True)
    with local_server() as home, sync_playwright() as play, launch_chromium(play) as browser:
        for size in _words_given(SIZES):
            for lang in _words_given(LANGUAGES):
                _take(browser, home, folder, size=size, lang=lang, manual=manual)


def _words_given(known: Iterable[str]) -> list[str]:
    """Return the words that are given as options; all of them without any."""
    return [one for one in known if f"--{one}" in sys.argv] or list(known)


def _take(browser: Browser, home: str, folder: Path, *, size: str, lang: str, manual: bool) -> None:
    """Take all pictures of one size in one language."""
    context, known = _open_context(browser, home, size, lang)
    page = context.new_page()
    for name in (*PAGES, *known):
        if manual and f"{name}_{size}_{lang}" not in IN_THE_MANUAL:
            continue
        if name in PAGES:
            page.goto(f"{home}/#/{PAGES[name]}")
            page.locator("h1").first.wait_for()
            page.locator(WHOLE.get(name, "main")).first.wait_for()
        else:
            _play(page, home, name)
        _keep(page, folder, f"{name}_{size}_{lang}")
    for name, take in {"workshop": _draw, "referee": _ask}.items():
        if not manual or f"{name}_{size}_{lang}" in IN_THE_MANUAL:
            take(page, home)
            _keep(page, folder, f"{name}_{size}_{lang}")
    context.close()
    for name, scene in SCENES.items():
        if not manual or f"{name}_{size}_{lang}" in IN_THE_MANUAL:
            _take_over(browser, scene, folder, f"{name}_{size}_{lang}", size=size, lang=lang)
    if manual:
        return
    _gather(browser, home, folder, size=size, lang=lang)
    _end(browser, home, folder, size=size, lang=lang)
    for look, settings in LOOKS.items():
        context, _ = _open_context(browser, home, size, lang, settings)
        page = context.new_page()
        _taps(page, home, "green_horde", 8)
        _keep(page, folder, f"look_{look}_{size}_{lang}")
        context.close()


def _draw(page: Page, home: str) -> None:
    """Open a mission in the workshop, and wait until some matches have been played."""
    page.goto(f"{home}/#/workshop/green_horde")
    page.get_by_role("button", name=DRAFT).first.click()
    played = page.get_by_test_id("play-test-activity")
    expect(played).to_have_text(re.compile(rf"\b([{PLAYED // 10}-9]\d|\d{{3,}})\b"), timeout=PATIENCE)


def _ask(page: Page, home: str) -> None:
    """Open a position at the referee and ask what the zombies do."""
    page.goto(f"{home}{position_link(read_position(REFEREED))}")
    page.locator("[data-testid=referee][data-read=true]").wait_for()
    if page.locator("#tab-ask").is_visible():
        page.locator("#tab-ask").click()
    question = page.locator("[data-question=zombies]")
    if question.get_attribute("aria-pressed") != "true":
        question.click()
    page.get_by_test_id("course").locator("ol > li").nth(1).wait_for()


def _take_over(browser: Browser, scene: Scene, folder: Path, name: str, *, size: str, lang: str) -> None:
    """Take the picture of a table in the middle of a match, as its deciding seat sees it."""
    state, at, seat = scene.play()
    with replay_page(state, at, seat) as address:
        home = address.partition("/#")[0]
        context, _ = _open_context(browser, home, size, lang)
        page = context.new_page()
        page.goto(address)
        page.locator(".bar .btn:not(.quiet):not(.main)").click()
        page.get_by_role("dialog").locator(".btn.main").click()
        page.locator("[data-testid=table]").wait_for()
        page.locator(".act:not(.dim), .cand:not(.no)").first.wait_for()
        if name.startswith("advice"):
            page.keyboard.press("a")
            page.locator("[data-testid=advice] :is(.bar, [data-testid=even])").first.wait_for()
        _keep(page, folder, name)
        context.close()


def _open_context(
    browser: Browser, home: str, size: str, lang: str, settings: dict[str, object] | None = None
) -> tuple[BrowserContext, list[str]]:
    """Open a browser context of a size, with all guides dismissed; return it with the games on the shelf."""
    touch = size == "phone"
    context = browser.new_context(
        viewport=SIZES[size], has_touch=touch, is_mobile=touch, device_scale_factor=2 if touch else 1
    )
    context.set_default_timeout(PATIENCE)
    games = context.request.get(f"{home}/api/v1/shelf").json()["games"]
    known = [game["id"] for game in games]
    told = json.dumps(
        {"guided": known, "speed": "off", "story": False, "lang": lang, "name": "Ana", **(settings or {})}
    )
    context.add_init_script(f"localStorage.setItem('horda.settings', {told!r})")
    return context, known


def _keep(page: Page, folder: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
    print(f"{name}.jpg", flush=True)


def _gather(browser: Browser, home: str, folder: Path, *, size: str, lang: str) -> None:
    """Take the pictures of a waiting table: the invitation, joining by the link, and a player leaving."""
    host, _ = _open_context(browser, home, size, lang)
    guest, _ = _open_context(browser, home, size, lang, {"name": "Leo"})
    page, other = host.new_page(), guest.new_page()
    page.goto(f"{home}/#/box/green_horde")
    page.locator(".start").wait_for()
    page.locator(".count button").last.click()
    page.locator(".who li").nth(1).locator("select.kind").select_option("link")
    page.locator(".start").click()
    page.get_by_test_id("gathering").wait_for()
    _keep(page, folder, f"invite_{size}_{lang}")
    other.goto(page.locator(".ticket input").input_value())
    other.get_by_test_id("arrival").wait_for()
    _keep(other, folder, f"arrival_{size}_{lang}")
    other.locator("form button").click()
    other.get_by_test_id("gathering").wait_for()
    _keep(other, folder, f"seated_{size}_{lang}")
    page.locator(".now").click()
    page.locator("[data-testid=table]").wait_for()
    guest.close()
    page.get_by_test_id("missed").wait_for()
    _keep(page, folder, f"presence_{size}_{lang}")
    host.close()


def _end(browser: Browser, home: str, folder: Path, *, size: str, lang: str) -> None:
    """Let bots play matches to their end, and take pictures of the summaries and of a replay."""
    for name, game in ENDED.items():
        context, _ = _open_context(browser, home, size, lang)
        seats = [{"who": "bot", "bot": "random"}] * (1 if game == "green_horde" else 3)
        body = {"game": game, "seats": seats, "seed": "shots"}
        made = context.request.post(f"{home}/api/v1/matches", data=body).json()
        page = context.new_page()
        where = f"{made['match']['id']}/{made['link']}"
        page.goto(f"{home}/#/match/{where}")
        page.locator(".result figure").wait_for()
        if name.startswith("replay"):
            page.goto(f"{home}/#/replay/{where}?n=12")
            page.locator(".bar").wait_for()
        _keep(page, folder, f"{name}_{size}_{lang}")
        context.close()


def _play(page: Page, home: str, game: str) -> None:
    """Play until there is something to see; if the match ends too early, start again and play less."""
    for moves in range(MOVES.get(game, USUAL), 0, -10):
        _taps(page, home, game, moves)
        if not page.locator(".result").count():
            return


def _taps(page: Page, home: str, game: str, moves: int) -> None:
    """Start a match and tap through some rounds: a step now and then, then on to the next."""
    page.goto(f"{home}/#/box/{game}")
    page.locator(".start").click()
    page.locator("[data-testid=table]").wait_for(timeout=PATIENCE)
    for move in range(moves):
        page.locator(".act:not(.dim), .result, .cand:not(.no), .adds :enabled").first.wait_for(
            timeout=PATIENCE
        )
        if page.locator(".result").count():
            return
        keys = [key.lower() for key in page.locator(".act:not(.dim) kbd").all_inner_texts()]
        step = "m" if "m" in keys and move % 3 == 0 else "e" if "e" in keys and move % 3 else ""
        if step:
            page.keyboard.press(step)
        else:
            page.locator(".act:not(.dim):not(.back), .cand:not(.no), .adds :enabled, .go .btn").first.click()
        page.wait_for_timeout(60)


if __name__ == "__main__":
    main()
