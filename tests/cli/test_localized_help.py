"""Tests of the command's help in both languages and of its one-sentence errors."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Horda, completions

from horda.cli import exit_codes
from horda.cli.app import app
from horda.locale import Words

COMMANDS = ("games", "play", "serve", "simulate", "replay", "case", "rules", "help", "version")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_lists_the_commands_in_the_language_asked_for(horda: Horda, lang: str):
    page = horda.well("--help", "--lang", lang)
    words = Words(lang, strict=True)
    assert page.startswith(words.say("cli-usage"))
    assert all(words.say(f"cli-{name}.short") in page for name in COMMANDS)
    assert horda.well("--lang", lang) == page


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_arguments_and_options(horda: Horda, command: str, lang: str):
    words = Words(lang, strict=True)
    page = " ".join(horda.well(command, "--help", f"--lang={lang}").split())
    found = app.get_command(click.Context(app), command)
    assert found is not None
    names = [str(param.name).replace("_", "-") for param in found.params]
    assert names
    assert all(words.say(f"cli-{command}-{name}") in page for name in names)
    assert words.say(f"cli-{command}")[:30] in page


def lines_of_commands(command: click.Command, line: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the command line of each command as a tuple of words."""
    yield line
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from lines_of_commands(found, (*line, name))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_help_page_lacks_words(horda: Horda, lang: str):
    """A missing text would appear as its message name with spaces for hyphens."""
    pages = {line: horda.well(*line, "--help", "--lang", lang) for line in lines_of_commands(app)}
    assert len(pages) > 30
    assert {line for line, page in pages.items() if re.search(r"\bcli [a-z-]", page)} == set()


@pytest.mark.parametrize("line", ["", "simulate", "lab", "lab run"])
def test_help_is_asked_for_in_three_ways(horda: Horda, line: str):
    page = horda.well(*line.split(), "--help")
    assert horda.well(*line.split(), "-h") == page
    assert horda.well("help", *line.split()) == page
    assert "-h, --help " in page


def test_arguments_and_options_have_headings_of_their_own(horda: Horda):
    page = horda.well("simulate", "--help")
    assert page.index("\nArguments:\n  GAME ") < page.index("\nOptions:\n  --seats N ")
    assert "\nArguments" not in horda.well("serve", "--help")
    spanish = horda.well("simulate", "--help", "--lang", "es")
    assert spanish.index("\nArgumentos:\n") < spanish.index("\nOpciones:\n")


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("lab run", "--out FOLDER"),
        ("lab report", "--out FILE"),
        ("lab train", "--out FILE"),
        ("admin expire", "--days DAYS"),
    ],
)
def test_an_option_that_a_command_cannot_do_without_is_shown_as_required(
    horda: Horda, command: str, option: str
):
    page = " ".join(horda.well(*command.split(), "--help").split())
    usage, _, rest = page.partition("[options]")
    assert f" {option} " in usage
    assert "(required)" in rest
    assert "(obligatoria)" in horda.well(*command.split(), "--help", "--lang", "es")


def test_every_command_calls_matches_and_players_by_the_same_names(horda: Horda):
    """The older options `--games`, `--bot` and `--bots` still work but are in no help page."""
    for command in ("simulate", "lab run"):
        page = horda.well(*command.split(), "--help")
        assert "--matches N" in page
        assert "--players NAME,NAME" in page
        assert not re.search("--(games|bots?) ", page)
    line = ("simulate", "zombiland", "--seed", "4", "--json")
    new = json.loads(horda.well(*line, "--players", "random,random", "--matches", "3"))
    old = json.loads(horda.well(*line, "--bots", "random,random", "--games", "3"))
    one = json.loads(horda.well(*line, "--bot", "random", "--seats", "2", "--games", "3"))
    assert new["results"] == old["results"] == one["results"]
    assert "--games" not in completions(horda, "simulate", "--")


def test_a_launcher_says_how_it_was_called(horda: Horda, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HORDA_COMMAND", "../my folder/horda")
    assert horda.badly("simulate").endswith("Try `../my folder/horda simulate --help`.")
    assert horda.well("lab", "run", "--help").startswith("Usage: ../my folder/horda lab run [GAME]")
    advised = "`../my folder/horda play NAME` begins a match, `../my folder/horda rules NAME` opens"
    assert advised in " ".join(horda.well("games").split())


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
        (
            "simulate",
            "Missing argument GAME. Try `horda simulate --help`.",
            "Falta el argumento JUEGO. Prueba con `horda simulate --help`.",
        ),
        (
            "lab run zombiland",
            "Missing option --out FOLDER. Try `horda lab run --help`.",
            "Falta la opción --out CARPETA. Prueba con `horda lab run --help`.",
        ),
        ("help gams", "There is no command “gams”; perhaps: games.", "No hay ninguna orden «gams»"),
        ("help play now", "This command does not take “now”", "«now»"),
        (
            "simulate zombiland --matches none",
            "--matches N: write a whole number",
            "--matches N: aquí va un número",
        ),
        (
            "simulate zombiland --matches 0",
            "--matches N: write a whole number",
            "--matches N: aquí va un número",
        ),
        ("simulate zombilnd", "Did you mean “zombiland”?", "«zombiland»"),
        ("simulate zombiland --seats 9", "is for 2 to 6 players", "es para 2 a 6 jugadores, no 9."),
        ("simulate zombiland --option mood=wild", "no option `mood`", "no tiene la opción `mood`"),
        ("simulate zombiland --option dead_cards=up", "allowed: bottom", "se permite: bottom"),
        ("simulate zombiland --option mood", "write `name=value`", "se escribe `nombre=valor`"),
        ("simulate zombiland --players genius", "no bot “genius”", "No existe el bot «genius»"),
        (
            "simulate zombiland --seats 2 --players random,random,random",
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
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("horda.cli.actions.games.show_games", fail)
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


def test_the_games_are_listed_with_their_options_and_values(horda: Horda):
    listed = " ".join(horda.well("games").split())
    assert "draft Expert draft (false, true)" in listed
    assert "survivors Survivors (3, 1, 2, 4," in listed
    assert "corners Corners 1 to 4 (random, chba," in listed
    assert ", …)" in listed
