"""A lesson in the terminal: the same table and keys as a match, with a goal, hints and taking back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Timer

from horda.cli.context import CliContext
from horda.cli.paths import state_folder
from horda.cli.terminal.keys import KeyboardPlayer, Leave, TookBack
from horda.cli.terminal.seating import Seating, Sitter
from horda.cli.terminal.session import TableSession
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.lessons.lesson_run import LessonRun

GOAL_LINES = 3
"""Lines above the question for the goal and the new rule; other text may scroll."""


def has_keyboard() -> bool:
    """Whether input comes from a keyboard, not from a file or pipe."""
    return sys.stdin.isatty()


class Pupil(KeyboardPlayer):
    """The keys of a lesson: choices, hints, taking back and the solution."""

    session: TerminalLesson

    def __init__(self, session: TerminalLesson) -> None:
        super().__init__(session)
        mine: dict[str, Callable[[str], None]] = {
            "a": self._restart,
            "h": self._hint,
            "s": self._show,
            "u": self._undo,
        }
        own = {key: does for key, does in self.does.items() if key != "o"}
        self.does = {**own, "?": self._help, **mine}

    @property
    def choices(self) -> list[Choice]:
        """The choices that the lesson allows, in the order of their numbers."""
        return self.session.lesson.choices()

    def _hint(self, _: str) -> None:
        if not self.session.tell_hint(None):
            self.context.print_message("cli-learn-no-hint")

    def _undo(self, _: str) -> None:
        if not self.session.lesson.take_back():
            self.context.print_message("cli-learn-nothing-back", "red")
            return
        raise TookBack

    def _restart(self, _: str) -> None:
        self.session.lesson.restart()
        raise TookBack

    def _show(self, _: str) -> None:
        """Make the next step of the solution and print it."""
        step = self.session.lesson.solution_choice()
        if step is None:
            self.context.print_message("cli-learn-astray", "red")
            return
        self.session.shown = self.session.words.choice(step)
        self.session.lesson.choose(step)
        raise TookBack

    def _rule(self, text: str) -> None:
        """Print the rules of the lesson, or another one by its id or words."""
        for rule in [text] if text else self.session.lesson.lesson.rules:
            super()._rule(rule)


class TerminalLesson(TableSession):
    """A lesson in the terminal, until it is solved or left."""

    def __init__(self, context: CliContext, lesson: LessonRun) -> None:
        self.lesson = lesson
        seats = tuple(Sitter(name=self._name(context, seat)) for seat in range(lesson.state.seats))
        super().__init__(context, lesson.state, Seating(seats), state_folder())
        self.screen.keys = "cli-lesson-keys"
        self.screen.spared = GOAL_LINES
        self.person = Pupil(self)
        self.shown = ""
        """The last step of the solution made for the pupil, to be printed once."""
        self.waits = False
        """Whether the pupil is being asked."""
        self.alarm: Timer | None = None

    def _name(self, context: CliContext, seat: int) -> str:
        """Return the name of a seat, which is its number from 1."""
        return context.words.say("common-seat", number=seat + 1)

    def keep(self) -> None:
        """Save nothing: a lesson is no match."""

    def learn(self) -> bool:
        """Run the lesson until it is solved; return False if the person leaves."""
        while self.lesson.status != "solved":
            self.state = self.lesson.state
            if not (self._goes_wrong() if self.lesson.status == "wrong" else self._chooses()):
                return False
        self.state = self.lesson.state
        self.show(self.lesson.seat)
        self.context.print_message("cli-learn-solved", "bold green", tries=self.lesson.tries)
        return True

    def _chooses(self) -> bool:
        seat = self.lesson.seat
        try:
            choice = self.person.choose(Turn.of(self.state, seat, self._turn(seat).rng, self.budget))
        except TookBack:
            self.seen = {}
            return True
        except Leave:
            return False
        self.mark_seen(seat)
        self.lesson.choose(choice)
        return True

    def _goes_wrong(self) -> bool:
        """Explain a wrong choice and take it back, or restart the lesson; return False if the person leaves."""
        self.show(self.lesson.seat)
        answer = self.ask(self.context.words.say("cli-learn-after-wrong"))
        key = "q" if answer is None else answer.strip().lower()[:1]
        if key == "q":
            return False
        if key == "a":
            self.lesson.restart()
        else:
            self.lesson.take_back()
        self.seen = {}
        return True

    # --- the screen ------------------------------------------------------------------------------

    def show(self, seat: int | None) -> None:
        """Print the table, the goal, the new rule and the remarks for this moment."""
        super().show(seat)
        lesson, out = self.lesson.lesson, self.context.out
        self.context.print_message(
            "cli-learn-goal", "bold yellow", goal=lesson.goal.in_language(self.context.lang)
        )
        self.context.print_message(
            "cli-learn-new", "yellow", new=lesson.new.in_language(self.context.lang), rule=lesson.new_rule
        )
        if self.shown:
            self.context.print_message("cli-learn-shown", "dim", choice=self.shown)
            self.shown = ""
        for text in self.lesson.take_messages():
            out.print(text.in_language(self.context.lang), style="bold")

    def tell_hint(self, waited: float | None) -> bool:
        """Print the next hint, requested (None) or due after some seconds; return whether there was one."""
        found = self.lesson.hint(waited)
        if found is None:
            return False
        text = found.text.in_language(self.context.lang)
        count = len(self.lesson.lesson.hints)
        self.context.print_message(
            "cli-learn-hint", "cyan", number=self.lesson.hints_given, count=count, hint=text
        )
        return True

    def ask(self, prompt: str) -> str | None:
        """Return the typed line; hints are printed during the wait."""
        self.waits = True
        self._set_alarm(prompt)
        try:
            return super().ask(prompt)
        finally:
            self.waits = False
            if self.alarm is not None:
                self.alarm.cancel()

    def _set_alarm(self, prompt: str) -> None:
        """Schedule the next hints after their delays, if a person is at the terminal."""
        left = self.lesson.lesson.hints[self.lesson.hints_given :]
        if not left or self.lesson.status != "open" or not has_keyboard():
            return
        after = left[0].after

        def ring() -> None:
            if self.waits:
                self.context.out.print()
                self.tell_hint(after)
                self.context.out.print(f"{prompt} ", end="")
                self._set_alarm(prompt)

        self.alarm = Timer(after, ring)
        self.alarm.daemon = True
        self.alarm.start()
