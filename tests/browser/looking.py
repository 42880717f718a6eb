"""What a page owes to everybody: what axe finds serious, and what the keyboard cannot scroll."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.conftest import HERE

AXE = HERE / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """() => axe.run(document, {resultTypes: ["violations"]}).then(told =>
    told.violations
        .filter(one => ["serious", "critical"].includes(one.impact))
        .flatMap(one => one.nodes.map(node => `${one.id}: ${node.target}`)))"""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
UNREACHABLE = """() => {
    // What can be scrolled by its style, and has more in it than it shows; the window scrolls by itself.
    const scrolls = one => ["auto", "scroll"].some(how =>
        (getComputedStyle(one).overflowY === how && one.scrollHeight > one.clientHeight) ||
        (getComputedStyle(one).overflowX === how && one.scrollWidth > one.clientWidth));
    const named = one => one.hasAttribute("aria-label") || one.hasAttribute("aria-labelledby");
    // A dialog is no stop of its own: it holds the focus, and with it the keys that scroll.
    const held = one => one.matches("dialog") && one.contains(document.activeElement);
    return [...document.body.querySelectorAll("*")]
        .filter(one => one.checkVisibility() && !one.matches("input, select, textarea") && scrolls(one))
        .filter(one => !named(one) || !(one.tabIndex === 0 || held(one)))
        .map(one => `the keyboard cannot scroll: ${one.tagName.toLowerCase()}.${one.className}`);
}"""


def settled(page: Page) -> None:
    """Until the page is drawn as it stays, with nothing pointed at and nothing on its way."""
    page.emulate_media(reduced_motion="reduce")
    page.mouse.move(0, 0)
    page.evaluate(DRAWN)


def unreachable(page: Page) -> list[str]:
    """What scrolls and cannot be reached by Tab, or has no name that a reader could say."""
    settled(page)
    found: list[str] = page.evaluate(UNREACHABLE)
    return found


def wrongs(page: Page) -> list[str]:
    """All that is serious or worse, with the places where it is."""
    found = unreachable(page)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    serious: list[str] = page.evaluate(SERIOUS)
    return found + serious
