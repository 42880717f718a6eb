"""`horda lab try`: changes of a mission, proposed by how its matches went and played, with a bar."""

from __future__ import annotations

from pathlib import Path

from horda.cli.commands.simulate import progress_bar
from horda.cli.context import Desk
from horda.lab.missions.experiments import proposed_settings, try_changes
from horda.lab.report.subject import Subject
from horda.lab.report.tried_changes import describe_wins, tried_changes_of
from horda.lab.storage.dataframes import require_polars
from horda.lab.storage.series_folder import Folder


def try_out(
    desk: Desk, folder: Path, *, mission: str | None, matches: int | None, workers: int | None
) -> None:
    """Play changes of a mission, and say what came of each."""
    require_polars()
    subject = Subject(Folder(folder), desk.lang, mission)
    changed = proposed_settings(subject.folder, subject.main)
    each = min(matches or subject.matches.height, subject.matches.height)
    with progress_bar(desk, desk.words.say("cli-lab-doing"), len(changed) * each) as told:
        try_changes(subject.folder, changed, matches=matches, workers=workers, progress=told)
    for one in tried_changes_of(subject):
        desk.out.print(f"{one.description} {' '.join(describe_wins(subject, one.won))}", soft_wrap=True)
    desk.say("cli-lab-tried", file=str(folder))
