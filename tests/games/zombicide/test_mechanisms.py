"""Tests of mechanisms: the hooks that they answer, and that every hook has a caller in the rules and a listener."""

import ast
import inspect
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import horda
from horda.engine.views.position import BadPosition
from horda.games.zombicide.hooks.joins import hooks_in, hooks_overridden
from horda.games.zombicide.hooks.listeners import HOOKS, listeners_of
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.conditions.registry import CONDITIONS
from horda.games.zombicide.missions.effects.registry import EFFECTS
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.hooks import TAKEN_OVER
from horda.games.zombicide.skills import base

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))
import generate.hooks as make_hooks

EDITIONS = [horda.game(name).edition for name in ("green_horde", "rue_morgue", "army_of_the_dead")]
SOURCE = Path(horda.__file__).parent
ROOT = Path(__file__).resolve().parents[3]
OWN = hooks_in(Mechanism)
"""Names of members of `Mechanism` that are no hooks."""


def calls_of(module: str) -> set[str]:
    """Return the names of the functions of a hook module that the games call."""
    called = re.compile(rf"\b{module}\.(\w+)\(")
    sources = (path.read_text(encoding="utf-8") for path in (SOURCE / "games").rglob("*.py"))
    return {name for text in sources for name in called.findall(text)}


@pytest.mark.parametrize("target", make_hooks.TARGETS, ids=lambda target: target.path)
def test_the_functions_that_call_hooks_are_what_the_declarations_make(target):
    path = make_hooks.FAMILY / target.path
    assert path.read_text(encoding="utf-8") == make_hooks.hooks_module(target), "run `make hooks`"


def test_a_hook_that_does_not_say_how_answers_are_joined_is_refused():
    tree = ast.parse("class Hooks:\n    def armour(self, s: State) -> int:\n        return 0\n")
    with pytest.raises(ValueError, match="the hook `armour` does not say how answers are joined"):
        make_hooks.hooks_of(tree, "Hooks")


def test_every_hook_of_mechanisms_has_a_listener():
    answered = {hook for edition in EDITIONS for hook, found in edition.listeners.items() if found}
    assert set(HOOKS) - answered == set()


def test_every_hook_of_skills_has_a_listener():
    answered = {hook for edition in EDITIONS for hook, found in edition.answering.items() if found}
    assert set(base.HOOKS) - answered == set()


def test_every_hook_of_mechanisms_is_called_by_a_rule():
    assert set(HOOKS) - calls_of("hooks") == set()


def test_every_hook_of_skills_whose_answers_are_joined_is_called_by_a_rule():
    joined = {name for name, value in vars(skill_hooks).items() if name in base.HOOKS and callable(value)}
    assert joined
    assert joined - calls_of("skill_hooks") == set()


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_mechanisms_have_names_of_their_own_and_no_method_that_is_no_hook(edition):
    names = [one.name for one in edition.mechanisms]
    assert all(names)
    assert len(set(names)) == len(names)
    for one in edition.mechanisms:
        said = {name for name, value in inspect.getmembers(type(one), callable) if not name.startswith("_")}
        assert said <= {*HOOKS, *OWN}, one.name


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


def test_a_folder_of_the_client_bears_the_name_of_a_mechanism_and_shows_what_is_seen_of_it():
    named = {one.name: one for edition in EDITIONS for one in edition.mechanisms}
    for path in (ROOT / "web/src/mechanisms").iterdir():
        if path.is_dir():
            seen = type(named[path.name]).public_view is not Mechanism.public_view
            for part in ("Panel.svelte", "Goals.svelte"):
                assert seen or not (path / part).exists(), path.name


def test_what_the_client_shares_imports_no_mechanism_by_its_name():
    named = re.compile(r"""mechanisms/\w+/""")
    assert named.search('import { questsOf } from "@/mechanisms/personal_objectives/part"')
    files = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    shared = [path for path in files if path.relative_to(ROOT / "web/src").parts[0] != "mechanisms"]
    assert [path.name for path in shared if named.search(path.read_text(encoding="utf-8"))] == []


