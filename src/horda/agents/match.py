"""A match in which an agent plays some seats and bots the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from horda.agents.seat import Seat
from horda.bots import HEURISTIC, bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.player import Player, Turn, decision
from horda.games import game as game_called
from horda.lab.matches import MAX_DECISIONS
from horda.locale import Words


class AgentMatch:
    """A match at the agent's next decision. A seat with a single choice is not asked."""

    def __init__(
        self,
        game_id: str,
        *,
        seats: int,
        playing: Collection[int],
        seed: int | str,
        options: Mapping[str, Plain] | None = None,
        opponent: str = HEURISTIC,
        lang: str = "en",
    ) -> None:
        game = game_called(game_id)
        self._state = game.new(seats=seats, seed=seed, **dict(options or {}))
        self.playing = tuple(sorted(playing))
        """The seats that the agent plays."""
        unknown = [seat for seat in self.playing if not 0 <= seat < seats]
        if unknown or not self.playing:
            raise ValueError(f"the agent plays some of the seats 0 to {seats - 1}, not {unknown or 'none'}")
        self.name = str(seed)
        self.words = Words.of(game, lang, options=self._state.options)
        others = [seat for seat in range(seats) if seat not in self.playing]
        self._bots: dict[int, Player] = {seat: bot(opponent, game_id) for seat in others}
        self._opponent = opponent
        self._dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
        self._seen = dict.fromkeys(self.playing, 0)
        """For each seat, the number of events that it has been told."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, or was abandoned because it takes too long."""
        return self._state.over or self._state.history.move_count >= MAX_DECISIONS

    def dice_of(self, seat: int) -> Dice:
        """Return the random number generator of a seat."""
        return self._dice[seat]

    def seat(self, number: int) -> Seat:
        """Return the view of a seat of the agent."""
        if number not in self._seen:
            raise ValueError(f"the agent does not play seat {number}")
        return Seat(self._state, number, self.words, self._seen[number])

    def turn(self, seat: int) -> Turn:
        """Return the decision of a seat in the form for players."""
        return Turn.of(self._state, seat, self._dice[seat])

    def next_seat(self) -> Seat | None:
        """Let the bots play until a seat of the agent has to decide, and return it; None when the match is over."""
        while not self.is_over:
            choices = self._state.all_choices()
            seat = choices[0].seat
            alone = sum(choice.seat == seat for choice in choices) == 1
            if alone:
                self._state.apply(choices[0])
            elif seat in self._bots:
                turn = Turn.of(self._state, seat, self._dice[seat])
                self._state.apply(decision(self._bots[seat], turn, self._opponent))
            else:
                return self.seat(seat)
        return None

    def decide(self, choice: Choice) -> None:
        """Make a choice of a seat of the agent."""
        told = self._state.history.event_count
        self._state.apply(choice)
        self._seen[choice.seat] = told
