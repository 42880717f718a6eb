"""Draw the app's icons from `web/public/icon.svg`, in the sizes that devices need; they are committed."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parents[2]
PUBLIC = HERE / "web" / "public"
DRAWN = {"icon-180": 180, "icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}
SAFE = 0.78
"""Share of a maskable icon that every device shows, whatever its mask; the figure stays within it."""
CORNERS = re.compile(r' rx="[\d.]+"')
GROUND = re.compile(r"<rect [^>]*/>")


def maskable(icon: str) -> str:
    """Return the icon with its background up to the edges and its figure drawn smaller."""
    ground = GROUND.search(icon)
    assert ground is not None
    edge = 16 * (1 - SAFE)
    figure = icon[ground.end() :].removesuffix("</svg>")
    return (
        icon[: ground.start()]
        + CORNERS.sub("", ground[0])
        + f'<g transform="translate({edge} {edge}) scale({SAFE})">{figure}</g></svg>'
    )


def _chromium() -> str | None:
    """Return the path of the system's Chromium; None lets Playwright look for its own."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def main() -> None:
    """Draw all icons."""
    icon = PUBLIC.joinpath("icon.svg").read_text(encoding="utf-8").strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=_chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, size in DRAWN.items():
            # Devices cut the corners of these themselves, so the background goes to the edges.
            svg = maskable(icon) if "maskable" in name else CORNERS.sub("", icon) if size == 180 else icon
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
