"""Budgets of the client in Chromium: first load, response to a tap, frames while panning a full board.

Each is measured at full speed and with the processor slowed down four times, like an old phone. Without a
graphics card the processor draws the frames, so a browser with one is faster.

The response to a tap ends with the first frame that shows a change: the browser reports when that frame was
shown, and the page is checked for the mark on what was tapped.

usage: python3 benchmarks/client/browser.py [--json]
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

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser.chrome import CHROMIUM_ARGS, chromium
from tests.browser.conftest import DESKTOP
from tests.browser.person import Person, store_settings
from tests.server.serving import run_server

from horda.server.app import client_folder
from horda.server.config.settings import Settings

CPU_SLOWDOWNS = (1, 4)
ADDED_ZOMBIES = 100
TAP_COUNT = 60
PAN_STEPS = 90
TAPPABLE = ".act:not(.dim):not(.back)"
MARKED = "[data-pending], .act.on, .act.red, .act.back"
"""Selector of the mark that a tap on a choice shows at once: pending, armed, or asking for confirmation."""
WINDOW_HEADER_PX = 200
"""Height in pixels that a headless browser reserves for its own header; the part below the window is never drawn."""
START_LISTENING = """(marked) => {
  window.taps_seen = [];
  window.taps_marked = 0;
  document.addEventListener("click", () => requestAnimationFrame(() => {
    if (document.querySelector(marked)) window.taps_marked += 1;
  }), true);
  new PerformanceObserver((told) => {
    for (const one of told.getEntries()) if (one.interactionId) window.taps_seen.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
WAIT_FOR_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
RESET_TAPS = "() => { window.taps_seen.length = 0; window.taps_marked = 0; }"
READ_TAP = "() => [Math.max(16, ...window.taps_seen.splice(0)), window.taps_marked]"
"""The browser's duration of the last tap, rounded to 8 ms; taps faster than a frame are not reported."""
ADD_FIGURES = """(count) => {
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
START_FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.frames_running = requestAnimationFrame(next);
  };
  window.frames_running = requestAnimationFrame(next);
}"""
STOP_FRAMES = "() => { cancelAnimationFrame(window.frames_running); return window.frames_seen.slice(5); }"


def median_and_p95(values: list[float]) -> dict[str, float]:
    """Return the median and the 95th percentile of some times in milliseconds."""
    return {"median": round(median(values), 1), "p95": round(quantiles(values, n=20)[-1], 1)}


def first_load(page: Page, home: str) -> int:
    """Return the bytes transferred for the catalogue page."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda got: sizes.append(got["encodedDataLength"]))
    page.goto(home)
    page.locator("a.box").first.wait_for()
    page.wait_for_timeout(500)
    return int(sum(sizes))


def measure_taps(person: Person) -> dict[str, float]:
    """Measure the time from a tap on a choice to the frame that marks it."""
    times: list[float] = []
    page = person.page
    while len(times) < TAP_COUNT:
        if person.waits() == "over":
            begin_crowded_match(person)
        page.evaluate(RESET_TAPS)
        # Click by coordinates, as a finger does: the driver's click spends time on hit testing.
        page.mouse.click(*centre_of(page.locator(TAPPABLE).last))
        page.evaluate(WAIT_FOR_FRAMES)
        person.settles()
        page.evaluate(WAIT_FOR_FRAMES)
        time, marked = page.evaluate(READ_TAP)
        assert marked, f"nothing was marked after a tap: {person.question}"
        times.append(time)
    return median_and_p95(times)


def centre_of(button: Locator) -> tuple[float, float]:
    """Return the centre of a button after scrolling it into view."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def enlarge_window(session: CDPSession, size: ViewportSize) -> None:
    """Enlarge the window so that the whole page is visible."""
    window = session.send("Browser.getWindowForTarget")["windowId"]
    bounds = {"width": size["width"], "height": size["height"] + WINDOW_HEADER_PX}
    session.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})


def begin_crowded_match(person: Person) -> None:
    """Begin a match and add many figures."""
    person.begins("green_horde")
    person.page.evaluate(ADD_FIGURES, ADDED_ZOMBIES)
    person.page.evaluate(START_LISTENING, MARKED)


def measure_panning(page: Page) -> dict[str, float]:
    """Measure the frame times while the board is dragged."""
    page.evaluate(START_FRAMES)
    page.mouse.move(600, 500)
    page.mouse.down()
    for at in range(PAN_STEPS):
        page.mouse.move(600 + (at % 30) * 6, 500 - (at % 20) * 6)
        page.wait_for_timeout(8)
    page.mouse.up()
    return median_and_p95(page.evaluate(STOP_FRAMES))


def measure_budgets(page: Page, home: str) -> dict[str, object]:
    """Measure all budgets at each processor speed."""
    found: dict[str, object] = {"first load, bytes": first_load(page, home)}
    person = Person(page, home)
    begin_crowded_match(person)
    session: CDPSession = page.context.new_cdp_session(page)
    enlarge_window(session, DESKTOP)
    for rate in CPU_SLOWDOWNS:
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        speed = "as it is" if rate == 1 else f"slowed {rate} times"
        found[f"frame while panning, {speed}, ms"] = measure_panning(page)
        found[f"answer to a tap, {speed}, ms"] = measure_taps(person)
    person.leaves()
    return found


def main() -> None:
    """Measure, and print a table or JSON."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(str(Path(folder) / "t.db"), client=client_folder())
        with run_server(settings) as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
            page = browser.new_page(viewport=DESKTOP, service_workers="block")
            store_settings(page)
            found = measure_budgets(page, server.url)
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
