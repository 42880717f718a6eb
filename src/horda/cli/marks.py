"""A plugin for pytest that writes down which rules the collected tests prove, without running them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

PLACE = "HORDA_MARKS"
GIVING_UP = {"skip", "importorskip", "xfail", "skipTest"}


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write the rules that tests prove into the file that `HORDA_MARKS` names."""
    proven = {
        str(rule)
        for item in session.items
        if not is_skipped(item)
        for mark in item.iter_markers("rule")
        for rule in mark.args
    }
    Path(os.environ[PLACE]).write_text(json.dumps(sorted(proven)), encoding="utf-8")


def is_skipped(item: pytest.Item) -> bool:
    """Whether a test does not really run: marked so, or because its own code may give up."""
    for mark in item.iter_markers():
        if mark.name in ("skip", "xfail"):
            return True
        if mark.name == "skipif" and (not mark.args or any(mark.args)):
            return True
    code = getattr(getattr(item, "function", None), "__code__", None)
    return code is not None and not GIVING_UP.isdisjoint(code.co_names)
