"""Compilation of mypyc's C code: a few large units on all cores, at a suitable optimisation level."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

UNITS = 16
"""Number of C files into which all modules are combined: enough for many cores, with few header reads."""
LEVEL = os.environ.get("HORDA_OPTIMIZE") or "1"
"""Optimisation level of the C compiler; docs/contributors/builds.md has the cost and gain of each."""
LEVELS = ("0", "1", "2", "3", "g")
OF_A_MODULE = "__native_horda___"
"""Prefix of the C files that mypyc writes for modules; its other files are its runtime and tables."""
UNIX = ("-fvisibility=hidden", "-Wno-error")
"""Compiler flags: direct calls between our own modules, and no errors for a new compiler's warnings."""


def in_units(made: Sequence[Any], folder: Path) -> list[Extension]:
    """Return mypyc's extensions with the C code of all modules combined into a few units of similar size."""
    for one in made:
        modules = [Path(name) for name in one.sources if Path(name).name.startswith(OF_A_MODULE)]
        if os.name == "posix":
            one.extra_compile_args = [*one.extra_compile_args, *UNIX]
        if modules:
            rest = [name for name in one.sources if Path(name) not in modules]
            one.sources = [*_units(modules, folder), *rest]
            one.depends = [*one.depends, *map(str, modules)]
    return list(made)


def _units(modules: list[Path], folder: Path) -> list[str]:
    """Write the units; each module goes to the smallest unit so far, the largest modules first."""
    units: list[list[Path]] = [[] for _ in range(min(UNITS, len(modules)))]
    sizes = [0] * len(units)
    for path in sorted(modules, key=lambda path: (-path.stat().st_size, path.name)):
        smallest = sizes.index(min(sizes))
        units[smallest].append(path)
        sizes[smallest] += path.stat().st_size
    names = []
    for number, paths in enumerate(units):
        unit = folder / f"unit_{number:02}.c"
        text = "".join(f'#include "{path.name}"\n' for path in sorted(paths))
        if not unit.exists() or unit.read_text(encoding="utf-8") != text:
            unit.write_text(text, encoding="utf-8")
        names.append(unit.as_posix())
    return names


class CompileSideBySide(build_ext):
    """A build command that compiles and links on all cores, one C file per core at a time."""

    def build_extensions(self) -> None:
        """Build all extensions, and the units of the large one, in parallel."""
        cores = os.cpu_count() or 1
        one_by_one: Callable[..., list[str]] = self.compiler.compile
        slots = threading.Semaphore(cores)

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                with slots:
                    return one_by_one([source], **options)

            with ThreadPoolExecutor(len(sources)) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        self.parallel = cores
        self.compiler.compile = side_by_side
        try:
            super().build_extensions()
        finally:
            self.compiler.compile = one_by_one
