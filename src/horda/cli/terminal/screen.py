"""The screen of a table: the board, the log, the question and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.text import Text

from horda.cli.terminal.boards import TableDrawing
from horda.engine.choices import Choice, Refusal
from horda.engine.content.verb_styles import verbs_of
from horda.engine.events import Event
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.steps import Prompt
from horda.locale import Words
from horda.locale.log_lines import log_sentences

LINES_OF_LOG = 12
LEAST_LINES_OF_LOG = 1
HEAD = 6
"""Lines of a board that are visible in any window, however many choices there are."""
LEAST_CHOICES = 5
SMALLEST = 30
"""With fewer lines than this, only one line of the log is printed, and the keys only after `?`."""
LOW = 44
"""With fewer lines than this, boards leave out the texts of cards, so that choices print them."""
A_QUESTION = 2
"""Lines left free below the log when no question is asked."""
MANY = 12
"""From this number of choices on, they are printed in columns, without the texts of their cards."""
FEW = 3
"""Up to this number of choices, each has its own line, even in a window with few lines."""
ONE_COLUMN = 56
HEADING = 3
"""Lines around the log: its heading, the number of omitted lines, and the input line."""
INDENT = 4
BELOW = 4
"""Lines taken by the question itself, the keys and the input."""
REFUSALS_OF_A_RULE = 5


class Screen:
    """Prints the table of a match for the person at the terminal."""

    def __init__(self, out: Console, words: Words, game_id: str, *, keys: str = "cli-keys") -> None:
        self.out = out
        self.keys = keys
        """The message that lists the keys; its short forms are shown below a question."""
        self.helps = "h" if keys == "cli-keys" else "?"
        """The key that lists all keys."""
        self.spared = 0
        """Number of lines above a question that are left free for other text."""
        self.is_shared = True
        """Whether several people share this screen, so that each question names the person."""
        self.words = words
        self.drawing = TableDrawing(game_id)
        self.taken = 0
        """Number of lines that the board takes."""

    @property
    def is_low(self) -> bool:
        """Whether the window has too few lines for everything."""
        return self.out.is_terminal and self.out.height < LOW

    @property
    def is_smallest(self) -> bool:
        """Whether the window is too low for a log of several lines."""
        return self.out.is_terminal and self.out.height < SMALLEST

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")

    def table(self, state: State, seat: int | None, events: Sequence[Event]) -> None:
        """Print the board and the log, and leave room below for the question of a seat."""
        choices = [] if seat is None else state.choices(seat)
        if seat is None or not choices:
            self.board(state, seat)
            self.print_events(events, seat)
            return
        refusals = state.refusals(seat)
        self.taken = self.out.height
        least = self.lines_of_question(state, seat, choices, refusals)
        spared = HEADING - 1 if self.is_smallest else 0
        self.board(state, seat, below=least + LEAST_LINES_OF_LOG - spared)
        self.print_events(events, seat, below=self.lines_of_question(state, seat, choices, refusals))

    def board(self, state: State, seat: int | None, *, below: int = 0) -> None:
        """Print the board as a seat sees it; only its head if `below` lines must stay free."""
        title = self.words.say("cli-table-title", game=self.words.title(), round=state.round)
        if not self.is_smallest:
            self.out.print(Rule(title, style="dim"))
        drawn = self.drawing.draw(state.view(seat), self.words)
        lines = self.out.render_lines(drawn, pad=False)
        most = max(self.out.height - below - (1 if self.is_smallest else 2), HEAD)
        if not self.out.is_terminal or not below or len(lines) <= most:
            self.taken = len(lines) + 1
            self.out.print(drawn)
            return
        self._print(lines[: most - 1])
        self.out.print(self.words.say("cli-board-goes-on", count=len(lines) - most + 1), style="dim")
        self.taken = most + 1

    def print_events(self, events: Sequence[Event], seat: int | None, *, below: int = A_QUESTION) -> None:
        """Print events as sentences, only the last ones if there are many, and leave `below` lines free."""
        room = self.out.height - self.taken - below if self.out.is_terminal else LINES_OF_LOG
        lines = self.event_sentences(events, seat)
        if not lines:
            return
        last = self._last(lines, max(room, LEAST_LINES_OF_LOG))
        self.taken += sum(map(self._height, last)) + (2 if len(lines) > len(last) else 1)
        if not self.is_smallest:
            self.out.print(Rule(self.words.say("cli-happened"), style="dim", align="left"))
        if len(lines) > len(last) and not self.is_smallest:
            self.out.print(self.words.say("cli-earlier", count=len(lines) - len(last)), style="dim")
        cut = self.is_smallest or (self.out.is_terminal and sum(map(self._height, last)) > max(room, 1))
        for line in last:
            self.out.print(Text(f"· {line}", overflow="ellipsis"), no_wrap=cut)

    def _last(self, lines: list[str], most: int) -> list[str]:
        """Return the last sentences that fit into `most` lines, at least one."""
        fitting = 1
        taken = self._height(lines[-1])
        while fitting < len(lines) and taken + self._height(lines[-fitting - 1]) <= most:
            fitting += 1
            taken += self._height(lines[-fitting])
        return lines[-fitting:]

    def _height(self, line: str) -> int:
        """Return the number of screen lines of a sentence of the log."""
        wide = self.out.is_terminal and not self.is_smallest
        return len(Text(f"· {line}").wrap(self.out, self.out.width)) if wide else 1

    def event_sentences(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """Return the sentences of events; equal ones in a row are counted."""
        counted = [(line, len(list(same))) for line, same in groupby(log_sentences(self.words, events, seat))]
        return [line if count == 1 else f"{line} ×{count}" for line, count in counted]

    def lines_of_question(
        self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]
    ) -> int:
        """Return the number of lines that a question takes below the board, with the heading of the log."""
        with self.out.capture() as written:
            self.question(state, seat, choices, refusals)
        return written.get().count("\n") + HEADING + self.spared

    def question(self, state: State, seat: int, choices: list[Choice], refusals: list[Refusal]) -> None:
        """Print the question for a seat, its choices, and the refused ones with their rule.

        The text of a card is printed with the first choice that names it.
        """
        prompt = state.prompt(seat)
        view = state.view(seat)
        known = self.drawing.meaningless_names(view) | (
            set() if self.is_low else self.drawing.explained_names(view)
        )
        if not self.is_smallest:
            self.out.print(Rule(style="dim"))
        above = 0
        if prompt is not None:
            name = Text(f"{self.words.seat(seat)}: " if self.is_shared else "", style="bold yellow")
            asked: list[Text | Padding] = [
                name.append(self.words.prompt(prompt, seat), style="bold"),
                *self._card_texts(prompt, known),
            ]
            lines = [line for part in asked for line in self.out.render_lines(part, pad=False)]
            self._print(lines)
            above = len(lines) - 1
            known |= {value for name, value in prompt.about if name == "card" and isinstance(value, str)}
        keys = self.words.say(f"{self.keys}-{'shortest' if self.is_smallest else 'short'}")
        wrapped = -(-len(keys) // self.out.width) - 1
        room = self.out.height - self.taken - BELOW - above - wrapped - bool(refusals)
        asides = self._count_asides(state, choices)
        rows = self._with_asides(self._rows(state, choices, known, brief=len(choices) > MANY), asides)
        needed = sum(-(-row.cell_len // self.out.width) for row in rows)
        cramped = self.out.is_terminal and needed > room
        if cramped:
            rows = self._with_asides(self._rows(state, choices, known, brief=True), asides)
        most = room + max(self.taken - HEAD - HEADING, 0)
        taken = self._choices(rows, len(choices), cramped=cramped, most=max(most, LEAST_CHOICES))
        shortened = self._print_refusals(refusals, len(choices) + 1, room=room + bool(refusals) - taken)
        if not (shortened and self.is_smallest):
            self.out.print(keys, style="dim")

    def _choices(self, rows: list[Text], total: int, *, cramped: bool, most: int) -> int:
        """Print the rows of `total` choices, in columns if needed, and a note on those beyond `most` lines."""
        shown = len(rows)
        while (
            cramped
            and shown > 1
            and len(self._render_choices(rows[:shown], cramped=cramped)) > most - (shown < len(rows))
        ):
            shown -= 1
        lines = self._render_choices(rows[:shown], cramped=cramped)
        self._print(lines)
        if shown < len(rows):
            rest = self.words.say("cli-choices-go-on", first=shown + 1, last=total)
            self.out.print(rest, style="dim")
        return len(lines)

    def _print(self, lines: list[list[Segment]]) -> None:
        self.out.print(Segments([part for line in lines for part in (*line, Segment.line())]))

    def _render_choices(self, rows: list[Text], *, cramped: bool) -> list[list[Segment]]:
        """Return the screen lines of the rows of choices."""
        if self._side_by_side(rows, cramped=cramped):
            columns = Columns(rows, column_first=True, expand=False, padding=(0, 3))
            return self.out.render_lines(columns, pad=False)
        return self.out.render_lines(Text("\n").join(rows), pad=False)

    def all_choices(self, state: State, choices: list[Choice]) -> None:
        """Print every choice on its own line, for windows too small to show all."""
        for row in self._rows(state, choices, set(), brief=True):
            self.out.print(row)

    def _side_by_side(self, rows: list[Text], *, cramped: bool) -> bool:
        """Whether choices are printed in columns: many on a wide screen, or more than fit."""
        if len(rows) > MANY and self.out.width >= 2 * ONE_COLUMN:
            return True
        longest = max((row.cell_len for row in rows), default=0)
        return cramped and len(rows) > FEW and longest <= self.out.width

    def _card_texts(self, prompt: Prompt, known: set[str]) -> list[Padding]:
        """Print the text of the card that the question is about."""
        cards = [value for name, value in prompt.about if name == "card" and isinstance(value, str)]
        texts = [self.words.text("card", card) for card in cards if card not in known]
        return [Padding(Text(text), (0, 0, 0, INDENT)) for text in texts if text]

    def _rows(self, state: State, choices: list[Choice], known: set[str], *, brief: bool) -> list[Text]:
        """Return the numbered choices; `brief` leaves out the texts of their cards."""
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

    def _count_asides(self, state: State, choices: list[Choice]) -> int:
        """Return the number of choices at the end of the list that only show cards, if they are to be summarized."""
        informing = aside_verbs(state.game)
        count = 0
        for choice in reversed(choices):
            if choice.verb not in informing:
                break
            count += 1
        return count if 1 < count < len(choices) else 0

    def _with_asides(self, rows: list[Text], asides: int) -> list[Text]:
        """Return the rows with the last `asides` ones, which only show cards, joined into one."""
        if not asides:
            return rows
        first = len(rows) - asides + 1
        return [
            *rows[:-asides],
            Text(self.words.say("cli-choices-aside", first=first, last=len(rows)), style="dim"),
        ]

    def _print_refusals(self, refusals: list[Refusal], first: int, *, room: int) -> bool:
        """Print the refused choices by the rules that forbid them; return whether there was room only for numbers."""
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
            self.out.print(
                self.words.say("cli-not-open-at-all", first=first, last=last, key=self.helps), style="dim"
            )
            return True
        for line in told:
            self.out.print(Padding(line, (0, 0, 0, INDENT)), style="dim")
        return False

    def notes(self, choice: Choice, known: set[str]) -> list[str]:
        """Return the texts of the cards and places that a choice names, except those in `known`."""
        named = [
            (name, value) for name, value in choice.args if isinstance(value, str) and value not in known
        ]
        texts = [self.words.text(name, value) for name, value in named]
        return [text for text in texts if text]


@cache
def aside_verbs(game: Game) -> frozenset[str]:
    """Return the verbs of a game that only inform others, such as showing a card."""
    return frozenset(verb for verb, looks in verbs_of(game).items() if looks.aside)
