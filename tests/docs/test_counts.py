"""Tests that the figures in README and manual agree with the content."""

from pathlib import Path

import pytest
from tests.docs import counts


@pytest.mark.parametrize("page", counts.PAGES, ids=lambda page: page.relative_to(counts.ROOT).as_posix())
def test_the_figures_of_a_page_follow_the_content(page: Path):
    text = page.read_text(encoding="utf-8")
    found = counts.counts_in(text)
    assert found
    old = [(name, figure) for name, figure in found if not counts.is_current(name, figure)]
    assert old == [], "the content has changed; run `python3 -m tests.docs.tables`"
    broken = [line for line in text.splitlines() if line.startswith("<!-- count:")]
    assert broken == [], "a comment that begins a line ends the paragraph: move it behind a word"
    table = counts.GAMES.search(text)
    assert table is None or counts.games_table() in table[0]


def test_a_figure_and_the_table_of_games_are_filled():
    page = counts.fill_counts(
        "All <!-- count: games -->7<!-- end --> games.\n<!-- games -->\nold\n<!-- end -->\n"
    )
    assert page.startswith("All <!-- count: games -->5<!-- end --> games.\n<!-- games -->\n\n| game |")
    assert "| City of Horror | 3 to 6 | one board |" in page
    assert "old" not in page


def test_a_rounded_figure_may_be_a_little_behind_and_never_ahead():
    now = counts.COUNTS["cases"]()
    assert counts.is_current("cases", now)
    assert counts.is_current("cases", now - counts.MAX_DRIFT + 1)
    assert not counts.is_current("cases", now - counts.MAX_DRIFT)
    assert not counts.is_current("cases", now + 1)
    assert not counts.is_current("rules", counts.COUNTS["rules"]() - 1)
