"""Compiling what mypyc wrote: a few large units on all cores, at the level that pays."""

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
"""C files that all modules are gathered in: enough for many cores, few enough to read the headers seldom."""
LEVEL = os.environ.get("HORDA_OPTIMIZE") or "1"
"""How hard the C compiler tries; docs/contributors/builds.md has what each level costs and gains."""
LEVELS = ("0", "1", "2", "3")
OF_A_MODULE = "__native_horda___"
"""How mypyc's C of a module begins; the rest is its runtime and the library's own tables."""
UNIX = ("-fvisibility=hidden", "-Wno-error")
"""Calls between our modules go straight; and a new compiler's warning about generated code stops nobody."""


def in_units(made: Sequence[Any], folder: Path) -> list[Extension]:
    """The extensions of mypyc, with the C of all modules gathered in a few units of about the same size."""
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
    """Each module goes to the unit that is the smallest so far, the largest modules first."""
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
    """Compile and link everything on all cores, each of them with one C file at a time."""

    def build_extensions(self) -> None:
        """All extensions at once, and the units of the large one at once too."""
        cores = os.cpu_count() or 1
        one_by_one: Callable[..., list[str]] = self.compiler.compile
        slots = threading.Semaphore(cores)

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            def compiled(source: str) -> list[str]:
                with slots:
                    return one_by_one([source], **options)

            with ThreadPoolExecutor(len(sources)) as pool:
                return [name for names in pool.map(compiled, sources) for name in names]

        self.parallel = cores
        self.compiler.compile = side_by_side
        try:
            super().build_extensions()
        finally:
            self.compiler.compile = one_by_one
