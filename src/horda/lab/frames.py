"""Rows as tables of Polars, which is an extra: matches are played and kept without it, and read with it."""

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
from horda.lab.rows import TABLES, Tallies, TallyRow
from horda.lab.telling.counting import ROUNDS, SEATS

if TYPE_CHECKING:
    import polars as pl

ROWS_AT_ONCE = 100_000
"""More would only ask the system for memory; of fewer, a table takes longer to begin than to fill."""
Column = Union[Sequence[Any], "pl.Series"]


class NoPolars(ImportError):
    """Polars, which makes tables of rows, is not installed."""

    def __init__(self) -> None:
        self.command = install_command("lab")
        super().__init__(f"the lab needs Polars; to install it: {self.command}")


def needs_polars() -> None:
    """Refuse at once what would need Polars in the end."""
    if importlib.util.find_spec("polars") is None:
        raise NoPolars


@cache
def schema(table: str) -> dict[str, Any]:
    """The columns of a table and what they hold."""
    import polars as pl

    plain = {int: pl.Int64(), str: pl.String(), bool: pl.Boolean(), float: pl.Float64()}

    def held(kind: object) -> Any:
        if get_origin(kind) is tuple:
            return pl.List(plain[get_args(kind)[0]])
        return plain[kind if isinstance(kind, type) else get_args(kind)[0]]

    hints = get_type_hints(TABLES[table])
    return {name: held(hints[name]) for name in TABLES[table].__struct_fields__}


def is_ours(table: str, found: pl.DataFrame) -> bool:
    """Whether a table that was found has the columns that ours has."""
    return dict(found.schema) == schema(table)


def frame(table: str, columns: Iterable[Column]) -> pl.DataFrame:
    """A table, of its columns; where nothing is in it, of none."""
    import polars as pl

    names, given = schema(table), list(columns)
    if not given:
        return pl.DataFrame(schema=names)
    return pl.DataFrame(
        [_column(name, values, names[name]) for name, values in zip(names, given, strict=True)]
    )


def _column(name: str, values: Column, kind: Any) -> pl.Series:
    """A column; one of lists is laid out at one length, and what was added to them is dropped again.

    Polars would make a series of each list, and take longer than all the rest of the table.
    """
    import polars as pl

    even = list(zip(*zip_longest(*values), strict=True)) if isinstance(kind, pl.List) else []
    if not even:
        return pl.Series(name, values, kind)
    laid = pl.Series(name, list(chain.from_iterable(even)), kind.inner).reshape((len(even), -1))
    return laid.arr.to_list().list.drop_nulls()


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    """Reads some matches as the tables have them: rows as tuples, whose columns are then taken at once."""
    kinds: list[object] = []
    for kind in TABLES.values():
        hints = get_type_hints(kind)
        row = GenericAlias(tuple, tuple(hints[name] for name in kind.__struct_fields__))
        kinds.append(Tallies if kind is TallyRow else GenericAlias(list, (row,)))
    return msgspec.json.Decoder(GenericAlias(tuple, tuple(kinds)))


class _Rows:
    """What waits to become a table, row by row."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []

    def add(self, rows: list[tuple[Any, ...]]) -> None:
        """The rows of some more matches."""
        self.rows.extend(rows)

    def __len__(self) -> int:
        return len(self.rows)

    def columns(self) -> Iterable[Column]:
        """All of it, column by column."""
        return zip(*self.rows, strict=True)


class _Tallied:
    """Tallies that wait to become a table; they come in columns, with the names apart."""

    def __init__(self) -> None:
        self.waiting = Tallies()
        self.shifts: list[int] = []
        self.sizes: list[int] = []

    def add(self, tallies: Tallies) -> None:
        """The tallies of some more matches, whose names are numbered from the last one on."""
        self.shifts.append(len(self.waiting.what))
        self.sizes.append(len(tallies.key))
        for column, more in zip(
            msgspec.structs.astuple(self.waiting), msgspec.structs.astuple(tallies), strict=True
        ):
            column += more

    def __len__(self) -> int:
        return len(self.waiting.key)

    def columns(self) -> Iterable[Column]:
        """All of them, column by column."""
        import polars as pl

        some = self.waiting
        if not some.key:
            return ()
        key = pl.Series(some.key, dtype=pl.Int64)
        at = key // SEATS
        number = at // ROUNDS + _repeated(self.shifts, self.sizes)
        what, name = (pl.Series(names, dtype=pl.String).gather(number) for names in (some.what, some.name))
        return _repeated(some.match, some.each), what, name, key % SEATS - 1, at % ROUNDS, some.count


def _repeated(values: Sequence[int], times: Sequence[int]) -> pl.Series:
    """Each value as often as its place says."""
    import polars as pl

    every: list[int] = []
    for value, count in zip(values, times, strict=True):
        every += [value] * count
    return pl.Series(every, dtype=pl.Int64)


def frames_of(parts: Iterable[bytes]) -> dict[str, pl.DataFrame]:
    """All tables of matches that lie in parts, some to a line, in order of the matches' numbers."""
    import polars as pl

    decode = _decoder().decode
    found: dict[str, list[pl.DataFrame]] = {name: [] for name in TABLES}
    waiting = {name: _empty(name) for name in TABLES}
    for part in parts:
        for line in part.splitlines():
            for some, more in zip(waiting.values(), decode(line), strict=True):
                some.add(more)
            for name, some in waiting.items():
                if len(some) > ROWS_AT_ONCE:
                    found[name].append(frame(name, some.columns()))
                    waiting[name] = _empty(name)
    for name, some in waiting.items():
        found[name].append(frame(name, some.columns()))
    return {name: pl.concat(some) for name, some in found.items()}


def _empty(table: str) -> _Rows | _Tallied:
    return _Tallied() if TABLES[table] is TallyRow else _Rows()


def joined(old: pl.DataFrame | None, new: pl.DataFrame) -> pl.DataFrame:
    """Older rows and newer ones, each match once, in order of the matches' numbers."""
    import polars as pl

    if old is None or old.is_empty():
        return new
    if new.is_empty():
        return old
    kept = old.filter(~pl.col("match").is_in(new["match"].unique().implode()))
    return pl.concat([kept, new]).sort("match", maintain_order=True)


def read_tables(folder: Path, names: Iterable[str]) -> Mapping[str, pl.DataFrame]:
    """The finished tables of a folder, those that there are."""
    import polars as pl

    paths = {name: folder / f"{name}.parquet" for name in names}
    return {name: pl.read_parquet(path) for name, path in paths.items() if path.is_file()}
