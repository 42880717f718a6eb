"""Tests that the `pyproject.toml` in the guide to adding a game builds a package that Horda finds."""

import json
import re
import tomllib
from pathlib import Path

from tests.added_game import horda, install_game
from tests.docs.console import ROOT

GUIDE = ROOT / "docs" / "contributors" / "add_a_game.md"


def test_the_package_of_the_guide_is_found_once_installed(tmp_path: Path):
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    project = tomllib.loads(text)
    ((name, package),) = project["project"]["entry-points"]["horda.games"].items()
    site = install_game(tmp_path, name=name, package=package)
    source = site / package
    for path in [one for one in source.rglob("*") if one.suffix in (".py", ".yaml", ".ftl")]:
        said = (
            path.read_text(encoding="utf-8").replace("last_light", name).replace("last-light", "first-watch")
        )
        path.write_text(said, encoding="utf-8")
        shipped = project["tool"]["setuptools"]["package-data"][package]
        assert path.suffix == ".py" or f"**/*{path.suffix}" in shipped
    shelf = json.loads(horda("games", "--json", PYTHONPATH=str(site)).stdout)
    assert name in [one["id"] for one in shelf]
