"""The `horda` command: its groups and commands, each loaded by name when it runs or is completed."""

from __future__ import annotations

import click

from horda.cli.localized_help import HELP_FLAGS, HordaGroup

COMMANDS = {
    "games": "horda.cli.commands.games:list_games",
    "play": "horda.cli.commands.play:play",
    "learn": "horda.cli.commands.learn:learn",
    "serve": "horda.cli.commands.serve:serve",
    "simulate": "horda.cli.commands.simulate:simulate",
    "replay": "horda.cli.commands.replay:replay",
    "case": "horda.cli.commands.case:case",
    "rules": "horda.cli.commands.rules:rules",
    "referee": "horda.cli.commands.referee:referee",
    "completion": "horda.cli.commands.completion:completion",
    "help": "horda.cli.commands.help:show_help",
    "version": "horda.cli.commands.version:version",
    "lab": "horda.cli.commands.lab:lab",
    "mcp": "horda.cli.commands.mcp:mcp",
    "mission": "horda.cli.commands.mission:mission",
    "admin": "horda.cli.commands.admin:admin",
}
"""The commands in the order of the help page, each with its module and attribute."""


@click.group(
    "horda",
    cls=HordaGroup,
    lazy_commands=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": list(HELP_FLAGS)},
)
@click.option("--version", is_flag=True)
@click.pass_context
def app(ctx: click.Context, *, version: bool) -> None:
    """Run `horda` without a command: open the menu, or print the help page without a terminal."""
    if ctx.invoked_subcommand is not None and not version:
        return
    from horda.cli.actions import menu

    if version:
        menu.run_command(ctx, "version")
    elif menu.is_interactive():
        menu.open_menu(ctx)
    else:
        click.echo(ctx.get_help())
