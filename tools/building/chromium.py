"""Chromium for the browser tests, as a whole and as headless shell: the system's, from apt, or Playwright's."""

from __future__ import annotations

import os
import shutil

from . import places
from .places import program

SHELL = "chromium-headless-shell"
"""Name of the headless shell, which works without browser windows and needs a quarter less processor time."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", SHELL)
MISSING = (
    "No Chromium could be found or fetched. Install it, or name it in the environment variable CHROMIUM."
)


def find() -> str | None:
    """Return the path of Chromium from the environment or the system; None lets Playwright use its own."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def make_sure() -> None:
    """Install Chromium if this machine has none, and the headless shell if available."""
    if os.environ.get("CHROMIUM") or (find() and shutil.which(SHELL)):
        return
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        print("Installing Chromium, which the browser tests need...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            places.run(["apt-get", "-qq", "update"])
            places.run(["apt-get", "-qq", "install", "-y", *PACKAGES], env=quiet)
        except places.Stop as problem:
            print(f"{problem} The tests do with what there is.", flush=True)
        else:
            return
    if find():
        return
    print("Fetching Playwright's Chromium, which the browser tests need (about 150 MB)...", flush=True)
    places.run([program("playwright"), "install", "chromium"], otherwise=MISSING)
