"""The implementation of `horda lab compare`: print the differences between two series."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from horda.cli.actions.lab.run import describe_setting
from horda.cli.actions.simulate import progress_bar
from horda.cli.context import CliContext
from horda.games import game
from horda.lab.compare import Comparison, Difference, compare, compare_until_clear
from horda.lab.report.charts import format_signed
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder

if TYPE_CHECKING:
    from horda.locale import Words


def show_comparison(
    context: CliContext, first: Path, second: Path, *, up_to: int | None, workers: int | None, as_json: bool
) -> None:
    """Print the differences between two series; with `up_to`, play more matches until the result is clear."""
    require_polars()
    one, other = Folder(first), Folder(second)
    if up_to is None:
        found = compare(one, other)
    else:
        with progress_bar(context, context.words.say("cli-lab-doing"), up_to) as told:
            found = compare_until_clear(one, other, up_to, workers=workers, progress=told)
    if as_json:
        context.write_json(found)
        return
    for comparison in found:
        _show(context, one, other, comparison)


def _show(context: CliContext, one: Folder, other: Folder, found: Comparison) -> None:
    say = context.words.say
    mine, its = (folder.series.settings[found.setting] for folder in (one, other))
    labels = dict.fromkeys(describe_setting(one, (mine, its)) for one in (mine, its))
    context.out.print(" / ".join(labels), style="bold", soft_wrap=True)
    paired = "yes" if found.is_paired else "no"
    first, second = found.matches
    context.print_message("cli-compare-matches", first=first, second=second, paired=paired, pairs=found.pairs)
    words = context.words_of(game(mine.game), options=mine.plain_options)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(say("cli-column-figure"), overflow="fold")
    for name in (one.path.name, other.path.name, say("cli-column-difference"), say("cli-column-interval")):
        table.add_column(name, justify="right")
    table.add_column("")
    for line in found.differences:
        table.add_row(*_cells(context, words, line))
    context.out.print(table)
    whose = "seat" if found.is_of_seat else "all"
    if found.clear_after is not None:
        context.print_message("cli-compare-clear", "bold", pair=found.clear_after, whose=whose)
    else:
        context.print_message("cli-compare-open", "bold", times=found.evidence, whose=whose)


def _cells(context: CliContext, words: Words, line: Difference) -> list[str]:
    say = context.words.say
    if line.what == "ended":
        label = words.outcome(line.name) if line.name else say("cli-unfinished")
    else:
        seat = int(line.name) + 1 if line.name else 0
        label = say(f"cli-compare-{line.what}", seat=seat) if seat else say(f"cli-compare-{line.what}")
    if line.is_share:
        sides = [f"{100 * one:.0f}" for one in (line.first, line.second)]
        told = [format_signed(100 * one) for one in (line.of.value, line.of.low, line.of.high)]
    else:
        sides = [say("cli-compare-mean", value=one) for one in (line.first, line.second)]
        told = [_signed_mean(context, one) for one in (line.of.value, line.of.low, line.of.high)]
    span = say("cli-compare-span", low=told[1], high=told[2])
    return [label, *sides, told[0], span, "" if line.of.excludes_zero else say("cli-compare-luck")]


def _signed_mean(context: CliContext, value: float) -> str:
    """Format a difference of means with its sign, in the decimal notation of the language."""
    sign = "−" if value < 0 else "+"
    return sign + context.words.say("cli-compare-mean", value=abs(value))
