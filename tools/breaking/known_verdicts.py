"""Results known before a run: cached verdicts, and mutants declared equivalent with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from breaking.mutants import Mutant


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"in_": "in"}):
    """A change that no test could notice, and the reason."""

    in_: str
    """End of the file's path, and the function: `rules/search.py has_searched`."""
    was: str
    now: str
    why: str

    def is_of(self, mutant: Mutant) -> bool:
        """Return whether a mutant is this change."""
        here = f"{mutant.file.as_posix()} {mutant.function}".strip()
        return here.endswith(f"/{self.in_}") and (self.was, self.now) == (mutant.was, mutant.now)


def equivalents(path: Path, source: Path) -> list[Equivalent]:
    """Return the declared equivalent mutants; raise ValueError if one lacks a reason or its code is gone."""
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


class VerdictCache:
    """Cache of verdicts from earlier runs, by mutant and by the tests that judged it."""

    def __init__(self, path: Path, *, afresh: bool) -> None:
        self.path = path
        known = path.is_file() and not afresh
        self.verdicts: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if known else {}

    def get(self, mutant: Mutant, tests: str) -> str | None:
        """Return the cached verdict of these tests on this mutant, or None."""
        return self.verdicts.get(f"{mutant.id()} {tests}")

    def put(self, mutant: Mutant, tests: str, verdict: str) -> None:
        """Store a verdict and write it to disk at once, as a run may be stopped at any time."""
        self.verdicts[f"{mutant.id()} {tests}"] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(self.verdicts, indent=0) + "\n", encoding="utf-8")
        beside.replace(self.path)
