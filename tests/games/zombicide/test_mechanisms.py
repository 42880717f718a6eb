"""Mechanisms: who speaks when, and that nothing is said that nobody hears."""

import inspect
import re
from pathlib import Path

import pytest

import horda
from horda.games.zombicide.mechanism import MOMENTS, TAKEN_OVER, Mechanism, hearing_of, moments_of

EDITIONS = [horda.game(name).edition for name in ("green_horde", "rue_morgue", "army_of_the_dead")]
SOURCE = Path(horda.__file__).parent
ROOT = Path(__file__).resolve().parents[3]
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


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_a_mechanism_is_a_file_or_a_folder_of_its_own(edition):
    package = type(edition).__module__.removesuffix(".edition")
    folder = ROOT / "src" / package.replace(".", "/") / "mechanisms"
    places = {path.stem for path in folder.iterdir() if not path.name.startswith("_")}
    homes = [type(one).__module__.removesuffix(".mechanism").rpartition(".") for one in edition.mechanisms]
    assert {package for package, _, _ in homes} == {f"{package}.mechanisms"}
    assert sorted(place for _, _, place in homes) == sorted(places)


def test_what_a_mechanism_remembers_is_its_record_and_never_a_counter():
    asked = [
        path.relative_to(ROOT).as_posix()
        for edition in EDITIONS
        for path in (ROOT / "src" / type(edition).__module__.replace(".", "/")).parent.rglob("*.py")
        if re.search(r"\bcounters\b", path.read_text(encoding="utf-8"))
    ]
    assert asked == []


def test_a_folder_of_the_client_bears_the_name_of_a_mechanism_that_is_seen():
    named = {one.name: one for edition in EDITIONS for one in edition.mechanisms}
    for path in (ROOT / "web/src/mechanisms").iterdir():
        if path.is_dir():
            assert type(named[path.name]).seen is not Mechanism.seen, path.name


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
