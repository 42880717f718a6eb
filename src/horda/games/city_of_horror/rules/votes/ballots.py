"""The course of a vote: ballot, counting, tie-break, and the result (CH-VOT)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import PLACES
from horda.games.city_of_horror.events.outcome_events import PlayerElected, TieBroken, VoteCast
from horda.games.city_of_horror.rules.deals.promise_guards import bound_choice
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_tie, note_vote
from horda.games.city_of_horror.rules.deals.promises import ATTACK, BINDING_RULE, TIES, VOTES
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.rules.votes.results import Devour, HandOut
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at
from horda.games.city_of_horror.state import CityState


@dataclass
class Vote(Step):
    """Hold a vote in a location, to name a victim or the player who shares out (CH-VOT-01)."""

    place: int
    vote: str

    def run(self, s: CityState) -> None:
        """Push the question to all voters at once; without voters all electable players tie (CH-Q-19)."""
        if not electable(s, self.place, self.vote):
            return
        # A player without a vote does not point, not even the First Player (CH-VOT-10).
        voters = tuple(seat for seat in s.turn_order() if votes_at(s, seat, self.place) > 0)
        s.push(Ballot(self.place, self.vote, voters) if voters else CountVotes(self.place, self.vote, ()))


@dataclass
class Ballot(Question):
    """All players with a vote point at one player at the same time; nobody abstains (CH-VOT-03, CH-VOT-12)."""

    place: int
    vote: str
    waiting: tuple[int, ...]
    cast: tuple[tuple[int, int], ...] = ()

    def rule(self, s: CityState) -> str:
        return "CH-VOT-04"

    def choices(self, s: CityState) -> list[Choice]:
        """Return the players with a Character in the location, the voter included; a binding promise leaves only one.

        CH-VOT-05.
        """
        named = electable(s, self.place, self.vote)
        found: list[Choice] = []
        for seat in self.waiting:
            allowed = bound_choice(s, seat, VOTES[self.vote], named)
            found.extend(Choice(seat, "vote", (("against", other),)) for other in allowed)
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        waiting = tuple(seat for seat in self.waiting if seat != choice.seat)
        cast = (*self.cast, (choice.seat, choice.number("against")))
        if waiting:
            s.push(Ballot(self.place, self.vote, waiting, cast))
        else:
            s.push(CountVotes(self.place, self.vote, cast))

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat not in self.waiting:
            return []
        named = electable(s, self.place, self.vote)
        allowed = bound_choice(s, seat, VOTES[self.vote], named)
        found: list[Refusal] = []
        for other in range(s.seats):
            if other not in allowed:
                rule = BINDING_RULE if other in named else "CH-VOT-04"
                found.append(Refusal(Choice(seat, "vote", (("against", other),)), rule))
        return found

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Ballot", (("vote", self.vote), ("location", PLACES[self.place])))

    def without_hidden_answers(self, s: CityState, seat: int | None) -> Ballot:
        hidden = tuple(voter for voter, _ in self.cast if voter != seat)
        own = tuple(pair for pair in self.cast if pair[0] == seat)
        return Ballot(self.place, self.vote, (*self.waiting, *hidden), own)


@dataclass
class CountVotes(Step):
    """The player with the most votes is elected; the First Player breaks a tie (CH-VOT-06 to CH-VOT-08)."""

    place: int
    vote: str
    cast: tuple[tuple[int, int], ...]

    def run(self, s: CityState) -> None:
        s.block_undo()
        tally = dict.fromkeys(electable(s, self.place, self.vote), 0)
        named = dict(self.cast)
        for seat in s.turn_order():
            if seat in named:
                votes = votes_at(s, seat, self.place)
                tally[named[seat]] += votes
                s.emit(VoteCast(seat, named[seat], votes))
        note_vote(s, self.vote, self.cast, list(tally))
        most = max(tally.values())
        tied = tuple(seat for seat, votes in tally.items() if votes == most)
        s.voted, s.elect = self.vote, list(tied)
        if len(tied) == 1:
            s.push(Elect(self.place, self.vote, tied[0]))
            return
        decision = BreakTie(self.place, self.vote, tied)
        # If a promise decides the tie, there is nothing to negotiate.
        talk = [OpenWindow(TIES[self.vote])] if len(decision.choices(s)) > 1 else []
        s.push(*talk, decision)


@dataclass
class BreakTie(Question):
    """The First Player names one of the tied players, present or not (CH-VOT-08, CH-ATK-07, CH-SHR-09)."""

    place: int
    vote: str
    tied: tuple[int, ...]

    def rule(self, s: CityState) -> str:
        return "CH-VOT-08"

    def choices(self, s: CityState) -> list[Choice]:
        """Return the tied players; a binding promise leaves one (CH-NEG-05)."""
        allowed = bound_choice(s, s.first, TIES[self.vote], list(self.tied))
        return [Choice(s.first, "break_tie", (("against", seat),)) for seat in allowed]

    def answer(self, s: CityState, choice: Choice) -> None:
        against = choice.number("against")
        s.emit(TieBroken(s.first, against))
        note_tie(s, self.vote, against, self.tied)
        s.push(Elect(self.place, self.vote, against))

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat != s.first:
            return []
        allowed = bound_choice(s, s.first, TIES[self.vote], list(self.tied))
        return [
            Refusal(
                Choice(seat, "break_tie", (("against", other),)),
                BINDING_RULE if other in self.tied else "CH-VOT-08",
            )
            for other in range(s.seats)
            if other not in allowed
        ]

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("BreakTie", (("seat", s.first), ("vote", self.vote), ("location", PLACES[self.place])))


@dataclass
class Elect(Step):
    """Carry out a vote: a Character dies, or the items are handed out (CH-VOT-07)."""

    place: int
    vote: str
    seat: int

    def run(self, s: CityState) -> None:
        """Carry out the result of the vote before any card or ability is used (CH-VOT-09, CH-Q-32)."""
        s.elect = [self.seat]
        s.emit(PlayerElected(self.seat, self.vote))
        if self.vote == ATTACK:
            s.push(Devour(self.seat, self.place))
        else:
            s.push(HandOut(self.seat, self.place))
