"""Build Polars tables from rows. Polars is an optional extra, needed only to read the tables."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from horda.extras import install_command
from horda.lab.measure.match_counts import MAX_ROUNDS, MAX_SEATS
from horda.lab.storage.rows import TABLES, TallyColumns, TallyRow

if TYPE_CHECKING:
    import polars as pl

MAX_BUFFERED_ROWS = 100_000
"""Number of rows after which a frame is built: more need more memory, fewer make many small frames."""
Column = Union[Sequence[Any], "pl.Series"]


class NoPolars(ImportError):
    """Polars is not installed."""

    def __init__(self) -> None:
        self.command = install_command("lab")
        super().__init__(f"the lab needs Polars; to install it: {self.command}")


def require_polars() -> None:
    """Raise `NoPolars` if Polars is missing; called before long work that needs it at the end."""
    if importlib.util.find_spec("polars") is None:
        raise NoPolars


@cache
def schema(table: str) -> dict[str, Any]:
    """Return the columns of a table and their types."""
    import polars as pl

    plain = {int: pl.Int64(), str: pl.String(), bool: pl.Boolean(), float: pl.Float64()}

    def column_type(kind: object) -> Any:
        if get_origin(kind) is tuple:
            return pl.List(plain[get_args(kind)[0]])
        return plain[kind if isinstance(kind, type) else get_args(kind)[0]]

    hints = get_type_hints(TABLES[table])
    return {name: column_type(hints[name]) for name in TABLES[table].__struct_fields__}


def has_current_schema(table: str, found: pl.DataFrame) -> bool:
    """Return whether a stored table has the columns of this build."""
    return dict(found.schema) == schema(table)


def make_frame(table: str, columns: Iterable[Column]) -> pl.DataFrame:
    """Build a table from its columns; an empty one if there are none."""
    import polars as pl

    names, column_values = schema(table), list(columns)
    if not column_values:
        return pl.DataFrame(schema=names)
    return pl.DataFrame(
        [_make_column(name, values, names[name]) for name, values in zip(names, column_values, strict=True)]
    )


def _make_column(name: str, values: Column, kind: Any) -> pl.Series:
    """Build a column; list columns are padded to equal length and trimmed, which Polars builds faster.

    Polars would build one series per list, which takes longer than the rest of the table.
    """
    import polars as pl

    even = list(zip(*zip_longest(*values), strict=True)) if isinstance(kind, pl.List) else []
    if not even:
        return pl.Series(name, values, kind)
    laid = pl.Series(name, list(chain.from_iterable(even)), kind.inner).reshape((len(even), -1))
    return laid.arr.to_list().list.drop_nulls()


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    """Return a decoder that reads rows as tuples, so that columns can be transposed at once."""
    kinds: list[object] = []
    for kind in TABLES.values():
        hints = get_type_hints(kind)
        row = GenericAlias(tuple, tuple(hints[name] for name in kind.__struct_fields__))
        kinds.append(TallyColumns if kind is TallyRow else GenericAlias(list, (row,)))
    return msgspec.json.Decoder(GenericAlias(tuple, tuple(kinds)))


class _RowBuffer:
    """Rows that wait to become a table."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []

    def add(self, rows: list[tuple[Any, ...]]) -> None:
        """Append the rows of more matches."""
        self.rows.extend(rows)

    def __len__(self) -> int:
        return len(self.rows)

    def columns(self) -> Iterable[Column]:
        """Return the buffered rows, transposed."""
        return zip(*self.rows, strict=True)


class _TallyBuffer:
    """Tallies that wait to become a table; they are stored in columns with a list of names."""

    def __init__(self) -> None:
        self.waiting = TallyColumns()
        self.shifts: list[int] = []
        self.sizes: list[int] = []

    def add(self, tallies: TallyColumns) -> None:
        """Append the tallies of more matches, shifting their name numbers."""
        self.shifts.append(len(self.waiting.what))
        self.sizes.append(len(tallies.key))
        for column, more in zip(
            msgspec.structs.astuple(self.waiting), msgspec.structs.astuple(tallies), strict=True
        ):
            column += more

    def __len__(self) -> int:
        return len(self.waiting.key)

    def columns(self) -> Iterable[Column]:
        """Return the buffered tallies as columns of the table."""
        import polars as pl

        some = self.waiting
        if not some.key:
            return ()
        key = pl.Series(some.key, dtype=pl.Int64)
        at = key // MAX_SEATS
        number = at // MAX_ROUNDS + _repeat_each(self.shifts, self.sizes)
        what, name = (pl.Series(names, dtype=pl.String).gather(number) for names in (some.what, some.name))
        return (
            _repeat_each(some.match, some.each),
            what,
            name,
            key % MAX_SEATS - 1,
            at % MAX_ROUNDS,
            some.count,
        )


def _repeat_each(values: Sequence[int], times: Sequence[int]) -> pl.Series:
    """Repeat each value by the number at the same index of `times`."""
    import polars as pl

    every: list[int] = []
    for value, count in zip(values, times, strict=True):
        every += [value] * count
    return pl.Series(every, dtype=pl.Int64)


def frames_from_parts(parts: Iterable[bytes]) -> dict[str, pl.DataFrame]:
    """Decode parts, one JSON line per batch of matches, into all tables, sorted by match."""
    import polars as pl

    decode = _decoder().decode
    found: dict[str, list[pl.DataFrame]] = {name: [] for name in TABLES}
    waiting = {name: _new_buffer(name) for name in TABLES}
    for part in parts:
        for line in part.splitlines():
            for some, more in zip(waiting.values(), decode(line), strict=True):
                some.add(more)
            for name, some in waiting.items():
                if len(some) > MAX_BUFFERED_ROWS:
                    found[name].append(make_frame(name, some.columns()))
                    waiting[name] = _new_buffer(name)
    for name, some in waiting.items():
        found[name].append(make_frame(name, some.columns()))
    return {name: pl.concat(some) for name, some in found.items()}


def _new_buffer(table: str) -> _RowBuffer | _TallyBuffer:
    return _TallyBuffer() if TABLES[table] is TallyRow else _RowBuffer()


def merge_rows(old: pl.DataFrame | None, new: pl.DataFrame) -> pl.DataFrame:
    """Merge old and new rows, each match once, sorted by match."""
    import polars as pl

    if old is None or old.is_empty():
        return new
    if new.is_empty():
        return old
    unchanged = old.filter(~pl.col("match").is_in(new["match"].unique().implode()))
    return pl.concat([unchanged, new]).sort("match", maintain_order=True)


def read_tables(folder: Path, names: Iterable[str]) -> Mapping[str, pl.DataFrame]:
    """Read those of the named Parquet tables that a folder has."""
    import polars as pl

    paths = {name: folder / f"{name}.parquet" for name in names}
    return {name: pl.read_parquet(path) for name, path in paths.items() if path.is_file()}
