"""Tests of server settings: flags override the environment, which overrides the file; secrets from separate files."""

import json
from pathlib import Path

import pytest

from horda.server.config.loading import SECRET_SETTINGS, SETTING_TYPES, AllSettings, BadSetting, read_settings

DIFFERENT = {
    "host": ("0.0.0.0", "::1", "127.0.0.2"),
    "port": (1, 2, 3),
    "db": ("a.db", "b.db", "c.db"),
    "expire": (10, 20, 30),
    "names": (["a.example"], ["b.example"], ["c.example"]),
    "public": ("https://a.example", "https://b.example", "https://c.example"),
    "proxies": (["10.0.0.1"], ["10.0.0.2"], ["10.0.0.3"]),
    "metrics_host": ("0.0.0.0", "::1", "127.0.0.2"),
    "metrics_port": (4, 5, 6),
    "log": ("DEBUG", "INFO", "ERROR"),
    "bots": (1, 2, 3),
    "players": (["a.py:A"], ["b.py:B"], ["c.py:C"]),
    "playouts": (1, 2, 3),
    "think": (1.5, 2.5, 3.5),
    "idle": (1.5, 2.5, 3.5),
    "absence": (1.5, 2.5, 3.5),
    "asking": (1.5, 2.5, 3.5),
    "window": (1.5, 2.5, 3.5),
    "manual": ("/a", "/b", "/c"),
    "missions": ("/a", "/b", "/c"),
    "club": ("a.yaml", "b.yaml", "c.yaml"),
    "push": (False, True, False),
    "push_contact": ("a@example.org", "mailto:b@example.org", "https://c.example"),
    "push_private": (["a.example"], ["b.example"], ["c.example"]),
}
"""For each setting a value for the file, the environment and the flag."""


def write_text(place: Path, text: str) -> Path:
    place.write_text(text, encoding="utf-8")
    return place


def as_plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_every_setting_is_tried():
    assert DIFFERENT.keys() | {"limits"} == SETTING_TYPES.keys()


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_flag_goes_before_the_environment_before_the_file_before_the_default(name: str, tmp_path: Path):
    in_file, in_env, flag = DIFFERENT[name]
    toml = json.dumps(in_file)
    file = write_text(tmp_path / "horda.toml", f"{name} = {toml}\n")
    variable = f"HORDA_{name.upper()}"
    env = {variable: ",".join(in_env) if isinstance(in_env, list) else str(in_env)}
    default = as_plain(getattr(AllSettings(), name))
    for flags, around, config, value, where in [
        ({}, {}, None, default, None),
        ({}, {}, file, in_file, f"{file}: {name}"),
        ({}, {"HORDA_CONFIG": str(file)}, None, in_file, f"{file}: {name}"),
        ({}, env, file, in_env, variable),
        ({name: flag}, env, file, flag, "--"),
        ({name: None}, {variable: ""}, file, in_file, f"{file}: {name}"),
    ]:
        read = read_settings(flags, around, config)
        assert as_plain(getattr(read.settings, name)) == value
        assert (read.where.get(name) or "").startswith(where or "")


def test_limits_are_heard_figure_by_figure(tmp_path: Path):
    file = write_text(tmp_path / "horda.toml", "[limits]\nspectators = 1\nlive_matches = 2\n")
    read = read_settings({"limits": ["chat_at_once=3"]}, {"HORDA_LIMITS": "spectators=9, body_bytes=7"}, file)
    assert read.settings.limits == (
        "spectators=1", "live_matches=2", "spectators=9", "body_bytes=7", "chat_at_once=3",
    )  # fmt: skip


def test_a_secret_lies_in_a_file_of_its_own(tmp_path: Path):
    secret = write_text(tmp_path / "secret", "postgresql://ana:pass@db/horda\n")
    read = read_settings({}, {"HORDA_DB_FILE": str(secret)})
    assert (read.settings.db, read.where["db"]) == ("postgresql://ana:pass@db/horda", "HORDA_DB_FILE")
    file = write_text(tmp_path / "horda.toml", 'db_file = "secret"\n')
    assert read_settings({}, {}, file).settings.db == "postgresql://ana:pass@db/horda"
    other = write_text(tmp_path / "other", "postgresql://eva:other@db/horda")
    assert (
        read_settings({}, {"HORDA_DB_FILE": str(other)}, file).settings.db
        == "postgresql://eva:other@db/horda"
    )
    assert "db" in SECRET_SETTINGS


@pytest.mark.parametrize(
    ("text", "env", "key"),
    [
        ("port = 70000\n", {}, "setting-value"),
        ("port = true\n", {}, "setting-value"),
        ('expire = "soon"\n', {}, "setting-value"),
        ("names = 7\n", {}, "setting-value"),
        ("db = 7\n", {}, "setting-value"),
        ("prot = 8666\n", {}, "setting-unknown"),
        ("port = \n", {}, "setting-toml"),
        ("#" * 70_000, {}, "setting-no-text"),
        ('db = "a"\ndb_file = "b"\n', {}, "setting-twice"),
        ("", {"HORDA_PORT": "x"}, "setting-value"),
        ("", {"HORDA_LOG": "LOUD"}, "setting-value"),
        ("", {"HORDA_DB": "a", "HORDA_DB_FILE": "b"}, "setting-twice"),
    ],
)
def test_what_cannot_be_used_is_refused(text: str, env: dict[str, str], key: str, tmp_path: Path):
    file = write_text(tmp_path / "horda.toml", text)
    with pytest.raises(BadSetting) as caught:
        read_settings({}, env, file)
    assert caught.value.key == key


@pytest.mark.parametrize("content", [b"", b"one\ntwo\n", b"\xff\xfe"])
def test_a_secret_is_one_line(content: bytes, tmp_path: Path):
    secret = tmp_path / "secret"
    secret.write_bytes(content)
    with pytest.raises(BadSetting):
        read_settings({}, {"HORDA_DB_FILE": str(secret)})


def test_a_secret_that_cannot_be_used_is_not_repeated(tmp_path: Path):
    file = write_text(tmp_path / "horda.toml", 'db = ["hunter2"]\n')
    with pytest.raises(BadSetting) as caught:
        read_settings({}, {}, file)
    assert "hunter2" not in str(caught.value.about)
