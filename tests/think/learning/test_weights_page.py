"""Tests that the manual's page lists the packaged weights."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))
import generate.weights_page as make_weights_page


def test_the_page_is_made_from_the_weights_that_come_with_horda():
    told = make_weights_page.TARGET.read_text(encoding="utf-8")
    assert told == make_weights_page.page(), "run `python3 tools/generate/weights_page.py`"
