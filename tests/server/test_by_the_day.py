"""Five matches by the day among people and bots: a few days here, weeks in `make test-long`."""

from tests.server.by_the_day import Class


def test_a_few_days_of_five_matches_with_restarts_lose_nothing(database: str):
    people = Class(database, "a few days")
    people.plays(days=4)
    ran_out = people.books()
    assert len(ran_out) == 5
    assert sum(ran_out.values()) > 0
    assert all(table.kept for table in people.tables)
