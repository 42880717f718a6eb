"""Tests of the demonstration folder, which shows boxes, rulebooks, replays and analyses from a plain file server."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.chrome import browser
from tests.browser.person import TIMEOUT_MS

__all__ = ["browser"]

ROOT = Path(__file__).resolve().parents[2]
FILES = json.loads(Path(__file__).with_name("demo_files.json").read_text(encoding="utf-8"))


class QuietHandler(SimpleHTTPRequestHandler):
    """A handler that prints nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Serve the parent of a folder, so that the demonstration has an address below the root; yield the URL."""
    handler = partial(QuietHandler, directory=str(folder.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{folder.name}/"
        server.shutdown()


def test_tool_and_client_name_the_files_alike():
    code = (
        "import json, sys; sys.path.insert(0, 'tools'); import demo; "
        "print(json.dumps([demo.file_of(path) for path in json.loads(sys.argv[1])]))"
    )
    line = [sys.executable, "-c", code, json.dumps(list(FILES))]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == list(FILES.values())


@pytest.mark.long
def test_a_file_server_shows_boxes_rulebooks_a_replay_and_its_analysis(browser: Browser, tmp_path: Path):
    folder = tmp_path / "demo"
    line = [sys.executable, "tools/demo.py", "--game", "zombiland", "--out", str(folder)]
    subprocess.run(line, cwd=ROOT, check=True)
    (match,) = json.loads((folder / "data" / "demo.json").read_text(encoding="utf-8"))["matches"]
    page = browser.new_page(locale="en-GB")
    page.set_default_timeout(TIMEOUT_MS)
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.on("pageerror", lambda error: failed.append(str(error)))
    with file_server(folder) as home:
        page.goto(home)
        expect(page.locator("a.box")).to_have_count(5)
        page.get_by_role("link", name="Watch").click()
        bar = page.get_by_role("toolbar", name="Replay")
        expect(bar).to_contain_text("The table is set.")
        page.keyboard.press("End")
        expect(bar).to_contain_text(re.compile(r"Decision (\d+) of \1\b"))
        page.goto(f"{home}#/analysis/{match['match']}/{match['link']}")
        expect(page.get_by_role("group", name="Chance of Player 1")).to_be_visible()
        page.goto(f"{home}#/rules/zombiland/ZL-MOV-01")
        page.locator("article.on").wait_for()
        page.goto(f"{home}#/box/green_horde")
        page.wait_for_function("[...document.images].every(image => image.complete && image.naturalWidth)")
        assert failed == []
        page.locator(".start").first.click()
        expect(page.get_by_text("To play, install Horda").first).to_be_visible()
    page.close()
