"""The commands, their arguments and options. Each does its work in a module that is imported only then."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli import late
from horda.cli.commands import admin, mission
from horda.cli.commands.lab import group
from horda.cli.context import Desk
from horda.cli.localized_help import (
    HELP_FLAGS,
    PATH,
    Group,
    HordaGroup,
    NoSuchCommand,
    RenamedOption,
    as_json,
    desk_of,
    with_config,
    with_database,
)

with_seats = click.option("--seats", metavar="N", type=click.IntRange(min=1))
with_playouts = click.option("--playouts", metavar="N", type=click.IntRange(min=1, max=1_000_000))
with_think = click.option("--think", metavar="SECONDS", type=click.FloatRange(min=0, max=86_400))
with_options = click.option("--option", metavar="NAME=VALUE", multiple=True)


@click.group(
    "horda",
    cls=HordaGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": list(HELP_FLAGS)},
)
@click.option("--version", is_flag=True)
@click.pass_context
def app(ctx: click.Context, *, version: bool) -> None:
    """`horda` alone opens a menu; where nobody sits at a terminal it shows what there is."""
    if version:
        ctx.invoke(show_version, json=False)
    elif ctx.invoked_subcommand is None:
        if late.somebody_is_there():
            late.open_menu(desk_of(ctx), help_page=ctx.get_help())
        else:
            click.echo(ctx.get_help())


@app.command("games")
@as_json
@click.pass_obj
def list_games(desk: Desk, *, json: bool) -> None:
    """The shelf."""
    late.show_games(desk, as_json=json)


@app.command("play")
@click.argument("game", metavar="GAME", required=False)
@with_seats
@click.option("--seat", metavar="N=WHO", multiple=True)
@with_options
@click.option("--seed", metavar="SEED")
@click.option("--resume", is_flag=True)
@click.option("--advice", is_flag=True)
@with_playouts
@with_think
@click.pass_obj
def play(
    desk: Desk,
    game: str | None,
    *,
    seats: int | None,
    seat: Sequence[str],
    option: Sequence[str],
    seed: str | None,
    resume: bool,
    advice: bool,
    playouts: int | None,
    think: float | None,
) -> None:
    """A table in the terminal."""
    wish = late.PlayWish(
        game,
        seats,
        who=seat,
        options=option,
        seed=seed,
        resume=resume,
        playouts=playouts,
        think=think,
        advice=advice,
    )
    late.grant(desk, wish)


@app.command("learn")
@click.argument("game", metavar="GAME", required=False)
@click.argument("lesson", metavar="LESSON", required=False)
@click.option("--check", is_flag=True)
@click.option("--forget", is_flag=True)
@as_json
@click.pass_obj
def learn_game(
    desk: Desk, game: str | None, lesson: str | None, *, check: bool, forget: bool, json: bool
) -> None:
    """A course, lesson by lesson."""
    late.learn(desk, game, lesson, checks=check, forgets=forget, as_json=json)


@app.command("serve")
@with_config
@click.option("--host", metavar="ADDRESS")
@click.option("--port", metavar="N", type=click.IntRange(min=0, max=65535))
@with_database
@click.option("--expire", metavar="DAYS", type=click.IntRange(min=0))
@click.option("--name", metavar="NAME", multiple=True)
@click.option("--public", metavar="ADDRESS")
@click.option("--proxy", metavar="ADDRESS", multiple=True)
@click.option("--limit", metavar="NAME=VALUE", multiple=True)
@click.option("--metrics-port", metavar="N", type=click.IntRange(min=0))
@click.option("--metrics-host", metavar="ADDRESS")
@click.option("--club", metavar="FILE")
@click.option("--manual", metavar="FOLDER")
@click.option("--missions", metavar="FOLDER")
@click.option("--player", metavar="NAME=WHO", multiple=True)
@with_playouts
@with_think
@click.option("--open", is_flag=True)
@click.pass_obj
def serve(
    desk: Desk,
    /,
    *,
    config: Path | None,
    name: Sequence[str],
    proxy: Sequence[str],
    limit: Sequence[str],
    player: Sequence[str],
    open: bool,
    **flags: object,
) -> None:
    """The table in the browser."""
    several = {"names": list(name), "proxies": list(proxy), "limits": list(limit), "players": list(player)}
    said = flags | {what: values for what, values in several.items() if values}
    late.serve_table(desk, said, config=config, show=open)


@app.command("simulate")
@click.argument("game", metavar="GAME")
@with_seats
@click.option("--players", cls=RenamedOption, old_flags=("--bots", "--bot"), metavar="NAME,NAME")
@click.option(
    "--matches",
    cls=RenamedOption,
    old_flags=("--games",),
    metavar="N",
    type=click.IntRange(min=1),
    default=100,
)
@click.option("--seed", metavar="SEED", default="0")
@click.option("--workers", metavar="K", type=click.IntRange(min=1), default=1)
@with_options
@with_playouts
@with_think
@as_json
@click.pass_obj
def simulate(
    desk: Desk,
    game: str,
    *,
    seats: int | None,
    players: str | None,
    matches: int,
    seed: str,
    workers: int,
    option: Sequence[str],
    playouts: int | None,
    think: float | None,
    json: bool,
) -> None:
    """Matches in bulk."""
    late.run_simulation(
        desk,
        game,
        seats=seats,
        bots=players.split(",") if players else [],
        games=matches,
        seed=seed,
        workers=workers,
        options=option,
        as_json=json,
        playouts=playouts,
        think=think,
    )


@app.command("replay")
@click.argument("file", metavar="FILE", type=PATH)
@click.option("--to", metavar="N", type=click.IntRange(min=0))
@click.option("--step", is_flag=True)
@click.option("--seat", metavar="N", type=click.IntRange(min=1))
@click.option("--browser", is_flag=True)
@as_json
@click.pass_obj
def replay(
    desk: Desk, file: Path, *, to: int | None, step: bool, seat: int | None, browser: bool, json: bool
) -> None:
    """A match again."""
    late.show_replay(desk, file, to=to, step=step, seat=seat, browser=browser, as_json=json)


@app.command("case")
@click.argument("files", metavar="FILE...", type=PATH, nargs=-1, required=True)
@as_json
@click.pass_obj
def case(desk: Desk, files: Sequence[Path], *, json: bool) -> None:
    """Worked examples."""
    late.run_cases(desk, files, as_json=json)


@app.command("rules")
@click.argument("game", metavar="GAME", required=False)
@click.argument("id", metavar="ID", required=False)
@click.option("--search", metavar="TEXT")
@click.option("--coverage", is_flag=True)
@click.option("--tests", metavar="FOLDER", type=PATH)
@as_json
@click.pass_obj
def rules(
    desk: Desk,
    game: str | None,
    id: str | None,
    *,
    search: str | None,
    coverage: bool,
    tests: Path | None,
    json: bool,
) -> None:
    """The rulebooks."""
    if coverage:
        late.show_coverage(desk, game, tests=tests, as_json=json)
    else:
        late.show_rules(desk, game, id, search=search, as_json=json)


@app.command("completion")
@click.argument("shell", metavar="SHELL")
@click.pass_obj
def completion(desk: Desk, shell: str) -> None:
    """What makes a shell complete the commands."""
    late.show_script(desk, shell)


@app.command("complete", hidden=True)
@click.argument("shell", metavar="SHELL")
@click.argument("typed", metavar="TEXT...", nargs=-1)
def complete(shell: str, typed: Sequence[str]) -> None:
    """What the scripts of `completion` ask: how the last of the words typed may go on."""
    for one in late.endings(app, shell, typed or [""]):
        click.echo(one)


@app.command("help")
@click.argument("command", metavar="COMMAND...", nargs=-1)
@click.pass_context
def show_help(ctx: click.Context, command: Sequence[str]) -> None:
    """The help page of a command, found by its names: `horda help lab run`."""
    shown = ctx.find_root()
    for name in command:
        group = shown.command
        if not isinstance(group, Group):
            raise click.UsageError(f"Got unexpected extra argument ({name})", shown)
        if name not in group.commands:
            raise NoSuchCommand(name, group.shown_commands())
        shown = click.Context(group.commands[name], info_name=name, parent=shown)
    click.echo(shown.get_help())


@app.command("version")
@as_json
@click.pass_obj
def show_version(desk: Desk, *, json: bool) -> None:
    """Which Horda this is."""
    late.tell_version(desk, as_json=json)


app.add_command(group.app)
app.add_command(mission.app)
app.add_command(admin.app)
