"""Tests that the command rejects malformed files quickly, with one sentence that gives the line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes

LAUGHS = "\n".join(
    [
        "a0: &a0 [a, a, a, a, a, a, a, a, a]",
        *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)),
    ]
).encode()
BAD = {
    "multiplies": (LAUGHS, ":6: "),
    "holds_itself": (b"case: x\ngiven: &g\n  inside: *g\n", ":3: "),
    "too_deep": (b"case: x\ngiven: " + b"[" * 5000, ":2: "),
    "too_large": (b"- case: x\n" * 200_000, " bytes, "),
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", BAD)
def test_a_case_that_cannot_be_read_is_refused_with_its_line(
    horda: Horda, tmp_path: Path, name: str, lang: str
):
    raw, said = BAD[name]
    file = tmp_path / "bad.yaml"
    file.write_bytes(raw)
    told = horda.badly("case", str(file), "--lang", lang, code=exit_codes.BAD_FILE)
    assert "bad.yaml:" in told
    assert said in told
    assert told.startswith("A content file" if lang == "en" else "No se puede usar")


@pytest.mark.parametrize("name", BAD)
def test_a_mission_that_cannot_be_read_is_refused_with_its_line(horda: Horda, tmp_path: Path, name: str):
    raw, said = BAD[name]
    file = tmp_path / "bad.yaml"
    file.write_bytes(raw)
    done = horda("mission", "check", str(file))
    assert done.exit_code in (exit_codes.NOT_HELD, exit_codes.BAD_FILE)
    assert "Traceback" not in done.output
    assert said in done.output
    assert "bad.yaml:" in done.output


@pytest.mark.parametrize("command", [["case"], ["replay"], ["play"], ["mission", "check"]])
def test_a_file_that_is_no_text_is_said_to_be_none(horda: Horda, tmp_path: Path, command: list[str]):
    file = tmp_path / "bad.json"
    file.write_bytes("case: x\nabout: aún\n".encode("latin-1"))
    told = horda.badly(*command, str(file), code=exit_codes.BAD_FILE)
    assert told.startswith("bad.json is not a text file: line 2 holds bytes that are not UTF-8.")
    spanish = horda.badly(*command, str(file), "--lang", "es", code=exit_codes.BAD_FILE)
    assert spanish.startswith("bad.json no es texto: en la línea 2")


CASE = """\
case: wrong
game: {game}
rules: []
given: {given}
then: {then}
"""


@pytest.mark.parametrize(
    ("game", "given", "part", "value"),
    [
        ("zombiland", "spaces: 3", "given.spaces", "3"),
        ("zombiland", "spaces: {zone_0: vera tomas odile}, dice: many", "given.dice", "'many'"),
        ("zombiland", "decks: [1, 2], spaces: {zone_0: vera tomas odile}", "given.decks", "[1, 2]"),
        ("green_horde", "zones: {A1: rolf}, supply: {ogre: 1}", "given.supply", "{'ogre': 1}"),
        ("green_horde", "zones: {A1: rolf}, horde: many", "given.horde", "'many'"),
    ],
)
def test_a_wrong_value_in_a_case_is_blamed_by_its_place(
    horda: Horda, tmp_path: Path, game: str, given: str, part: str, value: str
):
    file = tmp_path / "wrong.yaml"
    file.write_text(CASE.format(game=game, given=f"{{{given}}}", then="{over: false}"))
    done = horda("case", str(file))
    assert done.exit_code == exit_codes.BAD_FILE, done.output
    assert f"In the case `wrong`, `{part}` cannot be {value};" in done.output


def test_a_case_that_does_not_hold_is_another_matter(horda: Horda, tmp_path: Path):
    file = tmp_path / "wrong.yaml"
    for then in ("{over: true}", "{refused: 3}"):
        file.write_text(
            CASE.format(game="zombiland", given="{spaces: {zone_0: vera tomas odile}}", then=then)
        )
        assert horda("case", str(file)).exit_code == exit_codes.NOT_HELD
