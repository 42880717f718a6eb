"""The report of a series: a self-contained HTML file for light, dark and print.

A module of `games` builds the page of its game. Used by `horda lab report` and `tools/generate/figures.py`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from horda.lab.report import games
from horda.lab.report.common import watch_section
from horda.lab.report.html import render_page
from horda.lab.report.maps import BoardMap
from horda.lab.report.other_tables import tables_section
from horda.lab.report.subject import Subject, other_subject
from horda.lab.report.tried_changes import tried_changes_section
from horda.lab.report.version_comparison import versions_section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horda.lab.report.elements import Page
    from horda.lab.storage.series_folder import Folder

ANY_GAME = "any_game"


def report_page(
    folder: Folder,
    lang: str,
    mission: str | None = None,
    *,
    before: Folder | None = None,
    beside: Sequence[Folder] = (),
) -> str:
    """Return the report of a folder, or of one of its missions, as HTML.

    `before` is the folder to compare with; `beside` are folders with other numbers of seats or other bots, of
    which only the results are shown.
    """
    subject = Subject(folder, lang, mission)
    if before is not None:
        subject.compared_with = other_subject(subject, before)
    subject.add_other_tables([Subject(one, lang, mission) for one in beside])
    known = {module.name for module in iter_modules(games.__path__)}
    name = next((own for own in (subject.game.id, subject.game.family) if own in known), ANY_GAME)
    page: Page = import_module(f"{games.__name__}.{name}").page_of(subject)
    _add_common_sections(subject, page)
    return render_page(subject, page)


def _add_common_sections(subject: Subject, page: Page) -> None:
    """Append the general sections that apply: other tables, comparison, changes, matches to watch."""
    is_rivalry = subject.plan is None or not subject.plan.goals.together
    if is_rivalry and (tables := tables_section(subject)) is not None:
        page.sections.append(tables)
    if subject.compared_with is not None:
        board = BoardMap(subject.plan, subject.words, subject.title) if subject.plan is not None else None
        page.sections.append(versions_section(subject, subject.compared_with, board))
        if board is not None:
            page.symbols = page.symbols or board.symbol()
    if (tried := tried_changes_section(subject)) is not None:
        page.sections.append(tried)
    page.sections.append(watch_section(subject))
