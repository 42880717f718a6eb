"""What `horda lab try` does: propose changes of a mission and play matches with each."""

from __future__ import annotations

from pathlib import Path

from horda.cli.actions.simulate import progress_bar
from horda.cli.context import CliContext
from horda.lab.folder import Folder
from horda.lab.frames import needs_polars
from horda.lab.page.advice import tried_in, wins_told
from horda.lab.page.subject import Subject
from horda.lab.trying import proposed, try_changes


def try_out(
    context: CliContext, folder: Path, *, mission: str | None, matches: int | None, workers: int | None
) -> None:
    """Play matches with changes of a mission and print the results."""
    needs_polars()
    subject = Subject(Folder(folder), context.lang, mission)
    changed = proposed(subject.folder, subject.main)
    each = min(matches or subject.matches.height, subject.matches.height)
    with progress_bar(context, context.words.say("cli-lab-doing"), len(changed) * each) as told:
        try_changes(subject.folder, changed, matches=matches, workers=workers, progress=told)
    for one in tried_in(subject):
        context.out.print(f"{one.told} {' '.join(wins_told(subject, one.won))}", soft_wrap=True)
    context.print_message("cli-lab-tried", file=str(folder))
