"""A lesson being played: allowed choices, messages, status, undo."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal

from horda.engine.choices import Choice, freeze_lists
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.views.cases import choice_called, failed_expectation, text_of_choice
from horda.engine.views.position import BadPosition
from horda.lessons.lesson_file import Condition, Hint, Lesson, WrongWay
from horda.rulebook import Text

Status = Literal["open", "wrong", "solved"]
NOT_KEY = "not"
"""Key of a condition's negated part."""
WON_KEY = "won"
"""Key of a condition on whether the learner has won."""
MAX_OTHER_CHOICES = 500
"""Maximum number of choices in a row by the other players."""


class LessonStuck(Exception):
    """Raised if the other players make more choices in a row than the limit."""


class LessonRun:
    """A lesson being played by one learner; every choice can be taken back."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self.state = starting_position(lesson, game)
        self.positions: list[State] = []
        """The positions before each of the learner's choices."""
        self.choice_lines: list[str] = []
        """The learner's choices, in the notation of cases."""
        self.status: Status = "open"
        self.wrong_way: WrongWay | None = None
        """The mistake that was made, until it is taken back."""
        self.hints_given = 0
        self.tries = 1
        self.seats = _own_seats(lesson, self.state)
        """The learner's seats."""
        self._remarks_made: set[int] = set()
        self._messages: list[Text] = []
        self._play_other_seats()

    # --- choices ---------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The learner's seat that must decide, or the first one."""
        return next((seat for seat in self.state.deciders if seat in self.seats), self.seats[0])

    def choices(self) -> list[Choice]:
        """Return the choices that both the rules and the lesson allow now."""
        if self.status != "open":
            return []
        offered = self.state.choices(self.seat)
        allowed = [one for one in offered if self.allows(one)]
        return allowed or offered

    def allows(self, choice: Choice) -> bool:
        """Whether the lesson allows a choice that the rules allow."""
        return self._matches_any(choice, self.lesson.may)

    def choose(self, choice: Choice, pictures: list[State] | None = None) -> None:
        """Make one of `choices` and play on; `pictures` is passed to `State.apply`."""
        if not any(one.same(choice) for one in self.choices()):
            raise ValueError(f"`{text_of_choice(self.state, choice)}` is not open in this lesson")
        self.positions.append(self.state.clone())
        self.choice_lines.append(text_of_choice(self.state, choice))
        self.state.apply(choice, pictures)
        self._play_other_seats(pictures)

    def play(self, line: str) -> None:
        """Make the choice that a line describes."""
        self.choose(choice_called(self.state, line))

    def fork(self) -> LessonRun:
        """Return a copy that is played on without changing this one."""
        new = copy(self)
        new.state = self.state.clone()
        new.positions, new.choice_lines = list(self.positions), list(self.choice_lines)
        new._remarks_made, new._messages = set(self._remarks_made), []
        return new

    # --- messages --------------------------------------------------------------------------------

    def take_messages(self) -> list[Text]:
        """Return the messages that were not shown yet, and clear them."""
        messages, self._messages = self._messages, []
        return messages

    def hint(self, waited: float | None = None) -> Hint | None:
        """Return the next hint if the learner waited long enough, or asked for it (`waited` is None); else None."""
        if self.hints_given >= len(self.lesson.hints) or self.status != "open":
            return None
        found = self.lesson.hints[self.hints_given]
        if waited is not None and waited < found.after:
            return None
        self.hints_given += 1
        return found

    def solution_choice(self) -> Choice | None:
        """Return the solution's next choice; None if the learner has left the solution."""
        done = len(self.choice_lines)
        if self.choice_lines != self.lesson.solution[:done] or done >= len(self.lesson.solution):
            return None
        return choice_called(self.state, self.lesson.solution[done])

    # --- undo ------------------------------------------------------------------------------------

    def take_back(self) -> bool:
        """Take back the last choice, or all choices of a mistake; return False if there was none."""
        if not self.positions:
            return False
        keep = len(self.choice_lines) - 1
        if self.wrong_way is not None:
            keep = self._choices_before_mistake(self.wrong_way)
            self.tries += 1
        self.state = self.positions[keep]
        del self.positions[keep:], self.choice_lines[keep:]
        self.status, self.wrong_way = "open", None
        return True

    def restart(self) -> None:
        """Restart the lesson; remarks and hints that were shown are not repeated."""
        if self.positions:
            self.state = self.positions[0]
            self.positions, self.choice_lines = [], []
            self.tries += 1
        self.status, self.wrong_way = "open", None

    def _choices_before_mistake(self, way: WrongWay) -> int:
        """Return the number of choices that remain when a mistake is taken back."""
        if way.back:
            for at in reversed(range(len(self.choice_lines))):
                line = self.choice_lines[at]
                if way.back in (line, line.split(" ")[1]):
                    return at
        return 0

    # --- playing on ------------------------------------------------------------------------------

    def _play_other_seats(self, pictures: list[State] | None = None) -> None:
        """Update the status and let the other players choose until the learner must decide."""
        self._update_status()
        for _ in range(MAX_OTHER_CHOICES):
            if self.status != "open" or any(seat in self.seats for seat in self.state.deciders):
                return
            self.state.apply(self._other_choice(self.state.all_choices()), pictures)
            self._update_status()
        raise LessonStuck(f"{self.lesson.key}: the other players chose {MAX_OTHER_CHOICES} times in a row")

    def _other_choice(self, offered: Sequence[Choice]) -> Choice:
        for name in self.lesson.others:
            for one in offered:
                if self._matches_any(one, [name]):
                    return one
        return offered[0]

    def _matches_any(self, choice: Choice, names: Sequence[str]) -> bool:
        """Whether a choice matches one of these verbs or lines; any choice does if there are none."""
        return not names or choice.verb in names or text_of_choice(self.state, choice) in names

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds, and its negated part does not."""
        positive = {key: value for key, value in condition.items() if key not in (NOT_KEY, WON_KEY)}
        if failed_expectation(self.state, positive):
            return False
        result = self.state.result
        won = result is not None and any(seat in result.winners for seat in self.seats)
        if condition.get(WON_KEY, won) != won:
            return False
        never = condition.get(NOT_KEY)
        return not (isinstance(never, dict) and self.holds(never))

    def _update_status(self) -> None:
        """Queue the messages that are due, and check whether the lesson is solved or went wrong."""
        for number, remark in enumerate(self.lesson.say):
            if number not in self._remarks_made and self.holds(remark.when):
                self._remarks_made.add(number)
                self._messages.append(remark.text)
        if self.holds(self.lesson.solved):
            self.status = "solved"
            self._messages.append(self.lesson.end)
            return
        found = next((way for way in self.lesson.wrong if self.holds(way.when)), None)
        if found is None and self.state.over:
            found = self.lesson.wrong[-1]
        if found is not None:
            self.status, self.wrong_way = "wrong", found
            self._messages.append(found.text)


def starting_position(lesson: Lesson, game: Game) -> State:
    """Return the state at which a lesson starts."""
    if lesson.match is None:
        return game.place(lesson.given)
    options = {name: freeze_lists(value) for name, value in lesson.match.options.items()}
    return game.new(seats=lesson.match.seats, seed=lesson.match.seed, **options)


def _own_seats(lesson: Lesson, state: State) -> list[int]:
    """Return the seats of the figures or seat numbers that the lesson calls `you`; by default all."""
    named = [state.game.figure_name(state, seat) for seat in range(state.seats)]
    found = [seat for seat, name in enumerate(named) if not lesson.you or {name, str(seat)} & set(lesson.you)]
    if not found:
        raise BadPosition(f"`you` names nobody who plays; known: {', '.join(named)}")
    return found
