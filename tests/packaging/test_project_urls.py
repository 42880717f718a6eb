"""Tests that the links in a wheel's metadata lead to the repository that built it."""

import os
import subprocess
import sys
from email.parser import Parser
from pathlib import Path

import pytest
from tools.building.places import ROOT
from tools.building.project_urls import VARIABLE

ADDRESS = "https://forge.example/us/horda"


def read_metadata(place: Path, **variables: str) -> list[str]:
    """Return the links in the metadata that a build with some environment variables writes."""
    env = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(place)]
    subprocess.run(command, cwd=ROOT, env={**env, **variables}, check=True, capture_output=True)
    text = (place / "horda.egg-info" / "PKG-INFO").read_text(encoding="utf-8")
    return Parser().parsestr(text, headersonly=True).get_all("Project-URL") or []


def test_a_build_links_to_the_repository_that_it_is_told(tmp_path: Path):
    links = read_metadata(tmp_path, **{VARIABLE: f"{ADDRESS}/"})
    assert f"Homepage, {ADDRESS}" in links
    assert f"Issues, {ADDRESS}/issues" in links
    for name in ("Documentation", "Changelog"):
        [link] = [one for one in links if one.startswith(f"{name}, ")]
        path = link.partition("/blob/HEAD/")[2]
        assert (ROOT / path).is_file()


def test_a_build_that_is_told_nothing_links_nowhere(tmp_path: Path):
    assert read_metadata(tmp_path) == []


@pytest.mark.parametrize("address", ["forge.example/us/horda", "http://forge.example/us", "https://"])
def test_an_address_that_is_none_stops_the_build(address: str, tmp_path: Path):
    with pytest.raises(subprocess.CalledProcessError) as stopped:
        read_metadata(tmp_path, **{VARIABLE: address})
    assert b"HORDA_PROJECT_URL is the address" in stopped.value.stderr
