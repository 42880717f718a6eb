"""`horda help`: the help page of a command."""

from __future__ import annotations

from collections.abc import Sequence

import click

from horda.cli.localized_help import Command, Group, NoSuchCommand


@click.command("help", cls=Command)
@click.argument("command", metavar="COMMAND...", nargs=-1)
@click.pass_context
def show_help(ctx: click.Context, command: Sequence[str]) -> None:
    """Print the help page of a command, found by its names: `horda help lab run`."""
    shown = ctx.find_root()
    for name in command:
        group = shown.command
        if not isinstance(group, Group):
            raise click.UsageError(f"Got unexpected extra argument ({name})", shown)
        found = group.get_command(shown, name)
        if found is None:
            raise NoSuchCommand(name, group.list_commands(shown))
        shown = click.Context(found, info_name=name, parent=shown)
    click.echo(shown.get_help())
