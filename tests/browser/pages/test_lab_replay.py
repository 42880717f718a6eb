"""Tests of the replay page with a match of a lab series, opened from the command line."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.person import TIMEOUT_MS
from tests.server.serving import HORDA_COMMAND

from horda import lab


@pytest.mark.long
def test_a_match_of_a_series_opens_in_the_browser(browser: Browser, client: Path, tmp_path: Path):
    rows = lab.run("zombiland", players="random", seats=2, matches=2, seed=3, folder=tmp_path, workers=1)
    decisions = int(rows["decisions"][1])
    # Without a display the command only prints the page's address.
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    words = [*HORDA_COMMAND, "replay", f"{tmp_path}#1", "--browser", "--to", "3"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, env={**env, "LC_ALL": "C"}, text=True) as command:
        try:
            assert command.stdout is not None
            address = command.stdout.readline().split()[-1]
            page = browser.new_page(locale="en-GB")
            page.goto(address, timeout=TIMEOUT_MS)
            bar = page.get_by_role("toolbar", name="Replay")
            expect(bar).to_contain_text(f"3 of {decisions}")
            expect(page.locator(".ask h1")).to_have_text(re.compile(r"^Bot\s[12] decides"))
            page.keyboard.press("End")
            expect(bar).to_contain_text(f"{decisions} of {decisions}")
            page.close()
        finally:
            command.send_signal(signal.SIGINT)
        assert command.wait(TIMEOUT_MS) == 0
