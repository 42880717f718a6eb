"""What a server is told, in one place: by a flag, else by the environment, else by a file, else by default.

A setting called `metrics_port` is `--metrics-port` as a flag, `HORDA_METRICS_PORT` in the environment and
`metrics_port` in the file (TOML). A secret may lie in a file of its own, by `HORDA_DB_FILE` or `db_file`.
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
Thought = Annotated[float, msgspec.Meta(gt=0, le=14)]
Contact = Annotated[str, msgspec.Meta(pattern=r"^(https://|mailto:)?[^\s/]+$", max_length=200)]
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

PREFIX = "HORDA_"
CONFIG = f"{PREFIX}CONFIG"
"""The variable that names the file."""
SECRETS = ("db",)
"""What may lie in a file of its own, and is never shown: the address of a database holds its password."""
IN_FILE = "_file"
LONGEST = 64 * 1024
"""Bytes of a file that is read."""


class AllSettings(msgspec.Struct, frozen=True):
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: Port | None = None
    """None: the first free one from 8666 on."""
    db: str | None = None
    """None: a file in the state folder."""
    expire: Days = 0
    names: tuple[str, ...] = ()
    public: str | None = None
    """The address in the browsers of those who play; None: there are no passkeys."""
    proxies: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    """Each `name=value`; of those in the file, the environment and the flags the last on a name counts."""
    metrics_host: str = "127.0.0.1"
    metrics_port: Port | None = None
    """None: `/metrics` is where everything else is."""
    manual: str | None = None
    """The folder of the built manual; None: what a clone has built, if it has."""
    missions: str | None = None
    """The folder of missions besides those of the boxes; None: where a person keeps theirs."""
    log: Level = "WARNING"
    bots: Processes | None = None
    """Processes in which bots think; None: one for each processor."""
    players: tuple[str, ...] = ()
    """Players of one's own that are offered, each `name=my_player.py:Class`."""
    playouts: Playouts = TABLE_BUDGET.playouts
    """Matches that a bot may play on in its head before it decides."""
    think: Thought = TABLE_BUDGET.seconds
    """Seconds that it may take for that; less than the fifteen after which it is stopped."""
    idle: Seconds = 300.0
    absence: Seconds = 120.0
    asking: Seconds = 120.0
    window: Window = 8.0
    push: bool = True
    """Whether notices are sent to devices whose page is closed, where what sends them is installed."""
    push_contact: Contact | None = None
    """Whom the people of a push service can write to; None: the server's first name."""
    push_private: tuple[str, ...] = ()
    """Push services in one's own house, by name or address; all others are on the open network."""
    club: str | None = None
    """The file that says how the club is run; None: there is no club."""


KINDS: dict[str, Any] = get_type_hints(AllSettings, include_extras=True)
WANTED = {
    "port": "port", "metrics_port": "port", "expire": "days", "bots": "processes", "log": "level",
    "idle": "seconds", "absence": "seconds", "asking": "seconds", "window": "window",
    "names": "list", "proxies": "list", "limits": "limits", "players": "list", "playouts": "playouts",
    "think": "thought", "push": "switch", "push_contact": "contact", "push_private": "list",
}  # fmt: skip
"""What a setting has to be, by the word of the catalogue for it; a line of text where nothing is said."""


class BadSetting(ValueError):
    """A setting that cannot be used: a message `setting-<key>` and what it tells."""

    def __init__(self, key: str, /, **about: str) -> None:
        super().__init__(key)
        self.key = f"setting-{key}"
        self.about = about


class GivenSetting(NamedTuple):
    """A value and where it stands."""

    value: object
    where: str


class SettingsRead(NamedTuple):
    """The settings, and where each that is not the default stands."""

    told: AllSettings
    where: dict[str, str]


