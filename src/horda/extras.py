"""Commands that install an optional part of Horda (an extra) into the running Python environment."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
"""The root folder of the clone if Horda runs from one; otherwise an unrelated folder."""
PYTHON = "python" if os.name == "nt" else "python3"
OWN_EXTRA = re.compile(r"horda\[(\w+)\]")


def install_command(extra: str) -> str:
    """Return the command that installs an extra, such as `lab`, where Horda was installed.

    In a clone, the project's own set-up installs the extra. Elsewhere the command lists the packages of the extra,
    because nobody has to own the name `horda` on an index.
    """
    setup = PROJECT / "tools" / "make.py"
    if setup.is_file():
        script = setup.relative_to(PROJECT) if Path.cwd() == PROJECT else setup
        return _quote([PYTHON, str(script), "setup", extra])
    if find_spec("pip") is not None:
        return _quote([sys.executable, "-m", "pip", "install", *packages_of(extra)])
    return _quote(["uv", "pip", "install", "--python", sys.executable, *packages_of(extra)])


def packages_of(extra: str) -> list[str]:
    """Return the requirements of an extra, such as `polars>=1.30`, as the installed package declares them."""
    found: list[str] = []
    for line in requires("horda") or []:
        requirement, _, condition = (part.strip() for part in line.partition(";"))
        if re.search(rf"extra == ['\"]{extra}['\"]", condition):
            other = OWN_EXTRA.fullmatch(requirement)
            found += packages_of(other[1]) if other else [requirement]
    return found


def _quote(words: list[str]) -> str:
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
