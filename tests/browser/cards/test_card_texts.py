"""Tests that no card text is cut off at any size at which cards are shown, in either language."""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Arrive
from tests.browser.person import Person

import horda
from horda.locale import Words
from horda.server.http.catalogue import printed_figures

SIZES = (DESKTOP, LAPTOP, PHONE)
CUT_TEXTS = """async ([texts]) => {
  const cut = [];
  // A tight line is lower than the ascenders and descenders of its typeface: that much overflow cuts no letter.
  const slack = (part) => 1 + 0.25 * parseFloat(getComputedStyle(part).fontSize);
  const isCut = (part) =>
    part.scrollHeight > part.clientHeight + slack(part) || part.scrollWidth > part.clientWidth + 1;
  const shown = [...document.querySelectorAll('.card, .slot, [data-testid=face]')].filter((card) => card.offsetParent);
  for (const card of shown) {
    const heading = card.querySelector('header, h3') ?? [...card.children].find((part) => part.tagName === 'SPAN');
    const label = [...(heading?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const body = card.querySelector('footer, p');
    if (!label) continue;
    for (const [name, text] of texts) {
      label.data = name;
      const longest = Math.max(...name.split(/[\\s-]+/).map((word) => word.length));
      card.style.setProperty('--longest', longest);
      if (body) body.textContent = text;
      const parts = [card, heading, body].filter(Boolean);
      if (parts.some(isCut)) cut.push([card.className, name]);
    }
  }
  return { cut: cut.slice(0, 12), cards: shown.length };
}"""
"""Script that writes every card's name and text into each card on the page, and lists those that are cut.

Each card keeps its own classes, so the texts are measured in the layout of each place where cards are shown.
"""


def card_texts(game: str, lang: str) -> list[tuple[str, str]]:
    """Return the name and text of every card and character of a game."""
    words = Words.of(horda.game(game), lang)
    figures = printed_figures(game)
    return [
        (words.name(kind, name), words.text(kind, name))
        for kind in ("card", "who")
        for name in figures.get(kind, ())
    ]


def cut_texts(page: Page, texts: list[tuple[str, str]]) -> dict[str, object]:
    """Return the cards on a page that would cut off one of these texts, and the number of cards that the page shows."""
    found: dict[str, object] = page.evaluate(CUT_TEXTS, [texts])
    return found


def comes_to_cards(person: Person) -> None:
    """Play until this person has cards on the table."""
    for move in range(40):
        person.waits()
        if person.page.locator(".card:visible, .slot:visible").count():
            return
        person.taps(move)
    raise AssertionError("no card was dealt")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", horda.games.games())
def test_no_text_of_a_card_is_cut(arrive: Arrive, game: str, lang: str):
    ana = arrive(lang=lang)
    ana.sits_at(game)
    comes_to_cards(ana)
    texts = card_texts(game, lang)
    assert len(texts) > 30
    for size in SIZES:
        ana.page.set_viewport_size(size)
        ana.page.reload()
        ana.waits_for_table()
        ana.waits()
        found = cut_texts(ana.page, texts)
        assert found["cards"], size
        assert found["cut"] == [], size
    # Cards without room are noticed.
    cramped = "height: 12px !important; min-height: 0 !important; overflow: hidden !important"
    ana.page.add_style_tag(content=f".card, .slot, [data-testid=face] {{ {cramped} }}")
    assert cut_texts(ana.page, texts)["cut"]
