"""`horda case`: worked examples of rules, run from files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import PATH, json_option


@click.command("case", cls=Command)
@click.argument("files", metavar="FILE...", type=PATH, nargs=-1, required=True)
@json_option
@click.pass_obj
def case(context: CliContext, files: Sequence[Path], *, json: bool) -> None:
    """Run the cases of files."""
    from horda.cli.actions.rulebooks.case import run_cases

    run_cases(context, files, as_json=json)
