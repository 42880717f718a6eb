"""Contexts of a browser used again: who comes next finds the client in its cache, and nothing else."""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.table import PATIENCE


class ContextPool:
    """The contexts that nobody uses now, by whether they are touched.

    A table that is loaded out of an empty cache costs half as much again.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: defaultdict[bool, list[BrowserContext]] = defaultdict(list)

    def take(self, home: str, *, touch: bool) -> Page:
        """A page of a context that keeps nothing of a server but what its browser has cached."""
        free = self._free[touch]
        context = free.pop() if free else new_context(self.browser, touch=touch)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": home, "storageTypes": "all"})
        session.detach()
        return page

    def give_back(self, context: BrowserContext, *, touch: bool) -> None:
        """Whoever had it has left."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        self._free[touch].append(context)


def new_context(browser: Browser, *, touch: bool = False, worker: bool = False) -> BrowserContext:
    """A context with an empty cache; a worker answers from what it keeps, so that only few have one."""
    context = browser.new_context(
        has_touch=touch,
        is_mobile=touch,
        bypass_csp=True,
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(PATIENCE)
    return context
