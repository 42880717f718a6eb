"""Tests of `horda serve`: errors in its arguments and settings, and when it opens a browser."""

import asyncio
import re
import socket
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes
from horda.cli.actions.serve import has_screen, settings_of
from horda.cli.context import CliContext
from horda.cli.server_options import read_server_settings
from horda.extras import install_command
from horda.server.store import Store
from horda.server.store.lock import DatabaseLock


def test_a_database_that_cannot_be_used_is_refused_without_its_password(horda: Horda):
    told = horda.badly("serve", "--db", "mysql://ana:secret@there/horda", code=exit_codes.BAD_PLACE)
    assert "postgresql://user:password@host/name" in told
    assert "secret" not in told


def test_postgresql_without_its_driver_names_what_to_install(horda: Horda, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("horda.server.store.engine.asyncpg", None)
    for lang in ("en", "es"):
        told = horda.badly(
            "serve", "--db", "postgresql://ana:secret@there/horda", "--lang", lang, code=exit_codes.BAD_PLACE
        )
        assert install_command("postgres") in told
        assert "secret" not in told


def test_a_port_in_use_is_told(horda: Horda, tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = horda.badly(
            "serve", "--port", port, "--db", str(tmp_path / "t.db"), "--lang", "es", code=exit_codes.BAD_PLACE
        )
        assert f"El puerto {port} está ocupado" in told


def test_limits_and_proxies_that_are_none_are_told(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    serve = ("serve", "--port", "0", "--db", str(tmp_path / "t.db"))
    assert "known: message_bytes" in " ".join(horda.badly(*serve, "--limit", "sokets=3").split())
    assert "No sirve como límite" in horda.badly(*serve, "--limit", "spectators=x", "--lang", "es")
    assert "10.0.0.0/8" in " ".join(horda.badly(*serve, "--proxy", "my.proxy").split())
    monkeypatch.setenv("HORDA_LIMITS", "connections=-3")
    assert "more than 0" in " ".join(horda.badly(*serve).split())


@pytest.mark.parametrize(
    ("given", "english", "spanish"),
    [
        ("http://table.example", "https:// alone", "solo las guardan con https://"),
        ("https://192.0.2.7", "for names, not for numbers", "para nombres, no para números"),
        ("table.example", "as it stands in the browser", "como sale en el navegador"),
    ],
)
def test_a_public_address_without_passkeys_is_told(
    horda: Horda, tmp_path: Path, given: str, english: str, spanish: str
):
    serve = ("serve", "--port", "0", "--db", str(tmp_path / "t.db"), "--public", given)
    for lang, told in (("en", english), ("es", spanish)):
        said = " ".join(horda.badly(*serve, "--lang", lang).split())
        assert told in said
        assert given in said


def test_a_public_address_names_the_server(tmp_path: Path):
    told = read_server_settings(
        {"public": "https://Table.Example:443", "names": ["other.example"]}, None
    ).settings
    settings = settings_of(CliContext("en"), told, str(tmp_path / "t.db"), tmp_path)
    assert settings.names == ("other.example", "table.example")
    assert settings.public is not None
    assert settings.public.origin == "https://table.example"


def test_a_club_that_cannot_be_opened_is_told(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "club.yaml"
    file.write_text("name: Lunes\ntables_a_persn: 3\n")
    serve = ("serve", "--db", str(tmp_path / "table.db"), "--port", "0")
    assert "did you mean `tables_a_person`?" in horda.badly(*serve, "--club", str(file))
    file.write_text("name: Lunes\n")
    monkeypatch.setenv("HORDA_CLUB_KEY", "short")
    monkeypatch.setenv("HORDA_CLUB", str(file))
    assert "No se puede abrir el club" in horda.badly(*serve, "--lang", "es")


MISSION = str(files("horda.games.rue_morgue") / "content" / "missions" / "first_aid.yaml")
ENGLISH = re.compile(r"\b(the|is|of|must|write|known|did|you|expected|least|not|no such|file|signs)\b", re.I)
"""Pattern of words that identify an English sentence; quoted field names are removed before the search."""


@pytest.mark.parametrize(
    ("written", "key", "told"),
    [
        ("tables_a_persn: 3", "", "¿querías decir `tables_a_person`?"),
        ("tables: 0", "", "`tables` ha de ser >= 1"),
        ("tables: many", "", "`tables` ha de ser `int`, no `str`"),
        ("seat_seconds: 0", "", "`seat_seconds` ha de ser > 0"),
        (f"name: {'x' * 81}", "", "`name` ha de tener <= 80 caracteres"),
        ("name: [", "", "no se puede leer como YAML"),
        ("- a\n- b", "", "ha de contener"),
        ("key: short", "", "al menos 16 caracteres"),
        ("{}", "short", "al menos 16 caracteres"),
        (b"name: \xff", "", "UTF-8"),
        (None, "", "no existe"),
    ],
)
def test_what_is_wrong_with_a_club_is_told_in_spanish(
    horda: Horda,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    written: str | bytes | None,
    key: str,
    told: str,
):
    file = tmp_path / "club.yaml"
    if written is not None:
        file.write_bytes(written if isinstance(written, bytes) else written.encode())
    monkeypatch.setenv("HORDA_CLUB_KEY", key)
    serve = ("serve", "--db", str(tmp_path / "table.db"), "--port", "0", "--club", str(file), "--lang", "es")
    said = " ".join(horda.badly(*serve).split())
    assert told in said
    own = re.sub(r"`[^`]*`|\(«A club».*?\)", "", said.replace(str(file), ""))
    assert not ENGLISH.search(own), own


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        ("sokets=3", "se conocen: message_bytes"),
        ("spectators=x", "escribe spectators="),
        ("spectators=0", "ha de ser mayor que 0"),
    ],
)
def test_what_is_wrong_with_a_limit_is_told_in_spanish(horda: Horda, tmp_path: Path, limit: str, told: str):
    serve = ("serve", "--db", str(tmp_path / "table.db"), "--port", "0", "--limit", limit, "--lang", "es")
    said = " ".join(horda.badly(*serve).split())
    assert told in said
    assert not ENGLISH.search(re.sub(r"`[^`]*`", "", said)), said


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("play", "green_hord"), "No existe el juego «green_hord». ¿Querías decir «green_horde»?"),
        (("simulate", "xyz"), "No existe el juego «xyz». En la estantería están: army_of_the_dead,"),
        (("mission", "check", MISSION, "--game", "zombiland"), "«zombiland» no es un juego con misiones"),
        (("mission", "list", "zombiland"), "Esta orden no admite «zombiland»"),
    ],
)
def test_a_game_that_does_not_exist_is_told_in_spanish(horda: Horda, args: tuple[str, ...], told: str):
    said = " ".join(horda.badly(*args, "--lang", "es").split())
    assert told in said
    names = re.sub(r"«[^»]*»|\w+_of_\w+_\w+|\w+_of_\w+", "", said)
    assert not ENGLISH.search(names), names


