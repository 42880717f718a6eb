"""What a person types when asked for a line or a number."""

from __future__ import annotations

import click

from horda.cli.context import Desk


def line_typed(desk: Desk, prompt: str) -> str:
    """What a person types, without blanks around it."""
    try:
        return desk.out.input(f"{prompt} ", markup=False).strip()
    except EOFError as problem:
        raise click.Abort from problem


def number_typed(desk: Desk, prompt: str, *, low: int, high: int, usual: int) -> int:
    """A number in a range; Enter takes the usual one."""
    while True:
        line = line_typed(desk, f"{prompt} ({low}–{high}) [{usual}]")
        if not line:
            return usual
        if line.isdigit() and low <= int(line) <= high:
            return int(line)
        desk.say("cli-number-between", "red", low=low, high=high)
