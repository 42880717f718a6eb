"""The implementation of `horda lab try`: propose changes of a mission and play matches with each."""

from __future__ import annotations

from pathlib import Path

from horda.cli.actions.simulate import progress_bar
from horda.cli.context import CliContext
from horda.lab.missions.experiments import proposed_settings, try_changes
from horda.lab.report.subject import Subject
from horda.lab.report.tried_changes import describe_wins, tried_changes_of
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder


def try_out(
    context: CliContext, folder: Path, *, mission: str | None, matches: int | None, workers: int | None
) -> None:
    """Play matches with changes of a mission and print the results."""
    require_polars()
    subject = Subject(Folder(folder), context.lang, mission)
    changed = proposed_settings(subject.folder, subject.main)
    each = min(matches or subject.matches.height, subject.matches.height)
    with progress_bar(context, context.words.say("cli-lab-doing"), len(changed) * each) as told:
        try_changes(subject.folder, changed, matches=matches, workers=workers, progress=told)
    for one in tried_changes_of(subject):
        context.out.print(f"{one.description} {' '.join(describe_wins(subject, one.won))}", soft_wrap=True)
    context.print_message("cli-lab-tried", file=str(folder))
