"""Votes of City of Horror: the votes of each player with their reasons, and every outcome that is still possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from horda.engine.state import State
from horda.engine.views.position import BadPosition
from horda.games.city_of_horror.content import CAST, CROSSROADS, GRANDPA, MOTHER, NOWHERE, OUTNUMBERED, PLACE
from horda.games.city_of_horror.rules.board import is_attacked
from horda.games.city_of_horror.rules.deals.promises import ATTACK, SHARING
from horda.games.city_of_horror.rules.votes.stakes import leader_finds
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at, votes_of
from horda.games.city_of_horror.state import CityState, supplies_of
from horda.referee.records import VoteAnswer, VoteOutcome, VoteShare
from horda.referee.wording import Wording

CONDITION_RULES = {
    "church": {"A": "CH-LOC-12", "B": "CH-LOC-15"},
    "hospital": {"A": "CH-LOC-25", "B": "CH-LOC-28"},
    "bank": {"A": "CH-LOC-37", "B": "CH-LOC-40"},
    "armory": {"A": "CH-LOC-31", "B": "CH-LOC-34"},
    "water_tower": {"A": "CH-LOC-03", "B": "CH-LOC-06", "collapsed": "CH-LOC-09"},
    "crossroads": {"A": "CH-LOC-18", "B": "CH-LOC-22"},
}
"""The rule of the attack condition on each side of each location."""
OUTCOME_RULES = {ATTACK: ("CH-VOT-07", "CH-ATK-06"), SHARING: ("CH-VOT-07", "CH-SHR-04")}
TIE_RULES = {ATTACK: ("CH-VOT-08", "CH-ATK-07"), SHARING: ("CH-VOT-08", "CH-SHR-09")}


@dataclass
class Ballots:
    """The votes in a location: the eligible targets, and the votes of each voter."""

    state: CityState
    place: int
    vote: str
    named: list[int]
    weights: dict[int, int]

    def tally(self, pointing: Mapping[int, int]) -> dict[int, int]:
        """Return the votes against each eligible target."""
        found = dict.fromkeys(self.named, 0)
        for voter, against in pointing.items():
            found[against] += self.weights[voter]
        return found


def votes_in(
    state: State, place: str, pointing: Mapping[str, str], wording: Wording, *, vote: str = ""
) -> VoteAnswer:
    """Return a vote in a location, given how some players point; by default the next one there.

    `place` may be empty for the location that is being resolved, and `vote` is `attack` or `sharing`. Raise
    `BadPosition` if a player or location is unknown, or somebody points who may not.
    """
    if not isinstance(state, CityState):
        raise BadPosition(wording.words.say("referee-no-votes"))
    here = state.here if not place else PLACE.get(place, NOWHERE)
    if here == NOWHERE:
        raise BadPosition(wording.words.say("referee-unknown-place", name=place[:40] or "?"))
    kind = vote or _coming_vote(state, here)
    ballots = _ballots(state, here, kind or ATTACK)
    said = _pointing_seats(ballots, pointing, wording)
    takes_place = bool(kind) and bool(ballots.named)
    condition = CONDITION_RULES[wording_place(here)][state.sides[here]]
    rules = ("CH-ATK-04", condition) if (kind or ATTACK) == ATTACK else ("CH-SHR-01", "CH-SHR-03")
    threshold = state.board(here).attack
    return VoteAnswer(
        place=place or wording_place(here),
        vote="attack" if kind == ATTACK else "sharing" if kind == SHARING else "",
        sentence=_sentence(state, here, kind, wording),
        zombies=state.zombies[here],
        threshold=state.place.count(here) + 1 if threshold == OUTNUMBERED else threshold,
        shares=tuple(_share(ballots, seat, said) for seat in range(state.seats)),
        outcomes=tuple(_outcomes(ballots, said)) if takes_place else (),
        rules=rules,
        decision=wording.decision(state),
    )


def wording_place(place: int) -> str:
    """Return the name of a location in positions."""
    return next(name for name, number in PLACE.items() if number == place)


def _coming_vote(state: CityState, place: int) -> str:
    """Return the next vote in a location: over an attack, over supplies, or none."""
    attack_is_over = place in state.resolved or (place == state.here and state.attack_over)
    if not attack_is_over and is_attacked(state, place) and electable(state, place, ATTACK):
        return ATTACK
    supplies = state.dropped[place] or state.cards.piles[supplies_of(place)]
    return SHARING if supplies and state.at(place) else ""


def _sentence(state: CityState, place: int, vote: str, wording: Wording) -> str:
    location = wording.words.name("location", wording_place(place))
    key = "referee-vote-attack" if vote == ATTACK else "referee-vote-sharing" if vote else "referee-vote-none"
    return wording.words.say(key, count=state.zombies[place], place=location)


def _ballots(state: CityState, place: int, vote: str) -> Ballots:
    named = electable(state, place, vote)
    weights = {seat: votes_at(state, seat, place) for seat in state.turn_order()}
    return Ballots(state, place, vote, named, {seat: votes for seat, votes in weights.items() if votes})


def _pointing_seats(ballots: Ballots, pointing: Mapping[str, str], wording: Wording) -> dict[int, int]:
    """Return, by seats, the player at whom each player points."""
    colours = ballots.state.colours
    found: dict[int, int] = {}
    for voter, against in pointing.items():
        if voter not in colours or against not in colours:
            raise BadPosition(wording.words.say("referee-unknown-figure", name=f"{voter:.20}, {against:.20}"))
        if colours.index(voter) not in ballots.weights or colours.index(against) not in ballots.named:
            raise BadPosition(wording.words.say("referee-no-pointing", voter=voter, against=against))
        found[colours.index(voter)] = colours.index(against)
    return found


def _share(ballots: Ballots, seat: int, said: Mapping[int, int]) -> VoteShare:
    state = ballots.state
    present = state.of_seat_at(seat, ballots.place)
    reasons = [(CAST[who], votes_of(state, who), _vote_rule(state, who)) for who in present]
    replicas = sum(int(row[2]) for row in state.replicas if row[0] == seat and row[1] == ballots.place)
    if replicas:
        reasons.append(("weapon_replica", replicas, "CH-CRD-25"))
    votes = ballots.weights.get(seat, 0)
    return VoteShare(
        seat,
        state.colours[seat],
        votes,
        tuple(reasons),
        tuple(state.colours[other] for other in ballots.named)
        if votes and ballots.place != CROSSROADS
        else (),
        state.colours[said[seat]] if seat in said else "",
    )


def _vote_rule(state: CityState, who: int) -> str:
    if state.hidden[who]:
        return "CH-VOT-11"
    if who == GRANDPA:
        return "CH-CHR-14"
    return "CH-CHR-26" if who == MOTHER and state.mother else "CH-VOT-02"


def _outcomes(ballots: Ballots, said: Mapping[int, int]) -> Iterator[VoteOutcome]:
    """Yield the outcomes: one for each vote of the last player, or else one for each possible result."""
    state = ballots.state
    if ballots.place == CROSSROADS and ballots.vote == ATTACK:
        victim = leader_finds(state, ballots.named)
        yield _outcome(ballots, [victim], {}, {}, rules=("CH-LDR-01", "CH-LDR-06"))
        return
    open_voters = [seat for seat in ballots.weights if seat not in said]
    results: dict[tuple[int, ...], VoteOutcome] = {}
    for aims in product(ballots.named, repeat=len(open_voters)):
        guessed = dict(zip(open_voters, aims, strict=True))
        tally = ballots.tally({**said, **guessed})
        most = max(tally.values())
        elected = [seat for seat in ballots.named if tally[seat] == most]
        key = (*elected, -1, *aims) if len(open_voters) == 1 else tuple(elected)
        if key not in results:
            results[key] = _outcome(ballots, elected, guessed, tally)
    yield from results.values()


def _outcome(
    ballots: Ballots,
    elected: list[int],
    guessed: Mapping[int, int],
    tally: Mapping[int, int],
    *,
    rules: tuple[str, ...] = (),
) -> VoteOutcome:
    state = ballots.state
    is_tie = len(elected) > 1
    usual = TIE_RULES[ballots.vote] if is_tie else OUTCOME_RULES[ballots.vote]
    losses = [
        CAST[who]
        for seat in elected
        for who in state.of_seat_at(seat, ballots.place)
        if ballots.vote == ATTACK and not state.hidden[who]
    ]
    return VoteOutcome(
        elected=tuple(state.colours[seat] for seat in elected),
        is_tie=is_tie,
        decider=state.colours[state.first] if is_tie else "",
        when={state.colours[seat]: state.colours[against] for seat, against in guessed.items()},
        tally={state.colours[seat]: votes for seat, votes in tally.items()},
        losses=tuple(losses),
        rules=rules or usual,
    )
