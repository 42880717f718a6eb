"""The client's budgets in a real Chromium: first load, answer to a tap, frames while a full board is moved.

Each is measured as it is and with the processor slowed down four times, as an old phone would be. Where
there is no graphics card, frames are drawn by the processor: a browser with one is faster.

A tap is answered by the first frame on the screen in which something has changed because of it: the browser
tells when that frame was shown, and the page is asked whether what was tapped is marked in it.

usage: python3 benchmarks/browser.py [--json]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chrome import QUIET, chromium
from tests.browser.conftest import DESKTOP
from tests.browser.table import Person, prepared
from tests.server.serving import run_server

from horda.server.app import client_folder
from horda.server.config.settings import Settings

SLOWED = (1, 4)
ZOMBIES = 100
TAPS = 60
PAN = 90
TAPPABLE = ".act:not(.dim):not(.back)"
MARKED = "[data-pending], .act.on, .act.red, .act.back"
"""What a tap on a choice leaves at once: it is on its way, armed, or asks for a second tap."""
HEAD = 200
"""Pixels that a window has beyond its page: a browser without a screen counts its own head as well, and what
of a page lies below the window is never drawn."""
LISTEN = """(marked) => {
  window.taps_seen = [];
  window.taps_marked = 0;
  document.addEventListener("click", () => requestAnimationFrame(() => {
    if (document.querySelector(marked)) window.taps_marked += 1;
  }), true);
  new PerformanceObserver((told) => {
    for (const one of told.getEntries()) if (one.interactionId) window.taps_seen.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
BEFORE = "() => { window.taps_seen.length = 0; window.taps_marked = 0; }"
HEARD = "() => [Math.max(16, ...window.taps_seen.splice(0)), window.taps_marked]"
"""What the browser says of the last tap, rounded to 8 ms; what is faster than a frame is not told of."""
CROWD = """(count) => {
  const figures = document.querySelector('.figs');
  for (let at = 0; at < count; at += 1) {
    const one = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    one.setAttribute('href', '#walker');
    one.setAttribute('x', 60 + (at % 20) * 60);
    one.setAttribute('y', 60 + Math.floor(at / 20) * 150);
    one.setAttribute('width', 44);
    one.setAttribute('height', 44);
    figures.append(one);
  }
}"""
FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.frames_running = requestAnimationFrame(next);
  };
  window.frames_running = requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(window.frames_running); return window.frames_seen.slice(5); }"


def spread(values: list[float]) -> dict[str, float]:
    """The middle and the slow end of some times, in milliseconds."""
    return {"median": round(median(values), 1), "p95": round(quantiles(values, n=20)[-1], 1)}


def first_load(page: Page, home: str) -> int:
    """The bytes that the shelf takes, as they come over the line."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda got: sizes.append(got["encodedDataLength"]))
    page.goto(home)
    page.locator("a.box").first.wait_for()
    page.wait_for_timeout(500)
    return int(sum(sizes))


def taps(person: Person) -> dict[str, float]:
    """From a tap on a choice to the frame that marks it, as the browser measures it."""
    times: list[float] = []
    page = person.page
    while len(times) < TAPS:
        if person.waits() == "over":
            crowded(person)
        page.evaluate(BEFORE)
        # As a finger does it: the driver's own click looks inside the tap for what it hits.
        page.mouse.click(*middle(page.locator(TAPPABLE).last))
        page.evaluate(DRAWN)
        person.settles()
        page.evaluate(DRAWN)
        time, marked = page.evaluate(HEARD)
        assert marked, f"nothing was marked after a tap: {person.question}"
        times.append(time)
    return spread(times)


def middle(button: Locator) -> tuple[float, float]:
    """Where a button is tapped, once it is in sight."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_sight(session: CDPSession, size: ViewportSize) -> None:
    """Make the window so large that the whole page is on the screen."""
    window = session.send("Browser.getWindowForTarget")["windowId"]
    bounds = {"width": size["width"], "height": size["height"] + HEAD}
    session.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})


def crowded(person: Person) -> None:
    """Begin a match, with many more figures than it begins with."""
    person.begins("green_horde")
    person.page.evaluate(CROWD, ZOMBIES)
    person.page.evaluate(LISTEN, MARKED)


def panning(page: Page) -> dict[str, float]:
    """The time of a frame while the board is dragged about."""
    page.evaluate(FRAMES)
    page.mouse.move(600, 500)
    page.mouse.down()
    for at in range(PAN):
        page.mouse.move(600 + (at % 30) * 6, 500 - (at % 20) * 6)
        page.wait_for_timeout(8)
    page.mouse.up()
    return spread(page.evaluate(STOP))


def measured(page: Page, home: str) -> dict[str, object]:
    """All the budgets, at each speed of the processor."""
    found: dict[str, object] = {"first load, bytes": first_load(page, home)}
    person = Person(page, home)
    crowded(person)
    session: CDPSession = page.context.new_cdp_session(page)
    in_sight(session, DESKTOP)
    for rate in SLOWED:
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        speed = "as it is" if rate == 1 else f"slowed {rate} times"
        found[f"frame while panning, {speed}, ms"] = panning(page)
        found[f"answer to a tap, {speed}, ms"] = taps(person)
    person.leaves()
    return found


def main() -> None:
    """Measure, and print a table or JSON."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(str(Path(folder) / "t.db"), client=client_folder())
        with run_server(settings) as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
            page = browser.new_page(viewport=DESKTOP, service_workers="block")
            prepared(page)
            found = measured(page, server.url)
            browser.close()
    if "--json" in sys.argv:
        print(json.dumps(found, indent=2))
        return
    table = Table("budget", "measured", title="the client in Chromium, on this machine, now")
    for name, value in found.items():
        told = f"{value:,}" if isinstance(value, int) else ", ".join(f"{k} {v}" for k, v in value.items())
        table.add_row(name, told)
    Console().print(table)


if __name__ == "__main__":
    main()
