"""A pool of browser contexts for reuse: a context keeps its HTTP cache, and everything else is cleared."""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.person import TIMEOUT_MS


class ContextPool:
    """The browser contexts not in use, in separate lists with and without a touch screen.

    Loading a table with an empty cache takes half as long again.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: defaultdict[bool, list[BrowserContext]] = defaultdict(list)

    def take(self, home: str, *, touch: bool) -> Page:
        """Open a page in a context from which everything but the HTTP cache has been cleared for `home`."""
        free = self._free[touch]
        context = free.pop() if free else new_context(self.browser, touch=touch)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": home, "storageTypes": "all"})
        session.detach()
        return page

    def give_back(self, context: BrowserContext, *, touch: bool) -> None:
        """Close the context's pages and put the context back into the pool."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        self._free[touch].append(context)


def new_context(browser: Browser, *, touch: bool = False, worker: bool = False) -> BrowserContext:
    """Create a context with an empty cache.

    Service workers are blocked unless `worker` is set, since they answer requests from their own cache.
    """
    context = browser.new_context(
        has_touch=touch,
        is_mobile=touch,
        bypass_csp=True,
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(TIMEOUT_MS)
    return context
