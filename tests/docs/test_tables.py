"""The tables in the players' pages say what the content says."""

from pathlib import Path

import pytest
from tests.docs.tables import PAGES, filled


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_a_page_follow_the_content(page: Path):
    text = page.read_text(encoding="utf-8")
    assert text == filled(text), "the content has changed; run `python -m tests.docs.tables`"


def test_a_table_is_filled_from_the_content():
    page = filled("Before\n<!-- deck: zombiland zombie -->\nold\n<!-- end -->\nAfter\n")
    assert page.startswith("Before\n<!-- deck: zombiland zombie -->\n\n| Card | Copies | What it does |\n")
    assert "| Gnaw | " in page
    assert "old" not in page
    assert page.endswith("|\n\n<!-- end -->\nAfter\n")
