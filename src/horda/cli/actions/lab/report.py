"""The implementation of `horda lab report`: write a page about a series."""

from __future__ import annotations

from pathlib import Path

from horda.cli.context import CliContext
from horda.lab.report import report_page
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder, write_atomically


def write_report(
    context: CliContext, folder: Path, *, mission: str | None, before: Path | None, out: Path
) -> None:
    """Write the page in the user's language, compared with the series `before` if given."""
    require_polars()
    page = report_page(
        Folder(folder), context.lang, mission, before=None if before is None else Folder(before)
    )
    out.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(out, page.encode())
    context.print_message("cli-lab-reported", file=str(out))
