"""`horda lab report`: a series as one page."""

from __future__ import annotations

from pathlib import Path

from horda.cli.context import Desk
from horda.lab.report import report_page
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder, write_atomically


def write_report(desk: Desk, folder: Path, *, mission: str | None, before: Path | None, out: Path) -> None:
    """Write the page, compared with `before` where that is named; the language is the person's."""
    require_polars()
    page = report_page(Folder(folder), desk.lang, mission, before=None if before is None else Folder(before))
    out.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(out, page.encode())
    desk.say("cli-lab-reported", file=str(out))
