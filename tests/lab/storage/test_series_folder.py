"""Tests that a series folder is written promptly and that the data of another build is not changed."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import polars as pl
import pytest

import horda
from horda.lab import Folder, Series, Setting, compare
from horda.lab.measure import measure_part
from horda.lab.report import report_page
from horda.lab.rerun import replay_match
from horda.lab.run import play
from horda.lab.storage.build_id import identity_of
from horda.lab.storage.row_writer import buffered_writer
from horda.lab.storage.series_folder import OtherSeries

SERIES = Series((Setting("zombiland", ("random",) * 2),), 9, "x")


def test_consecutive_parts_are_written_together_and_soon(tmp_path: Path):
    folder, now = Folder(tmp_path), iter([0.0, 0.4, 0.8, 1.2, 1.2, 1.3, 1.4])
    folder.begin(SERIES)
    with buffered_writer(folder, clock=lambda: next(now)) as keep:
        for part in (range(2), range(4, 6), range(2, 4)):
            assert folder.played_matches() == set()
            keep(part, measure_part(SERIES, part))
        assert folder.played_matches() == set(range(6))
        keep(range(8, 9), measure_part(SERIES, range(8, 9)))
        keep(range(6, 7), measure_part(SERIES, range(6, 7)))
        assert folder.played_matches() == set(range(6))
    assert sorted(one.name for one in folder.parts.iterdir()) == ["0-5.json", "6-6.json", "8-8.json"]
    assert folder.tables()["matches"]["match"].to_list() == [0, 1, 2, 3, 4, 5, 6, 8]


def series_of_older_build(path: Path) -> dict[Path, bytes]:
    """Store an interrupted series in the form of an older build without a lab fingerprint; return its files."""
    folder = Folder(path)
    folder.begin(SERIES)
    folder.write_part(range(6), b'[["a match"],["told"],["otherwise"]]\n' * 6)
    plan = json.loads((path / "plan.json").read_bytes())
    del plan["identity"]["lab"]
    (path / "plan.json").write_text(json.dumps(plan))
    return {one: one.read_bytes() for one in path.rglob("*") if one.is_file()}


@pytest.mark.parametrize(
    "reads",
    [
        lambda path: play(Folder(path), SERIES, workers=1),
        lambda path: Folder(path).tables(),
        lambda path: replay_match(path, 0),
        lambda path: compare(Folder(path), Folder(path)),
        lambda path: report_page(Folder(path), "en"),
    ],
    ids=["to go on", "as tables", "to see a match again", "to compare", "to report"],
)
def test_parts_of_another_build_are_neither_read_nor_lost(reads: Callable[[Path], object], tmp_path: Path):
    before = series_of_older_build(tmp_path)
    with pytest.raises(OtherSeries, match="another `lab`") as caught:
        reads(tmp_path)
    assert caught.value.file == str(tmp_path)
    assert {one: one.read_bytes() for one in tmp_path.rglob("*") if one.is_file()} == before


def test_tables_with_other_columns_are_refused(tmp_path: Path):
    play(Folder(tmp_path), SERIES, workers=1)
    rows = pl.read_parquet(tmp_path / "seats.parquet").drop("kept")
    rows.write_parquet(tmp_path / "seats.parquet")
    with pytest.raises(OtherSeries, match="another `lab`"):
        Folder(tmp_path).tables()


def test_a_changed_searching_player_changes_the_identity(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in ("engine", "bots", "think"):
        copytree(Path(horda.__file__).parent / name, tmp_path / "horda" / name)
    before = identity_of(SERIES).sources
    monkeypatch.setattr(horda, "__file__", str(tmp_path / "horda" / "__init__.py"))
    assert identity_of(SERIES).sources == before
    weights = tmp_path / "horda" / "think" / "weights" / "zombiland.json"
    weights.write_bytes(weights.read_bytes() + b"\n")
    assert identity_of(SERIES).sources != before
