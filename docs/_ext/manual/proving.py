"""The cases and tests that prove rules, each as its file has it, under an anchor of its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path, PurePosixPath

from horda.rule_proofs import Proof, Proofs

from .pages import Folder, anchor, indent, link, page, title

HOME = "proofs"
CASE = re.compile(r"^(?:- )?case: *(\S+)", re.MULTILINE)


def write(folder: Folder, tests: Path, proofs: Proofs) -> None:
    """A page for each file that proves something, with what proves it."""
    names: dict[str, set[str]] = {}
    ruled: dict[Proof, list[str]] = {}
    for rule, found in proofs.items():
        for proof in found:
            names.setdefault(proof.file, set()).add(proof.name)
            ruled.setdefault(proof, []).append(rule)
    for file, wanted in sorted(names.items()):
        text = tests.joinpath(file).read_text(encoding="utf-8")
        kind, pieces = ("yaml", cases(text)) if file.endswith(".yaml") else ("python", functions(text))
        parts = [title(f"tests/{file}")]
        for name, piece in pieces.items():
            if name in wanted:
                parts += [title(name, "-"), f".. code-block:: {kind}\n   :force:\n\n{indent(piece)}\n"]
        # They are found from their rules; the search is for what people read.
        folder.write(f"{_stem(file)}.rst", page(*parts, fields=("orphan", "nosearch")))


def address(proof: Proof) -> str:
    """Where a proof stands, seen from the folder of all rulebooks."""
    return f"{_stem(proof.file)}.html#{anchor(proof.name)}"


def proof_link(proof: Proof, up: str) -> str:
    """A link to a proof from a page that lies `up` from the folder of all rulebooks."""
    return link(proof.name.removeprefix("test_").replace("_", " "), up + address(proof))


def cases(text: str) -> dict[str, str]:
    """The cases of a file by name, each as it is written there."""
    found = list(CASE.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    pieces = (text[one.start() : end].strip() for one, end in zip(found, ends, strict=True))
    return {one[1].strip("\"'"): piece for one, piece in zip(found, pieces, strict=True)}


def functions(text: str) -> dict[str, str]:
    """The tests of a module by name, each with its marks."""
    lines = text.splitlines()
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def _stem(file: str) -> str:
    return f"{HOME}/{PurePosixPath(file).with_suffix('')}"
