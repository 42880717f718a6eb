"""Chromium, as the tests start it; and one for the modules of other folders."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.table import PATIENCE

OFF = (
    # Two pages for an address bar that nobody sees: with every new context, twice the cost of the context.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What the driver switches off and a page can notice: its own list does not count beside ours.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("LensOverlay", "MediaRouter", "OptimizationHints", "AvoidCorsURLLoaderRestartOnRedirect"),
)
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    f"--disable-features={','.join(OFF)}",
)


SHELL = ("chromium-headless-shell",)
"""The engine without the windows of a browser around it: a table is loaded with a quarter less work."""
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(*, whole: bool = False) -> str | None:
    """The system's Chromium, without a browser around it unless wanted; None lets Playwright find its own."""
    names = WHOLE if whole else SHELL + WHOLE
    return os.environ.get("CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def started() -> Iterator[Browser]:
    """A Chromium for as long as a block lasts.

    Meanwhile a loop runs in this thread: what needs one of its own (`asyncio.run`) has to wait until then.
    """
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET, timeout=PATIENCE)
        yield browser
        browser.close()


@contextmanager
def whole(beside: Browser) -> Iterator[Browser]:
    """A whole Chromium beside one that runs already, for as long as a block lasts."""
    path = chromium(whole=True)
    own = None if path else "chromium"
    browser = beside.browser_type.launch(executable_path=path, channel=own, args=QUIET, timeout=PATIENCE)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for a module whose neighbours need loops of their own; the folder of the browser shares one."""
    with started() as one:
        yield one