def test_a_folder_without_a_manual_is_told(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    serve = ("serve", "--port", "0", "--db", str(tmp_path / "t.db"))
    told = " ".join(horda.badly(*serve, "--manual", str(tmp_path)).split())
    assert "no built manual" in told
    assert "tools/make.py docs" in told
    monkeypatch.setenv("HORDA_MANUAL", str(tmp_path / "nowhere"))
    assert "no hay ningún manual" in " ".join(horda.badly(*serve, "--lang", "es").split())


def test_settings_come_from_the_environment_and_the_command(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HORDA_NAMES", "one.example, two.example")
    monkeypatch.setenv("HORDA_PROXIES", "10.0.0.1")
    monkeypatch.setenv("HORDA_LIMITS", "spectators=5,live_matches=7")
    flags = {"proxies": ["::1"], "limits": ["spectators=6"]}
    settings = settings_of(
        CliContext("en"), read_server_settings(flags, None).settings, "t.db", Path("nowhere")
    )
    assert settings.names == ("one.example", "two.example")
    assert settings.proxies == ("::1",)
    assert (settings.bounds.spectators, settings.bounds.live_matches) == (6, 7)


def test_a_file_that_another_server_has_is_told(horda: Horda, tmp_path: Path):
    lock = DatabaseLock(str(tmp_path / "t.db"))
    lock.take()
    told = horda.badly("serve", "--port", "0", "--db", str(tmp_path / "t.db"), code=exit_codes.BAD_PLACE)
    lock.release()
    assert "Another Horda serves" in " ".join(told.split())


@pytest.mark.parametrize("link", ["symlink", "hard link", "other path"])
def test_a_file_is_known_by_whatever_way_it_is_reached(horda: Horda, tmp_path: Path, link: str):
    file, other = tmp_path / "t.db", tmp_path / "other" / "way.db"
    other.parent.mkdir()
    lock = DatabaseLock(str(file))
    lock.take()
    if link == "symlink":
        other.symlink_to(file)
    elif link == "hard link":
        other.hardlink_to(file)
    else:
        other = other.parent / ".." / "t.db"
    told = horda.badly("serve", "--port", "0", "--db", str(other), "--lang", "es", code=exit_codes.BAD_PLACE)
    lock.release()
    assert "Otro Horda ya sirve" in " ".join(told.split())


@pytest.mark.parametrize(("lang", "said"), [("en", "is damaged"), ("es", "está dañada")])
@pytest.mark.parametrize("damage", ["no database", "pages", "cut"])
def test_a_damaged_database_is_told_in_one_sentence_and_left_alone(
    horda: Horda, tmp_path: Path, damage: str, *, lang: str, said: str
):
    file = tmp_path / "t.db"
    asyncio.run(create_database(str(file)))
    raw = bytearray(file.read_bytes())
    if damage == "no database":
        raw[:] = b"Dear diary, " * 400
    elif damage == "pages":
        raw[4096 : 4096 * 6] = b"\xff" * 4096 * 5
    else:
        del raw[len(raw) // 2 :]
    file.write_bytes(raw)
    told = horda.badly("serve", "--port", "0", "--db", str(file), "--lang", lang, code=exit_codes.BAD_PLACE)
    assert said in told
    assert file.read_bytes() == raw


async def create_database(database: str) -> None:
    """Create a SQLite database with Horda's tables, checkpointed so that it is a single file."""
    store = Store(database)
    await store.open()
    await store.close()


def test_an_unreachable_database_is_reported_in_one_sentence(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("HORDA_DB", f"postgresql://ana:secret@/horda?host={tmp_path}")
    told = horda.badly("serve", "--port", "0", code=exit_codes.BAD_PLACE)
    assert "cannot be used" in told
    assert "secret" not in told


def test_a_database_of_a_newer_horda_is_told(horda: Horda, tmp_path: Path):
    file = tmp_path / "t.db"
    asyncio.run(create_database(str(file)))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer Horda" in horda.badly(
        "serve", "--port", "0", "--db", str(file), code=exit_codes.BAD_PLACE
    )


def test_no_browser_is_opened_inside_a_terminal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()


@pytest.mark.parametrize(
    ("host", "english", "spanish"),
    [
        ("nowhere.invalid", "No address is called “nowhere.invalid”", "Ninguna dirección se llama"),
        ("", "No address is called “”", "Ninguna dirección se llama «»"),
        ("a..b", "No address is called “a..b”", "Ninguna dirección se llama «a..b»"),
        ("192.0.2.1", "192.0.2.1 is not an address of this machine", "no es una dirección de este equipo"),
    ],
)
def test_a_host_that_cannot_be_used_is_told_apart_from_a_port(
    horda: Horda, tmp_path: Path, host: str, english: str, spanish: str
):
    line = ["serve", "--host", host, "--port", "0", "--db", str(tmp_path / "t.db")]
    assert english in horda.badly(*line, code=exit_codes.BAD_PLACE)
    assert spanish in horda.badly(*line, "--lang", "es", code=exit_codes.BAD_PLACE)
