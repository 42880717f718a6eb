"""Five matches by the day among people and bots for four weeks, with a restart every night."""

from pathlib import Path

from tests.server.by_the_day import Class


def test_four_weeks_of_five_matches_with_restarts_lose_nothing(tmp_path: Path):
    people = Class(str(tmp_path / "weeks.db"), "four weeks")
    people.plays(days=28)
    ran_out = people.books()
    assert sum(ran_out.values()) > 20
    assert sum(len(table.kept) for table in people.tables) > 200
