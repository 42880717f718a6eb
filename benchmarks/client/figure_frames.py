"""Processor time of a frame in which one of eighty figures moves on a full board, with icons and with drawings.

usage: python3 benchmarks/client/figure_frames.py

Times are processor times of the browser's own threads for layout, paint and raster together.
A processor four times as slow takes four times as long; the budget of a frame is 16 ms.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser.chrome import CHROMIUM_ARGS, chromium
from tests.browser.conftest import DESKTOP
from tests.browser.person import Person, store_settings
from tests.server.serving import run_server

from horda.server.app import client_folder
from horda.server.config.settings import Settings

FIGURE_COUNT = 80
FRAME_COUNT = 20
CPU_SLOWDOWN = 4
ICONS = ("walker",)
DRAWINGS = (
    *("z-walker", "z-runner", "z-fatty", "z-abomination"),
    *("z-necromancer", "s-asim", "s-rolf", "s-seli"),
)
WORK = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "RasterTask"}
"""Trace events for drawing a frame."""
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,cc,viz"
PUT_FIGURES = """([names, count]) => {
  const figures = document.querySelector('.figs');
  figures.replaceChildren(...Array.from({ length: count }, (_, at) => {
    const figure = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    figure.setAttribute('href', '#' + names[at % names.length]);
    figure.setAttribute('x', 60 + (at % 20) * 40);
    figure.setAttribute('y', 60 + Math.floor(at / 20) * 150);
    figure.setAttribute('width', 44);
    figure.setAttribute('height', 44);
    return figure;
  }));
}"""
MOVE_ONE = """async (frames) => {
  const figure = document.querySelector('.figs').children[45];
  for (let at = 0; at < frames; at += 1) {
    figure.setAttribute('transform', `translate(${at % 2} 0)`);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}"""


def frame_time(browser: Browser, page: Page, names: tuple[str, ...]) -> float:
    """Return the processor time of a frame in milliseconds while a figure with one of these names moves."""
    page.evaluate(PUT_FIGURES, [names, FIGURE_COUNT])
    page.evaluate(MOVE_ONE, FRAME_COUNT)
    spent = 0.0
    finished: list[bool] = []

    def add(message: dict[str, list[dict[str, object]]]) -> None:
        nonlocal spent
        for event in message["value"]:
            if event.get("ph") == "X" and event["name"] in WORK:
                spent += float(str(event.get("tdur", 0))) / 1000

    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", add)
    session.on("Tracing.tracingComplete", lambda _: finished.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    page.evaluate(MOVE_ONE, FRAME_COUNT)
    session.send("Tracing.end")
    while not finished:
        page.wait_for_timeout(50)
    session.detach()
    return spent / FRAME_COUNT


def main() -> None:
    """Print the time of a frame with icons and with drawings."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(str(Path(folder) / "t.db"), client=client_folder())
        with run_server(settings) as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
            page = browser.new_page(viewport=DESKTOP, service_workers="block")
            store_settings(page)
            person = Person(page, server.url)
            person.begins("green_horde")
            for kind, names in (("icons", ICONS), ("drawings", DRAWINGS)):
                time = frame_time(browser, page, names)
                slow = time * CPU_SLOWDOWN
                print(f"{FIGURE_COUNT} {kind}: {time:.1f} ms, {slow:.1f} ms slowed {CPU_SLOWDOWN} times")
            person.leaves()
            browser.close()


if __name__ == "__main__":
    main()
