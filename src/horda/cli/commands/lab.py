"""`horda lab`: play series of matches into folders, report on them, compare and train."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from horda.cli.completion import complete_games
from horda.cli.context import CliContext
from horda.cli.localized_help import Group
from horda.cli.parameters import (
    PATH,
    game_argument,
    json_option,
    match_options,
    mission_option,
    optional_game_argument,
    playouts_option,
    seats_option,
    think_option,
)

lab = Group("lab", no_args_is_help=True)

out_folder_option = click.option("--out", "-o", metavar="FOLDER", type=PATH, required=True)
workers_option = click.option("--workers", metavar="K", type=click.IntRange(min=1, max=1024))
ray_option = click.option("--ray", metavar="ADDRESS")

LEVELS = ("tutorial", "easy", "medium", "hard")
STYLES = ("escape", "collect", "hunt", "chase")
tuning_matches_option = click.option(
    "--matches", metavar="N", type=click.IntRange(min=40, max=100_000), default=600
)
tuned_file_option = click.option("--out", "-o", metavar="FILE", type=PATH)


@lab.command("run")
@optional_game_argument
@click.option("--plan", metavar="FILE", type=PATH)
@mission_option
@seats_option
@click.option("--players", metavar="NAME,NAME")
@match_options
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@click.option("--seed", metavar="SEED", default="0")
@playouts_option
@click.option("--events", is_flag=True)
@click.option("--decisions", is_flag=True)
@workers_option
@ray_option
@out_folder_option
@click.pass_obj
def run(
    context: CliContext,
    game: str | None,
    *,
    plan: Path | None,
    mission: str | None,
    seats: int | None,
    players: str | None,
    option: Sequence[str],
    matches: int | None,
    seed: str,
    playouts: int | None,
    events: bool,
    decisions: bool,
    workers: int | None,
    ray: str | None,
    out: Path,
) -> None:
    """Play a series of matches into a folder."""
    keep = tuple(name for name, wanted in (("events", events), ("decisions", decisions)) if wanted)
    from horda.cli.actions.lab.run import SeriesRequest, run_series

    request = SeriesRequest(
        game,
        plan,
        mission=mission,
        seats=seats,
        players=tuple(players.split(",")) if players else (),
        options=option,
        matches=matches,
        seed=seed,
        playouts=playouts,
        keep=keep,
    )
    run_series(context, request, out=out, workers=workers, ray=ray)


@lab.command("report")
@click.argument("folder", metavar="FOLDER", type=PATH)
@mission_option
@click.option("--before", metavar="FOLDER", type=PATH)
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@click.pass_obj
def report(context: CliContext, folder: Path, *, mission: str | None, before: Path | None, out: Path) -> None:
    """Write a page about a series."""
    from horda.cli.actions.lab.report import write_report

    write_report(context, folder, mission=mission, before=before, out=out)


@lab.command("try")
@click.argument("folder", metavar="FOLDER", type=PATH)
@mission_option
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@workers_option
@click.pass_obj
def try_mission(
    context: CliContext, folder: Path, *, mission: str | None, matches: int | None, workers: int | None
) -> None:
    """Propose changes of a mission and play matches with each."""
    from horda.cli.actions.lab.experiment import try_out

    try_out(context, folder, mission=mission, matches=matches, workers=workers)


@lab.command("tune")
@click.argument("file", metavar="FILE", type=PATH)
@click.option("--win", metavar="N", type=click.IntRange(min=1, max=99), required=True)
@click.option("--knobs", metavar="NAME,NAME")
@click.option("--game", metavar="GAME", shell_complete=complete_games)
@tuning_matches_option
@click.option("--seed", metavar="SEED", default="0")
@workers_option
@tuned_file_option
@json_option
@click.pass_obj
def tune(
    context: CliContext,
    file: Path,
    *,
    win: int,
    knobs: str | None,
    game: str | None,
    matches: int,
    seed: str,
    workers: int | None,
    out: Path | None,
    json: bool,
) -> None:
    """Change a mission until bots win it as often as wanted."""
    from horda.cli.actions.lab.tune import tune_mission

    chosen = tuple(knobs.split(",")) if knobs else ()
    tune_mission(
        context,
        file,
        game=game,
        win=win,
        knobs=chosen,
        matches=matches,
        seed=seed,
        workers=workers,
        out=out,
        as_json=json,
    )


@lab.command("generate")
@game_argument
@click.option("--tiles", metavar="N", type=click.IntRange(min=1, max=9), default=4)
@click.option("--difficulty", metavar="LEVEL", type=click.Choice(LEVELS), default="medium")
@click.option("--style", metavar="KIND", type=click.Choice(STYLES), default="escape")
@click.option("--seed", metavar="N", type=click.IntRange(min=0, max=2**31), default=0)
@tuning_matches_option
@workers_option
@tuned_file_option
@json_option
@click.pass_obj
def generate(
    context: CliContext,
    game: str,
    *,
    tiles: int,
    difficulty: str,
    style: str,
    seed: int,
    matches: int,
    workers: int | None,
    out: Path | None,
    json: bool,
) -> None:
    """Generate a whole mission."""
    from horda.cli.actions.lab.tune import generate_mission
    from horda.lab.missions.generation.generate import MissionRequest

    request = MissionRequest(game, tiles, difficulty, style, seed)
    generate_mission(context, request, matches=matches, workers=workers, out=out, as_json=json)


@lab.command("compare")
@click.argument("first", metavar="FOLDER", type=PATH)
@click.argument("second", metavar="FOLDER", type=PATH)
@click.option("--up-to", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@workers_option
@json_option
@click.pass_obj
def compare(
    context: CliContext, first: Path, second: Path, *, up_to: int | None, workers: int | None, json: bool
) -> None:
    """Compare two series."""
    from horda.cli.actions.lab.compare import show_comparison

    show_comparison(context, first, second, up_to=up_to, workers=workers, as_json=json)


@lab.command("train")
@game_argument
@mission_option
@click.option("--plain", metavar="N", type=click.IntRange(min=5, max=1_000_000), default=300)
@click.option("--erring", metavar="N", type=click.IntRange(min=0, max=1_000_000), default=220)
@click.option("--seed", metavar="SEED", default="0")
@workers_option
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@click.pass_obj
def train(
    context: CliContext,
    game: str,
    *,
    mission: str | None,
    plain: int,
    erring: int,
    seed: str,
    workers: int | None,
    out: Path,
) -> None:
    """Train the values of positions from matches."""
    from horda.cli.actions.lab.train import train_values

    train_values(
        context, game, mission=mission, plain=plain, erring=erring, seed=seed, workers=workers, out=out
    )


@lab.command("agents")
@game_argument
@click.argument("agent", metavar="AGENT")
@seats_option
@match_options
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=1_000_000), default=20)
@click.option("--seed", metavar="SEED", default="0")
@click.option("--opponent", metavar="NAME", default="heuristic")
@think_option
@json_option
@click.pass_obj
def agents(
    context: CliContext,
    game: str,
    agent: str,
    *,
    seats: int | None,
    option: Sequence[str],
    matches: int,
    seed: str,
    opponent: str,
    think: float | None,
    json: bool,
) -> None:
    """Measure an agent of any kind against the heuristic player."""
    from horda.cli.actions.lab.agents import AgentRequest, measure_agent

    request = AgentRequest(
        game,
        agent,
        seats=seats,
        options=option,
        matches=matches,
        seed=seed,
        opponent=opponent,
        think=think,
    )
    measure_agent(context, request, as_json=json)
