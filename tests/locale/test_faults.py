"""Tests that every kind of error in a mission file is reported in both languages."""

import re

import pytest
from tests.games.zombicide.own import FIRST_LIGHT

import horda
from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import read
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.locale.missions import mission_error_text
from horda.locale.parsed import variables
from horda.locale.words import Words

NAMES = re.compile(r"`[^`]*`|\S*\d\S*")
"""Pattern of the parts of a sentence that are the same in every language: quoted text, numbers and zones."""
ENGLISH = re.compile(
    r"\b(the|is|are|of|and|at|known|did|mean|there|here|no such|too|many|write|expected|got|unknown|must)\b"
)
"""Pattern of words that occur in nearly every English sentence and in no Spanish one."""
SAME = ("cli-mission-unreadable", "cli-mission-error")
"""Messages that may be equal in both languages: an error of the operating system, and a common word."""
TILE = "own_tiles:\n  - {id: mine, origin: horda, picture: PICTURE}\n"
ROOM = ["+#+#+#+", "#r.r.r#", "+.+.+.+", "#r.r.r#", "+.+.+.+", "#r.r.r#", "+#+#+#+"]


def change_lines(*changes: tuple[int, str]) -> str:
    """Return the mission with a tile of its own, some of whose lines are changed."""
    rows = list(ROOM)
    for at, row in changes:
        rows[at] = row
    picture = '"' + "\\n".join(rows) + '"'
    return FIRST_LIGHT.replace("tokens:\n", TILE.replace("PICTURE", picture) + "tokens:\n", 1)


def instead(old: str, new: str) -> str:
    """Return the mission with one part replaced."""
    assert old in FIRST_LIGHT
    return FIRST_LIGHT.replace(old, new, 1)


def add_line(line: str) -> str:
    """Return the mission with one more line at the end of its header."""
    return instead("tokens:\n", f"{line}\ntokens:\n")


def square(*, tokens: str = "{put: start, at: A1}", edges: str = "", more: str = "") -> str:
    """Return a mission on one tile of its own: streets around a room of two cells, and a corner without a zone."""
    rows = ["+.+.+.+", ".s.s.s.", "+D+#+.+", "#r.rDs.", "+#+#+#+", ".s:s#x#", "+.+.+#+"]
    picture = '"' + "\\n".join(rows) + '"'
    return (
        f"id: mine\nown_tiles: [{{id: square, origin: horda, picture: {picture}}}]\ntiles: [[square]]\n"
        f"tokens: [{tokens}]\nedges: [{edges}]\n{more}\ngoals: [{{taken: objective}}]\n"
    )


