"""Checks that every page must pass: no serious axe violation, everything scrollable by keys, no broken words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import HERE

AXE = HERE / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS_VIOLATIONS = """(within) => axe
    .run(within === "body" ? document : within, {resultTypes: ["violations"]})
    .then(told => told.violations
        .filter(one => ["serious", "critical"].includes(one.impact))
        .flatMap(one => one.nodes.map(node => `${one.id}: ${node.target}`)))"""
NEXT_FRAME = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
UNREACHABLE_ELEMENTS = """(within) => {
    // What can be scrolled by its style, and has more in it than it shows; the window scrolls by itself.
    const scrolls = one => ["auto", "scroll"].some(how =>
        (getComputedStyle(one).overflowY === how && one.scrollHeight > one.clientHeight) ||
        (getComputedStyle(one).overflowX === how && one.scrollWidth > one.clientWidth));
    const named = one => one.hasAttribute("aria-label") || one.hasAttribute("aria-labelledby");
    // A dialog is no stop of its own: it holds the focus, and with it the keys that scroll.
    const held = one => one.matches("dialog") && one.contains(document.activeElement);
    return [...document.querySelectorAll(`${within} *`)]
        .filter(one => one.checkVisibility() && !one.matches("input, select, textarea") && scrolls(one))
        .filter(one => !named(one) || !(one.tabIndex === 0 || held(one)))
        .map(one => `the keyboard cannot scroll: ${one.tagName.toLowerCase()}.${one.className}`);
}"""

HEADER_OVERFLOW = """() => {
    const header = document.querySelector(".ask"), room = header.getBoundingClientRect();
    const inside = one => {
        const box = one.getBoundingClientRect();
        return box.left >= room.left && box.right <= room.right
            && box.top >= room.top + 4 && box.bottom <= room.bottom - 4;
    };
    const lines = one => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
    const tight = [...header.querySelectorAll("*")].filter(one => one.checkVisibility() && !inside(one));
    const long = [...header.querySelectorAll("h1")].filter(one => lines(one) > 2);
    return [...tight, ...long].map(one => `${one.tagName}.${one.className}`);
}"""
"""Script that lists parts of the header that overflow it, and headings of more than two lines."""
BROKEN_WORDS = """() => {
    const seen = [...document.querySelectorAll(".act, .deed, .btn")].filter(one => one.checkVisibility());
    return seen.flatMap(button => {
        const room = button.getBoundingClientRect();
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            if (node.parentElement.closest(".sr, kbd") || !node.parentElement.checkVisibility()) continue;
            for (const {0: word, index} of node.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(one => Math.round(one.top)));
                const box = range.getBoundingClientRect();
                const over = box.right > room.right + 1 || box.left < room.left - 1;
                if (lines.size > 1 || over) found.push(word);
            }
        }
        return found;
    });
}"""
"""Script that lists the words on buttons that are broken across lines or overflow their button."""
NOT_SPANISH = re.compile(r"[a-z]_[a-z]|\{|undefined|NaN|\b(the|and|of)\b")
"""Pattern of text that must not appear at a table in Spanish: ids, placeholders and English words."""
SET_TEXT_SIZE = "percent => document.documentElement.style.setProperty('--px', `${percent / 100}px`)"


def wait_until_drawn(page: Page) -> None:
    """Wait until the page has been drawn with no animation running and nothing hovered."""
    page.emulate_media(reduced_motion="reduce")
    page.mouse.move(0, 0)
    page.evaluate(NEXT_FRAME)


def cramped_words(page: Page, *screens: dict[str, int]) -> dict[str, list[str]]:
    """Return the words that break or overflow their button at 100, 150 and 200 % text size, by screen."""
    found: dict[str, list[str]] = {}
    for screen in screens:
        page.set_viewport_size(ViewportSize(width=screen["width"], height=screen["height"]))
        for percent in (100, 150, 200):
            page.evaluate(SET_TEXT_SIZE, percent)
            page.evaluate(NEXT_FRAME)
            if wrong := page.evaluate(BROKEN_WORDS):
                found[f"{screen['width']} wide, {percent} %"] = wrong
    return found


def unreachable_elements(page: Page, within: str = "body") -> list[str]:
    """Return the scrolling elements in a part of a page that Tab cannot reach or that have no accessible name."""
    wait_until_drawn(page)
    found: list[str] = page.evaluate(UNREACHABLE_ELEMENTS, within)
    return found


def accessibility_errors(page: Page, within: str = "body") -> list[str]:
    """Return the serious axe violations, and the scrolling elements that Tab cannot reach, in a part of a page."""
    found = unreachable_elements(page, within)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    serious: list[str] = page.evaluate(SERIOUS_VIOLATIONS, within)
    return found + serious