def test_what_the_client_shares_names_no_mechanism():
    mechanisms = [one for edition in EDITIONS for one in edition.mechanisms]
    words = {word for one in mechanisms for word in (*one.tokens, *one.pieces)}
    words |= {pile.name for one in mechanisms for pile in one.piles if pile.shuffled}
    said = re.compile(r"""["'`](\w+)["'`]""")
    source = ROOT / "web/src"
    shared = [path for part in ("boards", "table") for path in (source / part / "zombicide").rglob("*.*")]
    shared += [
        *source.rglob("Zombicide*.svelte"),
        source / "boards/tokens.ts",
        *source.glob("lib/animation/*.ts"),
    ]
    found = [
        (path.name, word)
        for path in shared
        for word in said.findall(path.read_text(encoding="utf-8"))
        if word in words
    ]
    assert found == []


class Loud(Mechanism):
    """A mechanism that handles all noise itself."""

    name = "loud"

    def make_noise(self, s, zone):
        """Report that all noise was handled."""
        return True


class Soft(Loud):
    """A mechanism that inherits the handling of noise."""

    name = "soft"


def test_an_action_is_taken_over_by_one_mechanism_only():
    assert "make_noise" in TAKEN_OVER
    assert hooks_overridden(Soft(), Mechanism, HOOKS) == ["make_noise"]
    assert listeners_of([Loud()])["make_noise"][0].name == "loud"
    with pytest.raises(
        ValueError, match="`make_noise` can be taken over by one mechanism only, not by loud and soft"
    ):
        listeners_of([Loud(), Soft()])


FAMILY = ("zombicide", "green_horde", "rue_morgue", "army_of_the_dead")
SOURCES = {
    str(path.relative_to(SOURCE / "games")): path.read_text(encoding="utf-8")
    for name in FAMILY
    for path in sorted((SOURCE / "games" / name).rglob("*.py"))
}


def test_records_are_read_with_typed_keys_alone():
    reading = [path for path, text in SOURCES.items() if re.search(r"\.records\[", text)]
    assert reading == ["zombicide/state.py"]


def test_nothing_is_remembered_under_a_made_up_key():
    made_up = re.compile(r"\b(?:tallies|records|marks|taken|carriers)(?:\.get\(|\.pop\(|\[)f[\"']")
    assert made_up.search('s.tallies.get(f"kept.{colour}", 0)')
    assert [path for path, text in SOURCES.items() if made_up.search(text)] == []


def test_only_what_a_mission_says_changes_its_tallies():
    writing = [path for path, text in SOURCES.items() if re.search(r"\bs\.tallies = ", text)]
    assert writing == [
        "zombicide/missions/set_out.py",
        "zombicide/positions/place_keys.py",
        "zombicide/rules/goals/effects.py",
        "zombicide/rules/goals/hidden_tiles.py",
        "zombicide/rules/goals/survivor_effects.py",
    ]


class Rider(Mechanism):
    """A mechanism that requires another one by name."""

    name = "rider"
    needs = ("horse",)


def test_a_mechanism_without_another_that_it_needs_is_refused():
    with pytest.raises(ValueError, match="the mechanism `rider` needs `horse`, which is not listed"):
        listeners_of([Rider()])


def imported_mechanisms(edition) -> dict[str, set[str]]:
    """Return, for each mechanism of an edition, the other mechanisms whose modules it imports."""
    package = type(edition).__module__.removesuffix(".edition") + ".mechanisms"
    folder = ROOT / "src" / package.replace(".", "/")
    found: dict[str, set[str]] = {}
    for one in edition.mechanisms:
        home = type(one).__module__.removeprefix(f"{package}.").partition(".")[0]
        files = [*(folder / home).rglob("*.py"), *folder.glob(f"{home}.py")]
        modules = [
            node.module
            for path in files
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{package}.")
        ]
        found[one.name] = {module.removeprefix(f"{package}.").partition(".")[0] for module in modules} - {
            home
        }
    return found


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_mechanisms_meet_at_hooks_or_say_whom_they_need(edition):
    homes = {
        one.name: type(one).__module__.partition(".mechanisms.")[2].partition(".")[0]
        for one in edition.mechanisms
    }
    said = {one.name: {homes[other] for other in one.needs} for one in edition.mechanisms}
    assert imported_mechanisms(edition) == said


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_no_two_mechanisms_need_each_other(edition):
    needs = {one.name: one.needs for one in edition.mechanisms}
    TopologicalSorter(needs).prepare()


