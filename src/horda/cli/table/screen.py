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
from horda.engine.steps import Prompt
from horda.locale import Words
from horda.locale.telling import told

LINES_OF_LOG = 12
LEAST_LINES_OF_LOG = 6
LEAST_ON_A_LOW_SCREEN = 3
SMALLEST = 30
"""Below so many lines of a terminal one line tells what happened, and the keys are told by `?` alone."""
LOW = 44
"""Below so many lines of a terminal boards leave out what cards say, and so the choices say it."""
A_QUESTION = 2
"""So many lines are left below what happened where nothing is asked."""
MANY = 12
"""From so many choices on they stand in columns, without what their cards say."""
FEW = 3
"""So many choices have a line each even on a low screen."""
ONE_COLUMN = 56
HEADING = 3
"""Lines around what happened: its heading, how many came before, and what is typed in the end."""
INDENT = 4
BELOW = 4
"""Lines that the question itself, the keys and what is typed take."""
REFUSALS_OF_A_RULE = 5


class Screen:
    """Draws a table for whoever sits before it."""

    def __init__(self, out: Console, words: Words, game_id: str) -> None:
        self.out = out
        self.words = words
        self.drawing = Drawing(game_id)
        self.taken = 0
        """Lines of the screen that the board takes."""

    @property
    def is_low(self) -> bool:
        """Whether the window has too few lines for everything."""
        return self.out.is_terminal and self.out.height < LOW

    @property
    def is_smallest(self) -> bool:
        """Whether the window is as low as a terminal of old."""
        return self.out.is_terminal and self.out.height < SMALLEST

    def clear(self) -> None:
        """Leave nothing to be seen, not even by scrolling back."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")

    def board(self, state: State, seat: int | None) -> None:
        """The table as a seat may know it."""
        title = self.words.say("cli-table-title", game=self.words.title(), round=state.round)
        if not self.is_smallest:
            self.out.print(Rule(title, style="dim"))
        drawn = self.drawing.draw(state.view(seat), self.words)
        self.taken = len(self.out.render_lines(drawn, pad=False)) + 1
        self.out.print(drawn)

    def happened(self, events: Sequence[Event], seat: int | None, *, below: int = A_QUESTION) -> None:
        """What happened, as sentences, the last ones if there are many; `below` are lines to be left free."""
        room = self.out.height - self.taken - below if self.out.is_terminal else LINES_OF_LOG
        least = LEAST_ON_A_LOW_SCREEN if self.is_low else LEAST_LINES_OF_LOG
        most = max(room, 1 if self.is_smallest else least)
        lines = self.told(events, seat)
        if not lines:
            return
        self.taken += min(len(lines), most) + (2 if len(lines) > most else 1)
        if not self.is_smallest:
            self.out.print(Rule(self.words.say("cli-happened"), style="dim", align="left"))
        if len(lines) > most and not self.is_smallest:
            self.out.print(self.words.say("cli-earlier", count=len(lines) - most), style="dim")
        for line in lines[-most:]:
            self.out.print(Text(f"· {line}"))

    def told(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """Events as the sentences of a log."""
        counted = [(line, len(list(same))) for line, same in groupby(told(self.words, events, seat))]
        return [line if count == 1 else f"{line} ×{count}" for line, count in counted]

    def lines_of_question(
        self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]
    ) -> int:
        """How many lines a question would take below the board, with the heading of what happened."""
        with self.out.capture() as written:
            self.question(state, seat, choices, refusals)
        return written.get().count("\n") + HEADING

    def question(self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]) -> None:
        """What is asked of a seat, what it may answer, and what it may not, with the rule.

        What is written on a card is told with the first choice that names it.
        """
        prompt = state.prompt(seat)
        view = state.view(seat)
        known = self.drawing.unsaid(view) | (set() if self.is_low else self.drawing.explained(view))
        if not self.is_smallest:
            self.out.print(Rule(style="dim"))
        if prompt is not None:
            name = Text(f"{self.words.seat(seat)}: ", style="bold yellow")
            self.out.print(name.append(self.words.prompt(prompt, seat), style="bold"))
            known |= self._about(prompt, known)
        room = self.out.height - self.taken - BELOW - bool(refusals)
        rows = self._rows(state, choices, known, brief=len(choices) > MANY)
        needed = sum(-(-row.cell_len // self.out.width) for row in rows)
        cramped = self.out.is_terminal and needed > room
        if cramped:
            rows = self._rows(state, choices, known, brief=True)
        if self._side_by_side(rows, cramped=cramped):
            self.out.print(Columns(rows, column_first=True, expand=False, padding=(0, 3)))
        else:
            self.out.print(*rows, sep="\n")
        shortened = self._refused(refusals, len(choices) + 1, room=room + bool(refusals) - len(rows))
        if not (shortened and self.is_smallest):
            keys = "cli-keys-shortest" if self.is_smallest else "cli-keys-short"
            self.out.print(self.words.say(keys), style="dim")

    def _side_by_side(self, rows: list[Text], *, cramped: bool) -> bool:
        """Whether choices stand in columns: many on a wide screen, or more than there is room for."""
        if len(rows) > MANY and self.out.width >= 2 * ONE_COLUMN:
            return True
        longest = max((row.cell_len for row in rows), default=0)
        return cramped and len(rows) > FEW and longest <= self.out.width

    def _about(self, prompt: Prompt, known: set[str]) -> set[str]:
        """What is written on the card that the question is about, told before anything is chosen."""
        cards = [value for name, value in prompt.about if name == "card" and isinstance(value, str)]
        texts = [self.words.text("card", card) for card in cards if card not in known]
        for text in filter(None, texts):
            self.out.print(Padding(Text(text), (0, 0, 0, INDENT)))
        return set(cards)

    def _rows(self, state: State, choices: list[Choice], known: set[str], *, brief: bool) -> list[Text]:
        """The choices by their numbers; `brief` leaves out what their cards say."""
        rows: list[Text] = []
        said = set(known)
        for number, choice in enumerate(choices, 1):
            mark = "! " if state.takes_order(choice) else " "
            rows.append(self._row(f"{number:>3}{mark}", choice, said, brief=brief))
            said |= {value for _, value in choice.args if isinstance(value, str)}
        return rows

    def _row(self, number: str, choice: Choice, known: set[str], *, brief: bool) -> Text:
        line = Text.assemble((number, "yellow"), self.words.choice(choice))
        if not brief and (notes := self.notes(choice, known)):
            line.append(f"  {' '.join(notes)}", style="dim")
        return line

    def _refused(self, refusals: list[Refusal], first: int, *, room: int) -> bool:
        """What is not open, by the rules that forbid it; whether only their numbers had room."""
        by_rule: dict[tuple[str, str], list[str]] = {}
        for number, refusal in enumerate(refusals, first):
            reason = (self.words.reason(refusal), refusal.rule)
            by_rule.setdefault(reason, []).append(f"{number} {self.words.choice(refusal.choice)}")
        told: list[str] = []
        for (why, rule), lines in by_rule.items():
            more = ["…"] if len(lines) > REFUSALS_OF_A_RULE else []
            shown = " · ".join([*lines[:REFUSALS_OF_A_RULE], *more])
            told.append(self.words.say("cli-not-open", why=why, rule=rule, choices=shown))
        needed = sum(-(-(len(line) + INDENT) // self.out.width) for line in told)
        if told and self.out.is_terminal and needed > room:
            last = first + len(refusals) - 1
            self.out.print(self.words.say("cli-not-open-at-all", first=first, last=last), style="dim")
            return True
        for line in told:
            self.out.print(Padding(line, (0, 0, 0, INDENT)), style="dim")
        return False

    def notes(self, choice: Choice, known: set[str]) -> list[str]:
        """What is written on the cards and places that a choice names, but for those of `known`."""
        named = [
            (name, value) for name, value in choice.args if isinstance(value, str) and value not in known
        ]
        texts = [self.words.text(name, value) for name, value in named]
        return [text for text in texts if text]
