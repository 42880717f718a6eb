"""Mechanisms: who speaks when, and that nothing is said that nobody hears."""

import inspect
import re
from pathlib import Path

import pytest

import horda
from horda.games.zombicide.mechanism import MOMENTS, TAKEN_OVER, Mechanism, hearing_of, moments_of

EDITIONS = [horda.game(name).edition for name in ("green_horde", "rue_morgue", "army_of_the_dead")]
SOURCE = Path(horda.__file__).parent
JOINS = [
    SOURCE / "games/zombicide/rules" / f"{name}moments.py" for name in ("", "zombie_", "goal_", "fight_")
]


def test_every_moment_is_spoken_at_by_some_mechanism():
    spoken = {moment for edition in EDITIONS for moment, heard in edition.hearing.items() if heard}
    assert set(MOMENTS) - spoken == set()


def test_every_moment_is_asked_for_by_a_rule():
    called = {
        name
        for path in (SOURCE / "games").rglob("*.py")
        for name in re.findall(
            r"\b(?:zombie_|goal_|fight_)?moments\.(\w+)\(", path.read_text(encoding="utf-8")
        )
    }
    assert set(MOMENTS) - called == set()


def test_each_moment_has_one_function_that_joins_its_answers():
    defined = [
        name for path in JOINS for name in re.findall(r"^def (\w+)\(", path.read_text(encoding="utf-8"), re.M)
    ]
    assert sorted(defined) == sorted(MOMENTS)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_mechanisms_have_names_of_their_own_and_say_nothing_that_is_no_moment(edition):
    names = [one.name for one in edition.mechanisms]
    assert all(names)
    assert len(set(names)) == len(names)
    own = {"record", "actions", "seen", "given", "card_effects"}
    for one in edition.mechanisms:
        said = {name for name, value in inspect.getmembers(type(one), callable) if not name.startswith("_")}
        assert said <= set(MOMENTS) | own, one.name


class Loud(Mechanism):
    """Takes noise over."""

    name = "loud"

    def make_noise(self, s, zone):
        """All of it."""
        return True


class Soft(Loud):
    """So does this one, by what it inherits."""

    name = "soft"


def test_what_is_taken_over_is_taken_over_by_one():
    assert "make_noise" in TAKEN_OVER
    assert moments_of(Soft()) == {"make_noise"}
    assert hearing_of([Loud()])["make_noise"][0].name == "loud"
    with pytest.raises(
        ValueError, match="`make_noise` can be taken over by one mechanism only, not by loud and soft"
    ):
        hearing_of([Loud(), Soft()])


FAMILY = ("zombicide", "green_horde", "rue_morgue", "army_of_the_dead")
SOURCES = {
    str(path.relative_to(SOURCE / "games")): path.read_text(encoding="utf-8")
    for name in FAMILY
    for path in sorted((SOURCE / "games" / name).rglob("*.py"))
}


def test_nothing_is_remembered_under_a_made_up_key():
    made_up = re.compile(r"\b(?:tallies|records|marks|taken|carriers)(?:\.get\(|\.pop\(|\[)f[\"']")
    assert made_up.search('s.tallies.get(f"kept.{colour}", 0)')
    assert [path for path, text in SOURCES.items() if made_up.search(text)] == []


def test_only_what_a_mission_says_changes_its_tallies():
    writing = [path for path, text in SOURCES.items() if re.search(r"\bs\.tallies = ", text)]
    assert writing == ["zombicide/game.py", "zombicide/places.py", "zombicide/rules/effects.py"]
