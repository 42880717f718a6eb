"""The keys of the table: numbers are choices, letters are all other commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from horda.cli.actions.rulebooks.rules import show_entry
from horda.cli.localized_help import file_error_message
from horda.cli.option_parsing import YES
from horda.cli.terminal.advice import advise
from horda.cli.terminal.saves import write_whole
from horda.engine.choices import Choice, Refusal
from horda.engine.player import Turn
from horda.engine.state import REVOKE, CannotUndo
from horda.rulebook import Rulebook, UnknownRule, rulebook, rulebooks

if TYPE_CHECKING:
    from horda.cli.terminal.session import TableSession

NUMBER = re.compile(r"(\d+)\s*(!{0,2})")
STANDING = {"!": "turn", "!!": "match"}
LOG = 40


class Leave(Exception):
    """Raised when the person leaves the table."""


class TookBack(Exception):
    """Raised when the person has taken a decision back, so that the question must be asked again."""


class KeyboardPlayer:
    """The person at the terminal, as a player: reads lines until one of them is a decision."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.context = session.context
        self.seat = 0
        self.trouble = ""
        """The reason why the last choice was refused, printed with the next question."""
        self.does: dict[str, Callable[[str], None]] = {
            "?": self._advice,
            "b": self._board,
            "c": self._list,
            "h": self._help,
            "i": self._explain,
            "l": self._log,
            "m": self._mission,
            "o": self._orders,
            "q": self._quit,
            "r": self._rule,
            "s": self._save,
            "u": self._undo,
        }

    def choose(self, turn: Turn) -> Choice:
        """Ask until something is decided; raise `Leave` when the person leaves, `TookBack` when the table changes."""
        self.seat = turn.seat
        if self.trouble:
            self.context.out.print(self.trouble, style="red")
            self.trouble = ""
        else:
            self._draw()
        taken: Choice | None = None
        while taken is None:
            line = self.session.ask(">")
            taken = self._run_key("q" if line is None else line.strip())
        return taken

    # --- choosing --------------------------------------------------------------------------------

    @property
    def choices(self) -> list[Choice]:
        """The choices of the person in the order of their numbers."""
        return self.session.state.choices(self.seat)

    @property
    def refusals(self) -> list[Refusal]:
        """The refused choices, numbered on from the choices."""
        return self.session.state.refusals(self.seat)

    def _draw(self) -> None:
        self.session.show(self.seat)
        self.session.screen.question(self.session.state, self.seat, self.choices, self.refusals)

    def _run_key(self, line: str) -> Choice | None:
        """Carry out a line; return the choice if it is one."""
        if found := NUMBER.fullmatch(line):
            return self._choice_by_number(int(found[1]), STANDING.get(found[2], ""))
        if not line:
            self._draw()
        elif line[0].lower() in self.does and (len(line) == 1 or line[1] == " "):
            self.does[line[0].lower()](line[1:].strip())
        else:
            self.context.print_message(
                "cli-not-understood", "red", line=line, count=len(self.choices), key=self.session.screen.helps
            )
        return None

    def _choice_by_number(self, number: int, standing: str) -> Choice | None:
        choices, refusals = self.choices, self.refusals
        if 1 <= number <= len(choices):
            choice = choices[number - 1]
            return choice.as_standing_order(standing) if standing else choice
        if len(choices) < number <= len(choices) + len(refusals):
            refusal = refusals[number - len(choices) - 1]
            self.context.out.print(self.session.words.refusal(refusal), style="red")
            self._rule(refusal.rule)
        else:
            self.context.print_message("cli-no-such-number", "red", number=number, count=len(choices))
        return None

    # --- everything else -------------------------------------------------------------------------

    def _board(self, _: str) -> None:
        """Print the whole board."""
        self.session.screen.board(self.session.state, self.seat)

    def _list(self, _: str) -> None:
        """Print every choice."""
        self.session.screen.all_choices(self.session.state, self.choices)

    def _advice(self, _: str) -> None:
        """Print advice, if it is allowed."""
        advise(self.session, self.seat)

    def _help(self, _: str) -> None:
        self.context.print_message(self.session.screen.keys)

    def _explain(self, text: str) -> None:
        """Print the texts of the cards in one choice, or in all."""
        numbers = [int(text)] if text.isdigit() else range(1, len(self.choices) + 1)
        for number in numbers:
            if 1 <= number <= len(self.choices):
                choice = self.choices[number - 1]
                notes = " ".join(self.session.screen.notes(choice, set())) or "–"
                self.context.out.print(f"{number:>3} {self.session.words.choice(choice)}: {notes}")

    def _log(self, text: str) -> None:
        """Print the last lines of the log."""
        state = self.session.state
        lines = self.session.screen.event_sentences(state.events_for(self.seat), self.seat)
        for line in lines[-(int(text) if text.isdigit() and int(text) else LOG) :]:
            self.context.out.print(f"· {line}")

    def _mission(self, _: str) -> None:
        """Print the mission with its goals, and whether each is met."""
        session = self.session
        told = session.screen.drawing.page(session.state.view(self.seat), session.words)
        if told is None:
            self.context.print_message("cli-no-mission", "red")
        else:
            self.context.out.print(told)

    def _rule(self, text: str) -> None:
        """Print a rule by its id, or the rules that contain some words."""
        book = self._rulebook()
        if book is None:
            self.context.print_message("cli-no-rulebook", "red")
        elif not text:
            self.context.print_message("cli-rule-which", game=book.game)
        else:
            self._show_rules(book, text)

    def _show_rules(self, book: Rulebook, text: str) -> None:
        try:
            entries = [book.entry(text)]
        except UnknownRule:
            entries = book.search(text, self.context.lang)
        if not entries:
            self.context.print_message(
                "cli-wrong-search", "red", title=book.title.in_language(self.context.lang)
            )
        for entry in entries[:12]:
            show_entry(self.context, book, entry)

    def _rulebook(self) -> Rulebook | None:
        name = self.session.state.game.id
        return rulebook(name) if name in rulebooks() else None

    def _save(self, text: str) -> None:
        """Save the match, and a copy if the person names a file."""
        self.session.keep()
        place = Path(text).expanduser() if text else self.session.path
        try:
            if text:
                write_whole(place, self.session.state.to_json())
        except OSError as problem:
            self.context.out.print(
                file_error_message(self.context, problem, str(place)), style="red", soft_wrap=True
            )
            return
        self.context.print_message("cli-kept", file=str(place))

    def _quit(self, _: str) -> None:
        self.session.keep()
        raise Leave

    def _orders(self, text: str) -> None:
        """Set or print the person's standing orders; `o off` ends them all."""
        state = self.session.state
        orders = state.standing_orders(self.seat)
        if not orders:
            self.context.print_message("cli-no-orders")
        elif text:
            self.session.apply(Choice(self.seat, REVOKE))
            self.context.print_message("cli-orders-off")
        else:
            for _, order in orders:
                told = self.session.words.choice(order)
                self.context.print_message("cli-order", choice=told, until=order.standing)
            self.context.print_message("cli-orders-how", "dim")

    def _undo(self, _: str) -> None:
        """Take back a person's last decision, with the decisions of bots after it."""
        state = self.session.state
        moves = state.moves.since(0)
        mine = [number for number, move in enumerate(moves) if move.seat in self.session.seating.people]
        if not mine:
            self.context.print_message("cli-nothing-to-undo", "red")
            return
        if mine[-1] < state.barrier and not self._table_agrees():
            return
        try:
            for number in reversed(mine):
                while len(state.moves) > number:
                    state.undo(consent=True)
                if not self.session.is_foregone(self.seat):
                    break
        except CannotUndo as problem:
            self.context.out.print(self.context.words.error(problem), style="red")
            return
        self.session.keep()
        self.session.seen = {}
        raise TookBack

    def _table_agrees(self) -> bool:
        """Ask the other people at the table whether a decision may be taken back; return the answer."""
        if len(self.session.seating.people) == 1:
            return True
        answer = self.session.ask(self.context.words.say("cli-undo-agree"))
        return answer is not None and answer.strip().lower() in YES
