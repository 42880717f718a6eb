"""A pytest plugin that writes the tests that prove each rule, for comparison with the marks that Horda reads."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

FILE = "HORDA_RULE_MARKS"
"""The environment variable that names the file to write."""
SKIP_CALLS = {"skip", "importorskip", "xfail", "skipTest"}


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write the tests of each rule into the file."""
    proofs: dict[str, set[tuple[str, str]]] = {}
    for item in session.items:
        if not is_skipped(item):
            test = (str(item.path), getattr(item, "originalname", None) or item.name)
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    proofs.setdefault(str(rule), set()).add(test)
    sorted_proofs = {rule: sorted(tests) for rule, tests in sorted(proofs.items())}
    Path(os.environ[FILE]).write_text(json.dumps(sorted_proofs), encoding="utf-8")


def is_skipped(item: pytest.Item) -> bool:
    """Return whether a test is marked to be skipped, or its code may skip it."""
    for mark in item.iter_markers():
        if mark.name in ("skip", "xfail"):
            return True
        if mark.name == "skipif" and (not mark.args or any(mark.args)):
            return True
    code = getattr(getattr(item, "function", None), "__code__", None)
    return code is not None and not SKIP_CALLS.isdisjoint(code.co_names)
