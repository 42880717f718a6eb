"""Tests of the release command in a clone: version, changelog, notes, tag, and a dry run that changes nothing."""

import subprocess
from pathlib import Path

import pytest
from tests.packaging.clone import clone_sources
from tools.building.places import Stop
from tools.building.release_notes import fragments, notes_in
from tools.building.releasing import Release, release_from, version_of, why_not


def git(tree: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=tree, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with one commit and one additional changelog fragment."""
    tree = clone_sources(tmp_path_factory.mktemp("original") / "horda")
    (tree / "changelog.d" / "trumpets.added.md").write_text("Trumpets sound when a match begins.\n")
    git(tree, "init", "--quiet", "--initial-branch=main")
    name_author(tree)
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "all of it")
    return tree


@pytest.fixture
def project(original: Path, tmp_path: Path) -> Path:
    """Return a clone of the project that a test may change."""
    tree = tmp_path / "horda"
    git(original, "clone", "--quiet", "--local", str(original), str(tree))
    name_author(tree)
    return tree


def name_author(tree: Path) -> None:
    git(tree, "config", "user.name", "Ana")
    git(tree, "config", "user.email", "ana@example.org")


def all_of(tree: Path) -> tuple[str, str, str]:
    return git(tree, "rev-parse", "HEAD"), git(tree, "tag"), git(tree, "status", "--porcelain", "--ignored")


def test_a_rehearsal_shows_the_notes_and_changes_nothing(project: Path):
    before = all_of(project)
    notes = release_from(project, "7.0.0", rehearse=True)
    assert "## 7.0.0, " in notes
    assert "- Trumpets sound when a match begins." in notes
    assert all_of(project) == before


def test_a_release_sets_the_version_tells_the_changes_once_and_is_tagged(project: Path):
    told = len(fragments(project))
    notes = release_from(project, "7.0.0", rehearse=False)
    assert version_of(project) == "7.0.0"
    assert 'version = "7.0.0"' in (project / "pyproject.toml").read_text()
    assert '__version__ = "7.0.0"' in (project / "src" / "horda" / "__init__.py").read_text()
    assert fragments(project) == []
    assert (project / "changelog.d" / "_template.md.jinja").is_file()
    assert notes.count("\n- ") == told
    assert notes_in(project / "CHANGELOG.md", "7.0.0") == notes
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "describe", "--exact-match") == "v7.0.0"
    assert git(project, "log", "-1", "--format=%s") == "release: Horda 7.0.0"
    assert "Trumpets sound" in git(project, "tag", "--list", "--format=%(contents)", "v7.0.0")
    assert Release(project, "7.0.0").notes.read_text() == notes
    assert "released already" in str(why_not(Release(project, "7.0.0")))
    assert "nothing to release" in str(why_not(Release(project, "7.0.1")))


def test_a_page_written_for_a_release_is_its_notes(project: Path):
    page = "# Horda 7.0.0\n\nMuch is new.\n\n## For players\n\n[Learn](../players/learn.md) to play.\n"
    (project / "docs" / "releases" / "7.0.0.md").write_text(page)
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "notes")
    notes = release_from(project, "7.0.0", rehearse=False)
    assert notes.startswith("## 7.0.0, ")
    assert notes.endswith("\n\nMuch is new.\n\n### For players\n\n[Learn](docs/players/learn.md) to play.\n")
    assert notes_in(project / "CHANGELOG.md", "7.0.0") == notes
    assert fragments(project) == []
    assert git(project, "status", "--porcelain") == ""
    (project / "changelog.d" / "drums.fixed.md").write_text("Drums are in time.\n")
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "drums")
    assert "- Drums are in time." in release_from(project, "7.0.1", rehearse=False)
    assert notes_in(project / "CHANGELOG.md", "7.0.0") == notes


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("seven", "is no version"),
        ("0.0.1", "comes before"),
        ("7.0", "is no version"),
        ("v7.0.0", "is no version"),
    ],
)
def test_a_version_that_cannot_be_is_refused(project: Path, version: str, said: str):
    with pytest.raises(Stop, match=said):
        release_from(project, version, rehearse=True)


def test_what_is_not_ready_is_refused(project: Path):
    stray = project / "changelog.d" / "trumpets.feature.md"
    stray.write_text("Trumpets!\n")
    assert "not committed" in str(why_not(Release(project, "7.0.0")))
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "a stray fragment")
    assert "trumpets.feature.md" in str(why_not(Release(project, "7.0.0")))


def test_what_leads_up_to_a_version_comes_before_it(project: Path):
    release_from(project, "7.0.0rc1", rehearse=False)
    (project / "changelog.d" / "drums.fixed.md").write_text("Drums are in time.\n")
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "drums")
    assert "comes before" in str(why_not(Release(project, "7.0.0b2")))
    assert why_not(Release(project, "7.0.0")) is None
