"""The folder of a series: its plan, what has been played, and the tables. Nothing half written is ever read.

plan.json            what is played, and by which Horda
parts/12-21.json     matches 12 to 21, as long as the tables lack them
matches.parquet ...  the tables of what has been played
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
    """A folder that holds no series, or a plan that cannot be read."""

    def __init__(self, file: str, detail: str = "") -> None:
        super().__init__(f"there is no series of matches in {file}" + (f": {detail}" if detail else ""))
        self.file = file


class OtherSeries(ValueError):
    """A folder whose matches are of another plan or another Horda, so that none can be added."""

    def __init__(self, file: str, what: str, then: str, now: str) -> None:
        super().__init__(
            f"the matches in {file} have another `{what}` ({then}, now {now}); "
            "name another folder, or play on with the Horda that began them"
        )
        self.file, self.what, self.then, self.now = file, what, then, now


class SeriesInUse(ValueError):
    """Somebody else is playing into this folder."""

    def __init__(self, file: str) -> None:
        super().__init__(f"another process is playing into {file}; wait for it, or name another folder")
        self.file = file


class StoredPlan(msgspec.Struct, frozen=True):
    """The plan as it is written down."""

    identity: SeriesIdentity
    series: Series


class Folder:
    """A series on the disk."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.parts = self.path / PARTS

    # --- the plan --------------------------------------------------------------------------------

    def exists(self) -> bool:
        """Whether a series was begun here."""
        return (self.path / PLAN).is_file()

    def read_plan(self) -> StoredPlan:
        """The plan as it was written down."""
        try:
            return msgspec.json.decode((self.path / PLAN).read_bytes(), type=StoredPlan)
        except FileNotFoundError as problem:
            raise NoSeries(str(self.path)) from problem
        except msgspec.DecodeError as problem:
            raise NoSeries(str(self.path / PLAN), str(problem)) from problem

    @property
    def series(self) -> Series:
        """What is played here."""
        return self.read_plan().series

    def begin(self, series: Series) -> Series:
        """Write the plan down, or see that the one that is there is the same; more matches may be wanted."""
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
        """What is played here, if this Horda would still play it so."""
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
        """The folder for this process alone."""
        self.path.mkdir(parents=True, exist_ok=True)
        lock = FileLock(self.path / ".lock", fleeting=True)
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
        """Matches that were played, as they were told; they are there whole or not at all.

        Nobody waits for the disk: what a power failure tears is seen by its size, and played again.
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
        """The numbers of the matches that were played."""
        found = {match for part, _ in self._complete_parts() for match in part}
        if (self.path / f"{MATCHES}.parquet").is_file():
            found.update(read_tables(self.path, [MATCHES])[MATCHES]["match"].to_list())
        return found

    def tables(self) -> dict[str, pl.DataFrame]:
        """All that has been played so far, as tables by name."""
        old = read_tables(self.path, TABLES)
        then, now = self.read_plan().identity.lab, lab_fingerprint()
        # Parts are as the lab wrote them that played them; another one does not guess what they say.
        if (then != now and self._part_files()) or not all(map(has_current_schema, old, old.values())):
            raise OtherSeries(str(self.path), "lab", then, now)
        with gc_disabled():
            new = frames_from_parts(lines for _, lines in self._complete_parts())
        return {name: merge_rows(old.get(name), new[name]) for name in TABLES}

    def write_tables(self) -> None:
        """Make tables of the parts. The one of the matches comes last: it says that the others are there."""
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
    """Write a file so that it is there whole or as it was before, whatever happens meanwhile."""
    with atomic_replacement(path) as place:
        place.write_bytes(text)


@contextmanager
def atomic_replacement(path: Path, *, fsync: bool = True) -> Iterator[Path]:
    """A place to write, which takes the place of `path` when all went well and is gone otherwise.

    What is `lasting` has reached the disk by then.
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
        # Who writes into an open file is not told which: a full disk should name it.
        raise OSError(problem.errno or EIO, problem.strerror or str(problem), str(path)) from problem
    except BaseException:
        place.unlink(missing_ok=True)
        raise
