"""Parsing of command-line values for the engine: options, seed, thinking time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from horda.cli.errors import CliError
from horda.engine.choices import Plain
from horda.engine.player import Budget

if TYPE_CHECKING:
    from horda.engine.game import Game

YES = ("yes", "true", "on", "y", "s", "si", "sí", "1")
NO = ("no", "false", "off", "n", "0")


def parse_options(game: Game, lines: Sequence[str]) -> dict[str, Plain]:
    """Return the options of `--option name=value`, converted to the types of the game's options."""
    known = {option.name: option for option in game.options()}
    given: dict[str, Plain] = {}
    for line in lines:
        name, sign, text = line.partition("=")
        if not sign:
            raise CliError("form", line=line, known=", ".join(known) or "–")
        name = name.strip().replace("-", "_")
        allowed = known[name].values if name in known else ()
        given[name] = _value(text.strip(), allowed)
    return given


def _value(text: str, allowed: Sequence[Plain]) -> Plain:
    for value in allowed:
        if isinstance(value, bool):
            if text.lower() in (YES if value else NO):
                return value
        elif str(value) == text or (value is None and text.lower() == "none"):
            return value
    return text


def format_option_value(value: object) -> str:
    """Format a value in the notation of `--option`."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def thinking_budget(playouts: int | None, think: float | None, usual: Budget) -> Budget:
    """Return the thinking budget for `--playouts` and `--think`; a missing value is taken from `usual`."""
    return Budget(usual.playouts if playouts is None else playouts, usual.seconds if think is None else think)


def parse_seed(text: str) -> int | str:
    """Return a seed as a whole number if it is one, else as text."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else text
