"""Section on changes of a mission that were tried, with their effect."""

from __future__ import annotations

from base64 import b64encode
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import polars as pl

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import MissionPlan, as_text
from horda.lab.compare import Comparison, Difference, compare_settings
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import changes_between
from horda.lab.missions.experiments import played_changes
from horda.lab.report.charts import format_signed
from horda.lab.report.elements import Chart, Section, Table
from horda.lab.report.subject import Subject
from horda.lab.storage.series_folder import Folder

MAX_CHANGES_SHOWN: Final = 6
"""Most changes that are shown, those with the largest effect."""
WON: Final = "won"


class TriedChange(NamedTuple):
    """A tried change: its description, the comparison with the original, and the changed mission."""

    description: str
    compared: Comparison
    won: Difference
    changed: MissionPlan
    folder: Folder


def tried_changes_section(subject: Subject) -> Section | None:
    """Build the section with each change's effect and mission file; None if nothing was tried."""
    tried = tried_changes_of(subject)[:MAX_CHANGES_SHOWN]
    if not tried:
        return None
    cards = [_render_card(subject, one) for one in tried]
    rows = [(one.description, *one.won.of.tenths(), one.compared.matches[1]) for one in tried]
    matches = max(one.compared.matches[1] for one in tried)
    columns = [subject.text(f"column-{name}") for name in ("what", "of-100", "low", "high", "rests-on")]
    figure = Chart(
        "changes",
        subject.text("figure-changes"),
        f'<div class="adv">{"".join(cards)}</div>',
        Table(columns, rows),
        12,
        subject.text("changes-said", folder=subject.folder.path.name),
    )
    return Section(subject.text("heading-changes", count=matches), (figure,))


def describe_wins(subject: Subject, won: Difference) -> tuple[str, str, str]:
    """Return the change in wins, its range, and whether it is significant."""
    low, high = (format_signed(100 * one) for one in (won.of.low, won.of.high))
    kind = "open" if not won.of.excludes_zero else "easier" if won.of.value > 0 else "harder"
    span = subject.text("change-wins", span=subject.format_range(low, high))
    return format_signed(100 * won.of.value), span, subject.text(f"change-{kind}")


def tried_changes_of(subject: Subject) -> list[TriedChange]:
    """Return the tried changes of the report's mission, the largest effect first."""
    setting, shelf, plan = subject.settings[subject.main], subject.game, subject.plan
    found: list[TriedChange] = []
    if plan is None or not isinstance(shelf, Zombicide):
        return found
    for folder, played in played_changes(subject.folder, setting):
        compared = compare_settings((subject.folder, subject.main), (folder, 0))
        won = next(one for one in compared.differences if one.what == WON)
        changed = shelf.plan(played.plain_options)
        description = " ".join(
            change_sentences(changes_between(plan.mission, changed.mission), subject.words)
        )
        found.append(TriedChange(description, compared, won, changed, folder))
    return sorted(found, key=lambda one: -abs(one.won.of.value))


def _render_card(subject: Subject, one: TriedChange) -> str:
    value, span, sure = describe_wins(subject, one.won)
    changed = one.changed
    text = b64encode(as_text(changed.mission).encode()).decode()
    deaths = _describe_deaths(subject, one.compared, one.folder)
    return (
        f'<div><b>{escape(one.description)}</b><div class="d"><i>{value}</i>'
        f"<span>{escape(span)}<br>{escape(sure)}</span></div><p>{escape(deaths)}</p>"
        f'<a class="btn" download="{changed.mission.id}.yaml" href="data:application/yaml;base64,{text}">'
        f"{escape(subject.text('change-file'))}</a></div>"
    )


def _describe_deaths(subject: Subject, found: Comparison, folder: Folder) -> str:
    """Describe the change in deaths, in the deadliest zone and in total."""
    lost = next(one for one in found.differences if one.what == "lost")
    people = subject.rows_of("people")
    dead = people.filter(~pl.col("alive"))["place"].value_counts(sort=True)
    if dead.is_empty():
        return subject.text(
            "change-lost", before=subject.decimal(lost.first), after=subject.decimal(lost.second)
        )
    zone = str(dead["place"][0])
    tables = folder.tables()
    now = tables["people"].filter(~pl.col("alive") & (pl.col("place") == zone)).height
    return subject.text(
        "change-deaths",
        zone=zone,
        before=round(100 * int(dead["count"][0]) / max(subject.matches.height, 1)),
        after=round(100 * now / max(tables["matches"].height, 1)),
        lost=subject.decimal(lost.first),
        now=subject.decimal(lost.second),
    )
