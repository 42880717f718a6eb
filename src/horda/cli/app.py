"""The commands and what may be said to them. Each does its work in a module that is imported only then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from horda.cli import admin, mission
from horda.cli.shell import Command, Config, Database, Shelf, desk_of

app = typer.Typer(
    cls=Shelf, add_completion=False, no_args_is_help=False, invoke_without_command=True, rich_markup_mode=None
)

app.add_typer(mission.app, name="mission")
app.add_typer(admin.app, name="admin")

Json = Annotated[bool, typer.Option("--json")]
GameId = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", min=1)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]


@app.callback()
def start(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """`horda` alone opens a menu; where nobody sits at a terminal it shows what there is."""
    if version:
        show_version(ctx)
    elif ctx.invoked_subcommand is None:
        from horda.cli.menu import open_menu, somebody_is_there

        if somebody_is_there():
            open_menu(desk_of(ctx), help_page=ctx.get_help())
        else:
            typer.echo(ctx.get_help())


@app.command("games", cls=Command)
def list_games(ctx: typer.Context, json: Json = False) -> None:
    """The shelf."""
    from horda.cli.games import show_games

    show_games(desk_of(ctx), as_json=json)


@app.command("play", cls=Command)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Seats = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="N=WHO")] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """A table in the terminal."""
    from horda.cli.play import Wish, play_at_table

    wish = Wish(game, seats=seats, who=seat or [], options=option or [], seed=seed, resume=resume)
    play_at_table(desk_of(ctx), wish)


@app.command("serve", cls=Command)
def serve(
    ctx: typer.Context,
    config: Config = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    db: Database = None,
    expire: Annotated[int | None, typer.Option("--expire", metavar="DAYS", min=0)] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", metavar="N", min=0)] = None,
    metrics_host: Annotated[str | None, typer.Option("--metrics-host", metavar="ADDRESS")] = None,
    club: Annotated[str | None, typer.Option("--club", metavar="FILE")] = None,
    manual: Annotated[Path | None, typer.Option("--manual", metavar="FOLDER")] = None,
    missions: Annotated[Path | None, typer.Option("--missions", metavar="FOLDER")] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """The table in the browser."""
    from horda.cli.serve import serve_table

    flags = {
        "host": host,
        "port": port,
        "db": db,
        "expire": expire,
        "names": name,
        "proxies": proxy,
        "limits": limit,
        "metrics_host": metrics_host,
        "metrics_port": metrics_port,
        "club": club,
        "manual": None if manual is None else str(manual),
        "missions": None if missions is None else str(missions),
    }
    serve_table(desk_of(ctx), flags, config=config, show=open)


@app.command("simulate", cls=Command)
def simulate(
    ctx: typer.Context,
    game: GameId,
    seats: Seats = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="NAME")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAME,NAME")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seed: Seed = "0",
    workers: Annotated[int, typer.Option("--workers", metavar="K", min=1)] = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Matches in bulk."""
    from horda.cli.simulate import run_simulation

    run_simulation(
        desk_of(ctx),
        game,
        seats=seats,
        bots=bots.split(",") if bots else [bot] if bot else [],
        games=games,
        seed=seed,
        workers=workers,
        options=option or [],
        as_json=json,
    )


@app.command("replay", cls=Command)
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0)] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1)] = None,
    json: Json = False,
) -> None:
    """A match again."""
    from horda.cli.replay import show_replay

    show_replay(desk_of(ctx), file, to=to, step=step, seat=seat, as_json=json)


@app.command("case", cls=Command)
def case(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    json: Json = False,
) -> None:
    """Worked examples."""
    from horda.cli.case import run_cases

    run_cases(desk_of(ctx), files, as_json=json)


@app.command("rules", cls=Command)
def rules(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    id: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="TEXT")] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER")] = None,
    json: Json = False,
) -> None:
    """The rulebooks."""
    if coverage:
        from horda.cli.coverage import show_coverage

        show_coverage(desk_of(ctx), game, tests=tests, as_json=json)
    else:
        from horda.cli.rules import show_rules

        show_rules(desk_of(ctx), game, id, search=search, as_json=json)


@app.command("completion", cls=Command)
def completion(ctx: typer.Context, shell: Annotated[str, typer.Argument(metavar="SHELL")]) -> None:
    """What makes a shell complete the commands."""
    from horda.cli.completion import show_script

    show_script(desk_of(ctx), shell)


@app.command("complete", cls=Command, hidden=True)
def complete(
    ctx: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="SHELL")],
    typed: Annotated[list[str] | None, typer.Argument(metavar="TEXT...")] = None,
) -> None:
    """What the scripts of `completion` ask: how the last of the words typed may go on."""
    from horda.cli.completion import endings

    for one in endings(ctx.find_root().command, shell, typed or [""]):
        typer.echo(one)


@app.command("version", cls=Command)
def show_version(ctx: typer.Context, json: Json = False) -> None:
    """Which Horda this is."""
    from horda.cli.version import tell_version

    tell_version(desk_of(ctx), as_json=json)
