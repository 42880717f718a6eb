"""Fixtures for browser tests: a server with the built client, and people who open it in Chromium."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, expect
from tests.browser.chrome import is_wrong_drawing, launch_chromium
from tests.browser.context_pool import ContextPool, new_context
from tests.browser.person import TIMEOUT_MS, Person, store_settings
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.app import client_folder
from horda.server.config.settings import Settings

HERE = Path(__file__).parents[2]
DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 800}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
LONGEST_SEED = 64
SEED_SCRIPT = """{
  const send = window.fetch.bind(window);
  window.fetch = (to, init = {}) => {
    if (init.method !== "POST" || !String(to).endsWith("/api/v1/matches")) return send(to, init);
    return send(to, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), seed: %s }) });
  };
}"""
"""Script that adds a known seed to every match that the page creates, since the server would choose one.

The page itself rewrites the request, because intercepting every request in Playwright makes loading a table a
sixth slower.
"""

expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built client, building it first if necessary."""
    # Two workers that built it at the same time would mix the files of two builds.
    with FileLock(tmp_path_factory.getbasetemp().parent / "client.lock"):
        if not (client_folder() / "index.html").exists():
            subprocess.run([sys.executable, "tools/make.py", "client"], cwd=HERE, check=True)
    return client_folder()


@pytest.fixture(scope="module")
def table(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that serves the client."""
    folder = tmp_path_factory.mktemp("table")
    with run_server(
        Settings(str(folder / "t.db"), client=client, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)
    ) as one:
        yield one


@pytest.fixture(scope="package")
def engine() -> Iterator[Browser]:
    """Run one Chromium for all tests of this folder; each person gets a context of their own in it."""
    with launch_chromium() as one:
        yield one


@pytest.fixture(scope="package")
def browser(engine: Browser) -> Browser:
    """Return the browser that new contexts are made in; a module may override this fixture."""
    return engine


Arrive = Callable[..., Person]


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """Return the seed of every match a test begins: the test's name, so that each run plays the same match."""
    return str(request.node.name)[:LONGEST_SEED]


@pytest.fixture(scope="package")
def contexts(engine: Browser) -> ContextPool:
    """Return the pool of contexts left by earlier tests."""
    return ContextPool(engine)


@pytest.fixture
def arrive(browser: Browser, contexts: ContextPool, table: Served, seed: str) -> Iterator[Arrive]:
    """Return a function that opens a browser page for a new person; errors on any page fail the test."""
    wrong: list[str] = []

    with ExitStack() as leaving:

        def new(
            *,
            home: str = "",
            size: dict[str, int] = DESKTOP,
            touch: bool = False,
            worker: bool = False,
            cold: bool = False,
            **settings: object,
        ) -> Person:
            # The pooled contexts have cached only the shared server's files; tests of an empty cache set
            # `cold`.
            if home or worker or cold:
                context = new_context(browser, touch=touch, worker=worker)
                leaving.callback(context.close)
                page = context.new_page()
            else:
                page = contexts.take(table.url, touch=touch)
                leaving.callback(contexts.give_back, page.context, touch=touch)
            page.set_viewport_size(size)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda line: wrong.append(line.text) if is_wrong_drawing(line) else None)
            page.add_init_script(SEED_SCRIPT % json.dumps(seed))
            store_settings(page, **settings)
            person = Person(page, home or table.url, seed)
            leaving.callback(person.leaves)
            return person

        yield new
    assert wrong == []
