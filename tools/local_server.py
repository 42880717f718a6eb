"""A server and a browser for the tools that take pictures of the table."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


@contextmanager
def local_server(database: str = "") -> Iterator[str]:
    """Run a server and return its address; without `database`, it has a temporary one."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", "from horda.cli import main; main()", "serve", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--db", database or f"{home}/t.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            yield f"http://{server.stdout.readline().split('http://')[1].split()[0]}"
        finally:
            server.terminate()
            server.wait()


@contextmanager
def launch_chromium(play: Playwright) -> Iterator[Browser]:
    """Start the system's Chromium."""
    browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
    try:
        yield browser
    finally:
        browser.close()
