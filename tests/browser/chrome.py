"""Functions that launch Chromium for tests, and a `browser` fixture for test modules outside `tests/browser`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ConsoleMessage, sync_playwright
from tests.browser.person import TIMEOUT_MS

DISABLED_FEATURES = (
    # Two pages for an address bar that nobody sees; they cost twice as much as each new context itself.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # Features that Playwright disables by default and a page can notice: our list replaces Playwright's, so
    # they are repeated here.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("LensOverlay", "MediaRouter", "OptimizationHints", "AvoidCorsURLLoaderRestartOnRedirect"),
)
CHROMIUM_ARGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    f"--disable-features={','.join(DISABLED_FEATURES)}",
)


HEADLESS_SHELL = ("chromium-headless-shell",)
"""Names of the Chromium program without windows, which loads a table with a quarter less work."""
FULL_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def chromium(*, whole: bool = False) -> str | None:
    """Return the path of the system's Chromium, or None to let Playwright find its own.

    The headless shell is preferred unless `whole` is set.
    """
    names = FULL_BROWSERS if whole else HEADLESS_SHELL + FULL_BROWSERS
    return os.environ.get("CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def launch_chromium() -> Iterator[Browser]:
    """Run a Chromium for the duration of a `with` block.

    Playwright runs an event loop in this thread meanwhile, so `asyncio.run` fails until the block ends.
    """
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS, timeout=TIMEOUT_MS)
        yield browser
        browser.close()


@contextmanager
def launch_full_chromium(beside: Browser) -> Iterator[Browser]:
    """Run a full Chromium next to a running one for the duration of a `with` block."""
    path = chromium(whole=True)
    own = None if path else "chromium"
    browser = beside.browser_type.launch(
        executable_path=path, channel=own, args=CHROMIUM_ARGS, timeout=TIMEOUT_MS
    )
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run a Chromium for one test module, in folders whose other tests need event loops of their own."""
    with launch_chromium() as one:
        yield one


def is_wrong_drawing(line: ConsoleMessage) -> bool:
    """Return whether a console message reports an invalid attribute in a drawing."""
    return line.type == "error" and " attribute " in line.text
