"""`horda version`: the installed version."""

from __future__ import annotations

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Command
from horda.cli.parameters import json_option


@click.command("version", cls=Command)
@json_option
@click.pass_obj
def version(context: CliContext, *, json: bool) -> None:
    """Print the version."""
    from horda.cli.actions.version import print_version

    print_version(context, as_json=json)
