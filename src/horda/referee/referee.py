"""The referee of a real table: answers questions about a position, in English or Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from horda.engine.state import State
from horda.referee.answers import course, odds, permissions, sights, votes
from horda.referee.positions import problems, sharing
from horda.referee.positions.position import TablePosition, position_of
from horda.referee.records import (
    AttemptOdds,
    Course,
    Happening,
    OpenDecision,
    Permissions,
    PositionProblem,
    RuleFound,
    SightLines,
    VoteAnswer,
)
from horda.referee.rules import rule_search
from horda.referee.wording import Wording


class Referee:
    """Answers questions about one position. It never rolls dice or draws cards, but asks for their results.

    >>> from horda.referee import Referee, read_position
    >>> position = read_position("game = green_horde | A1: rolf | C1: walker")
    >>> course = Referee(position).zombies()
    >>> course.steps[1].sentence
    'A Walker went from C1 to B1: it sees Rolf.'
    >>> course.steps[1].rules
    ('GH-ZMV-02', 'GH-RND-01')
    """

    def __init__(self, position: TablePosition, lang: str = "en") -> None:
        self.position = position
        self.lang = lang

    @cached_property
    def laid_state(self) -> State:
        """The state of the position before any automatic steps."""
        return self.position.laid_state()

    @cached_property
    def state(self) -> State:
        """The state at the next decision; raise `BadPosition` if the position is impossible."""
        return self.position.state()

    @cached_property
    def wording(self) -> Wording:
        """The words for the answers."""
        return Wording(self.laid_state, self.lang)

    def problems(self) -> tuple[PositionProblem, ...]:
        """Return the problems of the position; empty if it is possible."""
        return problems.problems_of(self.position, self.lang)

    def zombies(self, happened: Sequence[Happening] = (), *, has_pictures: bool = False) -> Course:
        """Return the course of the zombies' next phase, as far as it is determined.

        In City of Horror and Survivor Zombiland, return the course from the moment that the position names.
        """
        start = course.zombie_phase(self.laid_state)
        return course.course_of(start, happened, self.wording, has_pictures=has_pictures)

    def play(self, happened: Sequence[Happening] = (), *, has_pictures: bool = False) -> Course:
        """Return the course from the position on, with the happenings at the table."""
        return course.course_of(self.laid_state, happened, self.wording, has_pictures=has_pictures)

    def decision(self) -> OpenDecision | None:
        """Return the open decision; None if the match is over."""
        return self.wording.decision(self.state)

    def may(self, who: str) -> Permissions:
        """Return the open choices of a survivor or player, and the reasons against others."""
        return permissions.permissions_of(self.state, who, self.wording)

    def sees(self, name: str) -> SightLines:
        """Return the lines of sight of a survivor or from a zone."""
        return sights.sight_from(self.state, name, self.wording)

    def odds(self, who: str, line: str = "", counted: Sequence[str] = ()) -> tuple[AttemptOdds, ...]:
        """Return the odds of one attempt, written as in worked examples, or of all current attempts of a figure.

        In a fight of Survivor Zombiland, `counted` are cards to count as played, each with its owner: `tomas torch`.
        """
        if line:
            return (odds.odds_of_line(self.state, who, line, self.wording, counted),)
        return odds.odds_of_figure(self.state, who, self.wording)

    def votes(
        self, place: str = "", pointing: Mapping[str, str] | None = None, *, vote: str = ""
    ) -> VoteAnswer:
        """Return the vote in a location, given how some players point."""
        return votes.votes_in(self.state, place, pointing or {}, self.wording, vote=vote)

    def rules(self, text: str) -> tuple[RuleFound, ...]:
        """Return the rules, rulings and worked examples with these words."""
        return rule_search.search_rules(self.position.game, text, self.lang)

    def rules_by_id(self, ids: tuple[str, ...]) -> tuple[RuleFound, ...]:
        """Return rules by their ids."""
        return rule_search.cited_rules(self.position.game, ids, self.lang)

    def link(self, host: str = "") -> str:
        """Return a link that contains the position itself."""
        return sharing.position_link(self.position, host)

    def next_position(self) -> TablePosition:
        """Return the whole position at the next decision."""
        return position_of(self.state, open_hands=True)
