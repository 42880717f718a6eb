"""What to change in a mission: the changes that were tried, and what each came to."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import polars as pl

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions import MissionPlan, as_text
from horda.lab.compare import Comparison, Difference, compare_settings
from horda.lab.missions.changes import MissionChange, changes_between
from horda.lab.missions.experiments import tries_of
from horda.lab.report.charts import signed
from horda.lab.report.elements import Chart, Section, Table
from horda.lab.report.subject import Subject
from horda.lab.storage.series_folder import Folder

MOST: Final = 6
"""So many changes are shown, the ones that changed most first."""
WON: Final = "won"


class Tried(NamedTuple):
    """A change that was tried: in words, beside the matches without it, and its mission."""

    told: str
    compared: Comparison
    won: Difference
    changed: MissionPlan
    folder: Folder


def advice_section(subject: Subject) -> Section | None:
    """What was tried, if anything was; each with its figures and its mission's file."""
    tried = tried_in(subject)[:MOST]
    if not tried:
        return None
    cards = [_card(subject, one) for one in tried]
    rows = [(one.told, *one.won.of.tenths(), one.compared.matches[1]) for one in tried]
    matches = max(one.compared.matches[1] for one in tried)
    columns = [subject.say(f"column-{name}") for name in ("what", "of-100", "low", "high", "rests-on")]
    figure = Chart(
        "changes",
        subject.say("figure-changes"),
        f'<div class="adv">{"".join(cards)}</div>',
        Table(columns, rows),
        12,
        subject.say("changes-said", folder=subject.folder.path.name),
    )
    return Section(subject.say("heading-changes", count=matches), (figure,))


def told_changes(subject: Subject, changes: Sequence[MissionChange]) -> list[str]:
    """Each change in a sentence."""
    words = subject.words
    told: list[str] = []
    for one in changes:
        about: dict[str, str | int] = {**one.about}
        if "token" in about:
            about["token"] = words.name("token", about["token"])
            about["of"] = about["colour"] or "none"
            about["colour"] = words.name("colour", about["colour"]) if about["colour"] else ""
        if "zombie" in about:
            about["zombie"] = words.name("zombie", about["zombie"])
        if "edge" in about:
            about["edge"] = words.say(f"lab-edge-{about['edge']}")
        told.append(subject.say(f"change-{one.kind}", **about))
    return told


def wins_told(subject: Subject, won: Difference) -> tuple[str, str, str]:
    """How many wins more, between what that lies, and whether it can be told from luck."""
    low, high = (signed(100 * one) for one in (won.of.low, won.of.high))
    kind = "open" if not won.of.leaves_out_nought else "easier" if won.of.value > 0 else "harder"
    span = subject.say("change-wins", span=subject.to(low, high))
    return signed(100 * won.of.value), span, subject.say(f"change-{kind}")


def tried_in(subject: Subject) -> list[Tried]:
    """What was tried of a report's mission, the changes that changed most first."""
    setting, shelf, plan = subject.settings[subject.main], subject.game, subject.plan
    found: list[Tried] = []
    if plan is None or not isinstance(shelf, Zombicide):
        return found
    for folder, played in tries_of(subject.folder, setting):
        compared = compare_settings((subject.folder, subject.main), (folder, 0))
        won = next(one for one in compared.differences if one.what == WON)
        changed = shelf.plan(played.plain_options)
        told = " ".join(told_changes(subject, changes_between(plan.mission, changed.mission)))
        found.append(Tried(told, compared, won, changed, folder))
    return sorted(found, key=lambda one: -abs(one.won.of.value))


def _card(subject: Subject, one: Tried) -> str:
    value, span, sure = wins_told(subject, one.won)
    changed = one.changed
    text = b64encode(as_text(changed.mission).encode()).decode()
    more = _deaths_told(subject, one.compared, one.folder)
    return (
        f'<div><b>{escape(one.told)}</b><div class="d"><i>{value}</i>'
        f"<span>{escape(span)}<br>{escape(sure)}</span></div><p>{escape(more)}</p>"
        f'<a class="btn" download="{changed.mission.id}.yaml" href="data:application/yaml;base64,{text}">'
        f"{escape(subject.say('change-file'))}</a></div>"
    )


def _deaths_told(subject: Subject, found: Comparison, folder: Folder) -> str:
    """How many die where most died before, and how many in all."""
    lost = next(one for one in found.differences if one.what == "lost")
    people = subject.of("people")
    dead = people.filter(~pl.col("alive"))["place"].value_counts(sort=True)
    if dead.is_empty():
        return subject.say(
            "change-lost", before=subject.decimal(lost.first), after=subject.decimal(lost.second)
        )
    zone = str(dead["place"][0])
    tables = folder.tables()
    now = tables["people"].filter(~pl.col("alive") & (pl.col("place") == zone)).height
    return subject.say(
        "change-deaths",
        zone=zone,
        before=round(100 * int(dead["count"][0]) / max(subject.matches.height, 1)),
        after=round(100 * now / max(tables["matches"].height, 1)),
        lost=subject.decimal(lost.first),
        now=subject.decimal(lost.second),
    )
