"""A match controlled by action numbers, behind all environments."""

from __future__ import annotations

from typing import Final

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Player, Turn, decision
from horda.engine.state import State
from horda.envs.actions.grammar import ARRANGE, WAIT, Grammar, grammar_of
from horda.envs.matches.selection import Selection
from horda.envs.observations.encoder import ObservationSource
from horda.envs.observations.history import RecentEvents
from horda.envs.setup import Setup

MOST_MOVED: Final = 100
"""Most cards that one rearranging may move; a survivor carries eight."""
NOTHING: Final = (WAIT,)


class EnvMatch:
    """A match of an environment, from its first decision on.

    A seat with a single choice is not asked. With `rearranging="together"` the game's heuristic player moves the
    cards of survivors, as one action.
    """

    def __init__(self, setup: Setup, seed: int, state: State | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.grammar: Grammar = grammar_of(setup.game, setup.actions)
        self.state = setup.new(seed) if state is None else state
        self._together = self.grammar.together if setup.rearranging == "together" else None
        self._arranger: Player | None = None
        self.history = RecentEvents(self.state)
        self.selections: dict[int, Selection] = {}
        """The selection of each seat that is asked."""
        self._settle()

    def clone(self) -> EnvMatch:
        """Return a copy that can continue independently."""
        return self.with_state(self.state.clone())

    def imagine(self, seat: int, rng: Dice) -> EnvMatch:
        """Return a match that agrees with everything that a seat knows; hidden parts are random."""
        return self.with_state(self.state.determinise(seat, rng))

    def with_state(self, state: State) -> EnvMatch:
        """Return this match at another position in which the same seats have the same questions."""
        new = EnvMatch.__new__(EnvMatch)
        new.__dict__.update(self.__dict__)
        new.state = state
        new.history = RecentEvents(state)
        new.selections = {seat: selection.copy(state) for seat, selection in self.selections.items()}
        return new

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def deciders(self) -> list[int]:
        """The seats that are asked."""
        return sorted(self.selections)

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the legal action numbers of a seat; only waiting if it is not asked."""
        selection = self.selections.get(seat)
        return tuple(selection.next) if selection is not None else NOTHING

    def sight(self, seat: int) -> ObservationSource:
        """Return the input for an observation of a seat."""
        selection = self.selections.get(seat)
        said = () if selection is None else selection.numbers
        return ObservationSource(
            self.state, seat, self.history, self.grammar, said, asked=selection is not None
        )

    def act(self, seat: int, number: int) -> bool:
        """Take an action by its number for a seat; return whether it was legal.

        An illegal number is replaced by the lowest legal one, so that the result is reproducible.
        """
        legal = self.legal(seat)
        is_legal = number in legal
        said = number if is_legal else min(legal)
        if said != WAIT:
            self._say_number(seat, said)
        return is_legal

    def choose(self, choice: Choice) -> None:
        """Make a choice of a seat at once, instead of number by number."""
        self.selections.pop(choice.seat, None)
        self.state.apply(choice)
        self._settle()

    def _say_number(self, seat: int, number: int) -> None:
        selection = self.selections[seat]
        if number == ARRANGE:
            del self.selections[seat]
            self._rearrange(seat)
            self._settle()
            return
        selection.say(number)
        choice = selection.only_choice
        if choice is not None:
            self.choose(choice)

    def _settle(self) -> None:
        """Continue the match until somebody has something to decide, and create the selections of these seats."""
        s = self.state
        while not s.over:
            offers: dict[int, list[Choice]] = {}
            for choice in s.all_choices():
                offers.setdefault(choice.seat, []).append(choice)
            asked: dict[int, Selection] = {}
            for seat, offered in offers.items():
                selection = self._ask(seat, offered)
                if selection.count > 1:
                    asked[seat] = selection
                elif selection.arrange:
                    self.selections.pop(seat, None)
                    self._rearrange(seat)
                    break
                elif selection.only_choice is not None:
                    self.selections.pop(seat, None)
                    s.apply(selection.only_choice)
                    break
            else:
                self.selections = asked
                return
        self.selections = {}

    def _ask(self, seat: int, offered: list[Choice]) -> Selection:
        before = self.selections.get(seat)
        if before is not None and before.offered == offered:
            return before
        rest, arrange, together = offered, False, self._together
        if together is not None:
            if self._is_rearranging():
                rest = [choice for choice in offered if choice.verb not in together.verbs]
                arrange = len(rest) < len(offered)
            else:
                rest = [choice for choice in offered if choice.verb not in together.left_out] or offered
        return Selection(self.grammar, self.state, offered, rest, arrange=arrange)

    def _is_rearranging(self) -> bool:
        together = self._together
        return together is not None and type(self.state.question()).__name__ == together.question

    def _rearrange(self, seat: int) -> None:
        """Let the heuristic player move cards until the rearranging is done."""
        assert self._together is not None
        s = self.state
        if self._arranger is None:
            self._arranger = bot("heuristic", self.setup.game)
        for _ in range(MOST_MOVED):
            if s.over or not self._is_rearranging():
                return
            choices = [one for one in s.choices(seat) if one.verb in self._together.verbs]
            if not choices:
                return
            rng = Dice(f"rearranging {self.seed} {len(s.moves)}")
            s.apply(decision(self._arranger, Turn(s, seat, choices, rng), "heuristic"))
