"""Loading of the server settings: flag, environment, config file, default, in this order.

A setting called `metrics_port` is `--metrics-port` as a flag, `HORDA_METRICS_PORT` in the environment and
`metrics_port` in the file (TOML). A secret may be in a separate file, named by `HORDA_DB_FILE` or
`db_file`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from horda.server.bots.pool import TABLE_BUDGET

Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=10_000_000)]
Window = Annotated[float, msgspec.Meta(ge=0, le=600)]
Processes = Annotated[int, msgspec.Meta(ge=1, le=256)]
Playouts = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
ThinkSeconds = Annotated[float, msgspec.Meta(gt=0, le=14)]
Contact = Annotated[str, msgspec.Meta(pattern=r"^(https://|mailto:)?[^\s/]+$", max_length=200)]
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

ENV_PREFIX = "HORDA_"
CONFIG_VARIABLE = f"{ENV_PREFIX}CONFIG"
"""The environment variable that names the config file."""
SECRET_SETTINGS = ("db",)
"""Settings that may be in a separate file and are never shown: a database URL contains its password."""
FILE_SUFFIX = "_file"
MAX_FILE_BYTES = 64 * 1024
"""Largest config or secret file that is read, in bytes."""


class AllSettings(msgspec.Struct, frozen=True):
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: Port | None = None
    """The port; None means the first free one from 8666."""
    db: str | None = None
    """The database; None means a file in the state folder."""
    expire: Days = 0
    names: tuple[str, ...] = ()
    public: str | None = None
    """The public URL for players; without one there are no passkeys."""
    proxies: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    """Limits, each `name=value`; file, environment and flags are joined, and the last value of a name counts."""
    metrics_host: str = "127.0.0.1"
    metrics_port: Port | None = None
    """The port for `/metrics`; None means the main port."""
    manual: str | None = None
    """Folder of the built manual; None means the manual that this clone has built, if any."""
    missions: str | None = None
    """Folder of custom missions; None means the user's folder."""
    log: Level = "WARNING"
    bots: Processes | None = None
    """Processes in which bots think; None means one per processor."""
    players: tuple[str, ...] = ()
    """Custom players on offer, each `name=my_player.py:Class`."""
    playouts: Playouts = TABLE_BUDGET.playouts
    """Matches that a bot may simulate before it decides."""
    think: ThinkSeconds = TABLE_BUDGET.seconds
    """Seconds a bot may think; less than the fifteen after which it is stopped."""
    idle: Seconds = 300.0
    absence: Seconds = 120.0
    asking: Seconds = 120.0
    window: Window = 8.0
    push: bool = True
    """Whether notices are sent to devices whose page is closed, if the library is installed."""
    push_contact: Contact | None = None
    """Contact for the operators of push services; None means one made from the server's first name."""
    push_private: tuple[str, ...] = ()
    """Push services on the local network, by name or address; all others must be public."""
    club: str | None = None
    """Path of the club's settings file; None if there is no club."""


SETTING_TYPES: dict[str, Any] = get_type_hints(AllSettings, include_extras=True)
EXPECTED_KINDS = {
    "port": "port", "metrics_port": "port", "expire": "days", "bots": "processes", "log": "level",
    "idle": "seconds", "absence": "seconds", "asking": "seconds", "window": "window",
    "names": "list", "proxies": "list", "limits": "limits", "players": "list", "playouts": "playouts",
    "think": "thought", "push": "switch", "push_contact": "contact", "push_private": "list",
}  # fmt: skip
"""Kind of value of each setting, as the locale messages name it; plain text if not listed."""


