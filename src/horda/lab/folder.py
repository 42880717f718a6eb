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
from horda.lab.frames import frames_of, is_ours, joined, read_tables
from horda.lab.identity import SeriesIdentity, identity_of, lab_sources
from horda.lab.rows import TABLES
from horda.lab.series import Part, Series
from horda.lab.unswept import unswept

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


class WrittenPlan(msgspec.Struct, frozen=True):
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

    def kept(self) -> WrittenPlan:
        """The plan as it was written down."""
        try:
            return msgspec.json.decode((self.path / PLAN).read_bytes(), type=WrittenPlan)
        except FileNotFoundError as problem:
            raise NoSeries(str(self.path)) from problem
        except msgspec.DecodeError as problem:
            raise NoSeries(str(self.path / PLAN), str(problem)) from problem

    @property
    def series(self) -> Series:
        """What is played here."""
        return self.kept().series

    def begin(self, series: Series) -> Series:
        """Write the plan down, or see that the one that is there is the same; more matches may be wanted."""
        identity = identity_of(series)
        if self.exists():
            there = self.kept()
            self._same(there.identity, identity)
            series = msgspec.structs.replace(series, matches=max(series.matches, there.series.matches))
        self.parts.mkdir(parents=True, exist_ok=True)
        plan = msgspec.json.format(msgspec.json.encode(WrittenPlan(identity, series)), indent=1)
        write_whole(self.path / PLAN, plan)
        return series

    def unchanged(self) -> Series:
        """What is played here, if this Horda would still play it so."""
        there = self.kept()
        self._same(there.identity, identity_of(there.series))
        return there.series

    def _same(self, then: SeriesIdentity, now: SeriesIdentity) -> None:
        for what in SeriesIdentity.__struct_fields__:
            one, other = getattr(then, what), getattr(now, what)
            if one != other:
                raise OtherSeries(str(self.path), what, str(one)[:60], str(other)[:60])

    @contextmanager
    def held(self) -> Iterator[None]:
        """The folder for this process alone."""
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

    def keep(self, part: Part, lines: bytes) -> None:
        """Matches that were played, as they were told; they are there whole or not at all.

        Nobody waits for the disk: what a power failure tears is seen by its size, and played again.
        """
        with replacing(self.parts / f"{part[0]}-{part[-1]}.json", lasting=False) as place:
            place.write_bytes(b"%d\n" % len(lines) + lines)

    def _kept_parts(self) -> list[tuple[int, int, Path]]:
        found: list[tuple[int, int, Path]] = []
        for path in self.parts.glob("*-*.json"):
            first, _, last = path.stem.partition("-")
            if first.isdecimal() and last.isdecimal():
                found.append((int(first), int(last), path))
        return sorted(found)

    def _whole_parts(self) -> Iterator[tuple[Part, bytes]]:
        for first, last, path in self._kept_parts():
            size, _, lines = path.read_bytes().partition(b"\n")
            if size == b"%d" % len(lines) and b"\0" not in lines:
                yield range(first, last + 1), lines

    def played(self) -> set[int]:
        """The numbers of the matches that were played."""
        found = {match for part, _ in self._whole_parts() for match in part}
        if (self.path / f"{MATCHES}.parquet").is_file():
            found.update(read_tables(self.path, [MATCHES])[MATCHES]["match"].to_list())
        return found

    def tables(self) -> dict[str, pl.DataFrame]:
        """All that has been played so far, as tables by name."""
        old = read_tables(self.path, TABLES)
        then, now = self.kept().identity.lab, lab_sources()
        # Parts are as the lab wrote them that played them; another one does not guess what they say.
        if (then != now and self._kept_parts()) or not all(map(is_ours, old, old.values())):
            raise OtherSeries(str(self.path), "lab", then, now)
        with unswept():
            new = frames_of(lines for _, lines in self._whole_parts())
        return {name: joined(old.get(name), new[name]) for name in TABLES}

    def finish(self) -> None:
        """Make tables of the parts. The one of the matches comes last: it says that the others are there."""
        if not self._kept_parts():
            return
        series, tables = self.series, self.tables()
        for name in sorted(TABLES, key=lambda name: name == MATCHES):
            if name in ("events", "decisions") and name not in series.keep:
                continue
            with replacing(self.path / f"{name}.parquet") as path:
                tables[name].write_parquet(path)
        for _, _, path in self._kept_parts():
            path.unlink()


def write_whole(path: Path, text: bytes) -> None:
    """Write a file so that it is there whole or as it was before, whatever happens meanwhile."""
    with replacing(path) as place:
        place.write_bytes(text)


@contextmanager
def replacing(path: Path, *, lasting: bool = True) -> Iterator[Path]:
    """A place to write, which takes the place of `path` when all went well and is gone otherwise.

    What is `lasting` has reached the disk by then.
    """
    place = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield place
        if lasting:
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