def read_settings(
    flags: Mapping[str, object], env: Mapping[str, str] = os.environ, config: Path | None = None
) -> SettingsRead:
    """The settings: the flags that were said (not None), else the environment, else the file."""
    file = config or (Path(env[CONFIG]) if env.get(CONFIG) else None)
    layers = [_in_file(file) if file else {}, _in_environment(env), _in_flags(flags)]
    values: dict[str, object] = {}
    where: dict[str, str] = {}
    limits: tuple[str, ...] = ()
    for layer in layers:
        for name, given in layer.items():
            values[name] = _converted(name, given)
            where[name] = given.where
            if name == "limits":
                limits += values[name]  # type: ignore[operator]  # converted to a tuple of texts
    return SettingsRead(msgspec.convert({**values, "limits": limits}, AllSettings), where)


def _converted(name: str, given: GivenSetting) -> object:
    value = given.value
    if name == "limits" and isinstance(value, dict):
        value = [f"{limit}={figure}" for limit, figure in value.items()]
    try:
        return msgspec.convert(value, KINDS[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as problem:
        shown = "…" if name in SECRETS else str(value)[:80]
        wanted = WANTED.get(name, "text")
        raise BadSetting("value", where=given.where, given=shown, wanted=wanted) from problem


def _in_flags(flags: Mapping[str, object]) -> dict[str, GivenSetting]:
    return {
        name: GivenSetting(value, FLAGS.get(name, f"--{name.replace('_', '-')}"))
        for name, value in flags.items()
        if value is not None and value != []
    }


def _in_environment(env: Mapping[str, str]) -> dict[str, GivenSetting]:
    """What variables say; one that is empty says nothing."""
    found: dict[str, GivenSetting] = {}
    for name in KINDS:
        variable = f"{PREFIX}{name.upper()}"
        written = env.get(variable, "")
        if name in SECRETS and (file := env.get(f"{variable}_FILE", "")):
            if written:
                raise BadSetting("twice", one=variable, other=f"{variable}_FILE")
            found[name] = GivenSetting(_secret(Path(file)), f"{variable}_FILE")
        elif written:
            found[name] = GivenSetting(_listed(written) if WANTED.get(name) in LISTS else written, variable)
    return found


LISTS = ("list", "limits")
FLAGS = {"names": "--name", "proxies": "--proxy", "limits": "--limit", "players": "--player"}
"""Flags that are said once for each value."""


def _listed(written: str) -> list[str]:
    """What a variable lists, with commas between."""
    return [one.strip() for one in written.split(",") if one.strip()]


def _in_file(file: Path) -> dict[str, GivenSetting]:
    """What the file says; a name that is none is refused, for somebody meant something by it."""
    try:
        content = tomllib.loads(_text_of(file))
    except tomllib.TOMLDecodeError as problem:
        raise BadSetting("toml", file=str(file), detail=str(problem)) from problem
    found: dict[str, GivenSetting] = {}
    for name, value in content.items():
        where = f"{file}: {name}"
        plain = name.removesuffix(IN_FILE)
        if name not in KINDS and plain in SECRETS:
            if plain in content:
                raise BadSetting("twice", one=f"{file}: {plain}", other=where)
            if not isinstance(value, str):
                raise BadSetting("value", where=where, given=str(value)[:80], wanted="text")
            found[plain] = GivenSetting(_secret(file.parent / value), where)
        elif name not in KINDS:
            known = [*KINDS, *(f"{one}{IN_FILE}" for one in SECRETS)]
            raise BadSetting("unknown", file=str(file), name=name[:80], known=", ".join(known))
        else:
            found[name] = GivenSetting(value, where)
    return found


def _secret(file: Path) -> str:
    """A secret that lies in a file: its one line."""
    lines = [line for line in _text_of(file).splitlines() if line.strip()]
    if len(lines) != 1:
        raise BadSetting("secret", file=str(file), count=str(len(lines)))
    return lines[0].strip()


def _text_of(file: Path) -> str:
    """A short file's text; `OSError` where it cannot be read."""
    with file.open("rb") as opened:
        raw = opened.read(LONGEST + 1)
    try:
        if len(raw) <= LONGEST:
            return raw.decode()
    except UnicodeDecodeError as problem:
        raise BadSetting("no-text", file=str(file)) from problem
    raise BadSetting("no-text", file=str(file))
