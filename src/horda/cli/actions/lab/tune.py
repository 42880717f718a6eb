"""The implementation of `horda lab tune` and `horda lab generate`: missions that are won as often as wanted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click
from rich.progress import Progress, SpinnerColumn, TextColumn

from horda.cli.actions.missions.custom_missions import mission_from
from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.cli.exit_codes import NOT_HELD
from horda.games.zombicide.missions.custom import MAP
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import changes_between
from horda.lab.missions.generation.generate import (
    MAX_ATTEMPTS,
    BadRequest,
    MissionRequest,
    NothingDrafted,
    check_request,
    drafted_mission,
)
from horda.lab.missions.tuning.dial import Dial, DialPosition, UnknownKnob, dial_of
from horda.lab.missions.tuning.knobs import KNOBS
from horda.lab.missions.tuning.local import run_search
from horda.lab.missions.tuning.search import Found, Tally, TuningSearch
from horda.locale import Words

BAR_WIDTH = 40
GENERATED_SEED = "generate"


def tune_mission(
    context: CliContext,
    file: Path,
    *,
    game: str | None,
    win: int,
    knobs: tuple[str, ...],
    matches: int,
    seed: int | str,
    workers: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Find values of a mission's knobs with which bots win it as often as wanted, and write the changed mission."""
    edition, options = mission_from(context, file, game)
    text = str(options[MAP])
    if not edition.own_plan(text).goals.together:
        raise CliError("lab-tune-rivals", file=str(file))
    try:
        dial = dial_of(text, edition.id, knobs or KNOBS)
    except UnknownKnob as problem:
        raise CliError("lab-knob", name=problem.name, known=", ".join(problem.known)) from problem
    search = TuningSearch(dial, win / 100, matches)
    counts = _run(context, dial, search, seed=seed, workers=workers)
    found = search.found(counts)
    target = out or file.with_name(f"{file.stem}-{win}{file.suffix}")
    target.write_text(dial.text(found.at), encoding="utf-8")
    _show(context, dial, search, counts, found, target, as_json=as_json)


def generate_mission(
    context: CliContext,
    request: MissionRequest,
    *,
    matches: int,
    workers: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Generate a mission that passes every check and is as hard as wanted, and write it to a file."""
    try:
        check_request(request)
        for attempt in range(MAX_ATTEMPTS):
            dial = dial_of(drafted_mission(request, attempt), request.game)
            search = TuningSearch(dial, request.target_share, matches)
            counts = _run(context, dial, search, seed=GENERATED_SEED, workers=workers)
            found = search.found(counts)
            if found.is_reached:
                break
    except BadRequest as problem:
        raise CliError(
            "lab-request", name=problem.name, given=problem.given, allowed=problem.allowed
        ) from problem
    except NothingDrafted as problem:
        raise CliError("lab-nothing-drafted", tiles=request.tiles) from problem
    target = out or Path(f"{request.style}_{request.seed}.yaml")
    target.write_text(dial.text(found.at), encoding="utf-8")
    _show(context, dial, search, counts, found, target, as_json=as_json)


def _run(
    context: CliContext, dial: Dial, search: TuningSearch, *, seed: int | str, workers: int | None
) -> dict[DialPosition, Tally]:
    """Run a search, and print meanwhile which mission is being played and how often it was won."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=context.aside, transient=True) as progress:
        task = progress.add_task(context.words.say("cli-lab-doing"))

        def show(counts: dict[DialPosition, Tally]) -> None:
            at = next(reversed(counts))
            said = context.words.say(
                "cli-lab-tuning",
                matches=sum(count.played for count in counts.values()),
                missions=len(counts),
                won=round(100 * counts[at].share.value),
                wanted=round(100 * search.wanted),
            )
            progress.update(task, description=said)

        return run_search(dial, search, seed=seed, workers=workers, progress=show)


def _show(
    context: CliContext,
    dial: Dial,
    search: TuningSearch,
    counts: Mapping[DialPosition, Tally],
    found: Found,
    target: Path,
    *,
    as_json: bool,
) -> None:
    """Print the curve from the easiest to the hardest played mission, and the position of the found one."""
    words = Words.of(dial.shelf, context.lang, also=("lab",))
    points = [(at, counts[at], describe_position(dial, at, words)) for at in sorted(counts)]
    if as_json:
        context.write_json(
            {
                "file": str(target),
                "wanted": search.wanted,
                "is_reached": found.is_reached,
                "curve": [
                    {
                        "changes": changes,
                        "matches": count.played,
                        "won": count.won,
                        "share": count.share.tenths(),
                        "is_found": at == found.at,
                    }
                    for at, count, changes in points
                ],
            }
        )
    else:
        for at, count, changes in points:
            _print_point(context, count, changes, search.wanted, is_found=at == found.at)
        won, low, high = found.tally.share.percent()
        kind = "reached" if found.is_reached else "missed"
        context.print_message(
            f"cli-lab-tuned-{kind}",
            "bold",
            file=str(target),
            won=won,
            low=low,
            high=high,
            wanted=round(100 * search.wanted),
        )
    if not found.is_reached:
        raise click.exceptions.Exit(NOT_HELD)


def describe_position(dial: Dial, at: DialPosition, words: Words) -> list[str]:
    """Return the differences of the mission at a dial position from the given mission."""
    return change_sentences(changes_between(dial.mission(DialPosition()), dial.mission(at)), words)


def _print_point(
    context: CliContext, count: Tally, changes: list[str], wanted: float, *, is_found: bool
) -> None:
    """Print one mission of the curve: a bar with a mark at the wanted share, its figures and its changes."""
    won, low, high = count.share.percent()
    bar = ["█" if at < won * BAR_WIDTH // 100 else "·" for at in range(BAR_WIDTH)]
    bar[min(BAR_WIDTH - 1, round(wanted * BAR_WIDTH))] = "|"
    line = context.words.say("cli-lab-tuned-point", won=won, low=low, high=high, matches=count.played)
    said = " ".join(changes) or context.words.say("cli-lab-tuned-same")
    context.out.print(f"{'▶' if is_found else ' '} {''.join(bar)} {line}", highlight=False)
    context.out.print(f"    {said}", style="dim", soft_wrap=True, highlight=False)
