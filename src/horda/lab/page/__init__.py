"""The report of a series: one HTML file that needs nothing else, by day, by night and in print.

The module of a game, or of its family, finds out what matters there; one without has what all games have.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from horda.lab.page.html import written

if TYPE_CHECKING:
    from horda.lab.folder import Folder

PLAIN = "plain"


def report_page(folder: Folder, lang: str, mission: str | None = None) -> str:
    """The report of a folder, or of one mission of it, as HTML."""
    from horda.lab.page.subject import Subject

    subject = Subject(folder, lang, mission)
    known = {one.name for one in iter_modules(__path__)}
    name = next((one for one in (subject.game.id, subject.game.family) if one in known), PLAIN)
    return written(subject, import_module(f"{__name__}.{name}").page_of(subject))
