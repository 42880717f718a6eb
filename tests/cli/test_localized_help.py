"""The command itself: help in both languages, one sentence for every error, a fast start."""

from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes
from horda.cli.app import app
from horda.locale import Words

COMMANDS = ("games", "play", "serve", "simulate", "replay", "case", "rules", "version")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_lists_the_commands_in_the_language_asked_for(horda: Horda, lang: str):
    page = horda.well("--help", "--lang", lang)
    words = Words(lang, strict=True)
    assert page.startswith(words.say("cli-usage"))
    assert all(words.say(f"cli-{name}.short") in page for name in COMMANDS)
    assert horda.well("--lang", lang) == page


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_everything_that_may_be_said_to_it(horda: Horda, command: str, lang: str):
    words = Words(lang, strict=True)
    page = " ".join(horda.well(command, "--help", f"--lang={lang}").split())
    names = [str(param.name).replace("_", "-") for param in app.commands[command].params]
    assert names
    assert all(words.say(f"cli-{command}-{name}") in page for name in names)
    assert words.say(f"cli-{command}")[:30] in page


@pytest.mark.parametrize("group", ["mission", "admin"])
def test_a_group_alone_shows_its_page(horda: Horda, group: str):
    assert horda.badly(group) == horda.well(group, "--help").strip()


def test_the_environment_decides_the_language(horda: Horda, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "es_AR.UTF-8")
    assert horda.well("--help").startswith("Uso:")


@pytest.mark.parametrize(
    ("line", "english", "spanish"),
    [
        ("gams", "There is no command “gams”; perhaps: games.", "No hay ninguna orden «gams»"),
        ("games --jsno", "There is no option --jsno here", "Aquí no existe la opción --jsno"),
        ("simulate", "GAME is missing", "Falta JUEGO"),
        ("simulate zombiland --games none", "--games N: a whole number", "--games N: aquí va un número"),
        ("simulate zombiland --games 0", "--games N: a whole number", "--games N: aquí va un número"),
        ("simulate zombilnd", "Did you mean “zombiland”?", "«zombiland»"),
        ("simulate zombiland --seats 9", "is for 2 to 6 players", "es para 2 a 6 jugadores, no 9."),
        ("simulate zombiland --option mood=wild", "no option `mood`", "no tiene la opción `mood`"),
        ("simulate zombiland --option dead_cards=up", "allowed: bottom", "se permite: bottom"),
        ("simulate zombiland --option mood", "write `name=value`", "se escribe `nombre=valor`"),
        ("simulate zombiland --bot genius", "no bot “genius”", "No existe el bot «genius»"),
        (
            "simulate zombiland --seats 2 --bots random,random,random",
            "3 bots were named for 2 seats",
            "Hay 3 bots para 2 asientos",
        ),
        ("play zombiland --seat 7=random --seats 3", "N from 1 to 3", "con N del 1 al 3"),
        (
            "play zombiland --seat 1=genius --seats 3",
            "`genius` cannot sit here",
            "`genius` no puede sentarse",
        ),
        ("play --resume", "There is no unfinished match", "no hay ninguna partida sin terminar"),
        ("rules zombilnd", "“zombilnd”; perhaps: zombiland.", "«zombilnd»; quizá: zombiland."),
        ("rules zombiland ZL-SET-99", "“ZL-SET-99”; perhaps: ZL-SET-", "«ZL-SET-99»; quizá: ZL-SET-"),
        ("rules ZL-SET-99", "“ZL-SET-99”; perhaps: ZL-SET-", "«ZL-SET-99»; quizá: ZL-SET-"),
        ("rules LZ-SET-04", "“LZ-SET-04”; perhaps: ZL-SET-04", "«LZ-SET-04»; quizá: ZL-SET-04"),
        ("rules --search xyzzy", "in any of the rulebooks", "En ningún reglamento"),
        ("serve --port 70000", "from 0 to 65,535", "del 0 al 65.535"),
        ("rules zombiland --search xyzzy", "holds all these words", "contiene todas esas palabras"),
        ("rules --coverage --tests nowhere", "There are no tests at or above nowhere", "No hay pruebas"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(horda: Horda, line: str, english: str, spanish: str):
    said = horda.badly(*line.split())
    assert english in said
    assert "\n" not in said
    assert spanish in horda.badly(*line.split(), "--lang", "es")


@pytest.mark.parametrize("command", ["play", "replay", "case"])
def test_a_file_that_is_missing_has_an_exit_code_of_its_own(horda: Horda, command: str):
    said = horda.badly(command, "nothing.json", code=exit_codes.BAD_FILE)
    assert said == "The file nothing.json cannot be used: it is not there."
    spanish = horda.badly(command, "nothing.json", "--lang", "es", code=exit_codes.BAD_FILE)
    assert spanish == "No se puede usar el archivo nothing.json: no existe."


def test_the_help_page_tells_every_exit_code(horda: Horda):
    page = horda.well("--help")
    words = Words("en", strict=True)
    assert all(f"{code}  " in page and words.say(f"cli-exit-{code}") in page for code in exit_codes.CODES)


def test_a_language_that_is_not_spoken_is_refused(horda: Horda):
    assert horda.badly("games", "--lang", "fr") == "Horda does not speak “fr”; it speaks: en, es."
    assert horda.badly("games", "--lang") == "Horda does not speak “”; it speaks: en, es."


def test_what_nobody_foresaw_is_kept_in_a_file(horda: Horda, home: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("horda.cli.commands.games.show_games", broken)
    done = horda("games")
    assert done.exit_code == 70
    assert "ZeroDivisionError: oh" in done.stderr
    assert "Traceback" not in done.stderr
    (kept,) = home.joinpath("errors").iterdir()
    assert "Traceback" in kept.read_text()


def test_the_version_tells_how_it_was_built(horda: Horda):
    assert horda.well("--version") == horda.well("version")
    assert horda.well("version").startswith("Horda ")
    assert '"build": "' in horda.well("version", "--json")
