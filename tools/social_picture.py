"""Make the picture that chats and social networks show for a link.

`make client && .venv/bin/python tools/social_picture.py` writes `web/public/social.jpg`: a real board in the middle of
a fight, with Horda's name beside it.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

from local_server import launch_chromium
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from scenes import FIGHT, replay_page

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "web" / "public" / "social.jpg"
SIZE: ViewportSize = {"width": 1200, "height": 630}
TABLE: ViewportSize = {"width": 1600, "height": 1000}
BOARD = "svg.live"
PATIENCE_MS = 120_000


def main() -> None:
    """Take the picture of the board, and write the picture with the name."""
    state, at, seat = FIGHT.play()
    with (
        replay_page(state, at, seat) as address,
        sync_playwright() as play,
        launch_chromium(play) as browser,
    ):
        board = board_picture(browser, address)
        page = browser.new_page(viewport=SIZE)
        page.set_content(_page(board))
        page.wait_for_load_state("networkidle")
        page.screenshot(path=OUT, type="jpeg", quality=82)
    print(f"{OUT.relative_to(ROOT)}: {OUT.stat().st_size:,} bytes")


def board_picture(browser: Browser, address: str) -> bytes:
    """Return the board of a replay as a picture."""
    context = browser.new_context(viewport=TABLE, device_scale_factor=1.5)
    context.set_default_timeout(PATIENCE_MS)
    settings = {"guided": [FIGHT.game], "speed": "off", "story": False, "lang": "en"}
    context.add_init_script(f"localStorage.setItem('horda.settings', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    page.goto(address)
    page.locator(".bar").wait_for()
    page.wait_for_load_state("networkidle")
    picture = page.locator(BOARD).first.screenshot()
    context.close()
    return picture


def _page(board: bytes) -> str:
    """Return the page that is the picture: the name and what Horda is, beside the board."""
    fonts = "".join(
        f"@font-face{{font-family:{family};font-weight:{weight};src:url(data:font/woff2;base64,{_data(file)})}}"
        for family, weight, file in (
            ("HordaSerif", 600, "horda-serif-600.woff2"),
            ("HordaSans", 400, "horda-sans-400.woff2"),
        )
    )
    icon = (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    shown = base64.b64encode(board).decode()
    return f"""<!doctype html><style>{fonts}
body{{margin:0;background:#0b0e13;color:#f2ead9;font:400 34px/1.3 HordaSans}}
.board{{position:absolute;inset:0 0 0 auto;width:860px;height:630px;
  background:url(data:image/png;base64,{shown}) right 42%/auto 1000px}}
.shade{{position:absolute;inset:0;background:linear-gradient(90deg,#0b0e13 34%,#0b0e13cc 48%,transparent 70%)}}
main{{position:absolute;left:64px;top:150px;width:470px}}
main svg{{width:110px;height:110px}}
h1{{font:600 104px/1 HordaSerif;margin:18px 0 14px;color:#ffe3b8}}
p{{margin:0}}
</style><div class="board"></div><div class="shade"></div>
<main>{icon}<h1>Horda</h1><p>Zombie board games,<br>played by the book.</p></main>"""


def _data(font: str) -> str:
    return base64.b64encode((ROOT / "web" / "src" / "fonts" / font).read_bytes()).decode()


if __name__ == "__main__":
    main()
