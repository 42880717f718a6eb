"""Build the compiled package into `build/compiled`, if something changed since the last build.

The sources are not touched: everything compiled is below `build/`. If nothing can be compiled, print why and
leave no compiled package behind, so that nobody tests an old one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"

sys.path.insert(0, str(ROOT))
import setup as project  # noqa: E402
from building.compiling import LEVEL  # noqa: E402
from building.wheels import package_files  # noqa: E402


def digest(files: list[Path]) -> str:
    """Return a hash of the content of some files."""
    total = hashlib.sha256()
    for path in files:
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def digests() -> list[str]:
    """Return the inputs of the build as hashes: interpreter and level, code and build script, content."""
    files = [SOURCE / name for name in package_files()]
    recipe = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "tools" / "building" / "compiling.py"]
    code = [*recipe, *(path for path in files if path.suffix == ".py")]
    return [
        f"{sys.version} -O{LEVEL}".replace("\n", " "),
        digest(code),
        digest([path for path in files if path.suffix != ".py"]),
    ]


def build(command: str) -> None:
    """Run one command of `setup.py` into the target, and remove files that the sources no longer have."""
    for path in TARGET.rglob("*"):
        if path.is_file() and path.suffix not in (".so", ".pyd"):
            path.unlink()
    line = [sys.executable, "setup.py", "--quiet", command, "--build-lib", str(TARGET)]
    subprocess.run(line, cwd=ROOT, env={**os.environ, "HORDA_COMPILE": "1"}, check=True)


def complaint() -> str | None:
    """Return the problem of the built package as a sentence; None if there is none."""
    lost = [name for name in package_files() if not TARGET.joinpath(name).exists()]
    if lost:
        names = ", ".join(map(str, lost))
        return f"left out of the package: {names}; add their kind to package-data in pyproject.toml"
    binaries = [path for ending in ("so", "pyd") for path in SOURCE.rglob(f"*.{ending}")]
    if binaries:
        return f"binaries among the sources: {', '.join(map(str, binaries))}; remove them"
    return None


def main() -> int:
    """Build if needed, and print what was done; return the exit code."""
    reason = project.why_not_compiled()
    if reason:
        shutil.rmtree(TARGET, ignore_errors=True)
        print(f"The compiled build is left out: {reason}. Horda works all the same, only slower.")
        return 0
    now = digests()
    before = STAMP.read_text(encoding="utf-8").split("\n") if STAMP.exists() else []
    if before == now:
        print("The compiled build is up to date (build/compiled).")
        return 0
    began = time.monotonic()
    try:
        if before[:2] == now[:2]:
            print("Only content changed: copying it into build/compiled...", flush=True)
            build("build_py")
        else:
            count = len(project.compiled_sources())
            print(
                f"Compiling {count} modules into build/compiled; this may take a minute or two...", flush=True
            )
            shutil.rmtree(TARGET, ignore_errors=True)
            build("build")
    except subprocess.CalledProcessError as error:
        print(f"The compiled build failed (status {error.returncode}); what is wrong is written above.")
        return 1
    problem = complaint()
    if problem:
        print(f"The compiled build is wrong: {problem}.")
        return 1
    STAMP.write_text("\n".join(now), encoding="utf-8")
    print(f"Built in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
