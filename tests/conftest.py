"""Hooks of every test run: checks of the build under test, the order of slow tests, and shards."""

import importlib
import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

FIRST = "tests/docs/"
"""Path prefix of the tests that run first, since single ones take minutes: the manual and the guides."""
COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"


def is_compiled() -> bool:
    """Return whether the engine under test is the compiled build in `build/compiled`."""
    place = Path(str(importlib.import_module("horda.engine.steps").__file__))
    return place.suffix != ".py" and COMPILED in place.parents


def pytest_sessionstart() -> None:
    if os.environ.get("HORDA_BUILD") == "compiled" and not is_compiled():
        pytest.exit("HORDA_BUILD=compiled, but another build is seen; run `make compiled`", returncode=4)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--shard", type=shard, metavar="I/N", help="run only the I-th of N shares of the test files"
    )


def shard(text: str) -> tuple[int, int]:
    """Read a shard such as `2/3`; raise ValueError if it is not one."""
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise ValueError(f"a shard is written like 2/3, not `{text}`")
    return int(found[1]), int(found[2])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    keep_shard(config, items)
    # Begun last, they would keep one worker busy after all the others have ended.
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


def keep_shard(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of other shards; files are never split, so that each server is started in one shard only."""
    wanted = config.getoption("--shard")
    if wanted is None:
        return
    mine = files_in_shard({str(item.path) for item in items}, *wanted)
    config.hook.pytest_deselected(items=[item for item in items if str(item.path) not in mine])
    items[:] = [item for item in items if str(item.path) in mine]


def files_in_shard(files: Iterable[str], number: int, count: int) -> set[str]:
    """Return every `count`-th file in the order of their names, beginning with the `number`-th."""
    return set(sorted(files)[number - 1 :: count])
