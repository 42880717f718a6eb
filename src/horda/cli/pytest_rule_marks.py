"""A plugin for pytest that writes down which rules each collected test proves, without running them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

PLACE = "HORDA_MARKS"
GIVING_UP = {"skip", "importorskip", "xfail", "skipTest"}


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write what proves each rule into the file that `HORDA_MARKS` names."""
    proven: dict[str, set[tuple[str, str]]] = {}
    for item in session.items:
        if not is_skipped(item):
            test = (str(item.path), getattr(item, "originalname", None) or item.name)
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    proven.setdefault(str(rule), set()).add(test)
    told = {rule: sorted(tests) for rule, tests in sorted(proven.items())}
    Path(os.environ[PLACE]).write_text(json.dumps(told), encoding="utf-8")


def is_skipped(item: pytest.Item) -> bool:
    """Whether a test does not really run: marked so, or because its own code may give up."""
    for mark in item.iter_markers():
        if mark.name in ("skip", "xfail"):
            return True
        if mark.name == "skipif" and (not mark.args or any(mark.args)):
            return True
    code = getattr(getattr(item, "function", None), "__code__", None)
    return code is not None and not GIVING_UP.isdisjoint(code.co_names)
