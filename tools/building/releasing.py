"""A release with one command: checks, version, changelog, notes, commit, tag. A rehearsal changes nothing.

Everything is done in a fresh clone first; only if all of it succeeds does the project get the commit and
the tag. Nothing is uploaded: the last lines say how to publish.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from .places import Stop, read, write
from .release_notes import KINDS, add_notes, fragments

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")
FORM = "write it like 1.2.0 or 1.2.0rc1"
PLACES = {
    "pyproject.toml": re.compile(r'^(version = ")[^"]+(")$', re.MULTILINE),
    "src/horda/__init__.py": re.compile(r'^(__version__ = ")[^"]+(")$', re.MULTILINE),
}
"""Files that contain the version, with the pattern around it."""


@dataclass(frozen=True)
class Release:
    """The version to release, and the folder to release it from."""

    tree: Path
    version: str

    @property
    def tag(self) -> str:
        """The tag of the release."""
        return f"v{self.version}"

    @property
    def notes(self) -> Path:
        """The path of the release notes, for the person who publishes them."""
        return self.tree / "build" / "release" / f"{self.tag}.md"


def why_not(release: Release) -> str | None:
    """Return the reason why a version cannot be released from this folder now, as a sentence; None if it can."""
    tree, wanted = release.tree, _sort_key(release.version)
    if wanted is None:
        return f"`{release.version}` is no version; {FORM}."
    if _git(tree, "status", "--porcelain"):
        return "the folder has changes that are not committed; commit them or put them away."
    if release.tag in _git(tree, "tag", "--list").split():
        return f"{release.tag} was released already; choose the next version."
    now = version_of(tree)
    before = _sort_key(now)
    if before is None or wanted < before:
        return f"{release.version} comes before {now}, which stands in pyproject.toml; choose a later one."
    if not fragments(tree):
        return "changelog.d/ is empty, so there is nothing to release."
    if strange := misnamed_fragments(tree):
        return f"changelog.d/ has files of no known kind ({', '.join(KINDS)}): {', '.join(strange)}."
    return None


def prepare(release: Release) -> str:
    """Make the release in its folder (version, changelog, commit, tag) and return the notes."""
    tree = release.tree
    for name, pattern in PLACES.items():
        place = tree / name
        text, count = pattern.subn(rf"\g<1>{release.version}\g<2>", place.read_text(encoding="utf-8"))
        if count != 1:
            raise Stop(f"{name} should name the version once; it does {count} times.")
        place.write_text(text, encoding="utf-8")
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    notes = add_notes(tree, release.version, today)
    write(release.notes, notes)
    _git(tree, "add", "--all", "--", *PLACES, "CHANGELOG.md", "changelog.d")
    _git(tree, "commit", "--quiet", "--message", f"release: Horda {release.version}")
    # Headings begin with `#`, which git takes for a comment unless told to keep the text verbatim.
    message = ["--cleanup=verbatim", f"--file={release.notes}"]
    _git(tree, "tag", "--annotate", *message, release.tag)
    return notes


def release_from(tree: Path, version: str, *, rehearse: bool) -> str:
    """Release a version, first in a clone, and return the notes."""
    if problem := why_not(Release(tree, version)):
        raise Stop(problem)
    with tempfile.TemporaryDirectory(prefix="horda-release-") as folder:
        clone = Path(folder, "clone")
        _git(tree, "clone", "--quiet", "--no-hardlinks", str(tree), str(clone))
        for key in ("user.name", "user.email"):
            _git(clone, "config", key, _git(tree, "config", key))
        rehearsal = Release(clone, version)
        notes = prepare(rehearsal)
        if still := _git(clone, "status", "--porcelain"):
            raise Stop(f"the release would leave these files behind: {still}")
        print(_git(clone, "show", "--stat", "--format=%s", rehearsal.tag))
        if not rehearse:
            _git(tree, "fetch", "--quiet", str(clone), "tag", rehearsal.tag, "--no-tags")
            _git(tree, "merge", "--quiet", "--ff-only", rehearsal.tag)
            write(Release(tree, version).notes, notes)
    return notes


def version_of(tree: Path) -> str:
    """Return the version of the project; raise `Stop` if its files disagree."""
    found = {}
    for name, pattern in PLACES.items():
        line = pattern.search(read(tree / name))
        found[name] = line[0].split('"')[1] if line else "nothing"
    if len(set(found.values())) != 1:
        raise Stop(
            "the places of the version disagree: " + ", ".join(f"{k} has {v}" for k, v in found.items())
        )
    return found.popitem()[1]


def misnamed_fragments(tree: Path) -> list[str]:
    """Return the names of files among the fragments that no section of the changelog would include."""
    found = {path.name for path in (tree / "changelog.d").iterdir() if not path.name.startswith(("_", "."))}
    return sorted(found - {path.name for path in fragments(tree)})


def _sort_key(version: str) -> tuple[int, int, int, str, int] | None:
    """Return a version as a tuple that compares in order, with pre-releases before the version."""
    found = VERSION.fullmatch(version)
    if found is None:
        return None
    major, minor, patch, kind, number = found.groups()
    return int(major), int(minor), int(patch), kind or "z", int(number or 0)


def _git(tree: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"git {words[0]} failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()
