"""Film a turn of a real match for the README: `make client && .venv/bin/python tools/film.py`.

A bot plays a match from a fixed seed. Chromium shows the liveliest part of its replay, and the frames become an
animated picture, `docs/_static/turn.webp`. `--lang es` films in Spanish, `--out FILE` writes elsewhere.
"""

from __future__ import annotations

import argparse
import base64
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from local_server import launch_chromium
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from scenes import DECISIONS, Scene, replay_page

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "docs" / "_static" / "turn.webp"
FILMED = Scene("green_horde", "axe", options={"mission": "the_evil_shrine", "survivors": 6})
SIZE: ViewportSize = {"width": 1280, "height": 800}
WIDTH = 880
"""Width of the film in pixels, about that of a README."""
MAX_FRAMES_A_SECOND = 7
LONGEST_FRAME_MS = 1200
LAST_FRAME_MS = 2500
QUALITIES = (70, 60, 50, 40)
MAX_BYTES = 3_000_000
"""Largest size of the picture in bytes; larger ones load too slowly in a README."""
PATIENCE_MS = 600_000


@dataclass
class Frames:
    """Frames of the page, each with its time in seconds."""

    pictures: list[tuple[float, bytes]] = field(default_factory=list)

    def add(self, shown: dict[str, Any]) -> None:
        """Keep a frame of Chromium's screencast."""
        self.pictures.append((shown["metadata"]["timestamp"], base64.b64decode(shown["data"])))

    def film(self) -> tuple[list[Image.Image], list[int]]:
        """Return the frames in the film's size with their durations in ms, leaving out those that come too quickly."""
        least = 1 / MAX_FRAMES_A_SECOND
        kept: list[tuple[float, bytes]] = []
        for at, data in self.pictures:
            if kept and at - kept[-1][0] < least:
                kept[-1] = (kept[-1][0], data)
            elif not kept or data != kept[-1][1]:
                kept.append((at, data))
        times = [at for at, _ in kept]
        durations = [min(round((later - at) * 1000), LONGEST_FRAME_MS) for at, later in pairwise(times)]
        height = WIDTH * SIZE["height"] // SIZE["width"]
        images = [
            Image.open(io.BytesIO(data)).convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
            for _, data in kept
        ]
        return images, [*durations, LAST_FRAME_MS]


def main() -> None:
    """Play the match, film a part of its replay and write the picture."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lang", default="en", choices=("en", "es"))
    parser.add_argument("--out", type=Path, default=OUT)
    wanted = parser.parse_args()
    state, first, seat = FILMED.play()
    with replay_page(state, first, seat) as page, sync_playwright() as play, launch_chromium(play) as browser:
        images, durations = record(browser, page, first, wanted.lang).film()
    data = encode(images, durations)
    wanted.out.write_bytes(data)
    print(
        f"{wanted.out}: decisions {first} to {first + DECISIONS}, {len(images)} frames, {len(data):,} bytes"
    )


def record(browser: Browser, address: str, first: int, lang: str) -> Frames:
    """Play a part of the replay in the browser and return its frames."""
    context = browser.new_context(viewport=SIZE, bypass_csp=True)
    context.set_default_timeout(PATIENCE_MS)
    settings = {"guided": [FILMED.game], "speed": "fast", "story": False, "lang": lang}
    context.add_init_script(f"localStorage.setItem('horda.settings', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    page.goto(address)
    page.locator(".bar").wait_for()
    page.wait_for_load_state("networkidle")
    with screencast(page) as frames:
        page.locator(".bar .main").click()
        page.wait_for_function(f"Number(document.querySelector('.bar input').value) >= {first + DECISIONS}")
        page.locator(".bar .main").click()
    context.close()
    return frames


@contextmanager
def screencast(page: Page) -> Iterator[Frames]:
    """Collect every frame that the page paints."""
    frames = Frames()
    session = page.context.new_cdp_session(page)

    def keep(shown: dict[str, Any]) -> None:
        frames.add(shown)
        session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    yield frames
    session.send("Page.stopScreencast")


def encode(images: list[Image.Image], durations: list[int]) -> bytes:
    """Return the film as an animated WebP, in the highest quality that is small enough."""
    for quality in QUALITIES:
        out = io.BytesIO()
        images[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=durations,
            loop=0,
            quality=quality,
            method=4,
        )
        if out.tell() <= MAX_BYTES:
            return out.getvalue()
    raise SystemExit(f"the film has {out.tell():,} bytes, more than {MAX_BYTES:,}; show fewer decisions")


if __name__ == "__main__":
    main()
