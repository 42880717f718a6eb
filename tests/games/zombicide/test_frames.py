"""Tests that no edition has two steps, questions or events of the same name, since saves identify them by name."""

from collections import Counter
from importlib import import_module
from pkgutil import walk_packages

import pytest

from horda.engine.events import Event
from horda.engine.steps import Frame


def names_in(package: str) -> list[str]:
    """Return the names of all steps, questions and events that a package defines."""
    found: list[str] = []
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        for name, kind in vars(import_module(module.name)).items():
            if isinstance(kind, type) and issubclass(kind, Frame | Event) and kind.__module__ == module.name:
                found.append(name)
    return found


@pytest.mark.parametrize("edition", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_no_two_frames_of_an_edition_have_one_name(edition: str):
    names = Counter([*names_in("horda.games.zombicide"), *names_in(f"horda.games.{edition}")])
    assert [name for name, count in names.items() if count > 1] == []
