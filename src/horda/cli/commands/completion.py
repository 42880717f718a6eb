"""`horda completion`: print a shell's completion script."""

from __future__ import annotations

import click

from horda.cli.completion import complete_shells, print_script
from horda.cli.context import CliContext
from horda.cli.localized_help import Command


@click.command("completion", cls=Command)
@click.argument("shell", metavar="SHELL", shell_complete=complete_shells)
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the completion script of a shell."""
    context = ctx.obj
    assert isinstance(context, CliContext)
    print_script(context, ctx.find_root().command, shell)
