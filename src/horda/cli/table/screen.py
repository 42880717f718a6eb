"""What a person sees: the board, what happened, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from horda.cli.boards import Drawing
from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.state import State
from horda.locale import Words

LINES_OF_LOG = 12
LEAST_LINES_OF_LOG = 6
A_QUESTION = 14
"""About so many lines of a screen are taken by what is asked and may be answered."""
MANY = 12
"""From so many choices on they stand in columns, without what their cards say."""
ONE_COLUMN = 56
REFUSALS_OF_A_RULE = 5


class Screen:
    """Draws a table for whoever sits before it."""

    def __init__(self, out: Console, words: Words, game_id: str) -> None:
        self.out = out
        self.words = words
        self.drawing = Drawing(game_id)
        self.taken = 0
        """Lines of the screen that the board takes."""

    def clear(self) -> None:
        """Leave nothing to be seen, not even by scrolling back."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")

    def board(self, state: State, seat: int | None) -> None:
        """The table as a seat may know it."""
        title = self.words.say("cli-table-title", game=self.words.title(), round=state.round)
        self.out.print(Rule(title, style="dim"))
        drawn = self.drawing.draw(state.view(seat), self.words)
        self.taken = len(self.out.render_lines(drawn, pad=False)) + 1
        self.out.print(drawn)

    def happened(self, events: Sequence[Event], seat: int | None) -> None:
        """What happened, as sentences, the last ones if there are many."""
        room = self.out.height - self.taken - A_QUESTION if self.out.is_terminal else LINES_OF_LOG
        most = max(room, LEAST_LINES_OF_LOG)
        lines = self.told(events, seat)
        if not lines:
            return
        self.out.print(Rule(self.words.say("cli-happened"), style="dim", align="left"))
        if len(lines) > most:
            self.out.print(self.words.say("cli-earlier", count=len(lines) - most), style="dim")
        for line in lines[-most:]:
            self.out.print(Text(f"· {line}"))

    def told(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """Events as the sentences of a log."""
        lines = (self.words.event(event, seat) for event in events)
        counted = [(line, len(list(same))) for line, same in groupby(line for line in lines if line)]
        return [line if count == 1 else f"{line} ×{count}" for line, count in counted]

    def question(self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]) -> None:
        """What is asked of a seat, what it may answer, and what it may not, with the rule.

        What is written on a card is told with the first choice that names it.
        """
        prompt = state.prompt(seat)
        self.out.print(Rule(style="dim"))
        if prompt is not None:
            name = Text(f"{self.words.seat(seat)}: ", style="bold yellow")
            self.out.print(name.append(self.words.prompt(prompt, seat), style="bold"))
        known = self.drawing.explained(state.view(seat))
        rows: list[Text] = []
        for number, choice in enumerate(choices, 1):
            mark = "! " if state.takes_order(choice) else " "
            rows.append(self._row(f"{number:>3}{mark}", choice, known, brief=len(choices) > MANY))
            known |= {value for _, value in choice.args if isinstance(value, str)}
        if len(rows) > MANY and self.out.width >= 2 * ONE_COLUMN:
            self.out.print(Columns(rows, column_first=True, expand=False, padding=(0, 3)))
        else:
            self.out.print(*rows, sep="\n")
        self._refused(refusals, len(choices) + 1)
        self.out.print(self.words.say("cli-keys-short"), style="dim")

    def _row(self, number: str, choice: Choice, known: set[str], *, brief: bool) -> Text:
        line = Text.assemble((number, "yellow"), self.words.choice(choice))
        if not brief and (notes := self.notes(choice, known)):
            line.append(f"  {' '.join(notes)}", style="dim")
        return line

    def _refused(self, refusals: list[Refusal], first: int) -> None:
        """What is not open, by the rules that forbid it."""
        by_rule: dict[str, list[str]] = {}
        for number, refusal in enumerate(refusals, first):
            by_rule.setdefault(refusal.rule, []).append(f"{number} {self.words.choice(refusal.choice)}")
        for rule, lines in by_rule.items():
            more = ["…"] if len(lines) > REFUSALS_OF_A_RULE else []
            shown = " · ".join([*lines[:REFUSALS_OF_A_RULE], *more])
            told = self.words.say("cli-not-open", rule=rule, choices=shown)
            self.out.print(Padding(told, (0, 0, 0, 4)), style="dim")

    def notes(self, choice: Choice, known: set[str]) -> list[str]:
        """What is written on the cards and places that a choice names, but for those of `known`."""
        named = [
            (name, value) for name, value in choice.args if isinstance(value, str) and value not in known
        ]
        texts = [self.words.text(name, value) for name, value in named]
        return [text for text in texts if text]
