"""Tests that run every snippet of the README and the docs and compare its output."""

import re
from pathlib import Path

import pytest
from sybil import Document, Example
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser
from tests.daily import daily
from tests.docs.console import ROOT, commands_in, run, working_folder

import horda
from horda.engine.content.typed_yaml import read
from horda.engine.views.cases import Case, run_case

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])
LONG = [
    ROOT / "docs" / "contributors" / "add_a_screen.md",  # a client is built, and browsers look at it
    ROOT / "docs" / "contributors" / "add_a_game.md",
    ROOT / "docs" / "contributors" / "add_a_mission.md",  # matches are recorded, and tests run on a copy
    ROOT / "docs" / "contributors" / "add_a_mechanism.md",
    ROOT / "docs" / "contributors" / "add_a_skill.md",
    ROOT / "docs" / "contributors" / "add_a_weapon.md",
    ROOT / "docs" / "contributors" / "add_a_condition.md",
    ROOT / "docs" / "designers" / "add_a_card.md",
    ROOT / "docs" / "designers" / "mission_files.md",
    ROOT / "docs" / "designers" / "lab.md",  # eight series, each with a start of its own
]
"""Guides whose snippets take six seconds of CPU time or more; `test_guides.py` follows some of these guides, too."""


def run_console(example: Example) -> None:
    run(str(example.parsed), Path(example.namespace["folder"]))


def run_yaml(example: Example) -> None:
    """Run a YAML example that is a case, write a mission or lesson to its file, and check other YAML as content."""
    text = str(example.parsed)
    if text.startswith("case:"):
        case = read(text, Case, name="case")
        case.game = case.game or "zombiland"
        run_case(case, horda.game)
    elif text.startswith("id: "):
        name = text.splitlines()[0].removeprefix("id: ")
        Path(example.namespace["folder"], f"{name}.yaml").write_text(text, encoding="utf-8")
    elif found := re.match(r"# (\w+\.yaml)\n", text):
        Path(example.namespace["folder"], found[1]).write_text(text, encoding="utf-8")


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", daily(PAGES, *(set(PAGES) - set(LONG))), ids=page_name)
def test_the_snippets_of_a_page_run_in_order(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # `<!-- skip: next -->` above a block marks the few that need a person, such as `make play`.
    parsers = [PythonCodeBlockParser(), CodeBlockParser("console", run_console), SkipParser()]
    parsers.append(CodeBlockParser("yaml", run_yaml))
    document = Document.parse(str(page), *parsers)
    own_sources = "<!-- desk: own sources -->" in page.read_text(encoding="utf-8")
    folder = working_folder(tmp_path, own_sources=own_sources)
    document.namespace.update({"__name__": "__main__", "folder": folder})
    monkeypatch.chdir(document.namespace["folder"])
    for example in document.examples():
        example.evaluate()


def test_a_command_may_go_on_over_several_lines_and_show_what_it_prints(tmp_path: Path):
    source = "$ printf 'one\\n%s\\n' \\\n  two\none\n...\ntwo\n$ touch done\n"
    assert [command.shown for command in commands_in(source)] == [["one", "two"], []]
    run(source, working_folder(tmp_path))
    assert tmp_path.joinpath("horda", "done").exists()


@pytest.mark.parametrize(
    ("source", "complaint"), [("$ exit 3\n", "ended with 3"), ("$ echo a\nb\n", "not print")]
)
def test_a_snippet_that_fails_or_prints_something_else_is_reported(
    source: str, complaint: str, tmp_path: Path
):
    with pytest.raises(AssertionError, match=complaint):
        run(source, working_folder(tmp_path))
