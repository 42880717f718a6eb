"""Pages in reStructuredText, written only where they changed, and gone when nothing makes them any more."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from docutils.nodes import make_id

from horda.rulebook import Text

from .beside import NAME

SPECIAL = re.compile(r"[\\*`_|<>\[\]:]")


class Folder:
    """A folder that holds what was written in this build, and nothing else."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written: set[Path] = set()

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            for path in self.path.rglob("*"):
                if path.is_file() and path not in self.written:
                    path.unlink()

    def write(self, name: str, text: str) -> None:
        """Write a file; one that is the same stays untouched, so that Sphinx does not read it again."""
        path = self.path / name
        self.written.add(path)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")


def plain(text: str) -> str:
    """Words that mean nothing but themselves, wherever they stand in a page."""
    text = SPECIAL.sub(r"\\\g<0>", " ".join(text.split()))
    # The first sign escaped, `A.` or `1)` begins no list.
    return text if text.startswith("\\") or not text else f"\\{text}"


def title(text: str, sign: str = "=") -> str:
    """A heading."""
    words = plain(text)
    return f"{words}\n{sign * max(len(words), 4)}\n"


def link(text: str, target: str) -> str:
    """A link to a page of the manual, with its anchor, relative to the page it stands on."""
    return f"`{plain(text)} <{target}>`__"


def anchor(name: str) -> str:
    """What a heading of this name is called in the address of a page."""
    return make_id(name)


def indent(text: str, by: int = 3) -> str:
    """A block below a directive."""
    return "\n".join(" " * by + line if line else "" for line in text.splitlines())


def page(*parts: str, fields: Iterable[str] = ()) -> str:
    """A whole page: `fields` say how Sphinx treats it, such as `orphan` for one outside the contents."""
    head = "".join(f":{field}:\n" for field in fields)
    return "\n".join([head, *parts]) if head else "\n".join(parts)


def both(text: Text) -> str:
    """Words of both languages in one line; once where they are the same."""
    return text.en if text.en == text.es else f"{text.en} · {text.es}"


def beside(text: Text, entry: str = "") -> str:
    """Both languages side by side where there is room for it, as an entry of the index where one is named."""
    words = "\n".join(" ".join(one.split()) for one in (text.en, text.es))
    return f".. {NAME}::{f' {entry}' if entry else ''}\n\n{indent(words)}\n"
