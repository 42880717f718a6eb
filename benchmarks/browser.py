"""The client's budgets in a real Chromium: first load, answer to a tap, frames while a full board is moved.

Each is measured as it is and with the processor slowed down four times, as an old phone would be. Where
there is no graphics card, frames are drawn by the processor: a browser with one is faster.

usage: python benchmarks/browser.py [--json]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.conftest import DESKTOP, QUIET, chromium
from tests.browser.table import Person, prepared
from tests.server.serving import served

from horda.server.app import client_folder
from horda.server.settings import Settings

SLOWED = (1, 4)
ZOMBIES = 100
TAPS = 12
PAN = 90
TAPPED = """() => new Promise((answered) => {
  const button = [...document.querySelectorAll('.act:not(.dim):not(.back)')].at(-1);
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => answered(performance.now() - began)));
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
})"""
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
    """From a tap on a choice to the first frame that shows it."""
    times: list[float] = []
    for _ in range(TAPS):
        if person.waits() != "asked":
            break
        times.append(person.page.evaluate(TAPPED))
        person.page.wait_for_timeout(300)
    return spread(times)


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
    person.begins("green_horde")
    session: CDPSession = page.context.new_cdp_session(page)
    page.evaluate(CROWD, ZOMBIES)
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
        with served(settings) as server, sync_playwright() as play:
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
