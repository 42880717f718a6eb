"""Section comparing the report's matches with those of another folder: results and changes."""

from __future__ import annotations

from collections import defaultdict
from typing import Final
from xml.sax.saxutils import escape

import polars as pl

from horda.games.zombicide.game import MISSION
from horda.games.zombicide.missions.custom import MAP
from horda.lab.compare import Comparison, Difference, compare_settings, share_difference
from horda.lab.measure.zombicide import STEP_SEPARATOR
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import changes_between
from horda.lab.report.charts import IntervalLine, forest_plot
from horda.lab.report.common import interval_columns, percent_rows
from horda.lab.report.elements import Chart, Section, Table
from horda.lab.report.maps import BoardMap
from horda.lab.report.subject import Subject

MAX_FACTS: Final = 6
"""Most facts that are shown besides the results, those that differ most."""
FACT_TALLIES: Final = {"objective": "objective", "danger": "danger"}
"""Kinds of tallies that are facts, which either happen in a match or not."""


def versions_section(subject: Subject, before: Subject, board: BoardMap | None = None) -> Section:
    """Build the section: this report's results minus the other folder's, and what was changed."""
    found = compare_settings((before.folder, before.main), (subject.folder, subject.main))
    results = [one for one in found.differences if one.is_share]
    facts = _fact_differences(subject, before, found)
    far = sorted(facts, key=lambda one: -abs(one.of.value))[:MAX_FACTS]
    lines = [_line(subject, one) for one in (*results, *(one for one in facts if one in far))]
    names = before.folder.path.name, subject.folder.path.name
    title = subject.text(
        "figure-versions",
        first=names[0],
        second=names[1],
        before=found.matches[0],
        after=found.matches[1],
        paired="yes" if found.is_paired else "no",
    )
    drawing = forest_plot(lines, title, subject.format_range)
    data = Table(interval_columns(subject), percent_rows(lines))
    note = subject.text("versions-said", count=len(results) + len(facts))
    figures = [Chart("versions", title, drawing, data, 7, note), _changes_figure(subject, before, board)]
    return Section(_heading(subject, found, names), figures)


def _heading(subject: Subject, found: Comparison, names: tuple[str, str]) -> str:
    won = next((one for one in found.differences if one.what in ("won", "seat")), None)
    value = 0.0 if won is None else won.of.value
    return subject.text(
        "heading-versions",
        first=names[0],
        second=names[1],
        sure="yes" if won is not None and won.of.excludes_zero else "no",
        way="more" if value > 0 else "fewer" if value < 0 else "same",
        wins=abs(round(100 * value)),
        who="all" if won is None or won.what == "won" else "seat",
    )


def _line(subject: Subject, one: Difference) -> IntervalLine:
    about = {"won": "versions-won", "seat": "versions-seat"}
    if one.what == "ended":
        label = subject.words.outcome(one.name).rstrip(".") if one.name else subject.text("unfinished")
    elif one.what == "seat":
        label = subject.text(about[one.what], seat=int(one.name) + 1)
    elif one.what == "objective":
        label = subject.text("versions-objective", colour=subject.words.name("colour", one.name))
    elif one.what == "danger":
        label = subject.text("versions-danger", level=subject.words.name("level", one.name))
    else:
        label = subject.text(f"versions-{one.what}", zone=one.name)
    note = f"{100 * one.first:.0f} → {100 * one.second:.0f}"
    return IntervalLine(label, one.of, note, is_difference=True)


# --- facts ---------------------------------------------------------------------------------------


def _fact_differences(subject: Subject, before: Subject, found: Comparison) -> list[Difference]:
    """Return differences in facts: deaths or visits in a zone, objectives taken, danger levels reached."""
    mine, its = _matches_by_fact(before), _matches_by_fact(subject)
    facts: list[Difference] = []
    for fact in sorted(mine.keys() | its.keys()):
        sides = [
            {number: number in happened.get(fact, ()) for number in side.matches["number"].to_list()}
            for side, happened in ((before, mine), (subject, its))
        ]
        facts.append(share_difference(*fact, sides[0], sides[1], is_paired=found.is_paired))
    return facts


def _matches_by_fact(subject: Subject) -> dict[tuple[str, str], set[int]]:
    """Return, for each fact, the numbers of the matches in which it happened."""
    number = dict(subject.matches.select("match", "number").iter_rows())
    found: dict[tuple[str, str], set[int]] = defaultdict(set)
    tallies = subject.rows_of("tallies").select("match", "what", "name")
    for match, what, name in tallies.iter_rows():
        if what in FACT_TALLIES:
            found[what, name].add(number[match])
        elif what == "walked":
            found["passed", name.partition(STEP_SEPARATOR)[2]].add(number[match])
    if subject.plan is not None:
        people = subject.rows_of("people").filter(~pl.col("alive")).select("match", "place")
        for match, place in people.iter_rows():
            found["died", place].add(number[match])
    return found


# --- changes -------------------------------------------------------------------------------------


def _changes_figure(subject: Subject, before: Subject, board: BoardMap | None) -> Chart:
    """Build the map of changed places and the list of all changes, to the mission or the setting."""
    sentences: list[str] = []
    drawing = ""
    if subject.plan is not None and before.plan is not None:
        changes = changes_between(before.plan.mission, subject.plan.mission)
        sentences = change_sentences(changes, subject.words)
        places = [cells for one in changes for cells in _ring_places(one.kind, one.cells)]
        if board is not None and places:
            drawing = board.ring_map(subject.text("figure-changed"), places)
    sentences += _describe_settings(subject, before)
    sentences = sentences or [subject.text("change-nothing")]
    items = "".join(f"<li>{escape(one)}</li>" for one in sentences)
    columns = [subject.text("column-what")]
    body = f'{drawing}<ul class="told">{items}</ul>'
    return Chart(
        "changed", subject.text("figure-changed"), body, Table(columns, [(one,) for one in sentences]), 5
    )


def _describe_settings(subject: Subject, before: Subject) -> list[str]:
    """Describe differences in bots and options."""
    old, new = before.settings[before.main], subject.settings[subject.main]
    sentences: list[str] = []
    if old.bots != new.bots:
        players = [", ".join(map(subject.player, dict.fromkeys(one.bots))) for one in (old, new)]
        sentences.append(subject.text("change-players", before=players[0], after=players[1]))
    first, second = old.plain_options, new.plain_options
    for name in sorted(first.keys() | second.keys()):
        if name in (MISSION, MAP) or first.get(name) == second.get(name):
            continue
        values = [subject.words.value(name, side[name]) if name in side else "–" for side in (first, second)]
        about = {"option": subject.words.option(name), "before": values[0], "after": values[1]}
        sentences.append(subject.text("change-option", **about))
    return sentences


def _ring_places(kind: str, cells: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the places to ring: one for an edge, both ends for a move."""
    return [cells] if kind.startswith("edge") else [(cell,) for cell in cells]
