"""The lab: matches by the thousand into a folder, a report of them, and two series side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from horda.cli import late
from horda.cli.localized_help import PATH, Group, as_json

if TYPE_CHECKING:
    from horda.cli.context import Desk

app = Group("lab", no_args_is_help=True)

into_folder = click.option("--out", "-o", metavar="FOLDER", type=PATH, required=True)
with_workers = click.option("--workers", metavar="K", type=click.IntRange(min=1, max=1024))
on_ray = click.option("--ray", metavar="ADDRESS")


@app.command("run")
@click.argument("game", metavar="GAME", required=False)
@click.option("--plan", metavar="FILE", type=PATH)
@click.option("--mission", metavar="NAME")
@click.option("--seats", metavar="N", type=click.IntRange(min=1))
@click.option("--players", metavar="NAME,NAME")
@click.option("--option", metavar="NAME=VALUE", multiple=True)
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@click.option("--seed", metavar="SEED", default="0")
@click.option("--playouts", metavar="N", type=click.IntRange(min=1, max=1_000_000))
@click.option("--events", is_flag=True)
@click.option("--decisions", is_flag=True)
@with_workers
@on_ray
@into_folder
@click.pass_obj
def run(
    desk: Desk,
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
    """Matches into a folder."""
    keep = tuple(name for name, wanted in (("events", events), ("decisions", decisions)) if wanted)
    asked = late.SeriesRequest(
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
    late.run_series(desk, asked, out=out, workers=workers, ray=ray)


@app.command("report")
@click.argument("folder", metavar="FOLDER", type=PATH)
@click.option("--mission", metavar="NAME")
@click.option("--before", metavar="FOLDER", type=PATH)
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@click.pass_obj
def report(desk: Desk, folder: Path, *, mission: str | None, before: Path | None, out: Path) -> None:
    """A page about a series."""
    late.write_report(desk, folder, mission=mission, before=before, out=out)


@app.command("try")
@click.argument("folder", metavar="FOLDER", type=PATH)
@click.option("--mission", metavar="NAME")
@click.option("--matches", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@with_workers
@click.pass_obj
def try_mission(
    desk: Desk, folder: Path, *, mission: str | None, matches: int | None, workers: int | None
) -> None:
    """Changes of a mission, proposed and played."""
    late.try_out(desk, folder, mission=mission, matches=matches, workers=workers)


@app.command("compare")
@click.argument("first", metavar="FOLDER", type=PATH)
@click.argument("second", metavar="FOLDER", type=PATH)
@click.option("--up-to", metavar="N", type=click.IntRange(min=1, max=10_000_000))
@with_workers
@as_json
@click.pass_obj
def compare(
    desk: Desk, first: Path, second: Path, *, up_to: int | None, workers: int | None, json: bool
) -> None:
    """Two series side by side."""
    late.show_comparison(desk, first, second, up_to=up_to, workers=workers, as_json=json)


@app.command("train")
@click.argument("game", metavar="GAME")
@click.option("--mission", metavar="NAME")
@click.option("--plain", metavar="N", type=click.IntRange(min=5, max=1_000_000), default=300)
@click.option("--erring", metavar="N", type=click.IntRange(min=0, max=1_000_000), default=220)
@click.option("--seed", metavar="SEED", default="0")
@with_workers
@click.option("--out", "-o", metavar="FILE", type=PATH, required=True)
@click.pass_obj
def train(
    desk: Desk,
    game: str,
    *,
    mission: str | None,
    plain: int,
    erring: int,
    seed: str,
    workers: int | None,
    out: Path,
) -> None:
    """What positions are worth."""
    late.train_values(
        desk, game, mission=mission, plain=plain, erring=erring, seed=seed, workers=workers, out=out
    )