OF_ONE_EDITION = {
    *("trebuchet", "bile", "necromancer", "necromancers", "cabal"),
    *(
        "helicopter",
        "helicopters",
        "flight",
        "landing",
        "competitive",
        "tents",
        "tent",
        "crawler",
        "crawlers",
    ),
    *("molotov", "wreck", "wrecks", "hospital"),
    *("zeus", "abomination", "abominations", "sleepers", "truck", "companion", "companions"),
    *("personal", "loads"),
}
"""Rulebook words that belong to a single edition, listed independently of the code."""
SHARED = {
    ("board/tiles.py", "tent"): "a letter in the pictures of tiles: a zone that hides who is in it",
    ("board/tiles.py", "hospital"): "the letters for its corridors and rooms",
}
"""The reasons why some modules of the family use a word of a single edition, by module and word."""


def test_the_family_names_no_mechanism_of_a_single_edition():
    home = ROOT / "src/horda/games/zombicide"
    sources = [path for path in sorted(home.rglob("*")) if path.suffix in (".py", ".yaml")]
    assert len(sources) > 80
    said = {
        (path.relative_to(home).as_posix(), word)
        for path in sources
        for word in re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())
        if word in OF_ONE_EDITION
    }
    assert said == set(SHARED)


def test_each_of_those_words_is_of_some_edition_and_would_be_found():
    texts = " ".join(text.lower() for path, text in SOURCES.items() if not path.startswith("zombicide/"))
    assert set(re.findall(r"[a-z]+", texts)) >= OF_ONE_EDITION


UNDER_THEIR_NAMES = ("games/", "bots/zombicide/mechanisms/", "think/features/mechanisms/")
"""Prefixes of the paths of modules that may import a mechanism of one edition."""


def test_players_drawings_server_and_lab_know_mechanisms_by_their_names_alone():
    named = re.compile(r"^\s*(?:from|import) horda\.games\.\w+\.mechanisms\b", re.M)
    assert named.search("from horda.games.rue_morgue.mechanisms.helicopter.seats import zone_of")
    files = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    shared = {name: path for name, path in files.items() if not name.startswith(UNDER_THEIR_NAMES)}
    assert len(shared) > 300
    assert [name for name, path in shared.items() if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: type(edition).__name__)
def test_no_two_mechanisms_add_the_same_word_to_missions(edition):
    parts = [part for one in edition.mechanisms if (part := one.mission_part())]
    for kind in ("keys", "token_keys"):
        added = [name for part in parts if (keys := getattr(part, kind)) for name in keys.__struct_fields__]
        assert len(set(added)) == len(added), kind
    for common, kind in ((CONDITIONS, "conditions"), (EFFECTS, "effects")):
        added = [word.key for word in common] + [word.key for part in parts for word in getattr(part, kind)]
        assert len(set(added)) == len(added), kind
    for kind in ("tokens", "pieces", "happenings"):
        named = [name for one in edition.mechanisms for name in getattr(one, kind)]
        assert len(set(named)) == len(named), kind


def test_a_key_of_another_game_is_refused_with_its_line():
    green, rue = horda.game("green_horde"), horda.game("rue_morgue")
    text = "id: mine\nown_tiles: []\nflight: true\ntiles: [[9R]]\ngoals: [{taken: objective}]\n"
    problem = problems_in(text, green.words, name="mine.yaml")[0]
    assert (problem.line, problem.what) == (3, "no_such_field_hint")
    assert "`flight`" in problem.message
    assert problems_in(text, rue.words, name="mine.yaml")[0].what == "no_start"


def test_a_position_says_of_a_zombie_only_what_a_mechanism_knows():
    green = horda.game("green_horde")
    assert green.place({"zones": {"B1": "asim", "C1": "necromancer[from=C1]"}})
    with pytest.raises(BadPosition, match="`necromancer` cannot be `tired` in a position"):
        green.place({"zones": {"B1": "asim", "C1": "necromancer[tired]"}})
