"""What is known already: verdicts that still hold, and changes that break nothing, each with its reason."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from breaking.mutants import Mutant


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"in_": "in"}):
    """A change that no test could notice, and why."""

    in_: str
    """The end of the file's path, and the function: `rules/search.py has_searched`."""
    was: str
    now: str
    why: str

    def is_of(self, mutant: Mutant) -> bool:
        """Whether it is this change."""
        here = f"{mutant.file.as_posix()} {mutant.function}".strip()
        return here.endswith(f"/{self.in_}") and (self.was, self.now) == (mutant.was, mutant.now)


def equivalents(path: Path, source: Path) -> list[Equivalent]:
    """The changes declared to break nothing; refused without a reason, and when their code is no more."""
    import yaml

    if not path.is_file():
        return []
    found = msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or [], list[Equivalent])
    for one in found:
        if not one.why.strip():
            raise ValueError(f"{path}: the change of `{one.was}` in {one.in_} needs a `why`")
        file = one.in_.partition(" ")[0]
        if not any(one.was in match.read_text(encoding="utf-8") for match in source.glob(f"**/{file}")):
            raise ValueError(f"{path}: no {file} says `{one.was}` any more; take the entry out")
    return found


class Ledger:
    """Verdicts of earlier runs, by what was changed and by which tests judged it."""

    def __init__(self, path: Path, *, afresh: bool) -> None:
        self.path = path
        known = path.is_file() and not afresh
        self.verdicts: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if known else {}

    def get(self, mutant: Mutant, tests: str) -> str | None:
        """What these tests said of this change, if they were asked before."""
        return self.verdicts.get(f"{mutant.id()} {tests}")

    def put(self, mutant: Mutant, tests: str, verdict: str) -> None:
        """Keep a verdict, on disk at once: a run may be stopped at any time."""
        self.verdicts[f"{mutant.id()} {tests}"] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(self.verdicts, indent=0) + "\n", encoding="utf-8")
        beside.replace(self.path)
