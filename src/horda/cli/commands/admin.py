"""`horda admin`: commands for the operator of a server."""

from __future__ import annotations

from pathlib import Path

import click

from horda.cli.context import CliContext
from horda.cli.localized_help import Group
from horda.cli.parameters import PATH, config_option, database_option, json_option

admin = Group("admin", no_args_is_help=True)

match_argument = click.argument("match", metavar="MATCH")
file_argument = click.argument("file", metavar="FILE", type=PATH)
yes_option = click.option("--yes", is_flag=True)


@admin.command("list")
@click.option("--unplayed", metavar="DAYS", type=click.IntRange(min=0))
@config_option
@database_option
@json_option
@click.pass_obj
def list_matches(
    context: CliContext, *, unplayed: int | None, config: Path | None, db: str | None, json: bool
) -> None:
    """List the matches."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).list(unplayed, as_json=json)


@admin.command("show")
@match_argument
@config_option
@database_option
@json_option
@click.pass_obj
def show(context: CliContext, match: str, *, config: Path | None, db: str | None, json: bool) -> None:
    """Show one match."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).show(match, as_json=json)


@admin.command("export")
@match_argument
@click.option("--out", "-o", metavar="FILE", type=PATH)
@config_option
@database_option
@click.pass_obj
def export(context: CliContext, match: str, *, out: Path | None, config: Path | None, db: str | None) -> None:
    """Write a match as a save."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).export(match, out)


@admin.command("delete")
@match_argument
@yes_option
@config_option
@database_option
@click.pass_obj
def delete(context: CliContext, match: str, *, yes: bool, config: Path | None, db: str | None) -> None:
    """Delete a match."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).delete(match, sure=yes)


@admin.command("expire")
@click.option("--days", metavar="DAYS", type=click.IntRange(min=1), required=True)
@yes_option
@config_option
@database_option
@click.pass_obj
def expire(context: CliContext, *, days: int, yes: bool, config: Path | None, db: str | None) -> None:
    """Delete the matches that nobody has played for some days."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).expire(days, sure=yes)


@admin.command("backup")
@file_argument
@config_option
@database_option
@click.pass_obj
def backup(context: CliContext, file: Path, *, config: Path | None, db: str | None) -> None:
    """Copy the database."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).back_up(file)


@admin.command("restore")
@file_argument
@config_option
@database_option
@click.pass_obj
def restore(context: CliContext, file: Path, *, config: Path | None, db: str | None) -> None:
    """Restore a copy of the database."""
    from horda.cli.actions.admin_matches import AdminCommands

    AdminCommands(context, db, config).restore(file)


@admin.command("settings")
@config_option
@json_option
@click.pass_obj
def settings(context: CliContext, *, config: Path | None, json: bool) -> None:
    """Show the settings that a server would use."""
    from horda.cli.actions.admin_matches import show_settings

    show_settings(context, config, as_json=json)