GOAL = "  - {taken: objective}\n"
DOOR = "{put: door, between: [E3, E4]}"
DEED = "do: [{experience: 5}, {say: 1}]"
BROKEN = {
    "no_yaml": add_line("floors: {"),
    "twice": add_line("minutes: 30"),
    "no_key": add_line("? [a, b]\n: 1"),
    "no_value": add_line("minutes2: 2026-13-45"),
    "no_sign": add_line('title: "\x01"'),
    "names_itself": add_line("x: &x [*x]"),
    "too_deep": add_line("x: " + "[" * 40 + "]" * 40),
    "too_many_parts": "\n".join(
        ["a0: &a0 [a, a, a, a, a, a, a, a, a]"]
        + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 8)]
    ),
    "no_such_field_hint": instead("minutes:", "minutos:"),
    "missing_field": instead("id: first_light\n", ""),
    "wrong_kind": instead("minutes: 20", "minutes: soon"),
    "wrong_length": instead("survivors: [1, 6]", "survivors: [1]"),
    "no_such_value_hint": instead("difficulty: easy", "difficulty: esay"),
    "no_edge": instead(DOOR, "{put: door, between: [A1, F6]}"),
    "edge_taken": instead(DOOR, f"{DOOR}\n  - {DOOR}"),
    "no_tile": instead("[[13V, 19R.90], [15R.180, 14R.90]]", "[[null]]"),
    "tile_not_laid": add_line("floors: {cellar: [1R]}"),
    "unknown_tile": instead("13V", "13W"),
    "wrong_turn": instead("19R.90", "19R.45"),
    "tile_twice": instead("19R.90", "13V"),
    "no_cell": instead("{put: exit, at: A1}", "{put: exit, at: Z9}"),
    "no_gate": instead(DEED, "do: [{open: A1-B1}]"),
    "unknown_zombie": instead(GOAL, "  - {killed: {kind: walkr, count: 1}}\n"),
    "unknown_person": instead(GOAL, "  - {survivors_at: {at: exit, who: nobody_at_all}}\n"),
    "unknown_specialty": instead(GOAL, "  - {survivors_at: {at: exit, specialty: cook}}\n"),
    "unknown_card": instead(GOAL, "  - {holds: sword_of_time}\n"),
    "faces": add_line("faces: [blue]"),
    "too_many_aside": add_line(
        "aside: [dragon_bile, dragon_bile, dragon_bile, dragon_bile, dragon_bile, dragon_bile]"
    ),
    "too_many": add_line("counters: {" + ", ".join(f"c{n}: 1" for n in range(60)) + "}"),
    "too_wide": instead(
        "[[13V, 19R.90], [15R.180, 14R.90]]", "[[13V, null, null, null, null, null, null, null, null]]"
    ),
    "no_tile_name": add_line("own_tiles: [{id: a-b-c, origin: horda, picture: x}]"),
    "no_name": instead("id: first_light", "id: First Light"),
    "too_many_effects": instead(DEED, "do: [" + ", ".join(["{experience: 1}"] * 80) + "]"),
    "leads_too_far": instead(DEED, "do: [" + "{roll: {6: [" * 8 + "{experience: 1}" + "]}}" * 8 + "]"),
    "how_many": instead("survivors: [1, 6]", "survivors: [6, 1]"),
    "no_number": instead("minutes: 20", "minutes: -3"),
    "conditions_too_deep": instead(GOAL, "  - " + "{unless: " * 12 + "{danger: red}" + "}" * 12 + "\n"),
    "too_many_conditions": instead(GOAL, "  - {any_of: [" + ", ".join(["{danger: red}"] * 300) + "]}\n"),
    "too_many_sentences": instead(
        "turns: [Something stirs in the north.]", "turns: [" + ", ".join(["A."] * 60) + "]"
    ),
    "too_long": instead("title: First Light", "title: " + "First light " * 20),
    "empty_sentence": instead("turns: [Something stirs in the north.]", 'turns: [" "]'),
    "nothing_wins": instead("goals:\n  - {taken: objective}\n  - {survivors_at: exit}\n", ""),
    "foreign_token": instead("{put: exit, at: A1}", "{put: helicopter, at: A1}"),
    "unknown_event": instead("event: objective_taken", "event: objective_took"),
    "one_word": instead(GOAL, "  - {taken: objective, escaped: all}\n"),
    "no_token": instead(GOAL, "  - {survivors_at: marker}\n"),
    "tile_elsewhere": instead(GOAL, "  - {survivors_at: tile 1R}\n"),
    "unknown_floor": instead(GOAL, "  - {survivors_at: floor attic}\n"),
    "one_of_two": instead(GOAL, "  - {experts_gone: {acts: true}}\n"),
    "unknown_skill": instead(GOAL, "  - {experts_gone: {skill: cooking}}\n"),
    "no_face": instead(DEED, "do: [{roll: {7: [{experience: 1}]}}]"),
    "face_twice": instead(DEED, "do: [{roll: {6: [{experience: 1}], 5-6: [{experience: 2}]}}]"),
    "how_many_ways": instead(DEED, "do: [{choose: {ask: 1, ways: [[{experience: 1}]]}}]"),
    "no_spawn_zone": instead(DEED, "do: [{wake: purple}]"),
    "picture_lines": add_line("own_tiles: [{id: mine, origin: horda, picture: x}]"),
    "picture_signs": change_lines((1, "#r.r.r")),
    "unknown_sign": change_lines((1, "#r.?.r#")),
    "beside_nothing": change_lines((1, "#x.r.r#")),
    "joins_two_kinds": change_lines((1, "#r:s.r#")),
    "no_water_here": change_lines((1, "#rBr.r#")),
    "in_one_zone": square(edges="{put: door, between: [A3, B3]}"),
    "open_street": square(edges="{put: door, between: [A1, B1]}"),
    "is_a_wall": square(edges="{put: barrier, between: [B1, B2]}"),
    "no_fence": square(edges="{put: stairs, between: [A1, B1]}"),
    "no_zone": square(tokens="{put: exit, at: C3}"),
    "face_down": square(tokens="{put: spawn, at: A1, face_down: true}", more="faces: [red]"),
}
"""A mission with the error, for each kind of error that a file can have."""
OF_ONE_GAME = {
    "unknown_need": ("rue_morgue", square(more="needs: [flying]")),
    "tent_indoors": ("rue_morgue", square(tokens="{put: tent, at: A2}")),
    "locator_alone": ("rue_morgue", square(tokens="{put: start, at: A1}, {put: locator, at: B1, number: 1}")),
    "too_few_companions": (
        "army_of_the_dead",
        square(
            tokens="{put: start, at: A1}, {put: spawn, at: B1}",
            more="personal: 0\nwhen: [{event: turn_ends, at: A1, do: [{leave: may}]}]",
        ).replace("{taken: objective}", "{brought_out: 1}"),
    ),
    "no_personal_token": ("army_of_the_dead", square(tokens="{put: start, at: A1}, {put: spawn, at: B1}")),
}
"""For each kind of error in what a mechanism adds to files, the game and a mission with the error."""


