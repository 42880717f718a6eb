"""Tests that the tables in the players' pages agree with the content."""

from pathlib import Path

import pytest
from tests.docs.tables import PAGES, fill_tables, language_of


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{language_of(page)}-{page.stem}")
def test_the_tables_of_a_page_follow_the_content(page: Path):
    text = page.read_text(encoding="utf-8")
    now = fill_tables(text, language_of(page))
    assert text == now, "the content has changed; run `python3 -m tests.docs.tables`"


def test_a_table_is_filled_from_the_content():
    page = fill_tables("Before\n<!-- deck: zombiland zombie -->\nold\n<!-- end -->\nAfter\n")
    assert page.startswith("Before\n<!-- deck: zombiland zombie -->\n\n| Card | Copies | What it does |\n")
    assert "| Gnaw | " in page
    assert "old" not in page
    assert page.endswith("|\n\n<!-- end -->\nAfter\n")


def test_a_table_of_a_spanish_page_is_in_spanish():
    wanted = ("deck: zombiland zombie", "options: green_horde")
    page = fill_tables("\n".join(f"<!-- {one} -->\n<!-- end -->" for one in wanted), "es")
    assert "| Carta | Copias | Qué hace |" in page
    assert "| Opción | Qué decide | Valores |" in page
    assert "What it does" not in page
    assert "; lo normal, `" in page
