"""The notes of a release in the changelog: from a page that was written for it, or else from the fragments."""

from __future__ import annotations

import re
from pathlib import Path

from .places import Stop, program, read, run

START = "<!-- towncrier release notes start -->"
KINDS = ("added", "changed", "fixed", "removed")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
LINK_OF_A_PAGE = re.compile(r"\]\(\.\./(?!\.\.)")
"""The beginning of a link from `docs/releases` to a page in `docs`."""


def add_notes(tree: Path, version: str, date: str) -> str:
    """Write the notes of a version into the changelog, delete its fragments, and return the notes."""
    page = tree / "docs" / "releases" / f"{version}.md"
    if page.is_file():
        _insert(tree / "CHANGELOG.md", _section(read(page), version, date))
        for path in fragments(tree):
            path.unlink()
    else:
        line = [program("python"), "-m", "towncrier", "build", "--yes", "--version", version]
        run([*line, "--date", date], cwd=tree, otherwise="the changelog could not be put together.")
    return notes_in(tree / "CHANGELOG.md", version)


def notes_in(changelog: Path, version: str) -> str:
    """Return the part of the changelog about a version."""
    _, _, rest = read(changelog).partition(START)
    parts = re.split(r"^(?=## )", rest, flags=re.MULTILINE)
    wanted = [part.strip() for part in parts if part.startswith(f"## {version},")]
    if len(wanted) != 1:
        raise Stop(f"the changelog should tell of {version} once; it does {len(wanted)} times.")
    return wanted[0] + "\n"


def fragments(tree: Path) -> list[Path]:
    """Return the changelog fragments, one file for each change."""
    return sorted(path for kind in KINDS for path in (tree / "changelog.d").glob(f"*.{kind}.md"))


def _section(page: str, version: str, date: str) -> str:
    """Return a page as a section of the changelog, with lower headings and with links from the root."""
    _, _, body = page.partition("\n")
    lower = HEADING.sub(r"#\1 ", body.strip())
    return f"## {version}, {date}\n\n{LINK_OF_A_PAGE.sub('](docs/', lower)}\n"


def _insert(changelog: Path, section: str) -> None:
    before, start, after = read(changelog).partition(START)
    if not start:
        raise Stop(f"CHANGELOG.md has no line `{START}`, after which the notes belong.")
    rest = after.strip("\n")
    changelog.write_text(f"{before}{START}\n\n{section}" + (f"\n{rest}\n" if rest else ""), encoding="utf-8")
