"""`horda admin`: for whoever runs a server. Its work is done in `horda.cli.ledger`, imported only then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from horda.cli.shell import Command, Config, Database, Group, desk_of

app = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, rich_markup_mode=None)

Match = Annotated[str, typer.Argument(metavar="MATCH")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Yes = Annotated[bool, typer.Option("--yes")]


@app.command("list", cls=Command)
def list_matches(
    ctx: typer.Context,
    unplayed: Annotated[int | None, typer.Option("--unplayed", metavar="DAYS", min=0)] = None,
    config: Config = None,
    db: Database = None,
    json: Json = False,
) -> None:
    """All matches."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).list(unplayed, as_json=json)


@app.command("show", cls=Command)
def show(
    ctx: typer.Context, match: Match, config: Config = None, db: Database = None, json: Json = False
) -> None:
    """One match."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).show(match, as_json=json)


@app.command("export", cls=Command)
def export(
    ctx: typer.Context,
    match: Match,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE")] = None,
    config: Config = None,
    db: Database = None,
) -> None:
    """A match as a save."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).export(match, out)


@app.command("delete", cls=Command)
def delete(
    ctx: typer.Context, match: Match, yes: Yes = False, config: Config = None, db: Database = None
) -> None:
    """Delete a match."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).delete(match, sure=yes)


@app.command("expire", cls=Command)
def expire(
    ctx: typer.Context,
    days: Annotated[int, typer.Option("--days", metavar="DAYS", min=1)],
    yes: Yes = False,
    config: Config = None,
    db: Database = None,
) -> None:
    """Delete the matches that nobody plays."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).expire(days, sure=yes)


@app.command("backup", cls=Command)
def backup(ctx: typer.Context, file: File, config: Config = None, db: Database = None) -> None:
    """A copy of the database."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).back_up(file)


@app.command("restore", cls=Command)
def restore(ctx: typer.Context, file: File, config: Config = None, db: Database = None) -> None:
    """A copy brought back."""
    from horda.cli.ledger import Ledger

    Ledger(desk_of(ctx), db, config).bring_back(file)


@app.command("settings", cls=Command)
def settings(ctx: typer.Context, config: Config = None, json: Json = False) -> None:
    """What a server would be told."""
    from horda.cli.ledger import show_settings

    show_settings(desk_of(ctx), config, as_json=json)
