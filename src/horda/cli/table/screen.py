"""What a person sees: the board, what happened, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from horda.cli.boards import Drawing, drawing
from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.state import State
from horda.locale import Words

LINES_OF_LOG = 12
MANY = 12
"""From so many choices on they stand in columns, without what their cards say."""
ONE_COLUMN = 56


class Screen:
    """Draws a table for whoever sits before it."""

    def __init__(self, out: Console, words: Words, game_id: str) -> None:
        self.out = out
        self.words = words
        self.draw: Drawing = drawing(game_id)

    def clear(self) -> None:
        """Leave nothing to be seen, not even by scrolling back."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")

    def board(self, state: State, seat: int | None) -> None:
        """The table as a seat may know it."""
        title = self.words.say("cli-table-title", game=self.words.title(), round=state.round)
        self.out.print(Rule(title, style="dim"))
        self.out.print(self.draw(state.view(seat), self.words))

    def happened(self, events: Sequence[Event], seat: int | None, *, most: int = LINES_OF_LOG) -> None:
        """What happened, as sentences, the last ones if there are many."""
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
        return [line for line in lines if line]

    def question(self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]) -> None:
        """What is asked of a seat, what it may answer, and what it may not, with the rule."""
        prompt = state.prompt(seat)
        self.out.print(Rule(style="dim"))
        if prompt is not None:
            name = Text(f"{self.words.seat(seat)}: ", style="bold yellow")
            self.out.print(name.append(self.words.prompt(prompt, seat), style="bold"))
        rows = [
            self._row(number, choice, brief=len(choices) > MANY) for number, choice in enumerate(choices, 1)
        ]
        refused = [self._refused(number, one) for number, one in enumerate(refusals, len(choices) + 1)]
        if len(rows) > MANY and self.out.width >= 2 * ONE_COLUMN:
            self.out.print(Columns(rows, column_first=True, expand=False, padding=(0, 3)))
            rows = []
        for row in [*rows, *refused]:
            self.out.print(row)
        self.out.print(self.words.say("cli-keys-short"), style="dim")

    def _row(self, number: int, choice: Choice, *, brief: bool) -> RenderableType:
        line = Text.assemble((f"{number:>3} ", "yellow"), self.words.choice(choice))
        if not brief and (notes := self.notes(choice)):
            line.append(f"  {' '.join(notes)}", style="dim")
        return Padding(line, (0, 0, 0, 0)) if brief else line

    def _refused(self, number: int, refusal: Refusal) -> RenderableType:
        return Text(f"{number:>3} {self.words.choice(refusal.choice)}  ({refusal.rule})", style="dim")

    def notes(self, choice: Choice) -> list[str]:
        """What is written on the cards that a choice names."""
        texts = [self.words.text(name, value) for name, value in choice.args if isinstance(value, str)]
        return [text for text in texts if text]
