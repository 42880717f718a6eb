"""Tests of the public API of `import horda`: its names, import time and types, and its listing in the reference."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import horda

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "researchers" / "reference" / "index.md"
HEAVY = ("horda.engine", "horda.lab", "msgspec", "yaml", "polars")
"""Modules that `import horda` must not load."""


@pytest.mark.parametrize("name", horda.__all__)
def test_each_public_name_can_be_imported(name):
    assert getattr(horda, name) is not None
    assert name in dir(horda)


def test_an_unknown_name_raises_attribute_error():
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = horda.no_such_name


def test_a_star_import_brings_exactly_the_public_names():
    namespace = {}
    exec("from horda import *", namespace)
    assert set(namespace) - {"__builtins__"} == set(horda.__all__)


def test_import_loads_neither_the_engine_nor_the_lab():
    code = f"import sys, horda; print([name for name in {HEAVY!r} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_reference_promises_exactly_the_public_names():
    promised = re.findall(r"^\| `horda\.(\w+)`", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(promised) == sorted(horda.__all__)


def test_the_stated_types_are_checked_with_the_sources():
    mypy = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert "tests/public_api_types.py" in mypy["files"]
    assert mypy["strict"]
    checked = (ROOT / "tests" / "public_api_types.py").read_text(encoding="utf-8")
    assert checked.count("assert_type(") > 20