def error_of(text: str, box: str = "green_horde") -> tuple[str, int, list[str]]:
    """Return the error of a mission, its line, and its sentence in both languages."""
    game = horda.game(box)
    assert isinstance(game, Zombicide)
    problems = problems_in(text, game.words, name="mine.yaml")
    problem = min(problems, key=lambda one: one.severity != "error")
    said = [
        mission_error_text(Words(lang, strict=True), problem.what, problem.about) for lang in ("en", "es")
    ]
    return problem.what, problem.line, said


def is_of_one_language(english: str, spanish: str) -> bool:
    """Return whether two sentences are equal apart from names, so that one of them is not translated."""
    return NAMES.sub("", english) == NAMES.sub("", spanish)


@pytest.mark.parametrize("what", [*BROKEN, *OF_ONE_GAME])
def test_a_broken_mission_is_explained_in_both_languages(what: str):
    box, text = OF_ONE_GAME.get(what) or ("green_horde", BROKEN[what])
    found, line, (english, spanish) = error_of(text, box)
    assert found == what
    assert line >= 1
    assert not is_of_one_language(english, spanish)
    leaked = ENGLISH.search(NAMES.sub("", spanish))
    assert leaked is None, spanish
    known = [name for name in re.findall(r"`([^`]*)`", english) if name not in spanish]
    assert known == [], "both name the same things"


def test_an_error_of_a_file_says_where_in_both_languages():
    with pytest.raises(BadContent) as refused:
        read("minutes: soon", dict[str, int], name="mine.yaml")
    english, spanish = (Words(lang, strict=True).error(refused.value) for lang in ("en", "es"))
    assert english.startswith("A content file cannot be used: mine.yaml:1: `")
    assert spanish.startswith("No se puede usar un archivo de contenido: mine.yaml:1: `")
    assert ENGLISH.search(NAMES.sub("", spanish)) is None


def test_all_that_may_be_wrong_with_a_mission_is_said_otherwise_in_each_language():
    english, spanish = (variables(lang, "cli") for lang in ("en", "es"))
    for key in (one for one in english if one.startswith("cli-mission-")):
        assert english[key] == spanish[key], key
        given = dict.fromkeys(english[key], 7)
        one, other = (Words(lang).say(key, **given) for lang in ("en", "es"))
        assert not one.strip(" 7") or one != other or key in SAME, key
