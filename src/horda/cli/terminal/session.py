"""A match at one terminal, saved after every decision."""

from __future__ import annotations

from pathlib import Path

from horda.bots import bot
from horda.cli.context import CliContext
from horda.cli.terminal.keys import KeyboardPlayer, Leave, TookBack
from horda.cli.terminal.saves import write_whole
from horda.cli.terminal.screen import Screen
from horda.cli.terminal.seating import Seating
from horda.engine.chance import Dice
from horda.engine.choices import Choice, OrderRefused
from horda.engine.player import Budget, Player, PlayerFailed, Turn, decision
from horda.engine.state import State, TooLong

AT_THE_SCREEN = Budget(seconds=5.0)
"""The budget of a bot while a person waits."""


class TableSession:
    """A match with its players, and the number of log events that each person has seen."""

    def __init__(
        self, context: CliContext, state: State, seating: Seating, path: Path, budget: Budget = AT_THE_SCREEN
    ) -> None:
        self.context = context
        self.state = state
        self.seating = seating
        self.path = path
        self.words = context.words_of(state.game, seating.names(context.words), state.options)
        self.screen = Screen(context.out, self.words, state.game.id)
        self.budget = budget
        self.bots: dict[int, Player] = {
            seat: bot(one.bot, state.game.id) for seat, one in enumerate(seating.sitters) if one.bot
        }
        self.seen: dict[int | None, int] = {}
        self.screen.is_shared = len(seating.people) > 1
        self.at_screen: int | None = None if self.screen.is_shared else next(iter(seating.people), None)
        self.person = KeyboardPlayer(self)
        self.failed: set[int] = set()
        """The seats whose bots have failed; each failure is printed once."""

    # --- the match -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match ends or somebody leaves."""
        self.keep()
        self._bots_decide()
        while not self.state.over:
            goes_on = self._person_decides() if self.seating.people else self.watch()
            if not goes_on:
                self.context.print_message("cli-kept", file=str(self.path))
                return
            self._bots_decide()
        self._end()

    def apply(self, choice: Choice) -> None:
        """Apply a choice and save the match."""
        self.state.apply(choice)
        self.keep()

    def keep(self) -> None:
        """Write the match to its file."""
        write_whole(self.path, self.state.to_json())

    def _bots_decide(self) -> None:
        """Let bots decide until only people are asked or, without people, until the turn is over."""
        waiting = [seat for seat in self.state.deciders if seat in self.bots]
        if not waiting:
            return
        turn = self.state.turn
        with self.context.out.status(self.words.say("cli-bots-play")):
            while waiting and (self.seating.people or self.state.turn == turn):
                seat = waiting[0]
                self.apply(self._decided_by_bot(seat))
                waiting = [seat for seat in self.state.deciders if seat in self.bots]

    def _decided_by_bot(self, seat: int) -> Choice:
        """Return a bot's decision; if the bot fails, a random choice, so that the match goes on."""
        turn = self._turn(seat)
        try:
            taken = decision(self.bots[seat], turn, self.seating.sitters[seat].bot)
        except PlayerFailed as problem:
            if seat not in self.failed:
                self.failed.add(seat)
                self.context.aside.print(self.words.error(problem), style="red", soft_wrap=True)
                self.context.aside.print(self.words.say("cli-player-replaced"), style="red", soft_wrap=True)
            return turn.choices[turn.rng.below(len(turn.choices))]
        self._print_speech(seat, taken)
        return taken

    def _print_speech(self, seat: int, taken: Choice) -> None:
        """Print a bot's speech about its choice, if there is one."""
        from horda.think.negotiation.speech import format_speech
        from horda.think.search import Search

        player = self.bots[seat]
        speech = player.speech_for(self._turn(seat), taken) if isinstance(player, Search) else None
        if speech is not None:
            self.context.out.print(
                f"{self.words.seat(seat)}: {format_speech(self.words, speech)}", style="italic"
            )

    def _turn(self, seat: int) -> Turn:
        return Turn.of(self.state, seat, Dice(f"{self.state.hash()}/{seat}"), self.budget)

    def _person_decides(self) -> bool:
        """Ask a person to decide; return False if they leave the table."""
        people = [seat for seat in self.state.deciders if seat not in self.bots]
        seat = self.at_screen if self.at_screen in people else people[0]
        if self.is_foregone(seat):
            self.apply(self.state.choices(seat)[0])
            return True
        if seat != self.at_screen and not self._hide_table(seat):
            return False
        self.at_screen = seat
        try:
            self._decide(seat, self.person.choose(self._turn(seat)))
        except TookBack:
            return True
        except Leave:
            return False
        return True

    def _decide(self, seat: int, choice: Choice) -> None:
        """Apply a person's choice; if it is refused, store the reason for the next question."""
        seen = self.seen.copy()
        self.mark_seen(seat)
        try:
            self.apply(choice)
        except (OrderRefused, TooLong) as problem:
            self.seen = seen
            self.person.trouble = self.words.error(problem)

    def is_foregone(self, seat: int) -> bool:
        """Whether a person need not be asked: there is a single choice, and skipping the question reveals nothing.

        The rules ask even for a single choice if skipping it would reveal something to other people.
        """
        return self.seating.people == [seat] and len(self.state.choices(seat)) == 1

    def _hide_table(self, seat: int) -> bool:
        """Clear the screen between two people with hidden cards until the next one is ready; return False to leave."""
        if len(self.seating.people) < 2 or not self.has_secrets():
            return True
        self.screen.clear()
        self.context.print_message("cli-curtain", "bold", name=self.words.seat(seat))
        return self.ask(self.context.words.say("cli-curtain-lift", name=self.words.seat(seat))) is not None

    def has_secrets(self) -> bool:
        """Whether some seats see cards that others do not."""
        seats = self.state.everyone >> 1
        return any(mask & seats not in (0, seats) for mask in self.state.cards.audience.values())

    def watch(self) -> bool:
        """Show a turn of bots and wait for a key; return False to leave."""
        self.show(None)
        answer = self.ask(self.context.words.say("cli-watch"))
        return answer is not None and answer.strip().lower() != "q"

    def _end(self) -> None:
        result = self.state.result
        assert result is not None
        self.show(self.seating.people[0] if len(self.seating.people) == 1 else None)
        self.context.out.rule(style="dim")
        self.context.out.print(self.words.result(result), style="bold")
        self.context.print_message("cli-kept-finished", "dim", file=str(self.path))

    # --- the screen ------------------------------------------------------------------------------

    def show(self, seat: int | None) -> None:
        """Print the table for a seat, with the events since its last decision."""
        self.screen.clear()
        since = min(self.seen.get(seat, 0), len(self.state.log))
        self.screen.table(self.state, seat, self.state.events_for(seat, since))

    def mark_seen(self, seat: int) -> None:
        """Store that a person has seen the whole log."""
        self.seen[seat] = len(self.state.log)

    def ask(self, prompt: str) -> str | None:
        """Return the typed line; None at the end of input."""
        try:
            return self.context.out.input(f"{prompt} ", markup=False)
        except (EOFError, KeyboardInterrupt):
            self.context.out.print()
            return None
