"""Tests that follow the guides which change the sources in a copy of the project and then run its tests.

The guides for players and games change nothing in Horda; `test_snippets.py` follows them.
"""

from pathlib import Path

import pytest
from sybil import Document
from sybil.parsers.markdown import CodeBlockParser, SkipParser
from tests.docs.console import ROOT, run, working_folder

GAME_TESTS = (
    "tests/games/green_horde tests/games/zombicide tests/games/test_*.py tests/cases tests/locale tests/lessons "
    "tests/art tests/bots tests/engine tests/properties tests/test_rulebook.py tests/test_layout.py "
    "tests/docs/test_tables.py tests/docs/test_choices.py tests/docs/test_docstrings.py"
)
"""Paths of the tests to run after a guide that changes a game; tests of other games are deselected by name."""
CLIENT_TESTS = "tests/locale tests/browser/table/test_die.py tests/browser/pages/test_pages.py"
"""Paths of the tests to run after a guide that changes a page of the client."""
GUIDES = {
    "add_a_skill": GAME_TESTS,
    "add_a_weapon": GAME_TESTS,
    "add_a_mechanism": GAME_TESTS,
    "add_a_mission": GAME_TESTS,
    "add_a_condition": GAME_TESTS,
    "add_a_screen": CLIENT_TESTS,
}
OTHER_GAMES = ("rue_morgue", "army_of_the_dead", "city_of_horror", "zombiland")
TEST_TIMEOUT_S = 1800


@pytest.mark.long
@pytest.mark.parametrize("guide", GUIDES)
def test_the_tests_pass_after_the_guide(guide: str, tmp_path: Path):
    folder = working_folder(tmp_path, own_sources=True)
    page = ROOT / "docs" / "contributors" / f"{guide}.md"
    commands = CodeBlockParser("console", lambda example: run(str(example.parsed), folder))
    for example in Document.parse(str(page), commands, SkipParser()).examples():
        example.evaluate()
    left_out = " and ".join(f"not {game}" for game in OTHER_GAMES)
    run(f"$ python3 -m pytest -q -n 2 {GUIDES[guide]} -k '{left_out}'", folder, timeout_s=TEST_TIMEOUT_S)
