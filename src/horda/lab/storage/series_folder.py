"""The folder of a series: plan, played matches and tables. Files are replaced atomically.

plan.json            the series, and the identity of the build that plays it
parts/12-21.json     matches 12 to 21, until they are in the tables
matches.parquet ...  the tables of the matches played so far
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from horda.file_lock import FileLock, InUse
from horda.lab.gc_control import gc_disabled
from horda.lab.series import Part, Series
from horda.lab.storage.build_id import SeriesIdentity, identity_of, lab_fingerprint
from horda.lab.storage.dataframes import frames_from_parts, has_current_schema, merge_rows, read_tables
from horda.lab.storage.rows import TABLES

if TYPE_CHECKING:
    import polars as pl

PLAN = "plan.json"
PARTS = "parts"
MATCHES = "matches"


class NoSeries(ValueError):
    """The folder holds no series, or its plan cannot be read."""

    def __init__(self, file: str, detail: str = "") -> None:
        super().__init__(f"there is no series of matches in {file}" + (f": {detail}" if detail else ""))
        self.file = file


class OtherSeries(ValueError):
    """The folder's matches belong to another plan or build, so none can be added."""

    def __init__(self, file: str, what: str, then: str, now: str) -> None:
        super().__init__(
            f"the matches in {file} have another `{what}` ({then}, now {now}); "
            "name another folder, or play on with the Horda that began them"
        )
        self.file, self.what, self.then, self.now = file, what, then, now


class SeriesInUse(ValueError):
    """Another process is playing into this folder."""

    def __init__(self, file: str) -> None:
        super().__init__(f"another process is playing into {file}; wait for it, or name another folder")
        self.file = file


class StoredPlan(msgspec.Struct, frozen=True):
    """The contents of `plan.json`."""

    identity: SeriesIdentity
    series: Series


class Folder:
    """A series on disk."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.parts = self.path / PARTS

    # --- the plan --------------------------------------------------------------------------------

    def exists(self) -> bool:
        """Return whether the folder holds a series."""
        return (self.path / PLAN).is_file()

    def read_plan(self) -> StoredPlan:
        """Read the stored plan; raise `NoSeries` if there is none."""
        try:
            return msgspec.json.decode((self.path / PLAN).read_bytes(), type=StoredPlan)
        except FileNotFoundError as problem:
            raise NoSeries(str(self.path)) from problem
        except msgspec.DecodeError as problem:
            raise NoSeries(str(self.path / PLAN), str(problem)) from problem

    @property
    def series(self) -> Series:
        """The series of this folder."""
        return self.read_plan().series

    def begin(self, series: Series) -> Series:
        """Store the plan, or check that the stored one is the same; more matches may be requested."""
        identity = identity_of(series)
        if self.exists():
            there = self.read_plan()
            self._check_same_identity(there.identity, identity)
            series = msgspec.structs.replace(series, matches=max(series.matches, there.series.matches))
        self.parts.mkdir(parents=True, exist_ok=True)
        plan = msgspec.json.format(msgspec.json.encode(StoredPlan(identity, series)), indent=1)
        write_atomically(self.path / PLAN, plan)
        return series

    def verified_series(self) -> Series:
        """Return the series; raise `OtherSeries` if this build would play it differently."""
        there = self.read_plan()
        self._check_same_identity(there.identity, identity_of(there.series))
        return there.series

    def _check_same_identity(self, then: SeriesIdentity, now: SeriesIdentity) -> None:
        for what in SeriesIdentity.__struct_fields__:
            one, other = getattr(then, what), getattr(now, what)
            if one != other:
                raise OtherSeries(str(self.path), what, str(one)[:60], str(other)[:60])

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the folder for this process alone; raise `SeriesInUse` if another one has it."""
        self.path.mkdir(parents=True, exist_ok=True)
        lock = FileLock(self.path / ".lock", temporary=True)
        try:
            lock.take()
        except InUse as problem:
            raise SeriesInUse(str(self.path)) from problem
        try:
            yield
        finally:
            lock.release()

    # --- matches ---------------------------------------------------------------------------------

    def write_part(self, part: Part, lines: bytes) -> None:
        """Store the rows of played matches, completely or not at all.

        The write is not flushed to disk: a part torn by a power failure is recognised by its size and played
        again.
        """
        with atomic_replacement(self.parts / f"{part[0]}-{part[-1]}.json", fsync=False) as place:
            place.write_bytes(b"%d\n" % len(lines) + lines)

    def _part_files(self) -> list[tuple[int, int, Path]]:
        found: list[tuple[int, int, Path]] = []
        for path in self.parts.glob("*-*.json"):
            first, _, last = path.stem.partition("-")
            if first.isdecimal() and last.isdecimal():
                found.append((int(first), int(last), path))
        return sorted(found)

    def _complete_parts(self) -> Iterator[tuple[Part, bytes]]:
        for first, last, path in self._part_files():
            size, _, lines = path.read_bytes().partition(b"\n")
            if size == b"%d" % len(lines) and b"\0" not in lines:
                yield range(first, last + 1), lines

    def played_matches(self) -> set[int]:
        """Return the numbers of the matches that were played."""
        found = {match for part, _ in self._complete_parts() for match in part}
        if (self.path / f"{MATCHES}.parquet").is_file():
            found.update(read_tables(self.path, [MATCHES])[MATCHES]["match"].to_list())
        return found

    def tables(self) -> dict[str, pl.DataFrame]:
        """Return all tables of the matches played so far, by name."""
        old = read_tables(self.path, TABLES)
        then, now = self.read_plan().identity.lab, lab_fingerprint()
        # Parts have the format of the build that wrote them; another build cannot read them.
        if (then != now and self._part_files()) or not all(map(has_current_schema, old, old.values())):
            raise OtherSeries(str(self.path), "lab", then, now)
        with gc_disabled():
            new = frames_from_parts(lines for _, lines in self._complete_parts())
        return {name: merge_rows(old.get(name), new[name]) for name in TABLES}

    def write_tables(self) -> None:
        """Turn the parts into tables; `matches` is written last, as it marks the others as complete."""
        if not self._part_files():
            return
        series, tables = self.series, self.tables()
        for name in sorted(TABLES, key=lambda name: name == MATCHES):
            if name in ("events", "decisions") and name not in series.keep:
                continue
            with atomic_replacement(self.path / f"{name}.parquet") as path:
                tables[name].write_parquet(path)
        for _, _, path in self._part_files():
            path.unlink()


def write_atomically(path: Path, text: bytes) -> None:
    """Write a file atomically: completely, or not at all."""
    with atomic_replacement(path) as place:
        place.write_bytes(text)


@contextmanager
def atomic_replacement(path: Path, *, fsync: bool = True) -> Iterator[Path]:
    """Yield a temporary path that replaces `path` on success and is removed otherwise.

    With `fsync` the data has reached the disk before the replacement.
    """
    place = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield place
        if fsync:
            with place.open("rb") as file:
                os.fsync(file.fileno())
        os.replace(place, path)
    except OSError as problem:
        place.unlink(missing_ok=True)
        # Errors of writes to an open file do not name it; add the name for a full disk.
        raise OSError(problem.errno or EIO, problem.strerror or str(problem), str(path)) from problem
    except BaseException:
        place.unlink(missing_ok=True)
        raise
