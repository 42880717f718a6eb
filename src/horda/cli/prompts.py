"""Prompts for a line or a number."""

from __future__ import annotations

import click

from horda.cli.context import CliContext


def ask_line(context: CliContext, prompt: str) -> str:
    """Return the typed line without surrounding blanks; raise `click.Abort` at the end of input."""
    try:
        return context.out.input(f"{prompt} ", markup=False).strip()
    except EOFError as problem:
        raise click.Abort from problem


def ask_number(context: CliContext, prompt: str, *, low: int, high: int, default: int) -> int:
    """Ask until a number in the range is typed; an empty line means the default."""
    while True:
        line = ask_line(context, f"{prompt} ({low}–{high}) [{default}]")
        if not line:
            return default
        if line.isdigit() and low <= int(line) <= high:
            return int(line)
        context.print_message("cli-number-between", "red", low=low, high=high)