class BadSetting(ValueError):
    """A setting that cannot be used: the message `setting-<key>` and its arguments."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"setting-{key}"
        self.about = about


class GivenSetting(NamedTuple):
    """A value of a setting and its source."""

    value: object
    where: str


class SettingsRead(NamedTuple):
    """All settings, with the source of each that is not the default."""

    settings: AllSettings
    where: dict[str, str]


def read_settings(
    flags: Mapping[str, object], env: Mapping[str, str] = os.environ, config: Path | None = None
) -> SettingsRead:
    """Return the settings from the given flags (not None), then the environment, then the file.

    Raise `BadSetting` if one is invalid.
    """
    file = config or (Path(env[CONFIG_VARIABLE]) if env.get(CONFIG_VARIABLE) else None)
    layers = [_read_file(file) if file else {}, _read_environment(env), _read_flags(flags)]
    values: dict[str, object] = {}
    where: dict[str, str] = {}
    limits: tuple[str, ...] = ()
    for layer in layers:
        for name, given in layer.items():
            values[name] = _convert(name, given)
            where[name] = given.where
            if name == "limits":
                limits += values[name]  # type: ignore[operator]  # converted to a tuple of texts
    return SettingsRead(msgspec.convert({**values, "limits": limits}, AllSettings), where)


def _convert(name: str, given: GivenSetting) -> object:
    value = given.value
    if name == "limits" and isinstance(value, dict):
        value = [f"{limit}={figure}" for limit, figure in value.items()]
    try:
        return msgspec.convert(value, SETTING_TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as problem:
        shown = "…" if name in SECRET_SETTINGS else str(value)[:80]
        wanted = EXPECTED_KINDS.get(name, "text")
        raise BadSetting("value", where=given.where, given=shown, wanted=wanted) from problem


def _read_flags(flags: Mapping[str, object]) -> dict[str, GivenSetting]:
    return {
        name: GivenSetting(value, FLAG_NAMES.get(name, f"--{name.replace('_', '-')}"))
        for name, value in flags.items()
        if value is not None and value != []
    }


def _read_environment(env: Mapping[str, str]) -> dict[str, GivenSetting]:
    """Return the settings in environment variables; empty variables are ignored."""
    found: dict[str, GivenSetting] = {}
    for name in SETTING_TYPES:
        variable = f"{ENV_PREFIX}{name.upper()}"
        written = env.get(variable, "")
        if name in SECRET_SETTINGS and (file := env.get(f"{variable}_FILE", "")):
            if written:
                raise BadSetting("twice", one=variable, other=f"{variable}_FILE")
            found[name] = GivenSetting(_read_secret(Path(file)), f"{variable}_FILE")
        elif written:
            found[name] = GivenSetting(
                _split_list(written) if EXPECTED_KINDS.get(name) in LIST_KINDS else written, variable
            )
    return found


LIST_KINDS = ("list", "limits")
FLAG_NAMES = {"names": "--name", "proxies": "--proxy", "limits": "--limit", "players": "--player"}
"""Command-line flags of the settings that take several values, one flag each."""


def _split_list(written: str) -> list[str]:
    """Split a variable's value at commas."""
    return [item.strip() for item in written.split(",") if item.strip()]


def _read_file(file: Path) -> dict[str, GivenSetting]:
    """Return the settings in a config file; an unknown name is an error."""
    try:
        content = tomllib.loads(_read_text(file))
    except tomllib.TOMLDecodeError as problem:
        raise BadSetting("toml", file=str(file), detail=str(problem)) from problem
    found: dict[str, GivenSetting] = {}
    for name, value in content.items():
        where = f"{file}: {name}"
        plain = name.removesuffix(FILE_SUFFIX)
        if name not in SETTING_TYPES and plain in SECRET_SETTINGS:
            if plain in content:
                raise BadSetting("twice", one=f"{file}: {plain}", other=where)
            if not isinstance(value, str):
                raise BadSetting("value", where=where, given=str(value)[:80], wanted="text")
            found[plain] = GivenSetting(_read_secret(file.parent / value), where)
        elif name not in SETTING_TYPES:
            known = [
                *SETTING_TYPES,
                *(f"{name_of_secret}{FILE_SUFFIX}" for name_of_secret in SECRET_SETTINGS),
            ]
            raise BadSetting("unknown", file=str(file), name=name[:80], known=", ".join(known))
        else:
            found[name] = GivenSetting(value, where)
    return found


def _read_secret(file: Path) -> str:
    """Return the secret in a file, which must have exactly one line."""
    lines = [line for line in _read_text(file).splitlines() if line.strip()]
    if len(lines) != 1:
        raise BadSetting("secret", file=str(file), count=str(len(lines)))
    return lines[0].strip()


def _read_text(file: Path) -> str:
    """Return the text of a short file; raise `OSError` or `BadSetting` if it cannot be read."""
    with file.open("rb") as opened:
        raw = opened.read(MAX_FILE_BYTES + 1)
    try:
        if len(raw) <= MAX_FILE_BYTES:
            return raw.decode()
    except UnicodeDecodeError as problem:
        raise BadSetting("no-text", file=str(file)) from problem
    raise BadSetting("no-text", file=str(file))
