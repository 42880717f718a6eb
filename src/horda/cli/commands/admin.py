"""`horda admin`: commands for whoever runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from horda.cli import late
from horda.cli.localized_help import PATH, Group, as_json, with_config, with_database

if TYPE_CHECKING:
    from horda.cli.context import Desk

app = Group("admin", no_args_is_help=True)

match_given = click.argument("match", metavar="MATCH")
file_given = click.argument("file", metavar="FILE", type=PATH)
when_sure = click.option("--yes", is_flag=True)


@app.command("list")
@click.option("--unplayed", metavar="DAYS", type=click.IntRange(min=0))
@with_config
@with_database
@as_json
@click.pass_obj
def list_matches(
    desk: Desk, *, unplayed: int | None, config: Path | None, db: str | None, json: bool
) -> None:
    """All matches."""
    late.Ledger(desk, db, config).list(unplayed, as_json=json)


@app.command("show")
@match_given
@with_config
@with_database
@as_json
@click.pass_obj
def show(desk: Desk, match: str, *, config: Path | None, db: str | None, json: bool) -> None:
    """One match."""
    late.Ledger(desk, db, config).show(match, as_json=json)


@app.command("export")
@match_given
@click.option("--out", "-o", metavar="FILE", type=PATH)
@with_config
@with_database
@click.pass_obj
def export(desk: Desk, match: str, *, out: Path | None, config: Path | None, db: str | None) -> None:
    """A match as a save."""
    late.Ledger(desk, db, config).export(match, out)


@app.command("delete")
@match_given
@when_sure
@with_config
@with_database
@click.pass_obj
def delete(desk: Desk, match: str, *, yes: bool, config: Path | None, db: str | None) -> None:
    """Delete a match."""
    late.Ledger(desk, db, config).delete(match, sure=yes)


@app.command("expire")
@click.option("--days", metavar="DAYS", type=click.IntRange(min=1), required=True)
@when_sure
@with_config
@with_database
@click.pass_obj
def expire(desk: Desk, *, days: int, yes: bool, config: Path | None, db: str | None) -> None:
    """Delete the matches that nobody plays."""
    late.Ledger(desk, db, config).expire(days, sure=yes)


@app.command("backup")
@file_given
@with_config
@with_database
@click.pass_obj
def backup(desk: Desk, file: Path, *, config: Path | None, db: str | None) -> None:
    """A copy of the database."""
    late.Ledger(desk, db, config).back_up(file)


@app.command("restore")
@file_given
@with_config
@with_database
@click.pass_obj
def restore(desk: Desk, file: Path, *, config: Path | None, db: str | None) -> None:
    """A copy brought back."""
    late.Ledger(desk, db, config).bring_back(file)


@app.command("settings")
@with_config
@as_json
@click.pass_obj
def settings(desk: Desk, *, config: Path | None, json: bool) -> None:
    """What a server would be told."""
    late.show_settings(desk, config, as_json=json)
