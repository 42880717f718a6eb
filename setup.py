"""Build Horda, compiled with mypyc where that is possible and as plain Python elsewhere.

`pyproject.toml` describes the package; this file only decides which modules become C. How they are compiled,
and what makes a wheel whole, is in `tools/building`.
The environment variable `HORDA_COMPILE` has the last word: `0` never compiles, `1` insists on it and
fails where it cannot be done. An editable install never compiles, so `src/` stays free of binaries.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
from building.compiling import LEVEL, LEVELS, CompileSideBySide, in_units  # noqa: E402
from building.project_urls import project_urls  # noqa: E402
from building.wheels import BuildPackage, MakeArchive, MakeWheel  # noqa: E402

# What is hot: the kernel, the rules that run inside it, the players that decide by them, and what counts the
# events of every match in the lab.
COMPILED = (
    "src/horda/engine/**/*.py",
    "src/horda/games/*/rules/**/*.py",
    "src/horda/games/*/skills/*.py",
    "src/horda/games/*/mechanism.py",
    "src/horda/games/*/hooks/mechanism_hooks.py",
    "src/horda/games/*/typed_keys.py",
    "src/horda/games/*/mechanisms/*.py",
    "src/horda/games/*/mechanisms/*/*.py",
    "src/horda/games/*/bot_view.py",
    "src/horda/games/*/layout.py",
    "src/horda/games/*/state.py",
    "src/horda/games/*/*events.py",
    "src/horda/games/*/events/*.py",
    "src/horda/games/*/*edition.py",
    "src/horda/bots/*/**/*.py",
    "src/horda/lab/measure/*.py",
)

# Records read from files and sockets misbehave when compiled, and a package's front door gains nothing.
NEVER_COMPILED = (
    "**/__init__.py",
    "**/content.py",
    "**/engine/content/*.py",
    "**/records.py",
    "**/mechanisms/**/view.py",
)

# A module opts out with this line among its first ones.
INTERPRETED = "# horda: interpreted"
FIRST_LINES = 10

# Where mypyc writes its C, and the sources it reads: ours with the `__init__` of dataclasses written out.
C_FILES = "build/c"
EXPANDED = "build/expanded"

# Commands that build beside the source tree; all others need no C, and an editable install wants none.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}
IN_PLACE = {"--inplace", "-i"}


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The modules that become C, as paths below the project's root."""
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    kept = {path for pattern in NEVER_COMPILED for path in root.glob(f"src/{pattern}")}
    kept |= {path for path in found if _opts_out(path)}
    return sorted(path.relative_to(root).as_posix() for path in found - kept)


def why_not_compiled() -> str | None:
    """What keeps this build from being compiled, in words for the person who runs it, if anything."""
    if os.environ.get("HORDA_COMPILE") == "0":
        return "HORDA_COMPILE=0"
    if IN_PLACE & set(sys.argv):
        return "src/ stays free of binaries"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed (it comes with mypy)"
    if not _c_compiler_works():
        return "no working C compiler with Python's headers was found"
    return None


def extensions() -> list[Extension]:
    """The C extensions of this build: all compiled modules in one library, or none."""
    if not BUILDING & set(sys.argv):
        return []
    if LEVEL not in LEVELS:
        sys.exit(f"horda: HORDA_OPTIMIZE is one of {', '.join(LEVELS)}, not `{LEVEL}`")
    reason = why_not_compiled()
    if reason is None:
        from mypyc.build import mypycify

        # Our own mypy settings are for people; here only what changes the meaning of the code counts.
        flags = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
        os.environ["MYPYPATH"] = EXPANDED
        sources = expanded(compiled_sources())
        made = mypycify(
            [*flags, f"--cache-dir={C_FILES}/mypy", *sources],
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,  # gathered afterwards, in units that compile side by side
            target_dir=C_FILES,
            group_name="horda",
        )
        return in_units(made, Path(C_FILES))
    if os.environ.get("HORDA_COMPILE") == "1":
        sys.exit(f"horda: cannot compile: {reason}")
    print(f"horda: building as plain Python: {reason}", file=sys.stderr)
    return []


def expanded(sources: list[str]) -> list[str]:
    """The modules to compile, copied to where mypyc reads them, with what it compiles best."""
    shutil.rmtree(EXPANDED, ignore_errors=True)
    shutil.copytree("src", EXPANDED)
    places = [Path(EXPANDED, Path(source).relative_to("src")) for source in sources]
    trees = {_module_of(place): ast.parse(place.read_text(encoding="utf-8")) for place in places}
    for place in places:
        source = place.read_text(encoding="utf-8")
        place.write_text(with_native_inits(source, trees), encoding="utf-8")
    return [place.as_posix() for place in places]


def _module_of(place: Path) -> str:
    return ".".join(place.relative_to(EXPANDED).with_suffix("").parts)


def with_native_inits(source: str, trees: Mapping[str, ast.Module]) -> str:
    """The source with the `__init__` of each dataclass written out; `trees` are the modules by name.

    mypyc leaves making a dataclass's `__init__` to the standard library, whose code is interpreted and
    three times as slow as the one it compiles itself. Steps and events are made in every decision.
    """
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    for node in sorted(_dataclasses(tree), key=lambda node: -node.lineno):
        fields = _fields(node, tree, trees)
        if not fields:
            continue
        names = [f"{ast.unparse(field.target)}" for field in fields]
        given = [
            f"{name}: {ast.unparse(field.annotation)}"
            + (f" = {ast.unparse(field.value)}" if field.value else "")
            for name, field in zip(names, fields, strict=True)
        ]
        body = [f"    def __init__(self, {', '.join(given)}) -> None:\n"]
        body += [f"        self.{name} = {name}\n" for name in names]
        lines[_end(node) : _end(node)] = ["\n", *body]
        lines[node.decorator_list[0].lineno - 1] = "@dataclass(init=False)\n"
    return "".join(lines)


def _dataclasses(tree: ast.Module) -> list[ast.ClassDef]:
    """The classes decorated with a plain `@dataclass`."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and [ast.unparse(one) for one in node.decorator_list] == ["dataclass"]
    ]


def _fields(node: ast.ClassDef, tree: ast.Module, trees: Mapping[str, ast.Module]) -> list[ast.AnnAssign]:
    """The fields of a dataclass, those of its base first, which may lie in another module."""
    own = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    base = ast.unparse(node.bases[0]) if node.bases else ""
    imports = [part for part in tree.body if isinstance(part, ast.ImportFrom)]
    homes = [part.module or "" for part in imports if any(base == name.name for name in part.names)]
    for home in (tree, *(trees[name] for name in homes if name in trees)):
        for other in _dataclasses(home):
            if other.name == base:
                return [*_fields(other, home, trees), *own]
    return own


def _end(node: ast.ClassDef) -> int:
    return node.end_lineno or node.lineno


def _opts_out(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith(INTERPRETED) for line, _ in zip(lines, range(FIRST_LINES), strict=False))


def _c_compiler_works() -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.errors import CompileError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as place:
        probe = Path(place, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=place, include_dirs=[sysconfig.get_path("include")])
        except (CompileError, DistutilsError, OSError):
            return False
    return True


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        ext_modules=extensions(),
        project_urls=project_urls(),
        cmdclass={
            "build_py": BuildPackage,
            "build_ext": CompileSideBySide,
            "bdist_wheel": MakeWheel,
            "sdist": MakeArchive,
        },
    )
