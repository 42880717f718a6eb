"""Tests of five correspondence matches with nightly restarts of the server, for some days and for four weeks."""

from pathlib import Path

import pytest
from tests.server.by_the_day import PlayByDay


def test_a_few_days_of_five_matches_with_restarts_lose_nothing(database: str):
    people = PlayByDay(database, "a few days")
    people.play_days(days=2)
    ran_out = people.count_timeouts()
    assert len(ran_out) == 5
    assert sum(ran_out.values()) > 0
    assert all(table.kept for table in people.tables)


@pytest.mark.long
def test_four_weeks_of_five_matches_with_restarts_lose_nothing(tmp_path: Path):
    people = PlayByDay(str(tmp_path / "weeks.db"), "four weeks")
    people.play_days(days=28)
    ran_out = people.count_timeouts()
    assert sum(ran_out.values()) > 20
    assert sum(len(table.kept) for table in people.tables) > 200
