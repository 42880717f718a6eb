"""The report of a series: one HTML file that needs nothing else, by day, by night and in print.

The module of a game, or of its family, finds out what matters there; one without has what all games have.
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
    """The report of a folder, or of one mission of it, as HTML.

    `before` is what it is compared with; `beside` has the same at other tables, of which only the results
    are shown.
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
    """Other tables, what differs from another folder, what to change, what to watch: each where it is."""
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
