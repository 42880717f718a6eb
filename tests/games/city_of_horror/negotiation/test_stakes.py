"""Tests of the stakes at a location and of whose vote decides, compared with all possible ballots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.city_of_horror.conftest import play, table
from tests.games.city_of_horror.negotiation.test_deals import bargain, promise

from horda.games.city_of_horror.content import PLACE
from horda.games.city_of_horror.events.outcome_events import PlayerElected
from horda.games.city_of_horror.rules.votes.stakes import NOBODY, stakes_of
from horda.games.city_of_horror.state import CityState
from horda.games.city_of_horror.view import view_of

ATTACKED = "geek[red] rasta[red] thief[green] zombie*3"
CROWDED = "geek[red] rasta[red] thief[green] priest[blue] zombie*4"


def endings(s: CityState, first: dict[int, int]) -> Iterator[int]:
    """Yield the seat elected by each combination of votes and tie-breaks, given the votes in `first`."""
    elected = [event.seat for event in s.events() if isinstance(event, PlayerElected)]
    if elected:
        yield elected[-1]
        return
    seat = s.deciders[0]
    for choice in s.choices(seat):
        if choice.verb == "vote" and first.get(seat, choice.number("against")) != choice.number("against"):
            continue
        after = s.clone()
        after.apply(choice)
        yield from endings(after, first)


@pytest.mark.rule("CH-VOT-06", "CH-VOT-08")
@pytest.mark.parametrize("church", [ATTACKED, CROWDED])
def test_whoever_can_still_be_elected_is_told_and_nobody_else(church: str):
    s = table(at="attack church", church=church, bank="teen[blue]")
    stakes = stakes_of(s)
    assert stakes is not None
    assert set(stakes.possible) == set(endings(s, {}))


@pytest.mark.rule("CH-VOT-06")
@pytest.mark.parametrize("church", [ATTACKED, CROWDED, "geek[red] thief[green] zombie*3"])
def test_a_vote_decides_alone_where_every_other_way_of_voting_ends_alike(church: str):
    s = table(at="attack church", church=church, bank="teen[blue]")
    stakes = stakes_of(s)
    assert stakes is not None
    alone = [
        seat
        for seat in stakes.named
        if stakes.votes[seat] and all(len(set(endings(s, {seat: other}))) == 1 for other in stakes.named)
    ]
    assert alone == ([] if stakes.decides == NOBODY else [stakes.decides])


@pytest.mark.rule("CH-NEG-02")
def test_a_deal_tells_what_the_vote_would_then_be():
    s = bargain(church="geek[red] thief[green] priest[blue] zombie*3")
    red, green, blue = range(3)
    play(s, "red offer green")
    before = view_of(s, red)
    assert before.stakes is not None
    assert before.draft is not None
    assert (set(before.stakes.possible), before.draft.then) == ({red, green, blue}, None)
    play(s, *promise("red", "vote_attack", "church", "blue"))
    half = view_of(s, red).draft
    assert half is not None
    assert half.then is not None
    assert half.then.bound == ((red, blue),)
    play(s, *promise("red", "vote_attack", "church", "blue", demand=True))
    assert [view_of(s, seat).draft for seat in (green, blue, None)] == [None] * 3
    play(s, "red propose")
    for seat in (red, green, blue, None):
        then = view_of(s, seat).offers[0].then
        assert then is not None
        assert (then.bound, then.possible) == (((red, blue), (green, blue)), (blue,))
    play(s, "green accept 1")
    assert view_of(s, blue).stakes == then


@pytest.mark.rule("CH-LDR-01", "CH-LDR-04", "CH-LDR-05")
@pytest.mark.parametrize("leader", ["red", "green", "blue"])
def test_at_the_crossroads_nobody_votes_and_the_leader_finds_its_prey(leader: str):
    town = "geek[red,hidden] thief[green] rasta[blue] zombie*5"
    s = table(at="attack crossroads", leader=leader, crossroads=town, passing=[])
    stakes = stakes_of(s)
    assert stakes is not None
    assert stakes.votes == ()
    while any(choice.verb == "pass" for choice in s.all_choices()):
        s.apply(next(choice for choice in s.all_choices() if choice.verb == "pass"))
    assert stakes.possible == tuple(
        event.seat for event in s.events() if type(event).__name__ == "CharacterDied"
    )


@pytest.mark.rule("CH-VOT-07")
def test_nothing_is_at_stake_while_what_a_vote_led_to_is_carried_out():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]")
    play(s, "red vote red", "green vote red")
    assert s.choices(0)[0].verb == "lose"
    assert stakes_of(s) is None
    s = table(at="sharing church", church="geek[red] thief[green] antidote*2", first="red", bank="teen[blue]")
    play(s, "red vote red", "green vote red")
    assert s.choices(0)[0].verb == "share_antidote"
    assert stakes_of(s) is None


@pytest.mark.rule("CH-RES-03")
def test_everybody_sees_which_step_of_a_location_it_is():
    s = table(at="attack church", church=ATTACKED, bank="teen[blue]", passing=[])
    seen: list[str] = []
    while s.here == PLACE["church"]:
        step = view_of(s, None).step
        seen.extend([step] if seen[-1:] != [step] else [])
        s.apply(s.all_choices()[0])
    assert seen in (["attack"], ["attack", "share"])
    while seen[-1] != "use":
        seen.append(view_of(s, None).step)
        s.apply(s.all_choices()[0])
