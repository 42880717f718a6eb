"""`horda lab compare`: two series side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from horda.cli import late
from horda.cli.commands.lab.run import setting_told
from horda.cli.commands.simulate import progress_bar
from horda.cli.context import Desk
from horda.lab.compare import Comparison, Difference, compare, compare_until_clear
from horda.lab.report.charts import format_signed
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder

if TYPE_CHECKING:
    from horda.locale import Words


def show_comparison(
    desk: Desk, first: Path, second: Path, *, up_to: int | None, workers: int | None, as_json: bool
) -> None:
    """Say what differs between two folders; with `up_to`, play on until it is clear."""
    require_polars()
    one, other = Folder(first), Folder(second)
    if up_to is None:
        found = compare(one, other)
    else:
        with progress_bar(desk, desk.words.say("cli-lab-doing"), up_to) as told:
            found = compare_until_clear(one, other, up_to, workers=workers, progress=told)
    if as_json:
        desk.write_json(found)
        return
    for comparison in found:
        _show(desk, one, other, comparison)


def _show(desk: Desk, one: Folder, other: Folder, found: Comparison) -> None:
    say = desk.words.say
    mine, its = (folder.series.settings[found.setting] for folder in (one, other))
    labels = dict.fromkeys(setting_told(one, (mine, its)) for one in (mine, its))
    desk.out.print(" / ".join(labels), style="bold", soft_wrap=True)
    paired = "yes" if found.is_paired else "no"
    first, second = found.matches
    desk.say("cli-compare-matches", first=first, second=second, paired=paired, pairs=found.pairs)
    words = desk.words_of(late.game(mine.game), options=mine.plain_options)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(say("cli-column-figure"), overflow="fold")
    for name in (one.path.name, other.path.name, say("cli-column-difference"), say("cli-column-interval")):
        table.add_column(name, justify="right")
    table.add_column("")
    for line in found.differences:
        table.add_row(*_cells(desk, words, line))
    desk.out.print(table)
    whose = "seat" if found.is_of_seat else "all"
    if found.clear_after is not None:
        desk.say("cli-compare-clear", "bold", pair=found.clear_after, whose=whose)
    else:
        desk.say("cli-compare-open", "bold", times=found.evidence, whose=whose)


def _cells(desk: Desk, words: Words, line: Difference) -> list[str]:
    say = desk.words.say
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
        told = [_signed_mean(desk, one) for one in (line.of.value, line.of.low, line.of.high)]
    span = say("cli-compare-span", low=told[1], high=told[2])
    return [label, *sides, told[0], span, "" if line.of.excludes_zero else say("cli-compare-luck")]


def _signed_mean(desk: Desk, value: float) -> str:
    """A difference of means with its sign, as the language writes decimals."""
    sign = "−" if value < 0 else "+"
    return sign + desk.words.say("cli-compare-mean", value=abs(value))
